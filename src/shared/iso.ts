/** A time (ms since 1970) in UTC ISO 8601; null where a store holds none, or one that is no time. */
export function isoOf(time: number | null): string | null {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
