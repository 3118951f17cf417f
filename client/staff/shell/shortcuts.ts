import { useEffect, useRef } from 'react';

import { read, write } from '../../shared/browser-storage.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** Shortcuts can be turned off (WCAG 2.1.4). */
const STORED_AS = 'staffShortcuts';

/** How long the second letter of 'g l' may take (ms). */
const SEQUENCE_MS = 1_500;

/** What a key does; true when it did something, and the browser's own action is prevented. */
export type Shortcuts = Readonly<Record<string, () => boolean>>;

const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Whether letters are typed here, so that none is a shortcut. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The key as a table of shortcuts has it: 'a', 'Shift+X', 'ArrowDown', '?'. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey && /^\p{L}$/u.test(key) ? `Shift+${key.toUpperCase()}` : key;
}

const on = createStore(read('localStorage', STORED_AS) !== 'off');

/** Turns the shortcuts of this browser on or off. */
export function turnShortcuts(value: boolean): void {
  write('localStorage', STORED_AS, value ? null : 'off');
  on.set(value);
}

/** Whether shortcuts are on; the Worker, which cannot know, renders as if they were. */
export const useShortcutsOn = (): boolean => useStore(on, true);

/**
 * Keys that act on the page while no text is typed and shortcuts are on. 'g l' is a sequence.
 * @param mayAct whether the keys are for this page now, e.g. not while another dialog is open
 */
export function useShortcuts(shortcuts: Shortcuts, mayAct: () => boolean): void {
  const isOn = useShortcutsOn();
  const now = useRef({ shortcuts, mayAct });
  useEffect(() => {
    now.current = { shortcuts, mayAct };
  });

  useEffect(() => {
    if (!isOn) return undefined;
    let first = '';
    let firstAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isWriting(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !now.current.mayAct()) return;
      const name = nameOf(event);
      const sequence = event.timeStamp - firstAt < SEQUENCE_MS ? `${first} ${name}` : '';
      first = name;
      firstAt = event.timeStamp;
      const act = now.current.shortcuts[sequence] ?? now.current.shortcuts[name];
      if (act?.()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
