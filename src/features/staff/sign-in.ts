import { clientAddress, isShared } from '../../http/client-address.ts';
import type { AppContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { passesLimiter } from '../../http/rate-limit.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { recordFailedSignIn } from '../../audit/audit.queries.ts';
import { verifyPassword } from './password.ts';
import { isKnownAddress } from './session.queries.ts';
import { beginSession } from './session.ts';
import { forgiveAttempts, takeAttempt, type WaitRule } from './sign-in.queries.ts';
import { signInTexts, type SignIn } from './sign-in.contract.ts';

/** Per address: ten attempts are free, then 15 s, 30 s, … up to an hour; a day without one resets it. */
const BY_ADDRESS: WaitRule = {
  freeAttempts: 10,
  firstWaitMs: 15_000,
  longestWaitMs: 3_600_000,
  forgetAfterMs: 24 * 3_600_000,
};

/** All addresses together: a hundred, then up to a minute between two. Known staff addresses are exempt. */
const BY_EVERYONE: WaitRule = {
  freeAttempts: 100,
  firstWaitMs: 1_000,
  longestWaitMs: 60_000,
  forgetAfterMs: 15 * 60_000,
};

const EVERYONE = 'everyone';

function tooMany(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000);
  const shown = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too_many', `Too many attempts. Please try again in ${shown}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Signs in; whatever is thrown unexpectedly, staff read 'Authentication failed' (ADM-04). */
export async function signIn(c: AppContext, typed: SignIn): Promise<void> {
  try {
    await tryPassword(c, typed);
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('sign_in_failed', traceOf(error));
    throw new AppError('store_failed', signInTexts.failed);
  }
}

/**
 * Compares a password exactly as received, and signs the browser in (ADM-02, ADM-03, ADM-06, Y-02).
 * The slow hash is computed only for an attempt that passes every limit.
 * @throws AppError no_session (wrong), too_many (with Retry-After), store_failed
 */
async function tryPassword(c: AppContext, { password, name }: SignIn): Promise<void> {
  const { config, db, signInLimiter } = c.get('services');
  if (config.ADMIN_PASSWORD_HASH === undefined) {
    throw new AppError(
      'store_failed',
      'Staff sign-in is not set up: the secret ADMIN_PASSWORD_HASH is missing',
    );
  }
  const address = clientAddress(c);
  const passes = isShared(address) || (await passesLimiter(signInLimiter, address));
  if (!passes) throw tooMany(60_000);

  const now = Date.now();
  const keys = { address: `address:${address}`, everyone: EVERYONE };
  const wait = await takeAttempt(db, keys.address, BY_ADDRESS, now);
  if (wait > 0) throw tooMany(wait);
  const waitOfAll = await takeAttempt(db, keys.everyone, BY_EVERYONE, now);
  if (waitOfAll > 0 && !(await isKnownAddress(db, address))) throw tooMany(waitOfAll);

  if (!(await verifyPassword(password, config.ADMIN_PASSWORD_HASH))) {
    console.info(JSON.stringify({ event: 'staff_sign_in_refused', request: c.get('requestId') }));
    // An audit log that cannot be written must not reveal whether the password was right.
    await recordFailedSignIn(db, address, now).catch((error: unknown) =>
      logError('audit_failed', traceOf(error)),
    );
    throw new AppError('no_session', signInTexts.wrong);
  }
  await forgiveAttempts(db, keys, Date.now());
  await beginSession(c, { address, name });
}
