import { and, count, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { contactMessages as messages } from '../../../db/schema/contact.ts';
import { leads, leadVisits } from '../../../db/schema/leads.ts';
import { staffAudit } from '../../../db/schema/staff.ts';

/** The median of each group. @param rows `what`, `key`, `is_now` and `ms`, null where there is no value */
const medians = (rows: SQL) => sql`(
  select *, row_number() over by_ms as place, count(*) over (partition by what, key, is_now) as n
  from (${rows}) where ms is not null
  window by_ms as (partition by what, key, is_now order by ms)
)`;

/** When staff first gave a record one of these statuses. */
const firstStatus = (
  kind: 'lead' | 'message',
  id: SQLiteColumn,
  statuses: readonly string[],
) => sql`(
  select min(${staffAudit.at}) from ${staffAudit}
  where ${staffAudit.subjectKind} = ${kind} and ${staffAudit.subjectId} = ${id}
    and ${staffAudit.detail} ->> 'status' in ${statuses}
)`;

/** A range of days and the one before it, in ms since 1970. */
interface Ranges {
  first: number;
  /** When the later of the two begins. */
  start: number;
  end: number;
}

const isIn = (at: SQLiteColumn, { first, end }: Ranges) => and(gte(at, first), lt(at, end));
const isNow = (at: SQLiteColumn, { start }: Ranges) =>
  sql<number>`(${at} >= ${start})`.as('is_now');

/** How many leads came on each day, by its place in `starts`. */
function leadsByDay(db: Database, starts: readonly number[]) {
  const days = starts.slice(0, -1).map((from, index) => [from, starts[index + 1]]);
  return db
    .select({ day: sql<number>`key`, count: sql<number>`count(*)` })
    .from(sql`json_each(${JSON.stringify(days)})`)
    .innerJoin(leads, sql`${leads.createdAt} >= value ->> 0 and ${leads.createdAt} < value ->> 1`)
    .groupBy(sql`key`);
}

/** How many records there are of each status. */
const byStatus = (db: Database, table: typeof messages | typeof applications, ranges: Ranges) =>
  db
    .select({ isNow: isNow(table.createdAt, ranges), status: sql<string>`status`, count: count() })
    .from(table)
    .where(isIn(table.createdAt, ranges))
    .groupBy(sql`1, 2`);

/** Leads with the same attribution, owner and status, as one row with their number. */
const leadGroups = (ranges: Ranges) => sql`(
  select source, attribution, partner_key, owner, status,
    ${leads.createdAt} >= ${ranges.start} as is_now, count(*) as n
  from leads where ${isIn(leads.createdAt, ranges)} group by 1, 2, 3, 4, 5, 6
)`;

/** Each value of each origin of those groups, with how many leads came by it and what became of them. */
const originValues = (ranges: Ranges) => sql`(
  select key as origin, coalesce(value, '') as value,
    sum(iif(is_now, n, 0)) as n, sum(iif(is_now, 0, n)) as n_before,
    sum(iif(is_now and status = 'qualified', n, 0)) as qualified,
    sum(iif(is_now and status = 'won', n, 0)) as won
  from ${leadGroups(ranges)}, json_each(json_object(
    'source', source, 'partner', partner_key, 'referrer', attribution ->> 'referrer',
    'landing_page', attribution ->> 'landing_page', 'campaign', attribution ->> 'utm_campaign',
    'owner', owner
  ))
  group by 1, 2
)`;

/** The most frequent values of each origin; the others are one row. */
const leadOrigins = (db: Database, ranges: Ranges, most: number) =>
  db
    .select({
      origin: sql<string>`origin`,
      /** '' where there is none; null for all others. */
      value: sql<string | null>`iif(place > ${most}, null, value)`,
      count: sql<number>`sum(n)`,
      before: sql<number>`sum(n_before)`,
      qualified: sql<number>`sum(qualified)`,
      won: sql<number>`sum(won)`,
    })
    .from(
      sql`(
        select *, row_number() over (
          partition by origin order by value = '' desc, n desc, n_before desc, value
        ) as place
        from ${originValues(ranges)}
      )`,
    )
    .groupBy(sql`origin, min(place, ${most + 1})`)
    .orderBy(sql`min(place, ${most + 1})`);

/** How long it took until a lead was contacted, of each owner too; a message answered, an application decided. */
const medianTimes = (db: Database, ranges: Ranges) =>
  db
    .select({
      what: sql<'contact' | 'answer' | 'decision'>`what`,
      /** An owner; '' for all. */
      key: sql<string>`key`,
      isNow: sql<number>`is_now`,
      ms: sql<number>`ms`,
    })
    .from(
      medians(sql`
        select 'contact' as what, value as key, ${leads.createdAt} >= ${ranges.start} as is_now,
          ${firstStatus('lead', leads.id, ['contacted', 'qualified', 'won'])} - ${leads.createdAt} as ms
        from ${leads}, json_each(json_array('', ${leads.owner}))
        where ${isIn(leads.createdAt, ranges)} and ${leads.status} not in ('new', 'spam') and value is not null
        union all select 'answer', '', ${messages.createdAt} >= ${ranges.start},
          ${firstStatus('message', messages.id, ['replied'])} - ${messages.createdAt}
        from ${messages} where ${isIn(messages.createdAt, ranges)} and ${messages.status} in ('replied', 'done')
        union all select 'decision', '', ${applications.createdAt} >= ${ranges.start},
          ${applications.decidedAt} - ${applications.createdAt}
        from ${applications}
        where ${isIn(applications.createdAt, ranges)} and ${applications.status} in ('approved', 'rejected')
      `),
    )
    .where(sql`place = (n + 1) / 2`);

/**
 * What arrived in a range of days and in the one before, and what became of it.
 * @param starts when (ms) each day of both begins, and when the last one ends
 * @param most how many values of each origin, the most frequent ones first; the others are one row
 */
export function readFigures(db: Database, starts: readonly number[], most: number) {
  const ranges: Ranges = {
    first: starts[0] ?? 0,
    start: starts[(starts.length - 1) / 2] ?? 0,
    end: starts.at(-1) ?? 0,
  };
  return batch(db, {
    days: leadsByDay(db, starts),
    visits: db
      .select({ isNow: isNow(leadVisits.createdAt, ranges), count: count() })
      .from(leadVisits)
      .where(isIn(leadVisits.createdAt, ranges))
      .groupBy(sql`1`),
    origins: leadOrigins(db, ranges, most),
    messages: byStatus(db, messages, ranges),
    applications: byStatus(db, applications, ranges),
    medians: medianTimes(db, ranges),
    allLeads: db.select({ count: count() }).from(leads),
  });
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;
