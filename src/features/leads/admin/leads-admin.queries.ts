import { and, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';

import { batch, type Database } from '../../../db/client.ts';
import { LEAD_ORDERS, leads, leadVisits } from '../../../db/schema/leads.ts';
import {
  arrivalChips,
  readBatches,
  readPage,
  type ListQuery,
  type ListSelection,
  type RowOf,
} from '../../../staff-list/list.queries.ts';
import type { Reader } from '../../staff/work-routes.ts';
import type { LeadChip, LeadFilter } from './leads-admin.contract.ts';

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

/** Someone works on these. */
const isOpen = inArray(leads.status, ['new', 'contacted', 'qualified']);

const filtersFor = ({ who, today }: Reader) =>
  ({
    new: eq(leads.status, 'new'),
    mine: sql`(${and(isOpen, eq(leads.owner, who))})`,
    due: sql`(${and(isOpen, lte(leads.nextAt, today))})`,
    contacted: eq(leads.status, 'contacted'),
    qualified: eq(leads.status, 'qualified'),
    won: eq(leads.status, 'won'),
    lost: eq(leads.status, 'lost'),
    spam: eq(leads.status, 'spam'),
  }) satisfies Record<LeadFilter, SQL>;

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
  at: leads.createdAt,
  key: leads.seq,
  filters: filtersFor(reader),
  chips: CHIPS,
  orders: LEAD_ORDERS,
  search: leads.searchText,
});

const EXPORTED = { ...LISTED, page: leads.page, attribution: leads.attribution };

/** A lead as the export reads it. */
export type ExportedLead = RowOf<typeof EXPORTED>;

/** A page of leads (ADL-02, ADL-07, ADL-11). */
export const listLeads = (db: Database, query: ListQuery, reader: Reader) =>
  readPage(db, sourceFor(reader), query);

/** All leads that match, `size` at a time (ADL-06). */
export const leadBatches = (db: Database, query: ListSelection, reader: Reader, size: number) =>
  readBatches(db, { ...sourceFor(reader), fields: EXPORTED }, query, size);

/** A lead with its attribution and its visits, newest first. */
export async function findLead(db: Database, id: string) {
  const {
    found: [lead],
    visits,
  } = await batch(db, {
    found: db
      .select({ ...LISTED, page: leads.page, attribution: leads.attribution })
      .from(leads)
      .where(eq(leads.id, id)),
    visits: db
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
  });
  return lead && { ...lead, visits };
}

/** A lead as the list reads it. */
export type StoredLead = Pick<
  NonNullable<Awaited<ReturnType<typeof findLead>>>,
  keyof typeof LISTED
>;
