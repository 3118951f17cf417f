import { useSyncExternalStore } from 'react';

import { read, write } from '../../../client/shared/browser-storage.ts';

const PREFIX = 'staffDraft:';
const CHANGED = 'staff-draft';

/** What was typed here, where the browser allows no storage. */
const typed = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  // Another tab wrote: what it stored counts.
  const onStorage = ({ key }: StorageEvent) => {
    if (key) typed.delete(key);
    listener();
  };
  addEventListener('storage', onStorage);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(CHANGED, listener);
  };
}

const textOf = (key: string): string | null => typed.get(key) ?? read('localStorage', key);

/** What was typed and not sent yet, as it is now; null for none. */
export const draftOf = (name: string): string | null => textOf(PREFIX + name);

/**
 * What was typed and not sent yet. It stays in this browser until it is sent or staff sign out, whatever
 * becomes of the page and of the session.
 * @returns the text, null for none, and its setter
 */
export function useDraft(name: string): [string | null, (text: string | null) => void] {
  const key = PREFIX + name;
  const draft = useSyncExternalStore(
    subscribe,
    () => textOf(key),
    () => null,
  );
  return [draft, (text) => keep(key, text)];
}

/** Puts back what was sent and taken back, unless something else was typed since. */
export function bringBackDraft(name: string, text: string): void {
  const key = PREFIX + name;
  if (textOf(key) === null) keep(key, text);
}

function keep(key: string, text: string | null): void {
  if (text === null) typed.delete(key);
  else typed.set(key, text);
  write('localStorage', key, text);
  dispatchEvent(new Event(CHANGED));
}

/** Drops a draft that was sent, unless more was typed since. */
export function dropDraft(name: string, sent: string): void {
  const key = PREFIX + name;
  if (textOf(key) === sent) keep(key, null);
}

/** Staff signed out: nothing of a person stays in the browser. */
export function forgetDrafts(): void {
  typed.clear();
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      localStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored then.
  }
}
