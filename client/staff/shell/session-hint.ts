import { SESSION_MS } from '../../../src/features/staff/staff.contract.ts';
import { read, write } from '../../shared/browser-storage.ts';

/** The flag and the timestamp of the admin session (STO-10): a hint for the screen, never a permission. */
const FLAG = 'staffSignedIn';
const TIMESTAMP = 'staffSignedInAt';

/** @param at by this browser's clock, ms */
export function rememberSignIn(at: number): void {
  write('sessionStorage', FLAG, 'true');
  write('sessionStorage', TIMESTAMP, String(at));
}

export function forgetSignIn(): void {
  write('sessionStorage', FLAG, null);
  write('sessionStorage', TIMESTAMP, null);
}

/**
 * When the session ends by this browser's clock. A tab that knows of no sign-in takes the age from
 * the Worker and remembers it.
 */
export function sessionEndsAt(ageMs: number): number {
  const signedInAt =
    read('sessionStorage', FLAG) === 'true' ? Number(read('sessionStorage', TIMESTAMP)) : 0;
  if (signedInAt > 0) return signedInAt + SESSION_MS;
  const now = Date.now() - ageMs;
  rememberSignIn(now);
  return now + SESSION_MS;
}
