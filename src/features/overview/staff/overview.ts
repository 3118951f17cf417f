import type { Services } from '../../../services.ts';
import { staffPages, type StaffPage } from '../../../shared/staff-pages.ts';
import { dayStarts, isDay, plusDays } from '../../../shared/text/day.ts';
import { listHref, type Conditions } from '../../../staff/list/list.contract.ts';
import { applicationKind } from '../../affiliates/staff/affiliates-admin.contract.ts';
import { messageKind, messageValues } from '../../contact/staff/messages-admin.contract.ts';
import { sourceWords } from '../../../shared/text/source-words.ts';
import type { RecordKind } from '../../../staff/work/record-kind.contract.ts';
import { namesOf } from '../../../staff/work/values.contract.ts';
import { readFigures, type Figures } from './overview.queries.ts';

/** Ranges up to today, in days. */
export const RANGES = [7, 30, 90] as const;
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
  /** Of leads: those that are qualified, and won. */
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
  { origin: 'referrer', title: 'Referrer', none: 'Without a referrer' },
  { origin: 'partner', title: 'Partner', none: 'Without a partner' },
  { origin: 'owner', title: 'Owner', none: 'Without an owner' },
] as const;

/** What was decided comes first. */
const APPLICATION_STATUSES = ['approved', 'rejected', 'pending', 'sending'] as const;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The rows of one origin: its values, then all others, then those without one. */
function originRows(
  { origin, none }: (typeof ORIGINS)[number],
  { origins, medians }: Figures,
  hrefOf: (conditions: Conditions, status?: string) => string,
): Row[] {
  const wordsOf = (value: string) => (origin === 'source' ? sourceWords(value) : value);
  const rows = origins
    .filter((each) => each.origin === origin)
    .map(({ value, count, before, qualified, won }): Row => {
      const isNamed = value !== null && value !== '';
      const href = (status?: string) => (isNamed ? hrefOf({ [origin]: value }, status) : null);
      const median = medians.find(
        ({ what, key, isNow }) => what === 'contact' && key === value && isNow,
      );
      return {
        name: value === null ? 'All others' : wordsOf(value) || none,
        count,
        before,
        href: href(),
        stages: [
          { name: 'Qualified', count: qualified, before: 0, href: href('qualified') },
          { name: 'Won', count: won, before: 0, href: href('won') },
        ],
        contactMs: origin === 'owner' && isNamed ? (median?.ms ?? null) : null,
      };
    });
  const isLast = ({ name }: Row) => name === none;
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)];
}

/** What arrived in a range of the reader's days, with the one before beside it. */
export async function readOverview(
  { db }: Pick<Services, 'db'>,
  { since, until, days }: Range,
  timeZone: string,
) {
  const startOf = dayStarts(timeZone);
  const starts = Array.from({ length: 2 * days + 1 }, (_, index) =>
    startOf(plusDays(since, index - days)),
  );
  const figures = await readFigures(db, starts, SHOWN_VALUES);
  const hrefOf = ({ path }: StaffPage, conditions: Conditions, status = '') =>
    listHref(path, { status, conditions: { ...conditions, since, until } });
  const onDay = new Map(figures.days.map(({ day, count }) => [day, count]));
  const bars = Array.from({ length: days }, (_, index): Counted => {
    const day = plusDays(since, index);
    return {
      name: day,
      count: onDay.get(days + index) ?? 0,
      before: onDay.get(index) ?? 0,
      href: listHref(staffPages.leads.path, { conditions: { since: day, until: day } }),
    };
  });
  const countIn = (
    rows: readonly { isNow: number; count: number; status?: string }[],
    status?: string,
  ) => {
    const of = (now: number) =>
      sumOf(
        rows
          .filter((row) => row.isNow === now && (status === undefined || row.status === status))
          .map(({ count }) => count),
      );
    return { count: of(1), before: of(0) };
  };
  const statesOf = (
    { page, values }: RecordKind,
    statuses: readonly string[],
    rows: Figures['messages'],
  ) =>
    statuses
      .map((status): Counted => {
        const name = values.status.options[status]?.label ?? status;
        return { name, ...countIn(rows, status), href: hrefOf(page, {}, status) };
      })
      .filter(({ count, before }) => count + before > 0);
  /** ms, of the range and the one before; null where nothing was done yet */
  const medianOf = (what: Figures['medians'][number]['what']) => {
    const of = (now: number) =>
      figures.medians.find((each) => each.what === what && each.key === '' && each.isNow === now)
        ?.ms ?? null;
    return { now: of(1), before: of(0) };
  };
  return {
    all: figures.allLeads[0]?.count ?? 0,
    leads: {
      count: sumOf(bars.map(({ count }) => count)),
      before: sumOf(bars.map(({ before }) => before)),
      href: hrefOf(staffPages.leads, {}),
      visits: countIn(figures.visits),
      contactMs: medianOf('contact'),
      bars,
    },
    origins: ORIGINS.map((each): Origin => {
      const leadsHref = (conditions: Conditions, status?: string) =>
        hrefOf(staffPages.leads, conditions, status);
      return { title: each.title, rows: originRows(each, figures, leadsHref) };
    }),
    messages: {
      ...countIn(figures.messages),
      href: hrefOf(staffPages.messages, {}),
      answerMs: medianOf('answer'),
      states: statesOf(messageKind, namesOf(messageValues.status.options), figures.messages),
    },
    applications: {
      ...countIn(figures.applications),
      href: hrefOf(staffPages.applications, {}),
      decisionMs: medianOf('decision'),
      states: statesOf(applicationKind, APPLICATION_STATUSES, figures.applications),
    },
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
