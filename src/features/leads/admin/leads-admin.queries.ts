import { desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { dueCounters } from '../../../db/due-counters.ts';
import {
  LEAD_ACTIVITY,
  leads,
  leadVisits,
  OPEN_NEXT_AT,
  OPEN_OWNER,
  PARTNER_KEY_ORDER,
} from '../../../db/schema/leads.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import { readBatches, readPage } from '../../../staff-list/list.queries.ts';
import { searchIndex } from '../../../staff-list/search.fts.queries.ts';
import { arrivalChips, type Filter, type RowOf } from '../../../staff-list/selection.queries.ts';
import type { Reader } from '../../staff/work-routes.ts';
import type { LeadChip, LeadFilter, LeadStatus } from './leads-admin.contract.ts';

/** As many as are stored (leads.queries.ts). */
const MAX_VISITS = 50;

/** What a list reads of a lead. */
export const LISTED = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  source: leads.source,
  partnerKey: leads.partnerKey,
  createdAt: leads.createdAt,
  status: leads.status,
  owner: leads.owner,
  nextStep: leads.nextStep,
  nextAt: leads.nextAt,
  version: leads.version,
  changedAt: leads.changedAt,
  changedBy: leads.changedBy,
  visitCount: leads.visitCount,
  returnedAt: leads.returnedAt,
};

const LAST_ACTIVE = { by: 'activity', descending: true } as const;

const ofStatus = (status: LeadStatus) => ({
  where: eq(leads.status, status),
  counter: `leads.${status}`,
  // A lead that came back comes up again.
  order: LAST_ACTIVE,
});

const filtersFor = ({ who, today }: Reader): Record<LeadFilter, Filter> => ({
  new: ofStatus('new'),
  mine: {
    where: sql`${leads.owner} is not null and ${OPEN_OWNER(leads)} = ${who}`,
    counter: `leads.owner.${who}`,
    order: LAST_ACTIVE,
  },
  due: {
    where: sql`${leads.nextAt} is not null and ${OPEN_NEXT_AT(leads)} <= ${today}`,
    counters: dueCounters(today),
    order: { by: 'next_step', descending: false },
  },
  contacted: ofStatus('contacted'),
  qualified: ofStatus('qualified'),
  won: ofStatus('won'),
  lost: ofStatus('lost'),
  spam: ofStatus('spam'),
});

const inAttribution = (field: string, value: string) =>
  sql`json_extract(${leads.attribution}, ${`$.${field}`}) = ${value}`;

/** Where a lead came from, and on which days; each figure of the overview is one of them. */
const CHIPS: Readonly<Record<LeadChip, (value: string) => SQL>> = {
  source: (value) => sql`lower(${leads.source}) = lower(${value})`,
  page: (value) => eq(leads.page, value),
  landing_page: (value) => inAttribution('landing_page', value),
  campaign: (value) => inAttribution('utm_campaign', value),
  referrer: (value) => inAttribution('referrer', value),
  partner: (value) => eq(leads.partnerKey, value),
  owner: (value) => eq(leads.owner, value),
  ...arrivalChips(leads.createdAt),
};

const sourceFor = (reader: Reader) => ({
  table: leads,
  fields: LISTED,
  key: leads.seq,
  filters: filtersFor(reader),
  chips: CHIPS,
  orders: {
    activity: LEAD_ACTIVITY(leads),
    next_step: OPEN_NEXT_AT(leads),
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
});

const EXPORTED = { ...LISTED, page: leads.page, attribution: leads.attribution };

/** A lead as the export reads it. */
export type ExportedLead = RowOf<typeof EXPORTED>;

/** A page of leads; undefined when the row of its cursor is gone (ADL-02, ADL-07, ADL-11). */
export const listLeads = (db: Database, query: ListQuery, reader: Reader) =>
  readPage(db, sourceFor(reader), query);

/** All leads that match, `size` at a time (ADL-06). */
export const leadBatches = (
  db: Database,
  query: Pick<ListQuery, 'search' | 'filter' | 'chips' | 'order'>,
  reader: Reader,
  size: number,
) => readBatches(db, { ...sourceFor(reader), fields: EXPORTED }, query, size);

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
        statusBefore: leadVisits.statusBefore,
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
