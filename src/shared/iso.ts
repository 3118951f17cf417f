/** UTC ISO 8601; null for null and for invalid times. @param time ms since 1970 */
export function isoOf(time: number | null): string | null {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
