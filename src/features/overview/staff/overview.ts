import type { Database } from '../../../db/client.ts';
import { staffPages, type StaffPage } from '../../../shared/staff-pages.ts';
import { dayStarts, isDay, plusDays } from '../../../shared/text/day.ts';
import { listHref, type Conditions } from '../../../staff/list/list.contract.ts';
import { RANGES } from '../../../staff/list/ranges.contract.ts';
import { ANY_IMPORT } from '../../leads/staff/leads-admin.contract.ts';
import { sourceWords } from '../../../shared/text/source-words.ts';
import { capitalized } from '../../../shared/text/letter-case.ts';
import { recordTables } from '../../../record-kinds.ts';
import type { RecordTable } from '../../../staff/work/record-table.queries.ts';
import type { RecordName } from '../../../shared/record-names.ts';
import { namesOf } from '../../../staff/work/values.contract.ts';
import { COUNTED_BY_STATUS, readFigures, type Figures } from './overview.queries.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const SHOWN_VALUES = 8;
const DAY_MS = 24 * 3_600_000;

/** Days of the reader, both included. */
export interface Range {
  since: string;
  until: string;
  days: number;
}

/** What the address asks for: so many days up to today, or from one day to another. */
export function rangeOf(query: URLSearchParams, today: string): Range {
  const asked = query.get('since') ?? '';
  const last = query.get('until') ?? '';
  const until = isDay(last) ? last : today;
  if (!isDay(asked) || asked > until) {
    const days = RANGES.find((each) => String(each) === query.get('days')) ?? USUAL_DAYS;
    return { since: plusDays(until, 1 - days), until, days };
  }
  const days = Math.min((Date.parse(until) - Date.parse(asked)) / DAY_MS + 1, MOST_DAYS);
  return { since: plusDays(until, 1 - days), until, days };
}

/** A count with the one of the days before, and the list that it counts. */
export interface Counted {
  name: string;
  count: number;
  before: number;
  href: string | null;
}

export interface Row extends Counted {
  /** Of leads: those that are or were qualified, and of these those that were won. */
  stages: Counted[];
  /** ms; the median of the owner's leads */
  contactMs: number | null;
}

export interface Origin {
  title: string;
  rows: Row[];
}

const ORIGINS = [
  { origin: 'source', title: 'Source', none: 'Without a source' },
  { origin: 'landing_page', title: 'Landing page', none: 'Not known' },
  { origin: 'campaign', title: 'Campaign', none: 'Without a campaign' },
  { origin: 'campaign_medium', title: 'Campaign and medium', none: 'Without either' },
  { origin: 'referrer', title: 'Referrer', none: 'Without a referrer' },
  { origin: 'partner', title: 'Partner', none: 'Without a partner' },
  { origin: 'owner', title: 'Owner', none: 'Without an owner' },
] as const;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Links to the records of a range. */
const hrefIn =
  ({ since, until }: Range) =>
  ({ path }: StaffPage, conditions: Conditions, status = ''): string =>
    listHref(path, { status, conditions: { ...conditions, since, until } });
type HrefOf = ReturnType<typeof hrefIn>;

function countIn(rows: readonly { isNow: number; count: number }[]) {
  const of = (now: number) =>
    sumOf(rows.filter(({ isNow }) => isNow === now).map(({ count }) => count));
  return { count: of(1), before: of(0) };
}

/** How long staff took with records of a kind, in ms, in the range and the one before; null where nothing was done yet. */
function handlingOf(name: RecordName, { medians }: Figures) {
  const records = recordTables.find(({ kind }) => kind.name === name);
  const of = (now: number) =>
    medians.find(({ what, key, isNow }) => what === name && key === '' && isNow === now)?.ms ??
    null;
  return { words: records?.handling.words ?? '', now: of(1), before: of(0) };
}
export type Handled = ReturnType<typeof handlingOf>;

const pairOf = (value: string) => JSON.parse(value) as [string | null, string | null];

const pairWords = (value: string): string => {
  if (value === '') return '';
  const [campaign, medium] = pairOf(value);
  return `${campaign ?? 'No campaign'} × ${medium ?? 'no medium'}`;
};

/** What finds the leads of a value of an origin; null where no condition does. */
function conditionsOf(origin: string, value: string): Conditions | null {
  if (origin !== 'campaign_medium') return { [origin]: value };
  const [campaign, medium] = pairOf(value);
  return campaign !== null && medium !== null ? { campaign, medium } : null;
}

type Reached = Record<'qualified' | 'qualifiedBefore' | 'won' | 'wonBefore', number>;

