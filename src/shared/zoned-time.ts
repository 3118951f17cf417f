import { isoOf } from './iso.ts';

/**
 * Writes times in a time zone as spreadsheets read them: '2026-11-25 13:48:53', which becomes a date.
 * A time that is none is ''.
 */
export function zonedTime(timeZone: string): (ms: number) => string {
  // Swedish dates are written so.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (ms) => (isoOf(ms) === null ? '' : format.format(ms));
}
