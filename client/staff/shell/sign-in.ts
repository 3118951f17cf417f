import { signInTexts } from '../../../src/features/staff/sign-in/sign-in.contract.ts';
import { sessionApi } from '../../../src/features/staff/staff.contract.ts';
import { call } from '../../api/call.ts';

/** A sign-in waits for it, or a late response would delete the new session's cookie. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Ends the session on the server. If that fails, it ends there by itself at the same hour. */
export function endSession(): void {
  signingOut = call(sessionApi.signOut, {});
}

/**
 * After a sign-in: whether the browser sends its cookie. A browser may block cookies, and Safari
 * takes none that is Secure over http, localhost included.
 * @returns what to say about it
 */
export async function cookieRefused(): Promise<string | null> {
  const session = await call(sessionApi.read, {});
  return !session.ok && session.error.status === 401 ? signInTexts.noCookie : null;
}

/** Resolves once no sign-out is under way. */
export const signedOut = (): Promise<unknown> => signingOut;
