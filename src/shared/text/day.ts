/** Whether a text is a day of the calendar: 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The day of a time in a time zone. @param ms since 1970 */
export const dayOf = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(ms);

/** When (ms) the days of a time zone begin. */
export function dayStarts(timeZone: string): (day: string) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // 'GMT' alone, or with zeros, for none.
  const offsetAt = (ms: number) => /[+-]\d\d:\d\d/.exec(format.format(ms))?.[0] ?? 'Z';
  return (day) => {
    const midnight = (near: number) => Date.parse(`${day}T00:00:00${offsetAt(near)}`);
    return midnight(midnight(Date.parse(day)));
  };
}

const DAY_MS = 24 * 3_600_000;

/** The day so many days later, or earlier. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** '2026-12-01' as 'Tuesday, Dec 1'. */
export const longDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** '2026-12-01' as 'Dec 1'. */
export const shortDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