/** How far leads came. */
const stagesOf = (
  { qualified, qualifiedBefore, won, wonBefore }: Reached,
  href: (further: Conditions, status?: string) => string | null,
): Counted[] => [
  {
    name: 'Qualified',
    count: qualified,
    before: qualifiedBefore,
    href: href({ reached: 'qualified' }),
  },
  { name: 'Won', count: won, before: wonBefore, href: href({}, 'won') },
];

/** The same of all leads: each has one source. */
function allStages(range: Range, { origins }: Figures): Counted[] {
  const bySource = origins.filter(({ origin }) => origin === 'source');
  const all = (of: keyof Reached) => sumOf(bySource.map(({ [of]: count }) => count));
  return stagesOf(
    {
      qualified: all('qualified'),
      qualifiedBefore: all('qualifiedBefore'),
      won: all('won'),
      wonBefore: all('wonBefore'),
    },
    (further, status) => hrefIn(range)(staffPages.leads, further, status),
  );
}

/** The rows of one origin: its values, then all others, then those without one. */
function originRows(
  { origin, none }: (typeof ORIGINS)[number],
  { origins, medians }: Figures,
  hrefOf: HrefOf,
): Row[] {
  const wordsOf = (value: string) => {
    if (origin === 'source') return sourceWords(value);
    return origin === 'campaign_medium' ? pairWords(value) : value;
  };
  const rows = origins
    .filter((each) => each.origin === origin)
    .map(({ value, count, before, ...reached }): Row => {
      const isNamed = value !== null && value !== '';
      const conditions = isNamed ? conditionsOf(origin, value) : null;
      const href = (further: Conditions = {}, status?: string) =>
        conditions && hrefOf(staffPages.leads, { ...conditions, ...further }, status);
      const median = medians.find(
        ({ what, key, isNow }) => what === 'lead' && key === value && isNow,
      );
      return {
        name: value === null ? 'All others' : wordsOf(value) || none,
        count,
        before,
        href: href(),
        stages: stagesOf(reached, href),
        contactMs: origin === 'owner' && isNamed ? (median?.ms ?? null) : null,
      };
    });
  const isLast = ({ name }: Row) => name === none;
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)];
}

/** Leads of each day, with those of so many days before. */
function leadBars({ since, days }: Range, figures: Figures): Counted[] {
  const onDay = new Map(figures.days.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index): Counted => {
    const day = plusDays(since, index);
    return {
      name: day,
      count: onDay.get(days + index) ?? 0,
      before: onDay.get(index) ?? 0,
      href: listHref(staffPages.leads.path, { conditions: { since: day, until: day } }),
    };
  });
}

/** Leads, which also come back and are told apart by where they came from. */
function leadFigures(range: Range, figures: Figures) {
  const bars = leadBars(range, figures);
  return {
    count: sumOf(bars.map(({ count }) => count)),
    before: sumOf(bars.map(({ before }) => before)),
    href: hrefIn(range)(staffPages.leads, {}),
    stages: allStages(range, figures),
    visits: countIn(figures.visits),
    imported: {
      ...countIn(figures.imported),
      href: hrefIn(range)(staffPages.leads, { import: ANY_IMPORT }),
    },
    handled: handlingOf('lead', figures),
    bars,
  };
}

/** Records of any other kind, and what became of them. */
function kindFigures(records: RecordTable, range: Range, figures: Figures) {
  const { noun, page, values } = records.kind;
  const rows = figures.statuses.filter(({ kind }) => kind === records.kind.name);
  const hrefOf = hrefIn(range);
  const { outcomes = [] } = records.handling;
  const statuses = new Set([...outcomes, ...namesOf(values.status.options)]);
  const states = [...statuses].map((status): Counted => {
    const name = values.status.options[status]?.label ?? status;
    const { count, before } = countIn(rows.filter((row) => row.status === status));
    return { name, count, before, href: hrefOf(page, {}, status) };
  });
  return {
    ...countIn(rows),
    title: capitalized(noun.many),
    href: hrefOf(page, {}),
    handled: handlingOf(records.kind.name, figures),
    states: states.filter(({ count, before }) => count + before > 0),
  };
}

/** What arrived in a range of the reader's days, with the one before beside it. */
export async function readOverview(db: Database, range: Range, timeZone: string) {
  const { since, days } = range;
  const startOf = dayStarts(timeZone);
  const starts = Array.from({ length: 2 * days + 1 }, (_, index) =>
    startOf(plusDays(since, index - days)),
  );
  const figures = await readFigures(db, starts, SHOWN_VALUES);
  return {
    all: figures.allLeads[0]?.count ?? 0,
    leads: leadFigures(range, figures),
    origins: ORIGINS.map((each): Origin => ({
      title: each.title,
      rows: originRows(each, figures, hrefIn(range)),
    })),
    kinds: COUNTED_BY_STATUS.map((records) => kindFigures(records, range, figures)),
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
