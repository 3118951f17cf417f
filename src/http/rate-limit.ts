import type { MiddlewareHandler } from 'hono';

import { withTimeout } from '../shared/timeout.ts';
import { clientAddress, isNobody } from './client-address.ts';
import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './errors.tsx';
import { refuseCrossSite } from './request-guards.ts';

/** What a visitor who is turned away should wait: the platform's gates count by the minute. */
const WAIT_SECONDS = 60;
const GATE_MS = 1000;

/**
 * Whether one of the platform's gates lets a key through. They are approximate and count per location
 * (the exact limits are in the stores), so where a gate fails itself, or takes long, it lets through.
 */
export async function passesLimiter(gate: RateLimit, key: string): Promise<boolean> {
  try {
    const { success } = await withTimeout(gate.limit({ key }), GATE_MS, 'The gate');
    return success;
  } catch {
    return true;
  }
}

/** How many limited addresses an isolate remembers. */
const MAX_REMEMBERED = 1000;
/** Until when an address is over a limit, by the key of the gate; this isolate's own, oldest first. */
const limitedUntil = new Map<string, number>();

function rememberLimited(key: string): void {
  limitedUntil.delete(key);
  limitedUntil.set(key, Date.now() + WAIT_SECONDS * 1000);
  const [oldest] = limitedUntil.keys();
  if (limitedUntil.size > MAX_REMEMBERED && oldest !== undefined) limitedUntil.delete(oldest);
}

const tooMany = (text: string): AppError =>
  new AppError('too_many', text, { headers: { 'retry-after': String(WAIT_SECONDS) } });

/**
 * Refuses a call whose address was over the limit within the last minute, and counts nothing: for a
 * route that counts only failures, and must not read the body to find another one.
 * @throws AppError too_many, with Retry-After
 */
export function refuseLimited(c: AppContext, intake: string, text: string): void {
  const until = limitedUntil.get(`${intake}:${clientAddress(c)}`);
  if (until !== undefined && Date.now() < until) throw tooMany(text);
}

/**
 * Refuses a call whose address sends very many.
 * @param intake what is counted apart, e.g. 'contact'
 * @param text what the answer's `error` says
 * @throws AppError too_many, with Retry-After
 */
export async function enforceRateLimit(c: AppContext, intake: string, text: string): Promise<void> {
  const address = clientAddress(c);
  if (isNobody(address)) return;
  const key = `${intake}:${address}`;
  if (await passesLimiter(c.get('services').submissionLimiter, key)) return;
  rememberLimited(key);
  throw tooMany(text);
}

/**
 * The first guard of a submission: the limit counts a call before its body is read and checked.
 * Calls from another site's page are refused before that, or they would use up the visitor's limit.
 * @throws AppError refused, or too_many as rateLimit does
 */
export function rateLimit(intake: string, text: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    refuseCrossSite(c);
    await enforceRateLimit(c, intake, text);
    await next();
  };
}
