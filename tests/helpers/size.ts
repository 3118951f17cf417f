import type { Database } from '../../src/db/client.ts';
import { listApplications } from '../../src/features/affiliates/admin/applications.queries.ts';
import type { MessageFilter } from '../../src/features/contact/admin/messages-admin.contract.ts';
import { listMessages } from '../../src/features/contact/admin/messages-admin.queries.ts';
import { listLeads } from '../../src/features/leads/admin/leads-admin.queries.ts';
import type { Cursor } from '../../src/staff-list/cursor.ts';
import type { ListPage, ListQuery } from '../../src/staff-list/list-query.ts';
import {
  type ApplicationFilter,
  APPLICATION_SORTS,
} from '../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type { MailStatus } from '../../src/features/mail/mail.contract.ts';
import { listMail } from '../../src/features/mail/mail.queries.ts';
import {
  LEAD_SORTS,
  type LeadFilter,
} from '../../src/features/leads/admin/leads-admin.contract.ts';
import {
  COUNTED_TO,
  EXACT_UP_TO,
  PAGE_SIZE_MAX,
  parseOrder,
} from '../../src/staff-list/list.contract.ts';

/** No page of a staff list may read more rows of D1 than this, however many there are. */
export const ROWS_READ_AT_MOST = 500;

const PER_STATEMENT = 50_000;

/** When (ms) the first filled row arrived; three arrive a second. */
export const FILLED_FROM = 1_700_000_000_000;

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
    `insert into leads (id, name, email, source, partner_key, status, owner, next_at, created_at)
     select 'lead-' || i, ${FIRST} || ' ' || ${LAST} || ${MARK}, 'person.' || i || '@' || case i % 3 when 0 then 'example.com' else 'mail.example.com' end,
       case i % 5 when 0 then 'pricing' else 'RiC_Hero_CTA' end, case when i % 50 = 0 then 'partner-' || (i % 400) end,
       case i % 10 when 0 then 'contacted' when 1 then 'qualified' when 2 then 'won' when 3 then 'lost' when 4 then 'spam' else 'new' end,
       case when i % 20 in (2, 5) then 'Ana' end, case when i % 40 in (10, 13) then '2026-' || printf('%02d-%02d', i / 40 % 12 + 1, i / 40 % 28 + 1) end,
       1700000000000 + (i / 3) * 1000 from n`,
  );

/** Who reads the lists, after all days of the leads' next steps. */
export const READER = { who: 'Ana', today: '2026-12-31' };

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

/** @param count a multiple of 1,000 */
export const fillMessages = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, status, owner)
     select 'message-' || i, 'key-' || i, 'print-' || i, ${FIRST} || ' ' || ${LAST} || ${MARK}, 'person.' || i || '@mail.example.com', 'Prices',
       'How much does it cost?', '', 1700000000000 + (i / 3) * 1000, case i % 10 when 0 then 'replied' when 1 then 'done' when 2 then 'spam' else 'new' end,
       case when i % 20 in (4, 5) then 'Ana' end from n`,
  );

/** @param count a multiple of 1,000 */
export const fillOutbox = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at)
     select 'mail-' || printf('%07d', i), 'lead', 'lead-' || i, '{}', case when i <= ?3 / 1000 then 'failed' else 'sent' end, 0, 1700000000000 + i,
       case when i > ?3 / 1000 then 1700000000000 + i end from n`,
  );

export interface SizeCase {
  name: string;
  run: (db: Database) => Promise<SizedPage | undefined>;
  isSearch: boolean;
  /** How many rows really match. */
  matches: number;
}

type SizedPage = Pick<ListPage<unknown>, 'matched' | 'isLeast' | 'total' | 'scanned'>;

/** What is searched for, and how many of so many rows match. */
const SEARCHES = (count: number): [string, number][] => [
  ['', count],
  ['example', count],
  ['com', count],
  ['bicentenary', 200],
  ['MILLENARY', 1000],
  [`person.${count}@`, 1],
  ['nobody has this', 0],
  ['"; drop table', 0],
  ['e', count],
  ['zq', 0],
];

/** Searches that are tried in each order; the others in two. */
const EVERY_ORDER = new Set(['', 'example', 'bicentenary', 'e']);

