import type { Actor } from '../../../audit/audit.queries.ts';
import { contactsOf } from '../../../people/person-of-record.queries.ts';
import { addressHasher } from '../../../people/erased-addresses.ts';
import { contactCounterKey } from '../../../submissions/contact-counter.ts';
import type { Services } from '../../../services.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { isAddressOf } from '../../../shared/text/person-contact.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { listErased } from './erased-list.ts';
import { eraseContacts } from './erase.queries.ts';

/** Where something of a person is stored, and the key of the hashes. */
export type ErasureStores = Pick<Services, 'config' | 'db' | 'kv' | 'snapshots'>;

/** Its counters lapse within minutes if KV fails. */
async function forgetCounters(kv: KVNamespace, email: string): Promise<void> {
  try {
    await kv.delete(await contactCounterKey(email.trim().toLowerCase()));
  } catch (error) {
    logWarning('contact_counter_not_deleted', traceOf(error));
  }
}

/** The next run of cron lists it if R2 fails now. */
async function list(snapshots: R2Bucket, hash: string, now: number): Promise<void> {
  try {
    await listErased(snapshots, hash, now);
  } catch (error) {
    logWarning('erasure_not_listed', traceOf(error));
  }
}

/** Erases everything that is stored of a person. @param contact as contactOf has it @throws when the database does; nothing is erased then */
export async function erasePerson(
  services: ErasureStores,
  contact: string,
  by: Actor,
): Promise<void> {
  const now = Date.now();
  const hashesOf = await addressHasher(services.config);
  const contacts = await contactsOf(services.db, contact);
  const hashes = await Promise.all(contacts.map(async (each) => (await hashesOf(each))[0] ?? ''));
  await eraseContacts(services.db, { id: uuidv7(now), contacts, hashes, by }, now);
  await Promise.all([
    ...hashes.map((hash) => list(services.snapshots, hash, now)),
    ...contacts.filter(isAddressOf).map((email) => forgetCounters(services.kv, email)),
  ]);
}
