import { and, count, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../../db/client.ts';
import { everQualified } from '../../../db/ever-qualified.ts';
import { leads, leadVisits } from '../../../db/schema/leads.ts';
import { recordTables } from '../../../record-kinds.ts';
import type { RecordName } from '../../../shared/record-names.ts';
import type { RecordTable } from '../../../staff/work/record-table.queries.ts';

/** Leads have a part of their own. */
export const COUNTED_BY_STATUS: readonly RecordTable[] = recordTables.filter(
  ({ kind }) => kind.name !== 'lead',
);

/** The median of each group. @param rows `what`, `key`, `is_now` and `ms`, null where there is no value */
const medians = (rows: SQL) => sql`(
  select *, row_number() over by_ms as place, count(*) over (partition by what, key, is_now) as n
  from (${rows}) where ms is not null
  window by_ms as (partition by what, key, is_now order by ms)
)`;

/** A range of days and the one before it, in ms since 1970. */
interface Ranges {
  first: number;
  /** When the later of the two begins. */
  start: number;
  end: number;
}

const isIn = (at: SQLiteColumn, { first, end }: Ranges) => and(gte(at, first), lt(at, end));
const isNow = (at: SQLiteColumn, { start }: Ranges) => sql<number>`(${at} >= ${start})`;

/** How many leads came on each day, by its place in `starts`. */
function leadsByDay(db: Database, starts: readonly number[]) {
  const days = starts.slice(0, -1).map((from, index) => [from, starts[index + 1]]);
  return db
    .select({ day: sql<number>`key`, count: sql<number>`count(*)` })
    .from(sql`json_each(${JSON.stringify(days)})`)
    .innerJoin(leads, sql`${leads.createdAt} >= value ->> 0 and ${leads.createdAt} < value ->> 1`)
    .groupBy(sql`key`);
}

/** How many records there are of each status of these kinds. */
const byStatus = (db: Database, tables: readonly RecordTable[], ranges: Ranges) =>
  db
    .select({
      kind: sql<RecordName>`kind`,
      isNow: sql<number>`is_now`,
      status: sql<string>`status`,
      count: sql<number>`n`,
    })
    .from(
      sql`(${sql.join(
        tables.map(
          ({ kind, table }) => sql`
            select ${kind.name} as kind, ${isNow(table.createdAt, ranges)} as is_now, ${table.status} as status, count(*) as n
            from ${table} where ${isIn(table.createdAt, ranges)} group by 2, 3`,
        ),
        sql` union all `,
      )})`,
    );

/** Leads with the same attribution, owner and status, as one row with their number. */
const leadGroups = (ranges: Ranges) => sql`(
  select source, attribution, partner_key, owner, status,
    ${leads.createdAt} >= ${ranges.start} as is_now, ${everQualified(ranges.first)} as was_qualified, count(*) as n
  from leads where ${isIn(leads.createdAt, ranges)} group by 1, 2, 3, 4, 5, 6, 7
)`;

/** Each value of each origin of those groups, with how many leads came by it and what became of them. */
const originValues = (ranges: Ranges) => sql`(
  select key as origin, coalesce(value, '') as value,
    sum(iif(is_now, n, 0)) as n, sum(iif(is_now, 0, n)) as n_before,
    sum(iif(is_now and was_qualified, n, 0)) as qualified,
    sum(iif(not is_now and was_qualified, n, 0)) as qualified_before,
    sum(iif(is_now and status = 'won', n, 0)) as won,
    sum(iif(not is_now and status = 'won', n, 0)) as won_before
  from ${leadGroups(ranges)}, json_each(json_object(
    'source', source, 'partner', partner_key, 'referrer', attribution ->> 'referrer',
    'landing_page', attribution ->> 'landing_page', 'campaign', attribution ->> 'utm_campaign',
    'campaign_medium', iif(coalesce(attribution ->> 'utm_campaign', attribution ->> 'utm_medium') is null, null,
      json_array(attribution ->> 'utm_campaign', attribution ->> 'utm_medium')),
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
      qualifiedBefore: sql<number>`sum(qualified_before)`,
      won: sql<number>`sum(won)`,
      wonBefore: sql<number>`sum(won_before)`,
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

/** How long staff took with each record of a range that they dealt with. */
function handlingTimes({ kind, table, handling }: RecordTable, ranges: Ranges): SQL {
  const { at, which, by } = handling;
  const keys = by && sql`, json_each(json_array('', ${by}))`;
  return sql`
    select ${kind.name} as what, ${by ? sql`value` : ''} as key, ${isNow(table.createdAt, ranges)} as is_now,
      ${at} - ${table.createdAt} as ms
    from ${table}${keys}
    where ${and(isIn(table.createdAt, ranges), which, by && sql`value is not null`)}`;
}

/** How long staff took in the middle, with each kind of records. */
const medianTimes = (db: Database, ranges: Ranges) =>
  db
    .select({
      what: sql<RecordName>`what`,
      /** Such as an owner; '' for all. */
      key: sql<string>`key`,
      isNow: sql<number>`is_now`,
      ms: sql<number>`ms`,
    })
    .from(
      medians(
        sql.join(
          recordTables.map((records) => handlingTimes(records, ranges)),
          sql` union all `,
        ),
      ),
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
    imported: db
      .select({ isNow: isNow(leads.createdAt, ranges), count: count() })
      .from(leads)
      .where(and(isIn(leads.createdAt, ranges), isNotNull(leads.importId)))
      .groupBy(sql`1`),
    origins: leadOrigins(db, ranges, most),
    statuses: byStatus(db, COUNTED_BY_STATUS, ranges),
    medians: medianTimes(db, ranges),
    allLeads: db.select({ count: count() }).from(leads),
  });
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;
