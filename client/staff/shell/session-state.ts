import { createStore, useStore } from '../../shared/store.ts';
import { forgetDrafts } from '../work/drafts.ts';
import { forgetSignIn, rememberSignIn } from './session-hint.ts';

/** Every tab of the staff area: signing in or out in one is true for all. */
const CHANNEL = 'staff-session';

/** Announces a sign-in or a sign-out to the other tabs. */
function announce(what: 'signed in' | 'signed out'): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(what);
  channel.close();
}

/** Shows the sign-in over this page when staff sign out in another tab. @returns what stops it */
export function followOtherTabs(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed out') sessionEnded();
    else if (session.get() === 'ended') markSignedIn();
  });
  return () => channel.close();
}

/** Of the session, while the page stays open; 'canceled' after staff closed the sign-in dialog. */
const session = createStore<'active' | 'ended' | 'canceled'>('active');

/** The Worker, or the clock, says that the session is over: the sign-in shows over the page. */
export function sessionEnded(): void {
  forgetSignIn();
  session.set('ended');
}

function markSignedIn(): void {
  rememberSignIn(Date.now());
  session.set('active');
}

/** Staff signed in: calls that wait for it go on, here and in the other tabs. */
export function signedIn(): void {
  markSignedIn();
  announce('signed in');
}

/** Staff sign out by the form, which leaves the page: the other tabs show the sign-in. */
export function signedOutHere(): void {
  forgetSignIn();
  forgetDrafts();
  announce('signed out');
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
