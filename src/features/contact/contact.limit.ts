import { contactCounterKey } from '../../submissions/contact-counter.ts';
import { logWarning, traceOf } from '../../shared/log.ts';
import { CONTACT_LIMIT } from './contact.contract.ts';

/**
 * The limit's counter in KV refuses most senders over the limit without a captcha
 * call or a write. KV may lag by a minute, so the INSERT in D1 enforces the limit itself
 * (contact.queries.ts), and KV is only written from what D1 counted.
 */

/** KV's shortest expiry is a minute. */
const TTL_SECONDS = Math.max(60, CONTACT_LIMIT.windowMs / 1000);

export const limitKeyOf = (email: string): string => email.trim().toLowerCase() || 'anonymous';

/**
 * How long (ms) an address has to wait; 0 when it may send.
 * @param counted when (ms) its submissions were made, oldest first
 */
export function waitFor(counted: readonly number[], now: number): number {
  const recent = counted.filter((time) => time > now - CONTACT_LIMIT.windowMs);
  const freesSlot = recent.at(-CONTACT_LIMIT.submissions);
  return freesSlot === undefined ? 0 : freesSlot + CONTACT_LIMIT.windowMs - now;
}

/** None when KV fails: D1 counts too. */
export async function readCounter(kv: KVNamespace, limitKey: string): Promise<number[]> {
  try {
    return (await kv.get<number[]>(await contactCounterKey(limitKey), 'json')) ?? [];
  } catch {
    return [];
  }
}

export async function writeCounter(
  kv: KVNamespace,
  limitKey: string,
  counted: readonly number[],
): Promise<void> {
  try {
    await kv.put(await contactCounterKey(limitKey), JSON.stringify(counted), {
      expirationTtl: TTL_SECONDS,
    });
  } catch (error) {
    logWarning('contact_counter_not_written', traceOf(error));
  }
}
