import { and, count, desc, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../db/client.ts';
import { affiliateApplications as applications } from '../../db/schema/affiliates.ts';
import { contactMessages as messages } from '../../db/schema/contact.ts';
import { leads, leadVisits } from '../../db/schema/leads.ts';
import { outbox } from '../../db/schema/outbox.ts';

const DAY_MS = 24 * 3_600_000;

const attributed = (field: string): SQL<string> =>
  sql`json_extract(${leads.attribution}, ${sql.raw(`'$.${field}'`)})`;

/** Where leads came from. */
const ORIGINS = {
  source: sql<string>`${leads.source}`,
  landing_page: attributed('landing_page'),
  campaign: attributed('utm_campaign'),
  referrer: attributed('referrer'),
  partner: sql<string>`${leads.partnerKey}`,
} as const satisfies Record<string, SQL<string>>;
export type Origin = keyof typeof ORIGINS;

/** Days are UTC, counted from 1970. */
const dayOf = (at: SQLiteColumn) => sql<number>`${at} / ${sql.raw(String(DAY_MS))}`.as('day');

/**
 * What arrived since a time (ms), by day, and where leads came from.
 * @param most how many values of each origin, the most frequent ones first
 */
export async function readFigures(db: Database, since: number, most: number) {
  const perDay = count().as('per_day');
  const isRecent = gte(leads.createdAt, since);
  const by = (origin: Origin) => {
    const value = ORIGINS[origin];
    return db
      .select({ value: value.as('value'), count: count().as('leads') })
      .from(leads)
      .where(and(isRecent, ne(value, '')))
      .groupBy(value)
      .orderBy(desc(count()), value)
      .limit(most);
  };
  const withValue = (origin: Origin) =>
    sql<number>`count(nullif(${ORIGINS[origin]}, ''))`.as(`with_${origin}`);
  const isDecided = inArray(applications.status, ['approved', 'rejected']);
  const of = (status: 'approved' | 'rejected') =>
    sql<number>`count(*) filter (where ${eq(applications.status, status)})`.as(status);
  return batch(db, {
    leads: db
      .select({ day: dayOf(leads.createdAt), count: perDay })
      .from(leads)
      .where(isRecent)
      .groupBy(sql`day`),
    applications: db
      .select({
        day: dayOf(applications.createdAt),
        count: perDay,
        approved: of('approved'),
        rejected: of('rejected'),
        decisionMs:
          sql<number>`coalesce(sum(${applications.updatedAt} - ${applications.createdAt}) filter (where ${isDecided}), 0)`.as(
            'decision_ms',
          ),
      })
      .from(applications)
      .where(gte(applications.createdAt, since))
      .groupBy(sql`day`),
    messages: db
      .select({ day: dayOf(messages.createdAt), count: perDay })
      .from(messages)
      .where(gte(messages.createdAt, since))
      .groupBy(sql`day`),
    source: by('source'),
    landing_page: by('landing_page'),
    campaign: by('campaign'),
    referrer: by('referrer'),
    partner: by('partner'),
    known: db
      .select({
        source: withValue('source'),
        landing_page: withValue('landing_page'),
        campaign: withValue('campaign'),
        referrer: withValue('referrer'),
        partner: withValue('partner'),
      })
      .from(leads)
      .where(isRecent),
    visits: db.select({ count: count() }).from(leadVisits).where(gte(leadVisits.createdAt, since)),
    allLeads: db.select({ count: count() }).from(leads),
    pending: db
      .select({ count: count() })
      .from(applications)
      .where(eq(applications.status, 'pending')),
    failedMail: db.select({ count: count() }).from(outbox).where(eq(outbox.status, 'failed')),
  });
}
