// Business days are Monday to Friday, UTC; holidays are not known.

/** Applicants are promised a response within two to three business days. */
export const DUE_AFTER = 2;
export const LATE_AFTER = 3;

const DAY_MS = 24 * 3_600_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isBusinessDay = (ms: number): boolean => ![0, 6].includes(new Date(ms).getUTCDay());

/** How many business days have begun since the day (ms) on which something arrived. */
export function businessDaysSince(arrivedAt: number, now: number): number {
  const first = startOf(dayOf(arrivedAt));
  const days = Math.round((startOf(dayOf(now)) - first) / DAY_MS);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  const rest = Array.from({ length: days % 7 }, (_, index) => first + (index + 1) * DAY_MS);
  return weeks * 5 + rest.filter(isBusinessDay).length;
}

/** The last day ('YYYY-MM-DD') of which what arrived on it has waited for so many business days. */
function lastDayWaiting(businessDays: number, now: number): string {
  let day = startOf(dayOf(now));
  for (let left = businessDays; left > 0; day -= DAY_MS) {
    if (isBusinessDay(day)) left -= 1;
  }
  return dayOf(day);
}

/** When (ms) a day is over. */
export const endOf = (day: string): number => startOf(day) + DAY_MS;

/** The last days of which what arrived and still waits is due, or overdue. */
export const lastDays = (now: number): { due: string; overdue: string } => ({
  due: lastDayWaiting(DUE_AFTER, now),
  overdue: lastDayWaiting(LATE_AFTER + 1, now),
});
