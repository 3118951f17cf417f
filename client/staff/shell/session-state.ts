import { useSyncExternalStore } from 'react';

import { forgetSignIn, rememberSignIn } from './session-hint.ts';

/** Whether the session has ended while the page stays open; all islands of the page share it. */
let ended = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (ended === value) return;
  ended = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The Worker, or the clock, says that the session is over: the sign-in shows over the page. */
export function sessionEnded(): void {
  forgetSignIn();
  set(true);
}

/** Staff signed in: whatever waits for it goes on. */
export function signedIn(): void {
  rememberSignIn(Date.now());
  set(false);
}

/** Whether the sign-in dialog is being canceled at this moment, while listeners run. */
let isCanceled = false;

/** Staff closed the sign-in dialog: calls that wait for it fail, and the next one asks again. */
export function cancelSignIn(): void {
  isCanceled = true;
  set(false);
  isCanceled = false;
}

/** Settles once staff are signed in, at once if they are. @returns false if they canceled */
export function untilSignedIn(): Promise<boolean> {
  if (!ended) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve(!isCanceled);
    });
  });
}

/** Whether the session has ended while the page stays open; false on the server. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );
}
