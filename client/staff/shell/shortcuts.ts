import { useEffect, useRef, useSyncExternalStore } from 'react';

import { read, write } from '../../browser-storage.ts';

/** What a browser remembers of shortcuts that were turned off (WCAG 2.1.4). */
const KEPT_AS = 'staffShortcuts';

/** How long the second letter of 'g l' may take (ms). */
const SEQUENCE_MS = 1_500;

/** What a key does; true when it did something, which the browser then leaves alone. */
export type Shortcuts = Readonly<Record<string, () => boolean>>;

const TICKED = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Whether somebody is writing: no letter is a shortcut there. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !TICKED.has(target.type);
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The key as a table of shortcuts has it: 'a', 'Shift+X', 'ArrowDown', '?'. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey && /^\p{L}$/u.test(key) ? `Shift+${key.toUpperCase()}` : key;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const areOn = (): boolean => read('localStorage', KEPT_AS) !== 'off';

/** Turns the shortcuts of this browser on or off. */
export function turnShortcuts(on: boolean): void {
  write('localStorage', KEPT_AS, on ? null : 'off');
  for (const listener of listeners) listener();
}

/** Whether shortcuts are on; the Worker, which cannot know, renders as if they were. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/**
 * Keys that act on the page while nobody writes and shortcuts are on. 'g l' is a key after another.
 * @param mayAct whether the keys mean this page now, e.g. not while another dialog is open
 */
export function useShortcuts(shortcuts: Shortcuts, mayAct: () => boolean): void {
  const on = useShortcutsOn();
  const now = useRef({ shortcuts, mayAct });
  useEffect(() => {
    now.current = { shortcuts, mayAct };
  });

  useEffect(() => {
    if (!on) return undefined;
    let first = '';
    let firstAt = 0;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isWriting(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !now.current.mayAct()) return;
      const name = nameOf(event);
      const sequence = event.timeStamp - firstAt < SEQUENCE_MS ? `${first} ${name}` : '';
      first = name;
      firstAt = event.timeStamp;
      const act = now.current.shortcuts[sequence] ?? now.current.shortcuts[name];
      if (act?.()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
