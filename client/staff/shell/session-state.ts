import { createStore, useStore } from '../../store.ts';
import { forgetSignIn, rememberSignIn } from './session-hint.ts';

/** Of the session, while the page stays open; 'canceled' after staff closed the sign-in dialog. */
const session = createStore<'active' | 'ended' | 'canceled'>('active');

/** The Worker, or the clock, says that the session is over: the sign-in shows over the page. */
export function sessionEnded(): void {
  forgetSignIn();
  session.set('ended');
}

/** Staff signed in: calls that wait for it go on. */
export function signedIn(): void {
  rememberSignIn(Date.now());
  session.set('active');
}

/** Staff closed the sign-in dialog: calls that wait for it fail, and the next one asks again. */
export function cancelSignIn(): void {
  session.set('canceled');
}

/** Resolves once staff are signed in, at once if they are. @returns false if they canceled */
export function untilSignedIn(): Promise<boolean> {
  if (session.get() !== 'ended') return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve(session.get() === 'active');
    });
  });
}

/** Whether the session has ended while the page stays open; false on the server. */
export const useSessionEnded = (): boolean => useStore(session, 'active') === 'ended';
