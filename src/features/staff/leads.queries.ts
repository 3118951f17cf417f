import { and, count } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { leads } from '../../db/schema.ts';
import { behind, contains, ordered, type ListQuery } from './list.queries.ts';

const SEARCHED = [leads.name, leads.email, leads.source] as const;

/** One more row than asked for tells whether there is a next page. */
const page = (db: Database, query: ListQuery) =>
  db
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      source: leads.source,
      partnerKey: leads.partnerKey,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(and(contains(SEARCHED, query.search), behind(leads, query)))
    .orderBy(...ordered(leads, query.sort))
    .limit(query.limit + 1);

export type StoredLead = Awaited<ReturnType<typeof readLeads>>[number];

/** Leads in order, at most `limit + 1` of them. */
export function readLeads(db: Database, query: ListQuery) {
  return page(db, query);
}

/** A page of leads with how many match and how many there are, all of one moment (ADL-02, 07, 11). */
export async function listLeads(db: Database, query: ListQuery) {
  const [rows, [all], [matching]] = await db.batch([
    page(db, query),
    db.select({ count: count() }).from(leads),
    db.select({ count: count() }).from(leads).where(contains(SEARCHED, query.search)),
  ]);
  return { rows, total: all?.count ?? 0, matched: matching?.count ?? 0 };
}
