import { plusDays } from './text/day.ts';

/** Locale and time zone for displaying timestamps. */
export type DisplayTime = {
  locale: string;
  timeZone: string;
};

let last: (DisplayTime & { format: Intl.DateTimeFormat }) | undefined;

/** The format of the last call is reused: making one takes longer than the rest of a table's row. */
function formatFor({ locale, timeZone }: DisplayTime): Intl.DateTimeFormat {
  if (last?.locale !== locale || last.timeZone !== timeZone) {
    const format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
    last = { locale, timeZone, format };
  }
  return last.format;
}

/** A stored time for people, or 'Date unavailable' when it is none. */
export function shownTime(iso: unknown, style: DisplayTime): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? 'Date unavailable' : formatFor(style).format(time);
}

/** The day of a stored time, in short. */
export const shownDay = (iso: string, { locale, timeZone }: DisplayTime): string =>
  new Date(iso).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  });

let lastRecent: (DisplayTime & Record<'day' | 'hour', Intl.DateTimeFormat>) | undefined;

/** As formatFor, for the rows of today and yesterday. */
function recentFormats({ locale, timeZone }: DisplayTime) {
  if (lastRecent?.locale !== locale || lastRecent.timeZone !== timeZone) {
    const day = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const hour = new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
    lastRecent = { locale, timeZone, day, hour };
  }
  return lastRecent;
}

/** The day of a stored time; of one since yesterday with its hour: 'Nov 28, 10:58 AM'. */
export function recentOrDay(iso: string, style: DisplayTime, now = Date.now()): string {
  const { day, hour } = recentFormats(style);
  const at = Date.parse(iso);
  return day.format(at) >= plusDays(day.format(now), -1) ? hour.format(at) : shownDay(iso, style);
}

const STEPS = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
] as const;
/** Older times are a date. */
const DAYS = 7;

let relative: Intl.RelativeTimeFormat | undefined;

/** How long ago (or ahead) a time is: '5 min. ago', 'yesterday'; null where its date says more. @param ms since 1970 */
export function relativeTime(ms: number, now = Date.now()): string | null {
  let ago = (ms - now) / 1000;
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  for (const [next, size] of STEPS) {
    if (Math.abs(ago) < size) break;
    ago /= size;
    unit = next;
  }
  if (unit === 'day' && Math.abs(ago) > DAYS) return null;
  relative ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });
  return unit === 'second' ? 'now' : relative.format(Math.trunc(ago), unit);
}
