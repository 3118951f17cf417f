import { useEffect, type RefObject } from 'react';

import { staffPages } from '../../../src/shared/staff-pages.ts';
import { useShortcuts, type Shortcuts } from '../shell/shortcuts.ts';
import { focusByKeyboard, focusedRow, focusRow, followModality, rowFrom } from './row-focus.ts';

interface Rows {
  root: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** The row that is open next to the list. */
  openId: string | null;
  show: (id: string) => void;
  hide: () => void;
  /** The row to go on from where none has the focus. */
  last?: () => string | undefined;
}

const leaveFor = (path: string) => (): boolean => {
  location.assign(path);
  return true;
};

/**
 * The keys of a list with a pane: j and k move, and the pane follows; o opens, Escape closes.
 * @param more further keys, for the row that is open or has the focus
 */
export function useRowKeys(
  { root, ids, openId, show, hide, last }: Rows,
  more: (id: string | undefined) => Shortcuts,
): { close: () => void; keys: Shortcuts } {
  useEffect(followModality, []);
  const current = () => focusedRow() ?? openId ?? undefined;
  const focus = (id: string | undefined) =>
    id !== undefined && root.current !== null && focusRow(root.current, id, true);
  const move = (step: number): boolean => {
    const next = rowFrom(ids, current() ?? last?.(), step);
    if (next !== undefined && openId !== null) show(next);
    focusByKeyboard();
    return focus(next);
  };
  const close = () => {
    const id = openId ?? undefined;
    hide();
    focus(id);
  };
  const now = (key: string) => (): boolean => more(current())[key]?.() ?? false;
  const keys: Shortcuts = {
    ...Object.fromEntries(Object.keys(more(undefined)).map((key) => [key, now(key)])),
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => focusedRow() !== undefined && move(1),
    ArrowUp: () => focusedRow() !== undefined && move(-1),
    o: () => {
      const id = current();
      if (id !== undefined) show(id);
      return id !== undefined;
    },
    Escape: () => {
      if (openId === null) return now('Escape')();
      close();
      return true;
    },
    '/': () => {
      root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
      return true;
    },
    'g l': leaveFor(staffPages.leads.path),
    'g a': leaveFor(staffPages.applications.path),
  };
  useShortcuts(keys, () => document.querySelector('dialog[open]') === null);
  return { close, keys };
}
