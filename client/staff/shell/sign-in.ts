import { sessionApi, texts } from '../../../src/features/staff/staff.contract.ts';
import { call } from '../../api/call.ts';

/** A sign-in waits for it, or a late response would delete the new session's cookie. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Ends the session on the server. If that fails, it ends there by itself at the same hour. */
export function endSession(): void {
  signingOut = call(sessionApi.signOut, {});
}

/** Signs in (ADM-02 to ADM-04). @returns what went wrong, undefined when nothing did */
export async function signIn(password: string): Promise<string | undefined> {
  await signingOut;
  const result = await call(sessionApi.signIn, { body: { password } });
  return result.ok ? undefined : result.error.error || texts.signInFailed;
}
