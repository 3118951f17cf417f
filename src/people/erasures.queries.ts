import { max, sql } from 'drizzle-orm';

import { areIn } from '../db/are-in.ts';
import type { Database } from '../db/client.ts';
import { erasures } from '../db/schema/people.ts';
import { uuidv7 } from '../shared/uuid.ts';
import { addressHasher, type ErasureSecrets } from './erased-addresses.ts';
import { recordsWhere } from './person-of-record.queries.ts';

/** When (ms) addresses were last erased, by their hash. */
async function erasedAt(db: Database, hashes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ hash: erasures.addressHash, at: max(erasures.at) })
    .from(erasures)
    .where(areIn(erasures.addressHash, hashes))
    .groupBy(erasures.addressHash);
  return new Map(rows.map(({ hash, at }) => [hash, at ?? 0]));
}

/** When (ms) each of these addresses and phone numbers was last erased; those that never were are left out. */
export async function erasedAmong(
  db: Database,
  secrets: ErasureSecrets,
  contacts: readonly string[],
): Promise<Map<string, number>> {
  const hashesOf = await addressHasher(secrets);
  const hashed = await Promise.all(
    contacts.map(async (contact) => ({ contact, hashes: await hashesOf(contact) })),
  );
  const times = await erasedAt(
    db,
    hashed.flatMap(({ hashes }) => hashes),
  );
  return new Map(
    hashed.flatMap(({ contact, hashes }) => {
      const at = Math.max(...hashes.map((hash) => times.get(hash) ?? 0));
      return at > 0 ? [[contact, at] as const] : [];
    }),
  );
}

/** Every erasure: when (ms) it was, by the hash of its address. */
export async function allErasures(db: Database): Promise<Map<string, number>> {
  const rows = await db.select({ hash: erasures.addressHash, at: erasures.at }).from(erasures);
  return new Map(rows.map(({ hash, at }) => [hash, at]));
}

/** Stores erasures of before a restore. */
export async function storeErasures(
  db: Database,
  found: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...found].map(([hash, at]) => ({ id: uuidv7(at), hash, at }));
  await db
    .insert(erasures)
    .select(
      sql`select value ->> '$.id', value ->> '$.hash', value ->> '$.at' from json_each(${JSON.stringify(rows)})`,
    );
}

/** The next contacts of people in their order, as contactKey has them. @param after the last that was read */
export async function nextContacts(db: Database, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ contact: sql<string>`person_contact` })
    .from(recordsWhere(() => sql`true`))
    .where(sql`person_contact > ${after}`)
    .orderBy(sql`1`)
    .limit(most);
  return rows.map((row) => row.contact);
}
