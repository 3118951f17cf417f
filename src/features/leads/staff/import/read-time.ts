import { retention } from '../../../../shared/content/retention.ts';
import { failure, success, type Result } from '../../../../shared/result.ts';
import { isDay } from '../../../../shared/text/day.ts';
import { zonedTime } from '../../../../shared/zoned-time.ts';

/** Which comes first in a day with slashes: its month or its day. */
export const DATE_ORDERS = ['mdy', 'dmy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
const SLASHES = /^\s*(\d{1,2})\/(\d{1,2})\/\d{4}\b/;
const MONTHS_OF_A_YEAR = 12;

export const otherOrder = (order: DateOrder): DateOrder => (order === 'mdy' ? 'dmy' : 'mdy');

/** How the time of a file can be read: in one order only, or in both. */
export function ordersOf(time: string): DateOrder | 'both' | null {
  const [, first, second] = SLASHES.exec(time) ?? [];
  if (first === undefined || first === second) return null;
  const [canBeMonth, canBeDay] = [first, second].map((part) => Number(part) <= MONTHS_OF_A_YEAR);
  if (canBeMonth && canBeDay) return 'both';
  if (canBeMonth) return 'mdy';
  return canBeDay ? 'dmy' : null;
}

/** The order of most times that say it. @param usual where none does */
export function likelyOrder(times: Iterable<string>, usual: DateOrder): DateOrder {
  const counts = { mdy: 0, dmy: 0 };
  for (const time of times) {
    const order = ordersOf(time);
    if (order === 'mdy' || order === 'dmy') counts[order] += 1;
  }
  if (counts.mdy === counts.dmy) return usual;
  return counts.mdy > counts.dmy ? 'mdy' : 'dmy';
}

export function orderOfLocale(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  const at = (type: 'day' | 'month') => parts.findIndex((part) => part.type === type);
  return at('day') < at('month') ? 'dmy' : 'mdy';
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

/** The parts of a time, where its day is one of the calendar. */
function partsOf(text: string, order: DateOrder) {
  const [, day = '', time = '00:00', offset] = ISO_TIME.exec(inIsoForm(text, order)) ?? [];
  return isDay(day) ? { day, time, offset } : undefined;
}

/** What to write instead: of a day in the other order, which day it then is. */
function rewrite(text: string, order: DateOrder, usual: string): string {
  const other = ordersOf(text) === otherOrder(order) ? partsOf(text, otherOrder(order)) : undefined;
  return other
    ? `The column is read with the ${order === 'mdy' ? 'month' : 'day'} first. Write it as ${other.day}`
    : usual;
}

/** A time (ms) as exports write it; without an offset it is one of the time zone. */
export function readTime(
  text: string,
  { timeZone, order, now }: { timeZone: string; order: DateOrder; now: number },
): Result<number, string> {
  const parts = partsOf(text, order);
  const utc = parts ? Date.parse(`${parts.day}T${parts.time}${parts.offset ?? 'Z'}`) : Number.NaN;
  if (Number.isNaN(utc)) return failure(rewrite(text, order, WRITE_TIMES));
  const shown = (ms: number) => Date.parse(`${zonedTime(timeZone)(ms).replace(' ', 'T')}Z`);
  const ms = parts?.offset === undefined ? utc - (shown(utc) - utc) : utc;
  if (ms > now) return failure('It is later than now');
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retention.leadMonths);
  return ms < oldest.getTime()
    ? failure(`It is more than ${retention.leadMonths} months ago, and would be deleted`)
    : success(ms);
}

/** A day ('YYYY-MM-DD') as exports write it, with or without a time. */
export function readDay(text: string, order: DateOrder): Result<string, string> {
  const parts = partsOf(text, order);
  return parts ? success(parts.day) : failure(rewrite(text, order, WRITE_DAYS));
}
