const DAY_MS = 24 * 3_600_000;

export type Period = { months: number } | { days: number };

/** The same day of an earlier month, or its last day where that has no such day. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** When (ms) a period that ends now began. */
export const periodStart = (period: Period, now: number): number =>
  'months' in period ? monthsBefore(now, period.months) : now - period.days * DAY_MS;
