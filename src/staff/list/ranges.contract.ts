import { dayOf, plusDays } from '../../shared/text/day.ts';

/** Ranges up to today, in days. */
export const RANGES = [7, 30, 90] as const;

/** Days of the reader, both included. */
export interface NamedRange {
  label: string;
  since: string;
  until: string;
}

const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Ranges by name, as days: their links show the same days to whoever opens them, whenever. */
export function namedRanges(today: string): NamedRange[] {
  const yesterday = plusDays(today, -1);
  const monday = plusDays(today, -weekday(today));
  return [
    { label: 'Today', since: today, until: today },
    { label: 'Yesterday', since: yesterday, until: yesterday },
    { label: 'This week', since: monday, until: today },
    { label: 'Last week', since: plusDays(monday, -7), until: plusDays(monday, -1) },
    { label: 'This month', since: `${today.slice(0, 7)}-01`, until: today },
    ...RANGES.map((days) => ({
      label: `${days} days`,
      since: plusDays(today, 1 - days),
      until: today,
    })),
  ];
}

/** The same up to now. */
export const rangesNow = (timeZone: string): NamedRange[] =>
  namedRanges(dayOf(Date.now(), timeZone));

/** The one that is shown; the first of several with the same days. */
export const rangeIn = (
  ranges: readonly NamedRange[],
  { since, until }: { since?: string; until?: string },
): NamedRange | undefined => ranges.find((range) => range.since === since && range.until === until);
