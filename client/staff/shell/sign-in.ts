import { sessionApi } from '../../../src/features/staff/staff.contract.ts';
import { call } from '../../api/call.ts';

/** A sign-in waits for it, or a late response would delete the new session's cookie. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Ends the session on the server. If that fails, it ends there by itself at the same hour. */
export function endSession(): void {
  signingOut = call(sessionApi.signOut, {});
}

/** Resolves once no sign-out is under way. */
export const signedOut = (): Promise<unknown> => signingOut;
