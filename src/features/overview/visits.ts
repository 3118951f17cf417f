import { sections } from '../../shared/staff-sections.ts';
import { campaignName, OTHER, referrerHost } from '../../shared/text/visit-source.ts';
import { listHref, type Chips } from '../../staff-list/list.contract.ts';
import type { DayFigures, DayViews } from './overview.queries.ts';

const SHOWN_VALUES = 8;

type Counts = ReadonlyMap<string, number>;

const sumOf = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The counts of several days by value. @param nameOf groups values, '' for one that is not counted */
function counted(days: readonly string[], nameOf = (value: string) => value): Counts {
  const sums = new Map<string, number>();
  for (const day of days) {
    for (const [value, count] of Object.entries(JSON.parse(day) as Record<string, number>)) {
      const name = value === OTHER ? OTHER : nameOf(value);
      if (name !== '') sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return sums;
}

/** The host of a lead's referrer, which is a whole address. */
const hostOf = (referrer: string): string =>
  URL.canParse(referrer) ? referrerHost(new URL(referrer).host) : OTHER;

/** A row of a table from visit to lead. */
export interface Conversion {
  name: string;
  visits: number;
  /** Null where leads do not have the value. */
  leads: number | null;
  href: string | null;
}

export interface ConversionTable {
  title: string;
  column: string;
  rows: Conversion[];
}

interface Dimension {
  title: string;
  column: string;
  visits: Counts;
  leads: Counts | null;
  /** What visits without a value have in common; null where all have one. */
  none: string | null;
  hrefOf?: (value: string) => string;
}

interface Totals {
  visits: number;
  leads: number;
}

function tableOf(
  { title, column, visits, leads, none, hrefOf }: Dimension,
  all: Totals,
): ConversionTable {
  const named = [...visits]
    .filter(([value]) => value !== OTHER)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, SHOWN_VALUES)
    .map(([name, count]): Conversion => {
      const of = leads && (leads.get(name) ?? 0);
      return { name, visits: count, leads: of, href: of && hrefOf ? hrefOf(name) : null };
    });
  const total = (rows: readonly Conversion[], key: 'visits' | 'leads') =>
    rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
  const others: Conversion = {
    name: 'All others',
    visits: sumOf(visits) - total(named, 'visits'),
    leads: leads && sumOf(leads) - total(named, 'leads'),
    href: null,
  };
  const without: Conversion = {
    name: none ?? '',
    visits: all.visits - sumOf(visits),
    leads: leads && all.leads - sumOf(leads),
    href: null,
  };
  const more = [others, ...(none === null ? [] : [without])].filter(
    (row) => row.visits > 0 || (row.leads ?? 0) > 0,
  );
  return { title, column, rows: [...named, ...more] };
}

/** A day with what it brought. */
export interface VisitsOfDay extends Totals {
  day: string;
  views: number;
}

/**
 * From page view to lead, on the days on which page views are counted (VIS-01).
 * @returns null before the first one
 */
export function visitsOf(
  all: readonly DayFigures[],
  stored: readonly DayViews[],
  range: { until: string },
) {
  const since = stored.map(({ day }) => day).toSorted()[0];
  if (since === undefined) return null;
  const figures = all.filter(({ day }) => day >= since);
  const byDay = new Map(stored.map((day) => [day.day, day]));
  const days = figures.map(({ day, leads }): VisitsOfDay => {
    const views = byDay.get(day);
    return {
      day,
      views: views ? sumOf(counted([views.pages])) : 0,
      visits: views ? sumOf(counted([views.landingPages])) : 0,
      leads,
    };
  });
  const total = (key: 'views' | 'visits' | 'leads') => days.reduce((sum, day) => sum + day[key], 0);
  const totals = { views: total('views'), visits: total('visits'), leads: total('leads') };
  const visitsBy = (column: Exclude<keyof DayViews, 'day'>) =>
    counted(stored.map((day) => day[column]));
  const leadsBy = (
    column: 'landingPages' | 'referrers' | 'campaigns',
    nameOf?: (value: string) => string,
  ) =>
    counted(
      figures.map((day) => day[column]),
      nameOf,
    );
  const leadsHref = (chips: Chips) =>
    listHref(sections.leads.path, { chips: { ...chips, since, until: range.until } });
  const dimensions: Dimension[] = [
    {
      title: 'Visits by landing page',
      column: 'Landing page',
      visits: visitsBy('landingPages'),
      leads: leadsBy('landingPages'),
      none: null,
      hrefOf: (value) => leadsHref({ landing_page: value }),
    },
    {
      title: 'Visits by referrer',
      column: 'Referrer',
      visits: visitsBy('referrers'),
      leads: leadsBy('referrers', hostOf),
      none: 'Without a referrer',
    },
    {
      title: 'Visits by campaign',
      column: 'Campaign',
      visits: visitsBy('campaigns'),
      leads: leadsBy('campaigns', campaignName),
      none: 'Without a campaign',
    },
    {
      title: 'Visits by source',
      column: 'utm_source',
      visits: visitsBy('sources'),
      leads: null,
      none: 'Without a source',
    },
    {
      title: 'Visits by medium',
      column: 'utm_medium',
      visits: visitsBy('mediums'),
      leads: null,
      none: 'Without a medium',
    },
  ];
  return { since, days, totals, tables: dimensions.map((each) => tableOf(each, totals)) };
}

export type Visits = NonNullable<ReturnType<typeof visitsOf>>;
