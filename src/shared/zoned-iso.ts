import { isoOf } from './iso.ts';

const MINUTE_MS = 60_000;
/** Offsets change only at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Writes times to the second in a time zone, with its offset at that time: '2026-11-21T09:30:00-05:00',
 * or with 'Z' where the offset is none. A time that is none is ''.
 */
export function zonedIso(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // Formatting is slow, and an export has thousands of times.
  const offsets = new Map<number, string>();
  const offsetAt = (ms: number): string => {
    const quarter = Math.floor(ms / QUARTER_MS);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    // 'GMT' and the offset; 'GMT' alone, or with zeros, for none.
    const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const offset = /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00';
    offsets.set(quarter, offset);
    return offset;
  };
  return (ms) => {
    if (isoOf(ms) === null) return '';
    const offset = offsetAt(ms);
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
    const shift = (hours * 60 + minutes) * MINUTE_MS * (offset.startsWith('-') ? -1 : 1);
    const local = isoOf(ms + shift)?.replace(/\.\d+Z$/, '') ?? '';
    return local + (shift === 0 ? 'Z' : offset);
  };
}
