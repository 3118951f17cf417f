import { desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { leads, leadVisits, PARTNER_KEY_ORDER } from '../../../db/schema/leads.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import { readBatches, readPage } from '../../../staff-list/list.queries.ts';
import { searchIndex } from '../../../staff-list/search.fts.queries.ts';

/** As many as are stored (leads.queries.ts). */
const MAX_VISITS = 50;

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

/** A lead with its attribution and its visits, newest first. */
export async function findLead(db: Database, id: string) {
  const [[lead], visits] = await db.batch([
    db
      .select({ ...LISTED, page: leads.page, attribution: leads.attribution })
      .from(leads)
      .where(eq(leads.id, id)),
    db
      .select({
        id: leadVisits.id,
        source: leadVisits.source,
        page: leadVisits.page,
        partnerKey: leadVisits.partnerKey,
        createdAt: leadVisits.createdAt,
      })
      .from(leadVisits)
      .where(eq(leadVisits.leadId, id))
      .orderBy(desc(leadVisits.seq))
      .limit(MAX_VISITS),
  ]);
  return lead && { ...lead, visits };
}

/** A lead as the list reads it. */
export type StoredLead = Pick<
  NonNullable<Awaited<ReturnType<typeof findLead>>>,
  keyof typeof LISTED
>;
