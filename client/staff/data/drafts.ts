import { useSyncExternalStore } from 'react';

import { read, write } from '../../shared/browser-storage.ts';

const PREFIX = 'draft ';
const listeners = new Set<() => void>();
/** Of this page; a browser may allow no storage. */
const typed = new Map<string, string | null>();

const draftOf = (key: string): string | null =>
  typed.get(key) ?? read('localStorage', PREFIX + key);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function keep(key: string, text: string | null): void {
  typed.set(key, text);
  write('localStorage', PREFIX + key, text);
  for (const listener of listeners) listener();
}

/**
 * A text that is not stored on the server yet. It stays in this browser, whatever happens to the page,
 * until it is dropped; null for none.
 */
export function useDraft(key: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => draftOf(key),
    () => null,
  );
  return [text, (next) => keep(key, next)];
}

/** Drops the draft, unless more was typed since it was sent. */
export function dropDraft(key: string, sent: string): void {
  if (draftOf(key) === sent) keep(key, null);
}

/** Staff who sign out leave nothing of anyone on the machine. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
