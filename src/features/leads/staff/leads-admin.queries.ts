import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { z } from 'zod';

import { batch, type Database } from '../../../db/client.ts';
import {
  LEAD_ORDERS,
  leads,
  leadVisits,
  mergedLeads,
  OPEN_LEADS,
} from '../../../db/schema/leads.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import { everQualified } from '../../../db/ever-qualified.ts';
import { apiRow } from '../../../db/api-row.ts';
import { leadSearchText, MAX_VISITS } from '../leads.queries.ts';
import {
  dueSteps,
  firstStatusAt,
  isOurTurn,
  recordTable,
  workColumns,
} from '../../../staff/work/record-table.queries.ts';
import { OFFERED_MAX } from '../../../staff/list/list.contract.ts';
import { site } from '../../../shared/content/site.ts';
import type { ResponseOf } from '../../../shared/api.ts';
import type { Attribution } from '../leads.contract.ts';
import { hasDuplicate } from '../../../people/duplicates.queries.ts';
import { mergePath } from '../../../people/people.contract.ts';
import { AppError } from '../../../http/app-error.ts';
import { contactKey } from '../../../shared/text/person-contact.ts';
import type { Change, RefusedChange } from '../../../staff/work/work.contract.ts';
import { addTexts, HAS_ADDRESS, isWithoutContact, NO_PHONE } from './add-leads.contract.ts';
import { knownLeads } from './import/add-leads.queries.ts';
import {
  ANY_IMPORT,
  leadKind,
  leadValues,
  type LEAD_ORIGINS,
  type LeadDetails,
  type LeadStatus,
  type originsApi,
} from './leads-admin.contract.ts';

/** Staff who set one of these have spoken with the person. */
const SPOKEN: ReadonlySet<string> = new Set<LeadStatus>(['contacted', 'qualified', 'won']);

const isOpen = inArray(leads.status, OPEN_LEADS);
/** Came back, and nobody has changed it, noted something or answered since. */
const hasReturned = and(sql`${leads.isBack} = 1`, ne(leads.status, 'spam'));

const inAttribution = (field: keyof Attribution) => sql`${leads.attribution} ->> ${field}`;

const ORIGINS: Record<keyof typeof LEAD_ORIGINS, SQL> = {
  source: sql`${leads.source}`,
  page: sql`${leads.page}`,
  landing_page: inAttribution('landing_page'),
  campaign: inAttribution('utm_campaign'),
  medium: inAttribution('utm_medium'),
  referrer: inAttribution('referrer'),
  partner: sql`${leads.partnerKey}`,
};

const isOrigin = (origin: SQL) => (value: string) => sql`${origin} = ${value} collate nocase`;

/** What a list reads of a lead. */
const LISTED = {
  id: leads.id,
  name: leads.name,
  source: leads.source,
  partnerKey: leads.partnerKey,
  createdAt: leads.createdAt,
  visitCount: leads.visitCount,
  returnedAt: leads.returnedAt,
  ...workColumns(leadValues, leads),
};

/** What the export reads. */
export const EXPORTED_LEAD = { ...LISTED, page: leads.page, attribution: leads.attribution };

const refuse = (text: string, body: RefusedChange = {}) =>
  new AppError('invalid', text, { fields: { email: text }, body });

