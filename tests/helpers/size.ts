import type { Database } from '../../src/db/client.ts';
import { listApplications } from '../../src/features/affiliates/admin/applications.queries.ts';
import { listLeads } from '../../src/features/leads/admin/leads-admin.queries.ts';
import type { ListPlace } from '../../src/staff-list/list-cursor.ts';
import type { ListQuery } from '../../src/staff-list/list.queries.ts';
import {
  APPLICATION_SORTS,
  APPLICATION_FILTERS,
  LEAD_SORTS,
  orderOf,
  PAGE_SIZE_MAX,
} from '../../src/features/staff/staff.contract.ts';

/** No page of a staff list may read more rows of D1 than this, however many there are. */
export const ROWS_READ_AT_MOST = 500;

const PER_STATEMENT = 50_000;

/** Fills with rows numbered from 1 to `count`, some thousand at a time. `sql` takes ?1 and ?2 as from and to. */
async function fill(d1: D1Database, count: number, sql: string): Promise<void> {
  for (let from = 1; from <= count; from += PER_STATEMENT) {
    const to = Math.min(count, from + PER_STATEMENT - 1);
    await d1
      .prepare(
        `with recursive n(i) as (select cast(?1 as integer) union all select i + 1 from n where i < ?2) ${sql}`,
      )
      .bind(from, to, count)
      .run();
  }
}

/** Names and addresses that repeat as people's do. */
const FIRST = `case i % 7 when 0 then 'Ada' when 1 then 'Grace' when 2 then 'Élodie' when 3 then 'omar' when 4 then 'Mei' when 5 then 'Ivan' else 'Zoë' end`;
const LAST = `case i % 11 when 0 then 'Lovelace' when 1 then 'Hopper' when 2 then 'Şahin' when 3 then 'Okafor' else 'Miller' end`;

/** Exactly 200 and exactly 1,000 rows of any thousand-fold have these words, all over the list. */
const MARK = `case when i % cast(?3 / 200 as integer) = 0 then ' Bicentenary' else '' end || case when i % cast(?3 / 1000 as integer) = 0 then ' Millenary' else '' end`;

/** @param count a multiple of 1,000 */
export const fillLeads = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into leads (id, name, email, source, partner_key, created_at)
     select 'lead-' || i, ${FIRST} || ' ' || ${LAST} || ${MARK}, 'person.' || i || '@' || case i % 3 when 0 then 'example.org' else 'mail.example.com' end,
       case i % 5 when 0 then 'pricing' else 'RiC_Hero_CTA' end, case when i % 50 = 0 then 'partner-' || (i % 400) end, 1700000000000 + (i / 3) * 1000 from n`,
  );

/** @param count a multiple of 1,000 */
export const fillApplications = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into affiliate_applications (id, first_name, last_name, email, company, experience, audience, motivation, status, created_at, updated_at, failure, failed_at)
     select 'application-' || i, ${FIRST}, ${LAST} || ${MARK}, 'person.' || i || '@mail.example.com', case when i % 2 then 'Acme ' || i end,
       'beginner', 'Recruiters', 'A good fit', case i % 4 when 0 then 'approved' when 1 then 'rejected' else 'pending' end, 1700000000000 + (i / 3) * 1000, 0,
       case when i % 8 = 2 then 'This group is closed' end, case when i % 8 = 2 then 1700000000000 end from n`,
  );

export interface SizeCase {
  name: string;
  run: (db: Database) => Promise<{ matched: number; isLeast: boolean; total: number } | undefined>;
  /** How many rows really match, as far as that is known. */
  matches?: number;
}

/** Searches and how many rows match them, where that does not depend on chance. */
const SEARCHES = (count: number): [string, number | undefined][] => [
  ['', count],
  ['example', count],
  ['com', undefined],
  ['bicentenary', 200],
  ['MILLENARY', 1000],
  ['élodie şah', undefined],
  [`person.${count}@`, 1],
  ['nobody has this', 0],
  ['"; drop table', 0],
  ['e', undefined],
  ['zq', undefined],
];

/** Searches that are tried in each order; the others in two. */
const EVERY_ORDER = new Set(['', 'example', 'bicentenary', 'e']);

async function middle(d1: D1Database, table: string, id: string): Promise<string> {
  const row = await d1
    .prepare(`select cast(place as text) as place from ${table} where id = ?`)
    .bind(id)
    .all<{ place: string }>();
  if (!row.results[0]) throw new Error(`${table} has no ${id}`);
  return row.results[0].place;
}

/** Every kind of page of a list of so many rows, each as large as a page may be. */
async function casesOf(
  d1: D1Database,
  count: number,
  list: {
    name: string;
    table: string;
    id: string;
    sorts: readonly string[];
    /** What the list can be narrowed down to. */
    only?: readonly string[];
    read: (db: Database, query: ListQuery) => ReturnType<SizeCase['run']>;
  },
): Promise<SizeCase[]> {
  const place = await middle(d1, list.table, list.id);
  const ways: [string, ListPlace | undefined][] = [
    ['first page', undefined],
    ['deep page', { place, back: false }],
    ['back from deep', { place, back: true }],
  ];
  const cases: SizeCase[] = [];
  for (const sort of list.sorts)
    for (const [search, matches] of SEARCHES(count)) {
      if (!EVERY_ORDER.has(search) && sort !== 'newest' && sort !== 'name') continue;
      for (const [way, from] of ways)
        cases.push({
          name: `${list.name}, ${sort}, ${search === '' ? 'all' : JSON.stringify(search)}, ${way}`,
          run: (db) => list.read(db, { search, order: orderOf(sort), from, limit: PAGE_SIZE_MAX }),
          ...(matches === undefined ? {} : { matches }),
        });
    }
  for (const only of list.only ?? [])
    for (const search of ['', 'example', 'bicentenary', 'e'])
      for (const [way, from] of ways)
        cases.push({
          name: `${list.name}, ${only}, ${search === '' ? 'all' : search}, ${way}`,
          run: (db) =>
            list.read(db, { search, only, order: orderOf('newest'), from, limit: PAGE_SIZE_MAX }),
        });
  return cases;
}

/** @param count how many leads fillLeads made */
export const leadCases = (d1: D1Database, count: number): Promise<SizeCase[]> =>
  casesOf(d1, count, {
    name: 'leads',
    table: 'leads',
    id: `lead-${count / 2}`,
    sorts: LEAD_SORTS,
    read: listLeads,
  });

/** @param count how many applications fillApplications made */
export const applicationCases = (d1: D1Database, count: number): Promise<SizeCase[]> =>
  casesOf(d1, count, {
    name: 'applications',
    table: 'affiliate_applications',
    id: `application-${count / 2}`,
    sorts: APPLICATION_SORTS,
    only: APPLICATION_FILTERS,
    read: async (db, query) => {
      const page = await listApplications(db, query);
      return page && { ...page, total: page.counts.total };
    },
  });
