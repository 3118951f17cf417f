import type { Actor } from '../../../audit/audit.queries.ts';
import { addressHasher } from '../../../people/erased-addresses.ts';
import { allErasures, nextContacts, storeErasures } from '../../../people/erasures.queries.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { logWarning } from '../../../shared/log.ts';
import { retention } from '../../../shared/content/retention.ts';
import { periodStart } from '../../../shared/period.ts';
import { listedErasures, listErased, unlistErased } from './erased-list.ts';
import { erasePerson, type ErasureStores } from './erase.ts';

const CONTACTS_AT_ONCE = 2000;
const MAX_READS = 500;

const THE_SITE: Actor = { session: null, name: null, address: null };

/** Erases everyone whose hash is among these. @returns how many */
async function eraseAgain(
  services: ErasureStores,
  hashes: ReadonlyMap<string, number>,
): Promise<number> {
  const hashesOf = await addressHasher(services.config);
  let count = 0;
  let after = '';
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const contacts = await nextContacts(services.db, after, CONTACTS_AT_ONCE);
    for (const contact of contacts) {
      if (!(await hashesOf(contact)).some((hash) => hashes.has(hash))) continue;
      await erasePerson(services, contact, THE_SITE);
      count += 1;
    }
    after = contacts.at(-1) ?? '';
    if (contacts.length < CONTACTS_AT_ONCE) return count;
  }
  throw new Error('there are more addresses than one run reads');
}

/**
 * Compares the erasures that the database knows with those on the list in R2; by cron. A database that
 * was restored to before an erasure lacks it, and has the person again: they are erased again.
 * @returns how many people were; null where the two agree
 */
export async function repeatErasures(
  services: ErasureStores,
  now: number = Date.now(),
): Promise<{ erased: number } | null> {
  const [listed, stored] = await Promise.all([
    withFallback(listedErasures(services.snapshots), undefined, 'erasures_not_compared'),
    allErasures(services.db),
  ]);
  // While R2 is down the next run compares.
  if (!listed) return null;
  const oldest = periodStart({ months: retention.auditMonths }, now);
  for (const [hash, at] of stored) {
    if (!listed.has(hash)) await listErased(services.snapshots, hash, at);
  }
  const unknown = [...listed].filter(([hash]) => !stored.has(hash));
  const over = unknown.flatMap(([hash, at]) => (at < oldest ? [hash] : []));
  if (over.length > 0) await unlistErased(services.snapshots, over);
  const missing = new Map(unknown.filter(([, at]) => at >= oldest));
  if (missing.size === 0) return null;
  const erased = await eraseAgain(services, missing);
  await storeErasures(services.db, missing);
  logWarning('erasures_repeated', { erased, known_again: missing.size });
  return { erased };
}
