import { count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../db/client.ts';
import { affiliateApplications as applications } from '../../db/schema/affiliates.ts';
import { contactMessages as messages } from '../../db/schema/contact.ts';
import { leads, leadVisits } from '../../db/schema/leads.ts';
import { outbox } from '../../db/schema/outbox.ts';

const DAY_MS = 24 * 3_600_000;

/** Days are UTC, counted from 1970. */
const dayOf = (at: SQLiteColumn) => sql<number>`${at} / ${sql.raw(String(DAY_MS))}`.as('day');

/**
 * What arrived since a time (ms), by day, and where leads came from: by the chips of their list, each
 * with how many leads have one at all.
 * @param most how many values of each origin, the most frequent ones first
 */
export async function readFigures(db: Database, since: number, most: number) {
  const perDay = count().as('per_day');
  const isRecent = gte(leads.createdAt, since);
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
    origins: db
      .select({
        origin: sql<string>`origin`,
        value: sql<string>`value`,
        count: sql<number>`n`,
        known: sql<number>`known`,
      })
      .from(sql`(
        select *, row_number() over (partition by origin order by n desc, value) as place,
          sum(n) over (partition by origin) as known
        from (
          select key as origin, value, sum(n) as n
          from (
            select source, attribution, partner_key, count(*) as n
            from leads where ${isRecent} group by 1, 2, 3
          ), json_each(json_object(
            'source', source, 'partner', partner_key, 'referrer', attribution ->> 'referrer',
            'landing_page', attribution ->> 'landing_page', 'campaign', attribution ->> 'utm_campaign'
          ))
          where value <> '' group by 1, 2
        )
      )`)
      .where(sql`place <= ${most}`)
      .orderBy(sql`place`),
    visits: db.select({ count: count() }).from(leadVisits).where(gte(leadVisits.createdAt, since)),
    allLeads: db.select({ count: count() }).from(leads),
    pending: db
      .select({ count: count() })
      .from(applications)
      .where(eq(applications.status, 'pending')),
    failedMail: db.select({ count: count() }).from(outbox).where(eq(outbox.status, 'failed')),
  });
}
