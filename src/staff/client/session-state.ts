import { signInTexts } from '../sign-in/sign-in.contract.ts';
import { SESSION_MS, sessionApi } from '../staff.contract.ts';
import { call } from '../../../client/api/call.ts';
import { read, write } from '../../../client/shared/browser-storage.ts';
import { createStore, useStore } from '../../../client/shared/store.ts';
import { forgetDrafts } from './drafts.ts';

/** The flag and the timestamp of the admin session: a hint for the screen, never a permission. */
const FLAG = 'staffSignedIn';
const TIMESTAMP = 'staffSignedInAt';
const NAME = 'staffName';
/** Every tab of the staff area: signing in or out in one is true for all. */
const CHANNEL = 'staff-session';

export const rememberedName = (): string | null => read('localStorage', NAME);
export function rememberName(name: string | null): void {
  if (name !== null) write('localStorage', NAME, name);
}

/** @param at by this browser's clock, ms; null after the session */
function note(at: number | null): void {
  write('sessionStorage', FLAG, at === null ? null : 'true');
  write('sessionStorage', TIMESTAMP, at === null ? null : String(at));
}

export const forgetSignIn = (): void => note(null);

/**
 * When the session ends by this browser's clock. A tab that knows of no sign-in takes the age from
 * the Worker and remembers it.
 */
export function sessionEndsAt(ageMs: number): number {
  const known = read('sessionStorage', FLAG) === 'true' && read('sessionStorage', TIMESTAMP);
  const signedInAt = Number(known) || Date.now() - ageMs;
  note(signedInAt);
  return signedInAt + SESSION_MS;
}

/** Announces a sign-in or a sign-out to the other tabs. */
function announce(what: 'signed in' | 'signed out'): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(what);
  channel.close();
}

/** Asks for the password over this page when staff sign out in another tab. @returns what stops it */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed in') markSignedIn();
    else {
      forgetSignIn();
      session.set('left');
    }
  });
  return () => channel.close();
}

/**
 * Of the session, while the page stays open. 'ended' is said beside the work, 'asked' has the sign-in over
 * the page. 'left' is a sign-out in another tab: until the next sign-in, the page shows nobody's data.
 */
type SessionState = 'active' | 'ended' | 'asked' | 'left';
const session = createStore<SessionState>('active');

/** The Worker, or the clock, says that the session is over. */
export function sessionEnded(): void {
  forgetSignIn();
  if (session.get() === 'active') session.set('ended');
}

/** Shows the sign-in over the page. */
export function askToSignIn(): void {
  if (session.get() !== 'left') session.set('asked');
}

function markSignedIn(): void {
  note(Date.now());
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

/** Staff closed the sign-in dialog: what they did last fails, and the next call asks again. */
export function cancelSignIn(): void {
  if (session.get() === 'asked') session.set('ended');
}

/** Resolves with the state once it is one of these, at once if it is. */
function untilIn(...states: readonly SessionState[]): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = session.get();
      if (!states.includes(state)) return;
      stop();
      resolve(state);
    };
    const stop = session.subscribe(look);
    look();
  });
}

/** Resolves once staff are signed in, at once if they are. */
export const untilSignedIn = (): Promise<unknown> => untilIn('active');

/** The same, and asks for it. @returns false if they canceled */
export async function signedInOrCanceled(): Promise<boolean> {
  if (session.get() === 'ended') askToSignIn();
  return (await untilIn('active', 'ended')) === 'active';
}

/** 'active' on the server. */
export const useSession = (): SessionState => useStore(session, 'active');

/** A sign-in waits for it, or a late response would delete the new session's cookie. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Ends the session on the server. If that fails, it ends there by itself at the same hour. */
export function signOut(): void {
  signingOut = call(sessionApi.signOut, {});
}

/** Resolves once no sign-out is under way. */
export const signedOut = (): Promise<unknown> => signingOut;

/**
 * After a sign-in: why the browser does not send its cookie; null where it does. A browser may block
 * cookies, and Safari takes none that is Secure over http, localhost included.
 */
export async function whySignInFails(): Promise<string | null> {
  const found = await call(sessionApi.read, {});
  return !found.ok && found.error.status === 401 ? signInTexts.noCookie : null;
}
