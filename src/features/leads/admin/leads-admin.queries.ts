import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { leads, PARTNER_KEY_ORDER } from '../../../db/schema/leads.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import { readBatches, readPage } from '../../../staff-list/list.queries.ts';
import { searchIndex } from '../../../staff-list/search.fts.queries.ts';

const LISTED = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  source: leads.source,
  partnerKey: leads.partnerKey,
  createdAt: leads.createdAt,
};

const LEADS = {
  table: leads,
  fields: LISTED,
  key: leads.seq,
  orders: {
    name: sql`lower(${leads.name})`,
    email: sql`lower(${leads.email})`,
    source: sql`lower(${leads.source})`,
    partner_key: PARTNER_KEY_ORDER(leads.partnerKey),
  },
  counters: ['leads'],
  search: {
    index: searchIndex('leads_search'),
    columns: [sql`${leads.name}`, sql`${leads.email}`, sql`${leads.source}`],
  },
};

/** A page of leads; undefined when the row of its cursor is gone (ADL-02, ADL-07, ADL-11). */
export const listLeads = (db: Database, query: ListQuery) => readPage(db, LEADS, query);

/** All leads that match, `size` at a time (ADL-06). */
export const leadBatches = (
  db: Database,
  query: Pick<ListQuery, 'search' | 'order'>,
  size: number,
) => readBatches(db, LEADS, query, size);

/** A lead with its attribution. */
export async function findLead(db: Database, id: string) {
  const [lead] = await db
    .select({ ...LISTED, attribution: leads.attribution })
    .from(leads)
    .where(eq(leads.id, id));
  return lead;
}

/** A lead as the list reads it. */
export type StoredLead = Omit<NonNullable<Awaited<ReturnType<typeof findLead>>>, 'attribution'>;
