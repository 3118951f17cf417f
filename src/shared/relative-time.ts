const STEPS = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
] as const;
/** Older times are a date. */
const DAYS = 7;

let format: Intl.RelativeTimeFormat | undefined;

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
  format ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });
  return unit === 'second' ? 'now' : format.format(Math.trunc(ago), unit);
}
