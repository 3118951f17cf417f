import { clientAddress, isShared } from '../../../http/client-address.ts';
import type { AppContext } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { passesLimiter } from '../../../http/rate-limit.ts';
import { isKnownAddress } from '../session.queries.ts';
import { forgiveAttempts, takeAttempt, waitOf, type WaitRule } from './attempts.queries.ts';
import { deviceOf } from './device-cookie.ts';

/**
 * Per address, or per browser that has signed in before: ten attempts are free, then 15 s, 30 s, … up
 * to an hour; a day without one resets it.
 */
const BY_ONE: WaitRule = {
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
  /** Whether neither the browser nor the address has signed in before. */
  isStranger: boolean;
}

/** Takes an attempt of a browser that has signed in before; undefined where it has none left. */
async function deviceAttempt(c: AppContext, passwordHash: string): Promise<Attempt | undefined> {
  const device = await deviceOf(c, passwordHash);
  if (device === undefined) return undefined;
  const { db, signInLimiter } = c.get('services');
  const key = `device:${device}`;
  if (!(await passesLimiter(signInLimiter, key))) return undefined;
  const wait = await takeAttempt(db, key, BY_ONE, Date.now());
  return wait === 0 ? { reset: key, lower: undefined, isStranger: false } : undefined;
}

/** @throws AppError too_many */
async function addressAttempt(c: AppContext): Promise<Attempt> {
  const { db, signInLimiter } = c.get('services');
  const address = clientAddress(c);
  const passes = isShared(address) || (await passesLimiter(signInLimiter, address));
  if (!passes) throw tooMany(60_000);
  const now = Date.now();
  const isKnown = await isKnownAddress(db, address);
  if (!isKnown) {
    // Before anything is written: a flood from ever new addresses leaves no row of each.
    const wait = await waitOf(db, EVERYONE, now);
    if (wait > 0) throw tooMany(wait);
  }
  const key = `address:${address}`;
  const wait = await takeAttempt(db, key, BY_ONE, now);
  if (wait > 0) throw tooMany(wait);
  const waitOfAll = await takeAttempt(db, EVERYONE, BY_EVERYONE, now);
  if (waitOfAll > 0 && !isKnown) throw tooMany(waitOfAll);
  return { reset: key, lower: waitOfAll === 0 ? EVERYONE : undefined, isStranger: !isKnown };
}

/**
 * Takes the attempt of a sign-in, before it is known whether it succeeds. A browser that has signed in
 * before has attempts of its own, which floods from elsewhere do not touch; once they are used up, as
 * by the thief of its cookie, it is treated like any other.
 * @throws AppError too_many, with Retry-After
 */
export const takeTurn = async (c: AppContext, passwordHash: string): Promise<Attempt> =>
  (await deviceAttempt(c, passwordHash)) ?? addressAttempt(c);

const STRANGERS_CODES = 'codes';

/**
 * Codes have six digits, so strangers who know the password share ten tries, and then about one an
 * hour, from whatever addresses they come.
 * @throws AppError too_many, with Retry-After
 */
export async function takeCodeTurn(c: AppContext, { isStranger }: Attempt): Promise<void> {
  if (!isStranger) return;
  const wait = await takeAttempt(c.get('services').db, STRANGERS_CODES, BY_ONE, Date.now());
  if (wait > 0) throw tooMany(wait);
}

/** After a success. A stranger's right code ends the wait of all strangers. */
export async function forgive(c: AppContext, attempt: Attempt): Promise<void> {
  const resets = attempt.isStranger ? [attempt.reset, STRANGERS_CODES] : [attempt.reset];
  await forgiveAttempts(c.get('services').db, { resets, lower: attempt.lower });
}
