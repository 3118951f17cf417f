import { retention } from '../../../../shared/content/retention.ts';
import { failure, success, type Result } from '../../../../shared/result.ts';
import { isDay } from '../../../../shared/text/day.ts';
import { zonedTime } from '../../../../shared/zoned-time.ts';

/** How a file writes a day with slashes. */
export const DATE_ORDERS = ['mdy', 'dmy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
const SLASHES = /^\s*(\d{1,2})\/(\d{1,2})\/\d{4}\b/;

/** How the days of a file are written, as far as they say: a day may be above 12, a month not. */
export function dateOrderOf(times: readonly string[]): DateOrder | 'unclear' | null {
  const days = times.flatMap((time) => {
    const [, first, second] = SLASHES.exec(time) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  if (days.length === 0) return null;
  if (days.some(([first]) => first > 12)) return 'dmy';
  return days.some(([, second]) => second > 12) ? 'mdy' : 'unclear';
}

const SPREADSHEET_TIME =
  /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap]m)?)?\s*(.*)$/i;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_FIRST =
  /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b/i;
const DAY_FIRST = /^(?<day>\d{1,2})[. -]{1,2}(?<month>[a-z]{3})[a-z]*\.?,?[ -](?<year>\d{4})\b/i;

/** 'Dec 5, 2026' and '5 Dec 2026' are '5.12.2026'. */
function withoutMonthName(text: string): string {
  const found = MONTH_FIRST.exec(text) ?? DAY_FIRST.exec(text);
  const month = MONTHS.indexOf(found?.groups?.['month']?.toLowerCase() ?? '') + 1;
  if (!found || month === 0) return text;
  return `${found.groups?.['day']}.${month}.${found.groups?.['year']}${text.slice(found[0].length)}`;
}

/** Brings a time that a spreadsheet writes into the form of ISO 8601: '11/25/2026, 1:48 PM' is '2026-11-25 13:48:00'. */
function inIsoForm(text: string, order: DateOrder): string {
  const plain = withoutMonthName(text.trim())
    .replace(/\s*(?:UTC|GMT)$/i, 'Z')
    .replace(/\s*([+-]\d\d):?(\d\d)$/, '$1:$2');
  const [
    all,
    first = '',
    sign,
    second = '',
    year,
    hour = '0',
    minute = '00',
    seconds = '00',
    half,
    zone = '',
  ] = SPREADSHEET_TIME.exec(plain) ?? [];
  if (all === undefined) return plain;
  const isDayFirst = sign === '.' || order === 'dmy';
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  const two = (part: string | number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hours)}:${minute}:${seconds}${zone.trim()}`;
}

const ISO_TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;
const WRITE_TIMES = 'Write it as 2026-11-25 or 2026-11-25 13:48:53';
const WRITE_DAYS = 'Write it as 2026-11-25';

/** A time (ms) as exports write it; without an offset it is one of the time zone. */
export function readTime(
  text: string,
  { timeZone, order, now }: { timeZone: string; order: DateOrder; now: number },
): Result<number, string> {
  const [, day, time = '00:00', offset] = ISO_TIME.exec(inIsoForm(text, order)) ?? [];
  const utc = Date.parse(`${day}T${time}${offset ?? 'Z'}`);
  if (day === undefined || Number.isNaN(utc)) return failure(WRITE_TIMES);
  const shown = (ms: number) => Date.parse(`${zonedTime(timeZone)(ms).replace(' ', 'T')}Z`);
  const ms = offset === undefined ? utc - (shown(utc) - utc) : utc;
  if (ms > now) return failure('It is later than now');
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retention.leadMonths);
  return ms < oldest.getTime()
    ? failure(`It is more than ${retention.leadMonths} months ago, and would be deleted`)
    : success(ms);
}

/** A day ('YYYY-MM-DD') as exports write it, with or without a time. */
export function readDay(text: string, order: DateOrder): Result<string, string> {
  const [, day = ''] = ISO_TIME.exec(inIsoForm(text, order)) ?? [];
  return isDay(day) ? success(day) : failure(WRITE_DAYS);
}
