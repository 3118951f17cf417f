import { logWarning } from '../../shared/log.ts';
import { sha256 } from '../../shared/sha256.ts';
import { CONTACT_LIMIT } from './contact.contract.ts';

/**
 * How often one address may write, as a counter in KV (CON-36, CON-38). It answers most of those who
 * are over the limit without a captcha call or a write; it may be a minute behind in another place
 * and counts nothing exactly, so the INSERT in D1 carries the limit itself (contact.queries.ts) and
 * this is only written from what D1 counted.
 */

/** KV keeps nothing for less than a minute. */
const KEEP_SECONDS = Math.max(60, CONTACT_LIMIT.windowMs / 1000);

/** What the limit counts by (CON-37). */
export function limitKeyOf(email: string): string {
  return email.trim().toLowerCase() || 'anonymous';
}

/** The address is hashed, so that none stands in a key's name. */
const keyOf = async (limitKey: string): Promise<string> =>
  `contact-limit:${await sha256(limitKey)}`;

/**
 * How long (ms) an address has to wait, 0 when it may write.
 * @param counted when (ms) its submissions were made, oldest first
 */
export function waitFor(counted: readonly number[], now: number): number {
  const recent = counted.filter((time) => time > now - CONTACT_LIMIT.windowMs);
  const freesSlot = recent.at(-CONTACT_LIMIT.submissions);
  return freesSlot === undefined ? 0 : freesSlot + CONTACT_LIMIT.windowMs - now;
}

/** The submissions that KV knows of; none when KV fails, because D1 counts as well. */
export async function readCounter(kv: KVNamespace, limitKey: string): Promise<number[]> {
  try {
    const known: unknown = await kv.get(await keyOf(limitKey), 'json');
    return Array.isArray(known) ? known.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

/** Writes down what D1 counted. A failure is only a slower answer later. */
export async function writeCounter(
  kv: KVNamespace,
  limitKey: string,
  counted: readonly number[],
): Promise<void> {
  try {
    await kv.put(await keyOf(limitKey), JSON.stringify(counted), { expirationTtl: KEEP_SECONDS });
  } catch (error) {
    logWarning('contact_counter_not_written', { error: String(error) });
  }
}
