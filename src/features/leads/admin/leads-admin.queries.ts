import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { leads, PARTNER_KEY_ORDER } from '../../../db/schema/leads.ts';
import type { ListSource, Placed } from '../../../staff-list/list-steps.queries.ts';
import { readBatches, readPage, type ListQuery } from '../../../staff-list/list.queries.ts';

/** A lead as the list reads it. */
export interface StoredLead extends Placed {
  id: string;
  name: string;
  email: string;
  source: string;
  partnerKey: string | null;
  /** ms since 1970 */
  createdAt: number;
}

const LEADS: ListSource<StoredLead> = {
  table: leads,
  fields: sql`${leads.id}, ${leads.name}, ${leads.email}, ${leads.source}, ${leads.partnerKey} as "partnerKey",
    ${leads.createdAt} as "createdAt"`,
  index: sql.raw('leads_search'),
  orders: {
    name: { value: sql`lower(${leads.name})`, isShared: true },
    email: { value: sql`lower(${leads.email})`, isShared: false },
    source: { value: sql`lower(${leads.source})`, isShared: true },
    partner_key: { value: PARTNER_KEY_ORDER(leads.partnerKey), isShared: true },
  },
  counts: ['leads'],
  searched: ({ name, email, source }) => [name, email, source],
};

/** A page of leads, how many match and how many there are (ADL-02, 07, 11); undefined: its place is gone. */
export const listLeads = (db: Database, query: ListQuery) => readPage(db, LEADS, query);

/** All leads that match, `size` at a time (ADL-06). */
export const leadBatches = (
  db: Database,
  query: Pick<ListQuery, 'search' | 'order'>,
  size: number,
) => readBatches(db, LEADS, query, size);

/** One lead with where it came from; undefined when there is none of that id. */
export async function findLead(db: Database, id: string) {
  const [lead] = await db
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      source: leads.source,
      partnerKey: leads.partnerKey,
      createdAt: leads.createdAt,
      attribution: leads.attribution,
    })
    .from(leads)
    .where(eq(leads.id, id));
  return lead;
}
