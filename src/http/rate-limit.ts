import { withTimeout } from '../shared/async/timeout.ts';
import { clientAddress, isShared } from './client-address.ts';
import type { AppContext } from './context.ts';
import { AppError } from './app-error.ts';

/** The platform's rate limiters count by the minute. */
const RETRY_SECONDS = 60;
const LIMITER_MS = 1000;

/**
 * The platform's limiters are approximate and count per location; exact limits are in D1. When one
 * fails or is slow, the request passes.
 */
export async function passesLimiter(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    const { success } = await withTimeout(limiter.limit({ key }), LIMITER_MS, 'The rate limiter');
    return success;
  } catch {
    return true;
  }
}

/** How many limited addresses an isolate remembers. */
const MAX_REMEMBERED = 1000;
/** Until when (ms) a key is over its limit, in this isolate, oldest first. */
const limitedUntil = new Map<string, number>();

function rememberLimited(key: string): void {
  limitedUntil.delete(key);
  limitedUntil.set(key, Date.now() + RETRY_SECONDS * 1000);
  const [oldest = key] = limitedUntil.keys();
  if (limitedUntil.size > MAX_REMEMBERED) limitedUntil.delete(oldest);
}

const tooMany = (text: string): AppError =>
  new AppError('too_many', text, { headers: { 'retry-after': String(RETRY_SECONDS) } });

/**
 * Refuses an address that was over the limit within the last minute, and counts nothing: for routes
 * that count only failures and must not read the body to find another one.
 * @throws AppError too_many, with Retry-After
 */
export function refuseLimited(c: AppContext, counter: string, text: string): void {
  const until = limitedUntil.get(`${counter}:${clientAddress(c)}`);
  if (until !== undefined && Date.now() < until) throw tooMany(text);
}

/** Treats an address as one over the limit, for what must not happen twice a minute. */
export function limitFromNow(c: AppContext, counter: string): void {
  const address = clientAddress(c);
  if (!isShared(address)) rememberLimited(`${counter}:${address}`);
}

export const TOO_MANY_REQUESTS = 'Too many requests. Please try again in a minute.';

/**
 * Limits the requests of one address.
 * @param counter what is counted separately, e.g. 'contact'
 * @param text for the visitor
 * @param limiter the higher limit of 'reads' is for what costs no e-mail and no call to a provider
 * @throws AppError too_many, with Retry-After
 */
export async function enforceRateLimit(
  c: AppContext,
  counter: string,
  text: string = TOO_MANY_REQUESTS,
  limiter: 'submissions' | 'reads' = 'submissions',
): Promise<void> {
  const address = clientAddress(c);
  if (isShared(address)) return;
  const key = `${counter}:${address}`;
  const { readLimiter, submissionLimiter } = c.get('services');
  if (await passesLimiter(limiter === 'reads' ? readLimiter : submissionLimiter, key)) return;
  rememberLimited(key);
  throw tooMany(text);
}

/**
 * Limits the requests of all addresses together, per location of the platform: many addresses must
 * not use up a provider's quota.
 * @throws AppError too_many, with Retry-After
 */
export async function enforceOverallRateLimit(c: AppContext, counter: string): Promise<void> {
  if (isShared(clientAddress(c))) return;
  if (await passesLimiter(c.get('services').submissionLimiter, `all:${counter}`)) return;
  throw tooMany(TOO_MANY_REQUESTS);
}

/** Counts responses that there is nothing at an address (enforceMissingLimit). */
const MISSING = 'missing';

/**
 * Limits how many addresses without content one visitor may try.
 * @throws AppError too_many, with Retry-After
 */
export const enforceMissingLimit = (
  c: AppContext,
  limiter: 'submissions' | 'reads' = 'reads',
): Promise<void> => enforceRateLimit(c, MISSING, TOO_MANY_REQUESTS, limiter);

/** Refuses an address over that limit before anything is looked up. @throws AppError too_many */
export const refuseMissingLimited = (c: AppContext): void =>
  refuseLimited(c, MISSING, TOO_MANY_REQUESTS);
