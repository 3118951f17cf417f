import { useEffect } from 'react';

/** What the keys of the page do, for the command palette. */
export interface PageAction {
  label: string;
  /** The key that does the same. */
  keys: string;
  run: () => void;
}

let read = (): readonly PageAction[] => [];

/** Offers actions in the command palette while the page shows. @param now those that are of use at this moment */
export function usePageActions(now: () => readonly PageAction[]): void {
  useEffect(() => {
    read = now;
    return () => {
      read = () => [];
    };
  });
}

export const pageActions = (): readonly PageAction[] => read();
