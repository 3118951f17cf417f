import type { Services } from '../../services.ts';
import { staffPages, type StaffPage } from '../../shared/staff-pages.ts';
import { listHref, type Chips } from '../../staff-list/list.contract.ts';
import { readFigures } from './overview.queries.ts';

/** Days that the overview looks back. */
export const DAYS = 90;
const DAYS_A_WEEK = 7;
const SHOWN_VALUES = 8;
const DAY_MS = 24 * 3_600_000;

/** 'YYYY-MM-DD' @param day since 1970 */
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A list, narrowed down to what a figure counts. */
const hrefOf = ({ path }: StaffPage, chips: Chips): string => listHref(path, { chips });
const leadsHref = (chips: Chips): string => hrefOf(staffPages.leads, chips);

/** A bar of a picture, and a row of its table. */
export interface Bar {
  /** The day, or the first day of the week. */
  day: string;
  until: string;
  /** The parts of the bar, from below. */
  parts: readonly number[];
  href: string;
}

export interface Ranked {
  name: string;
  count: number;
  href: string | null;
}

export interface Dimension {
  title: string;
  rows: Ranked[];
}

const DIMENSIONS = [
  { origin: 'source', title: 'Source', none: 'Without a source' },
  { origin: 'landing_page', title: 'Landing page', none: 'Not known' },
  { origin: 'campaign', title: 'Campaign', none: 'Without a campaign' },
  { origin: 'referrer', title: 'Referrer', none: 'Without a referrer' },
  { origin: 'partner', title: 'Partner', none: 'Without a partner' },
] as const;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The figures of each of some days, oldest first; zeros for a day that has none. */
const onDays = <Figures extends Record<'day', number>>(
  days: readonly number[],
  figures: readonly Figures[],
) => {
  const known = new Map(figures.map((each) => [each.day, each]));
  return (of: (figures: Figures) => number): number[] =>
    days.map((day) => {
      const each = known.get(day);
      return each ? of(each) : 0;
    });
};

/** Bars of weeks that end today, oldest first. @param parts of the bar, by day */
function weeksOf(
  days: readonly number[],
  page: StaffPage,
  parts: readonly (readonly number[])[],
): Bar[] {
  const weeks: Bar[] = [];
  for (let end = days.length; end > 0; end -= DAYS_A_WEEK) {
    const start = Math.max(0, end - DAYS_A_WEEK);
    const [day, until] = [dateOf(days[start] ?? 0), dateOf(days[end - 1] ?? 0)];
    weeks.unshift({
      ...{ day, until, href: hrefOf(page, { since: day, until }) },
      parts: parts.map((part) => sumOf(part.slice(start, end))),
    });
  }
  return weeks;
}

/** The overview on a day (INS-01, INS-02). */
export async function readOverview({ db }: Pick<Services, 'db'>, now: number) {
  const today = Math.floor(now / DAY_MS);
  const days = Array.from({ length: DAYS }, (_, index) => today - (DAYS - 1 - index));
  const daysAgo = (count: number) => dateOf(today - count + 1);
  const [since, until] = [daysAgo(DAYS), daysAgo(1)];
  const read = await readFigures(db, (today - DAYS + 1) * DAY_MS, SHOWN_VALUES);
  const leads = onDays(days, read.leads)(({ count }) => count);
  const messages = onDays(days, read.messages)(({ count }) => count);
  const applicationsBy = onDays(days, read.applications);
  const applications = applicationsBy(({ count }) => count);
  const approved = applicationsBy((day) => day.approved);
  const rejected = applicationsBy((day) => day.rejected);
  const decided = sumOf(approved) + sumOf(rejected);
  const last = (counts: readonly number[], count: number) => sumOf(counts.slice(-count));
  const period = sumOf(leads);

  const dimensions = DIMENSIONS.map(({ origin, title, none }): Dimension => {
    const most = read.origins.filter((each) => each.origin === origin);
    const rows = most.map(({ value, count }): Ranked => {
      const href = leadsHref({ [origin]: value, since, until });
      return { name: value, count, href };
    });
    const known = most[0]?.known ?? 0;
    const others = [
      { name: 'All others', count: known - sumOf(rows.map(({ count }) => count)), href: null },
      { name: none, count: period - known, href: null },
    ];
    return { title, rows: [...rows, ...others.filter(({ count }) => count > 0)] };
  });

  return {
    since,
    until,
    leads: {
      all: read.allLeads[0]?.count ?? 0,
      today: last(leads, 1),
      week: last(leads, 7),
      weekBefore: last(leads, 14) - last(leads, 7),
      month: last(leads, 30),
      period,
      visits: read.visits[0]?.count ?? 0,
      hrefs: {
        today: leadsHref({ since: until, until }),
        week: leadsHref({ since: daysAgo(7), until }),
        month: leadsHref({ since: daysAgo(30), until }),
      },
      bars: days.map((each, index): Bar => {
        const day = dateOf(each);
        const href = leadsHref({ since: day, until: day });
        return { day, until: day, parts: [leads[index] ?? 0], href };
      }),
    },
    dimensions,
    applications: {
      pending: read.pending[0]?.count ?? 0,
      period: sumOf(applications),
      approved: sumOf(approved),
      rejected: sumOf(rejected),
      /** ms; null before the first decision */
      decisionMs: decided > 0 ? sumOf(applicationsBy((day) => day.decisionMs)) / decided : null,
      bars: weeksOf(days, staffPages.applications, [
        approved,
        rejected,
        applications.map((count, at) => count - (approved[at] ?? 0) - (rejected[at] ?? 0)),
      ]),
    },
    messages: {
      period: sumOf(messages),
      week: last(messages, 7),
      bars: weeksOf(days, staffPages.messages, [messages]),
    },
    mail: { failed: read.failedMail[0]?.count ?? 0 },
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
