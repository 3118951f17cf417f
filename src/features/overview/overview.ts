import type { Services } from '../../services.ts';
import { sections, type Section } from '../../shared/staff-sections.ts';
import { listHref, type Chips } from '../../staff-list/list.contract.ts';
import { readFigures, type DayFigures } from './overview.queries.ts';

/** Days that the overview looks back. */
export const DAYS = 90;
const DAYS_A_WEEK = 7;
const SHOWN_VALUES = 8;
const DAY_MS = 24 * 3_600_000;
/** Stands for values that are not counted by themselves. */
const OTHER = '(other)';

const COUNTERS = [
  'leads',
  'applications.pending',
  'applications.approved',
  'applications.rejected',
  'outbox.failed',
] as const;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A list, narrowed down to what a figure counts. */
const hrefOf =
  ({ path }: Section) =>
  (chips: Chips): string =>
    listHref(path, { chips });
const leadsHref = hrefOf(sections.leads);

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
  /** What leads without a value have in common. */
  none: string;
  rows: Ranked[];
  /** Leads whose value is not among the rows. */
  rest: number;
  /** Leads without a value. */
  without: number;
}

const DIMENSIONS = [
  { column: 'sources', chip: 'source', title: 'Source', none: 'Without a source' },
  { column: 'landingPages', chip: 'landing_page', title: 'Landing page', none: 'Not known' },
  { column: 'campaigns', chip: 'campaign', title: 'Campaign', none: 'Without a campaign' },
  { column: 'referrers', chip: 'referrer', title: 'Referrer', none: 'Without a referrer' },
  { column: 'partners', chip: 'partner', title: 'Partner', none: 'Without a partner' },
] as const;

/** How often each value was counted on all days. */
function sumOf(days: readonly DayFigures[], column: (typeof DIMENSIONS)[number]['column']) {
  const sums = new Map<string, number>();
  for (const day of days) {
    for (const [value, count] of Object.entries(JSON.parse(day[column]) as Record<string, number>))
      sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return sums;
}

function dimensionOf(
  days: readonly DayFigures[],
  { column, chip, title, none }: (typeof DIMENSIONS)[number],
  range: { since: string; until: string },
): Dimension {
  const sums = sumOf(days, column);
  const leads = days.reduce((sum, day) => sum + day.leads, 0);
  const counted = [...sums.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...sums]
    .filter(([value]) => value !== OTHER)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, SHOWN_VALUES)
    .map(([name, count]) => ({ name, count, href: leadsHref({ [chip]: name, ...range }) }));
  const shown = rows.reduce((sum, { count }) => sum + count, 0);
  return { title, none, rows, rest: counted - shown, without: Math.max(0, leads - counted) };
}

/** Sums of weeks that end today, oldest first. */
function weeksOf<Week>(days: readonly DayFigures[], make: (days: readonly DayFigures[]) => Week) {
  const weeks: Week[] = [];
  for (let end = days.length; end > 0; end -= DAYS_A_WEEK) {
    weeks.unshift(make(days.slice(Math.max(0, end - DAYS_A_WEEK), end)));
  }
  return weeks;
}

const EMPTY: Omit<DayFigures, 'day'> = {
  leads: 0,
  visits: 0,
  messages: 0,
  applications: 0,
  approved: 0,
  rejected: 0,
  decisionMs: 0,
  sources: '{}',
  landingPages: '{}',
  campaigns: '{}',
  referrers: '{}',
  partners: '{}',
};

const total = (
  days: readonly DayFigures[],
  column: 'leads' | 'visits' | 'messages' | 'applications' | 'approved' | 'rejected' | 'decisionMs',
) => days.reduce((sum, day) => sum + day[column], 0);

/** The overview on a day: some hundred rows of D1, however many leads there are (INS-02). */
export async function readOverview({ db }: Pick<Services, 'db'>, now: number) {
  const all = Array.from({ length: DAYS }, (_, index) => dayOf(now - (DAYS - 1 - index) * DAY_MS));
  const [since = '', until = ''] = [all[0], all.at(-1)];
  const { days: stored, counts } = await readFigures(db, {
    from: since,
    to: until,
    counters: COUNTERS,
  });
  const known = new Map(stored.map((day) => [day.day, day]));
  const days = all.map((day): DayFigures => known.get(day) ?? { day, ...EMPTY });
  const last = (count: number) => days.slice(-count);
  const count = (name: (typeof COUNTERS)[number]) => counts.get(name) ?? 0;
  const weekBar = (parts: (week: readonly DayFigures[]) => number[], section: Section) =>
    weeksOf(days, (week): Bar => {
      const [first = '', end = ''] = [week[0]?.day, week.at(-1)?.day];
      const href = hrefOf(section)({ since: first, until: end });
      return { day: first, until: end, parts: parts(week), href };
    });
  const decided = total(days, 'approved') + total(days, 'rejected');
  return {
    since,
    until,
    leads: {
      all: count('leads'),
      today: total(last(1), 'leads'),
      week: total(last(7), 'leads'),
      weekBefore: total(days.slice(-14, -7), 'leads'),
      month: total(last(30), 'leads'),
      period: total(days, 'leads'),
      visits: total(days, 'visits'),
      hrefs: {
        today: leadsHref({ since: until, until }),
        week: leadsHref({ since: last(7)[0]?.day ?? '', until }),
        month: leadsHref({ since: last(30)[0]?.day ?? '', until }),
      },
      bars: days.map(({ day, leads }): Bar => ({
        day,
        until: day,
        parts: [leads],
        href: leadsHref({ since: day, until: day }),
      })),
    },
    dimensions: DIMENSIONS.map((dimension) => dimensionOf(days, dimension, { since, until })),
    applications: {
      pending: count('applications.pending'),
      period: total(days, 'applications'),
      approved: total(days, 'approved'),
      rejected: total(days, 'rejected'),
      /** ms; null before the first decision */
      decisionMs: decided > 0 ? total(days, 'decisionMs') / decided : null,
      bars: weekBar((week) => {
        const [approved, rejected] = [total(week, 'approved'), total(week, 'rejected')];
        return [approved, rejected, Math.max(0, total(week, 'applications') - approved - rejected)];
      }, sections.applications),
    },
    messages: {
      period: total(days, 'messages'),
      week: total(last(7), 'messages'),
      bars: weekBar((week) => [total(week, 'messages')], sections.messages),
    },
    mail: { failed: count('outbox.failed') },
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
