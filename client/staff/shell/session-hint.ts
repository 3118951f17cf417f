import { SESSION_MS } from '../../../src/features/staff/staff.contract.ts';

/** The flag and the timestamp of the admin session (STO-10): a hint for the screen, never a right. */
const FLAG = 'staffSignedIn';
const TIMESTAMP = 'staffSignedInAt';

/** A browser may refuse storage; the screen then goes by what the Worker answers. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Notes that staff signed in. @param at by this browser's clock, ms */
export function rememberSignIn(at: number): void {
  withStorage((storage) => {
    storage.setItem(FLAG, 'true');
    storage.setItem(TIMESTAMP, String(at));
  });
}

/** Notes that nobody is signed in any more. */
export function forgetSignIn(): void {
  withStorage((storage) => {
    storage.removeItem(FLAG);
    storage.removeItem(TIMESTAMP);
  });
}

/**
 * When the session ends by this browser's clock. A tab that knows of no sign-in takes the Worker's
 * word for how old the session is, and notes it.
 */
export function sessionEndsAt(ageMs: number): number {
  const noted = withStorage((storage) =>
    storage.getItem(FLAG) === 'true' ? Number(storage.getItem(TIMESTAMP)) : Number.NaN,
  );
  if (noted !== undefined && noted > 0) return noted + SESSION_MS;
  const signedInAt = Date.now() - ageMs;
  rememberSignIn(signedInAt);
  return signedInAt + SESSION_MS;
}
