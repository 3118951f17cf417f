import { clientAddress, isShared } from '../../http/client-address.ts';
import type { AppContext } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { passesLimiter } from '../../http/rate-limit.ts';
import { isKnownAddress } from './session.queries.ts';
import { forgiveAttempts, takeAttempt, waitOf, type WaitRule } from './attempts.queries.ts';

/** Ten attempts are free, then 15 s, 30 s, … up to an hour; a day without one resets it. */
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

function tooMany(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000);
  const shown = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too_many', `Too many attempts. Please try again in ${shown}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

const EVERYONE = 'everyone';

/** What a success takes back: the whole count of one key, and this attempt from another. */
export interface Attempt {
  reset: string;
  lower: string | undefined;
}

/**
 * Takes the attempt of a sign-in, before it is known whether it succeeds.
 * @throws AppError too_many, with Retry-After
 */
export async function takeTurn(c: AppContext): Promise<Attempt> {
  const { db, signInLimiter } = c.get('services');
  const address = clientAddress(c);
  const passes = isShared(address) || (await passesLimiter(signInLimiter, address));
  if (!passes) throw tooMany(60_000);
  const now = Date.now();
  // Before anything is written: a flood from ever new addresses leaves no row of each.
  const [isKnown, waitOfEveryone] = await Promise.all([
    isKnownAddress(db, address),
    waitOf(db, EVERYONE, now),
  ]);
  if (waitOfEveryone > 0 && !isKnown) throw tooMany(waitOfEveryone);
  const key = `address:${address}`;
  const wait = await takeAttempt(db, key, BY_ADDRESS, now);
  if (wait > 0) throw tooMany(wait);
  const waitOfAll = await takeAttempt(db, EVERYONE, BY_EVERYONE, now);
  if (waitOfAll > 0 && !isKnown) throw tooMany(waitOfAll);
  return { reset: key, lower: waitOfAll === 0 ? EVERYONE : undefined };
}

/** After a success. */
export const forgive = (c: AppContext, attempt: Attempt): Promise<void> =>
  forgiveAttempts(c.get('services').db, attempt);
