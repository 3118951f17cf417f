import { isoOf } from './iso.ts';

/**
 * Writes times to the second in a time zone, with its offset at that time: '2026-11-21T09:30:00-05:00',
 * or with 'Z' where the offset is none. A time that is none is ''.
 */
export function zonedIso(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    timeZone,
  });
  return (ms) => {
    if (isoOf(ms) === null) return '';
    const part = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, value]),
    );
    const { year = '', month, day, hour, minute, second, timeZoneName = '' } = part;
    // 'GMT-05:00', and 'GMT' alone for none.
    const offset = timeZoneName.replace(/^GMT/, '') || 'Z';
    return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
  };
}
