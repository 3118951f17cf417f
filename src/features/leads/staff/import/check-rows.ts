import { retention } from '../../../../shared/content/retention.ts';
import { FIELD_TEXTS } from '../../../../shared/fields.ts';
import { checkForm, readFields, type FormContent } from '../../../../shared/form.ts';
import { failure, success, type Result } from '../../../../shared/result.ts';
import { zonedTime } from '../../../../shared/zoned-time.ts';
import { addForm } from '../add-leads.contract.ts';
import { withoutFormulaGuard } from '../../../../staff/list/csv-file.ts';
import type { CsvRow } from './parse-csv.ts';

/** What a column of a file can be, with the names that it is known by. */
export const COLUMNS = {
  name: { label: 'Name', known: /^(?:(?:full|contact|first|given)[ _-]?)?name$|^contact$/i },
  /** Is joined to the name. */
  last_name: { label: 'Last name', known: /^(?:last|family)[ _-]?name$|^surname$|^nachname$/i },
  email: {
    label: 'Email',
    known:
      /^(?:(?:primary|work|business|contact|your)[ _-]?)?e-?mail(?:[ _-]?(?:address|adresse|1 - value))?$|^mail$/i,
  },
  phone: {
    label: 'Phone',
    known:
      /^(?:(?:work|business|mobile|cell|office|direct)[ _-]?)?(?:(?:tele)?phone|mobile|cell)(?:[ _-]?(?:number|no\.?))?$|^tel\.?$|^telefon(?:nummer)?$|^handy(?:nummer)?$|^mobil(?:nummer)?$/i,
  },
  company: {
    label: 'Company',
    known:
      /^(?:company|organi[sz]ation|account|employer|business)(?:[ _-]?name)?$|^firma$|^firmenname$|^unternehmen$|^organisation$/i,
  },
  source: {
    label: 'Source',
    known: /^(?:(?:lead|original|traffic|utm|contact)[ _-]?)?source$|^channel$|^origin$/i,
  },
  created: {
    label: 'Created',
    known:
      /^(?:(?:lead|contact)[ _-]?)?(?:created?|added|submitted|date|time|timestamp)(?:[ _-]?(?:at|on|date|time|added|created))?(?: \(.*\))?$/i,
  },
  note: { label: 'Note', known: /^(?:notes?|comments?|remarks?)$/i },
} as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** Which column of the file has what, by its place; undefined where none has. */
export type Columns = Partial<Record<ColumnName, number>>;

/** The columns by their names in the first row; each is taken once. */
export function guessColumns(head: readonly string[]): Columns {
  const placeOf = (known: RegExp) => head.findIndex((text) => known.test(text.trim()));
  const given = placeOf(/^vorname$/i);
  const guessed: Columns = given === -1 ? {} : { name: given };
  // Beside a German first name, "Name" is the last one.
  const last = placeOf(/^name$/i);
  if (given !== -1 && last !== -1) guessed.last_name = last;
  for (const name of COLUMN_NAMES) {
    if (guessed[name] !== undefined) continue;
    // A whole name needs no other column.
    if (name === 'last_name' && !/first|given|vorname/i.test(head[guessed.name ?? -1] ?? ''))
      continue;
    const at = head.findIndex(
      (text, place) =>
        COLUMNS[name].known.test(text.trim()) && !Object.values(guessed).includes(place),
    );
    if (at !== -1) guessed[name] = at;
  }
  return guessed;
}

export type NewContent = FormContent<typeof addForm.fields>;

/** A row as it would be stored. */
export interface CheckedRow {
  line: number;
  /** As the file has it. */
  values: Record<ColumnName, string>;
  /** What is wrong, by the column. */
  problems: [column: string, reason: string][];
  /** Null where something is wrong. */
  lead: (NewContent & { createdAt: number }) | null;
  /** Why it is left out, and the lead that it is the same as. */
  leftOut: { why: string; leadId: string | null } | null;
}

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

/** Brings a time that a spreadsheet writes into the form of ISO 8601: '11/25/2026, 1:48 PM' is '2026-11-25 13:48:00'. */
function inIsoForm(text: string, order: DateOrder): string {
  const plain = text
    .trim()
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
const UNREADABLE = 'A character of the file could not be read';
const WRITE_TIMES = 'Write it as 2026-11-25 or 2026-11-25 13:48:53';

/** A time (ms) as exports write it; without an offset it is one of the time zone. */
function readTime(
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

/** What is known of the addresses of a file, each in lower case. */
export interface KnownAddresses {
  /** The ids of stored leads. */
  leads: ReadonlyMap<string, string>;
  /** When (ms) people were erased on their request. */
  erased: ReadonlyMap<string, number>;
}

/** @param before the earlier line with the same address */
function leftOutOf(
  address: string,
  known: KnownAddresses,
  before: number | undefined,
): CheckedRow['leftOut'] {
  const leadId = known.leads.get(address) ?? null;
  if (leadId !== null) return { why: 'the same address as a lead that is stored', leadId };
  const erasedAt = known.erased.get(address);
  if (erasedAt !== undefined) {
    const day = new Date(erasedAt).toISOString().slice(0, 10);
    return { why: `erased on ${day}; if they asked again, add them by hand`, leadId: null };
  }
  return before === undefined ? null : { why: `the same address as line ${before}`, leadId: null };
}

/**
 * Checks the rows below the first one by the rules of a visitor's lead.
 */
export function checkRows(
  rows: readonly CsvRow[],
  columns: Columns,
  {
    source,
    known,
    timeZone,
    order,
    now,
  }: {
    source: string;
    known: KnownAddresses;
    timeZone: string;
    order: DateOrder;
    now: number;
  },
): CheckedRow[] {
  const first = new Map<string, number>();
  return rows.map(({ line, values: cells }) => {
    const values = Object.fromEntries(
      COLUMN_NAMES.map((name) => [name, withoutFormulaGuard(cells[columns[name] ?? -1] ?? '')]),
    ) as CheckedRow['values'];
    const typed = {
      name: `${values.name} ${values.last_name}`,
      email: values.email,
      phone: values.phone,
      company: values.company,
      source: values.source.trim() || source,
      note: values.note,
    };
    const created =
      values.created.trim() === ''
        ? success(now)
        : readTime(values.created, { timeZone, order, now });
    const read = readFields(addForm, typed);
    const unreadable = COLUMN_NAMES.filter((name) => values[name].includes('\uFFFD'));
    const problems = Object.entries({
      ...Object.fromEntries(unreadable.map((name) => [name, UNREADABLE])),
      ...checkForm(addForm, typed),
      ...(created.ok ? {} : { created: created.error }),
    }).map(([name, reason]): [string, string] => [
      COLUMNS[name as ColumnName].label,
      reason ?? FIELD_TEXTS.pattern,
    ]);
    const address = read.ok ? read.value.email.toLowerCase() : '';
    const before = first.get(address);
    const lead =
      read.ok && created.ok && unreadable.length === 0
        ? { ...read.value, createdAt: created.value }
        : null;
    if (lead && before === undefined) first.set(address, line);
    return {
      line,
      values,
      problems,
      lead,
      leftOut: read.ok ? leftOutOf(address, known, before) : null,
    };
  });
}
