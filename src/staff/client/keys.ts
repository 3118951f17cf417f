import { useEffect, useRef } from 'react';

import { staffPages } from '../../shared/staff-pages.ts';
import { read, write } from '../../../client/shared/browser-storage.ts';
import { createStore, useStore } from '../../../client/shared/store.ts';
import { isWriting } from './key-rules.ts';

/** What a key does. One table of a screen binds the keys, fills the list of keys and the palette. */
export interface KeyAction {
  /** 'a', 'Shift+A', 'ArrowDown', '?'; 'g l' is one after the other, and 'Ctrl+J' works in fields, too. */
  key: string;
  /** Another key that does the same. */
  also?: string;
  label: string;
  /** Further words that find it in the palette. */
  words?: string;
  /** The heading it has in the list of keys; 'On this page' by default. */
  group?: string;
  /** Whether there is something to do now, for one of its keys; without one for the palette. */
  isFor?: (pressed?: string) => boolean;
  /** Whether the palette leaves it out. */
  isKeyOnly?: boolean;
  /** Whether a key that is held does it again. What is held for too long must not decide on the next row, too. */
  repeats?: true;
  run: () => void;
}

/** Keys can be turned off (WCAG 2.1.4). */
const STORED_AS = 'staffShortcuts';

const tables = new Set<() => readonly KeyAction[]>();

const ofSections: readonly KeyAction[] = Object.values(staffPages).map(({ path, title, key }) => ({
  key: `g ${key}`,
  label: title,
  group: 'Go to',
  isKeyOnly: true,
  run: () => location.assign(path),
}));

/** What keys do at this moment, of the whole page. */
export const keyActions = (): readonly KeyAction[] => [
  ...[...tables].flatMap((table) => table()),
  ...ofSections,
];

/** The key as a table has it; Cmd counts as Ctrl. */
function nameOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return `Ctrl+${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`;
  return shiftKey && /^\p{L}$/u.test(key) ? `Shift+${key.toUpperCase()}` : key;
}

const on = createStore(read('localStorage', STORED_AS) !== 'off');

/** Turns the keys of this browser on or off. */
export function turnKeys(value: boolean): void {
  write('localStorage', STORED_AS, value ? null : 'off');
  on.set(value);
}

/** Whether keys are on; the Worker, which cannot know, renders as if they were. */
export const useKeysOn = (): boolean => useStore(on, true);

/** The first letter of 'g l' while it waits for its second; '' for none. */
const begun = createStore('');
export const useBegunSequence = (): string => useStore(begun, '');
const endSequence = () => begun.set('');

/** What a letter and another one after it do. */
export const sequencesFrom = (letter: string): readonly KeyAction[] =>
  keyActions().filter(({ key }) => key.startsWith(`${letter} `));

const bound = (wanted: string) =>
  keyActions().filter(({ key, also }) => key === wanted || also === wanted);

/** What a key does now. After the first letter of a sequence, it is that sequence or nothing, however late. */
function actionOf(name: string): KeyAction | undefined {
  const letter = begun.get();
  if (letter !== '') {
    endSequence();
    return bound(`${letter} ${name}`)[0];
  }
  const found = bound(name);
  if (found.length === 0 && sequencesFrom(name).length > 0) begun.set(name);
  // Where there is nothing to do, the browser's own action follows.
  return found.find(({ isFor = () => true }) => isFor(name));
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** Runs what a key does, while no dialog is open and, without Ctrl, no text is typed. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || MODIFIERS.has(event.key)) return;
  const isPlain = !event.ctrlKey && !event.metaKey;
  if (!isPlain || isWriting(event.target)) endSequence();
  if (event.altKey || (isPlain && (!on.get() || isWriting(event.target)))) return;
  if (document.querySelector('dialog[open]')) return;
  const action = actionOf(nameOf(event));
  if (!action) return;
  event.preventDefault();
  if (!event.repeat || action.repeats) action.run();
}

/** Binds keys while the component shows. */
export function useKeys(actions: readonly KeyAction[]): void {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  useEffect(() => {
    const table = () => now.current;
    tables.add(table);
    // Once, however often it is added.
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', endSequence);
    return () => void tables.delete(table);
  }, []);
}
