import { useEffect, type RefObject } from 'react';

import { useKeys, type KeyAction } from '../shell/keys.ts';
import { focusByKeyboard, focusedRow, focusRow, followModality, rowFrom } from './row-focus.ts';

interface Rows {
  root: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** The row that is open next to the list. */
  openId: string | null;
  show: (id: string) => void;
  hide: () => void;
}

/**
 * The keys of a list with a pane: j and k move, and the pane follows; o opens, Escape closes.
 * @param more further keys; what closes goes before them
 * @returns what closes the pane, and gives the focus back to its row
 */
export function useRowKeys(
  { root, ids, openId, show, hide }: Rows,
  more: readonly KeyAction[],
): () => void {
  useEffect(followModality, []);
  const current = () => focusedRow() ?? openId ?? undefined;
  const focus = (id: string | undefined) =>
    id !== undefined && root.current !== null && focusRow(root.current, id, true);
  const move = (step: number): boolean => {
    const next = rowFrom(ids, current(), step);
    if (next !== undefined && openId !== null) show(next);
    focusByKeyboard();
    return focus(next);
  };
  const close = () => {
    const id = openId ?? undefined;
    hide();
    focus(id);
  };
  /** Arrows scroll where no row has the focus. */
  const step = (by: number, key: string) => (pressed: string) =>
    (pressed === key || focusedRow() !== undefined) && move(by);
  const moves = { group: 'Move', isOffered: false };
  useKeys([
    { key: 'j', also: 'ArrowDown', label: 'Next row', ...moves, run: step(1, 'j') },
    { key: 'k', also: 'ArrowUp', label: 'Row before', ...moves, run: step(-1, 'k') },
    {
      key: 'o',
      label: 'Open',
      group: 'Read',
      isOffered: () => openId === null && focusedRow() !== undefined,
      run: () => {
        const id = current();
        if (id !== undefined) show(id);
        return id !== undefined;
      },
    },
    {
      key: 'Escape',
      label: 'Close',
      group: 'Read',
      isOffered: openId !== null,
      run: () => {
        if (openId !== null) close();
        return openId !== null;
      },
    },
    {
      key: '/',
      label: 'Search this list',
      group: 'Read',
      run: () => {
        root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
        return true;
      },
    },
    ...more,
  ]);
  return close;
}
