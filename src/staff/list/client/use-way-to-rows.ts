import { useEffect, useRef } from 'react';

import { focusFirstRow } from './row-focus.ts';

/**
 * The way from a field above a list to the first row that it finds, once the list is read.
 * @returns begins it; whoever goes somewhere else meanwhile stays there
 */
export function useWayToRows(isReading: boolean): () => void {
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (from.current === null || isReading) return;
    const isThere = [from.current, document.body].includes(document.activeElement ?? document.body);
    from.current = null;
    if (isThere) focusFirstRow();
  });
  return () => {
    from.current = document.activeElement;
  };
}
