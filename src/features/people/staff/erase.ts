import type { Actor } from '../../../audit/audit.queries.ts';
import { contactCounterKey } from '../../../submissions/contact-counter.ts';
import type { Services } from '../../../services.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { storedEmail } from '../../../shared/text/email-address.ts';
import { toHex } from '../../../shared/text/hex.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { eraseAddress } from './erase.queries.ts';

/**
 * What stays of an erased address: only who has the secret and the address can recognize it, in any
 * spelling that is stored the same.
 */
export async function addressHash(secret: string, email: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(`erasures:${secret}`),
    algorithm,
    false,
    ['sign'],
  );
  const hash = await crypto.subtle.sign(
    'HMAC',
    key,
    bytes.encode(storedEmail(email.trim()).toLowerCase()),
  );
  return toHex(new Uint8Array(hash));
}

/** The secrets that an erasure was keyed with, today's first; without one of its own it is the password's hash. */
const secretsOf = ({ ERASURE_KEY, ADMIN_PASSWORD_HASH = '' }: Services['config']): string[] =>
  ERASURE_KEY === undefined ? [ADMIN_PASSWORD_HASH] : [ERASURE_KEY, ADMIN_PASSWORD_HASH];

/** The hashes that an erasure of the address may have left. */
export const knownHashes = (
  { config }: Pick<Services, 'config'>,
  email: string,
): Promise<string[]> => Promise.all(secretsOf(config).map((secret) => addressHash(secret, email)));

/** Its counters lapse within minutes if KV fails. */
async function forgetCounters({ kv }: Pick<Services, 'kv'>, email: string): Promise<void> {
  try {
    await kv.delete(await contactCounterKey(email.trim().toLowerCase()));
  } catch (error) {
    logWarning('contact_counter_not_deleted', traceOf(error));
  }
}

/** Erases everything that is stored of an address. @throws when the database does; nothing is erased then */
export async function erasePerson(services: Services, email: string, by: Actor): Promise<void> {
  const now = Date.now();
  const [hash = ''] = await knownHashes(services, email);
  await eraseAddress(services.db, { id: uuidv7(now), email, addressHash: hash, by }, now);
  await forgetCounters(services, email);
}