/** Only an address that staff gave a lead is taken from it, which is the undo of that. */
async function refuseToTakeAddress(db: Database, changes: readonly Change[]): Promise<void> {
  const ids = changes.filter(({ set: { email } }) => email === null).map(({ id }) => id);
  if (ids.length === 0) return;
  const given = db
    .select({ id: staffAudit.id })
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.subjectKind, 'lead'),
        eq(staffAudit.subjectId, leads.id),
        eq(staffAudit.action, 'lead_changed'),
        sql`${staffAudit.detail} ->> 'email' is not null`,
      ),
    );
  const taken = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        sql`${leads.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        isNotNull(leads.email),
        notExists(given),
      ),
    )
    .limit(1);
  if (taken.length > 0) throw refuse(HAS_ADDRESS);
}

/** @throws AppError where an address that is set belongs to another lead, which can be merged */
async function refuseAddress(db: Database, changes: readonly Change[]): Promise<void> {
  await refuseToTakeAddress(db, changes);
  const given = changes.flatMap(({ id, set: { email } }) => (email ? [{ id, email }] : []));
  const [first, second] = given;
  if (!first) return;
  if (second) throw refuse('An address belongs to one lead');
  const key = contactKey(first.email);
  const other = (await knownLeads(db, [key])).get(key);
  if (other === undefined || other === first.id) return;
  const link = { label: 'Merge them...', href: mergePath(first.id, other) };
  throw refuse(addTexts.known.email, { link });
}

export const leadRecords = recordTable({
  kind: leadKind,
  table: leads,
  listed: LISTED,
  changed: 'lead_changed',
  isOpen,
  isWaiting: sql`(${and(or(eq(leads.status, 'new'), hasReturned), isOurTurn(leads))})`,
  arrivals: [leadVisits.seq],
  searchTextOf: leadSearchText,
  refuses: (lead, before) => {
    if (isWithoutContact(lead)) return { phone: NO_PHONE };
    const isReplaced = before.email !== null && lead.email !== null && lead.email !== before.email;
    return isReplaced ? { email: HAS_ADDRESS } : undefined;
  },
  alsoSearched: {
    Partner: ORIGINS.partner,
    Campaign: ORIGINS.campaign,
    'First campaign': inAttribution('first_utm_campaign'),
    Phone: sql`${leads.phone}`,
    Company: sql`${leads.company}`,
    'Next step': sql`${leads.nextStep}`,
    'Merged lead': sql`(select group_concat(${mergedLeads.searchText}, char(10)) from ${mergedLeads} where ${mergedLeads.keptId} = ${leads.id})`,
  },
  checkChanges: refuseAddress,
  spoken: SPOKEN,
  afterReply: { status: 'contacted', from: sql`${leads.status} = 'new'` },
  replyTo: site.email,
  handling: {
    words: 'those that staff spoke with were contacted',
    at: firstStatusAt('lead', leads.id, [...SPOKEN]),
    // When staff spoke with somebody whose lead was imported says nothing of how fast they answer.
    which: sql`(${and(isNull(leads.importId), notInArray(leads.status, ['new', 'spam']))})`,
    by: leads.owner,
  },
  toDo: (reader) => dueSteps(leads, isOpen, reader),
  filters: ({ who, today }) => ({
    mine: sql`(${and(isOpen, eq(leads.owner, who))})`,
    due: sql`(${and(isOpen, isOurTurn(leads), lte(leads.nextAt, today))})`,
    returned: sql`(${hasReturned})`,
  }),
  ownConditions: {
    source: isOrigin(ORIGINS.source),
    page: isOrigin(ORIGINS.page),
    landing_page: isOrigin(ORIGINS.landing_page),
    campaign: isOrigin(ORIGINS.campaign),
    medium: isOrigin(ORIGINS.medium),
    referrer: isOrigin(ORIGINS.referrer),
    partner: isOrigin(ORIGINS.partner),
    import: (id) => (id === ANY_IMPORT ? isNotNull(leads.importId) : eq(leads.importId, id)),
    reached: (stage) => (stage === 'qualified' ? everQualified() : sql`false`),
    duplicates: (which) => (which === 'possible' ? hasDuplicate() : sql`false`),
  },
  orders: LEAD_ORDERS,
});

/** Of so many newest leads. */
const LOOKED_AT = 5000;

/** The most frequent values of each origin, and the imports; of the newest leads. */
export async function readOrigins(db: Database): Promise<ResponseOf<typeof originsApi>> {
  const offered = { ...ORIGINS, import: sql`${leads.importId}` };
  const pairs = Object.entries(offered).map(([name, origin]) => sql`${name}, ${origin}`);
  const rows = await db
    .select({
      origin: sql<string>`key`,
      values: sql<string>`json_group_array(value order by value)`,
    })
    .from(
      sql`(select key, value, row_number() over (partition by key order by count(*) desc) as place
        from (select * from ${leads} order by ${leads.seq} desc limit ${LOOKED_AT}) as ${leads}, json_each(json_object(${sql.join(pairs, sql`, `)})) where value is not null group by 1, 2)`,
    )
    .where(sql`place <= ${OFFERED_MAX}`)
    .groupBy(sql`key`);
  const { import: imports, ...found } = Object.fromEntries(
    rows.map(({ origin, values }) => [origin, JSON.parse(values) as string[]]),
  );
  return imports ? { ...found, import: [ANY_IMPORT, ...imports] } : found;
}

const attributionSchema = z.record(z.string(), z.string()).catch({});

/** A stored attribution; null for none. */
export const attributionOf = (stored: string | null): Record<string, string> | null =>
  stored === null ? null : attributionSchema.parse(JSON.parse(stored));

/** Where a lead came from, and its visits, newest first. */
export async function findOrigin(
  db: Database,
  id: string,
): Promise<Pick<LeadDetails, 'page' | 'attribution' | 'visits'>> {
  const {
    found: [lead],
    visits,
  } = await batch(db, {
    found: db
      .select({ page: leads.page, attribution: leads.attribution })
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
  return {
    page: lead?.page ?? null,
    attribution: attributionOf(lead?.attribution ?? null),
    visits: visits.map(apiRow),
  };
}