/** Every kind of page of a list of so many rows, each as large as a page may be. */
function casesOf(
  count: number,
  list: {
    name: string;
    sorts: readonly string[];
    filters?: Readonly<Record<string, number>>;
    /** Chips, and how many rows have them. */
    chips?: readonly (readonly [ListQuery['chips'], number])[];
    /** A list that is not searched has one case for each filter. */
    isSearched?: boolean;
    /** The key of the middle row. */
    middle?: string;
    read: (db: Database, query: ListQuery) => ReturnType<SizeCase['run']>;
  },
): SizeCase[] {
  const { isSearched = true, middle: key = String(count / 2) } = list;
  const starts: [string, Cursor | undefined][] = [
    ['first page', undefined],
    ['deep page', { key, back: false }],
    ['back from deep', { key, back: true }],
  ];
  const cases: SizeCase[] = [];
  const add = (
    kind: string,
    matches: number,
    query: Pick<ListQuery, 'search' | 'order' | 'filter' | 'chips'>,
  ) => {
    const what = query.search === '' ? 'all' : JSON.stringify(query.search);
    for (const [start, from] of starts)
      cases.push({
        name: `${list.name}, ${kind}, ${what}, ${start}`,
        run: (db) => list.read(db, { ...query, from, limit: PAGE_SIZE_MAX }),
        isSearch: query.search !== '' || query.chips !== undefined,
        matches,
      });
  };
  for (const sort of list.sorts)
    for (const [search, matches] of isSearched ? SEARCHES(count) : ([['', count]] as const))
      if (EVERY_ORDER.has(search) || sort === 'newest' || sort === 'name')
        add(sort, matches, { search, order: parseOrder(sort) });
  for (const [filter, rows] of Object.entries(list.filters ?? {}))
    for (const search of isSearched ? ['', 'example', 'e'] : [''])
      for (const sort of search === '' ? list.sorts : ['newest'])
        add(`${filter} by ${sort}`, rows, { search, filter, order: parseOrder(sort) });
  for (const [chips, rows] of list.chips ?? [])
    for (const sort of list.sorts)
      add(`${JSON.stringify(chips)} by ${sort}`, rows, {
        search: '',
        chips,
        order: parseOrder(sort),
      });
  return cases;
}

/** @param count how many leads fillLeads made */
export const leadCases = (count: number): SizeCase[] =>
  casesOf(count, {
    name: 'leads',
    sorts: LEAD_SORTS,
    // One that every filter of an order of its own has a value for.
    middle: String(Math.floor(count / 80) * 40 + 10),
    filters: {
      new: count / 2,
      mine: count / 20,
      due: count / 40,
      contacted: count / 10,
      qualified: count / 10,
      won: count / 10,
      lost: count / 10,
      spam: count / 10,
    } satisfies Record<LeadFilter, number>,
    chips: [
      [{ source: 'Pricing' }, count / 5],
      [{ partner: 'partner-50', owner: 'Ana' }, 0],
    ],
    read: (db, query) => listLeads(db, query, READER),
  });

/** @param count how many applications fillApplications made */
export const applicationCases = (count: number): SizeCase[] =>
  casesOf(count, {
    name: 'applications',
    sorts: APPLICATION_SORTS,
    filters: {
      pending: count / 2,
      sending: 0,
      approved: count / 4,
      rejected: count / 4,
      due: count / 2,
      overdue: count / 2,
      not_sent: count / 8,
    } satisfies Record<ApplicationFilter, number>,
    chips: [[{ since: '2023-11-14' }, count]],
    read: (db, query) => listApplications(db, query),
  });

/** @param count how many messages fillMessages made */
export const messageCases = (count: number): SizeCase[] =>
  casesOf(count, {
    name: 'messages',
    sorts: ['newest', 'oldest'],
    filters: {
      new: (count * 7) / 10,
      mine: count / 10,
      replied: count / 10,
      done: count / 10,
      spam: count / 10,
    } satisfies Record<MessageFilter, number>,
    chips: [[{ since: '2023-11-14' }, count]],
    read: (db, query) => listMessages(db, query, READER),
  });

/** @param count how many entries fillOutbox made */
export const mailCases = (count: number): SizeCase[] =>
  casesOf(count, {
    name: 'mail',
    sorts: ['newest'],
    isSearched: false,
    middle: `mail-${String(count / 2).padStart(7, '0')}`,
    filters: {
      pending: 0,
      sending: 0,
      sent: count - count / 1000,
      failed: count / 1000,
    } satisfies Record<MailStatus, number>,
    read: listMail,
  });

/** What is wrong with a page and what it cost; undefined when nothing is. */
export function problemOf(
  { isSearch, matches }: SizeCase,
  page: SizedPage | undefined,
  total: number,
  read: number,
): string | undefined {
  if (!page) return 'no page';
  const isLong = total > EXACT_UP_TO;
  if (isLong && read > ROWS_READ_AT_MOST) return `read ${read} rows`;
  if (page.total !== total) return `total ${page.total}`;
  if (!isLong && page.scanned !== null) return `scanned only ${page.scanned}`;
  // A scan that stopped before the end knows only of the rows that it met.
  if (page.scanned !== null) return page.isLeast ? undefined : 'a part taken for the whole';
  const counted = isSearch ? Math.min(matches, COUNTED_TO) : matches;
  if (page.matched !== counted) return `matched ${page.matched} of ${matches}`;
  return page.isLeast === (isSearch && matches > COUNTED_TO) ? undefined : 'wrongly exact';
}
