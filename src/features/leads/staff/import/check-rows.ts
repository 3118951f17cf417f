import { retention } from '../../../../shared/content/retention.ts';
import { FIELD_TEXTS } from '../../../../shared/fields.ts';
import { checkForm, readFields, type FormContent } from '../../../../shared/form.ts';
import { failure, success, type Result } from '../../../../shared/result.ts';
import { zonedTime } from '../../../../shared/zoned-time.ts';
import { addForm } from '../add-leads.contract.ts';
import type { CsvRow } from './parse-csv.ts';

/** What a column of a file can be, with the names that it is known by. */
export const COLUMNS = {
  name: { label: 'Name', known: /^(?:(?:full|contact|first|given)[ _-]?)?name$|^contact$/i },
  /** Is joined to the name. */
  last_name: { label: 'Last name', known: /^(?:last|family)[ _-]?name$|^surname$/i },
  email: { label: 'Email', known: /e-?mail|^mail$/i },
  source: { label: 'Source', known: /source|channel|origin/i },
  created: { label: 'Created', known: /created|date|time|added/i },
  note: { label: 'Note', known: /note|comment|remark/i },
} as const;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** Which column of the file has what, by its place; undefined where none has. */
export type Columns = Partial<Record<ColumnName, number>>;

/** The columns by their names in the first row; each is taken once. */
export function guessColumns(head: readonly string[]): Columns {
  const guessed: Columns = {};
  for (const name of COLUMN_NAMES) {
    // A whole name needs no other column.
    if (name === 'last_name' && !/first|given/i.test(head[guessed.name ?? -1] ?? '')) continue;
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

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;
const WRITE_TIMES = 'Write it as 2026-11-25 or 2026-11-25 13:48:53';

/** A time (ms) as exports write it; without an offset it is one of the time zone. */
function readTime(text: string, timeZone: string, now: number): Result<number, string> {
  const [, day, time = '00:00', offset] = TIME.exec(text.trim()) ?? [];
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
    now,
  }: { source: string; known: KnownAddresses; timeZone: string; now: number },
): CheckedRow[] {
  const first = new Map<string, number>();
  return rows.map(({ line, values: cells }) => {
    const values = Object.fromEntries(
      COLUMN_NAMES.map((name) => [name, cells[columns[name] ?? -1] ?? '']),
    ) as CheckedRow['values'];
    const typed = {
      name: `${values.name} ${values.last_name}`,
      email: values.email,
      source: values.source.trim() || source,
      note: values.note,
    };
    const created =
      values.created.trim() === '' ? success(now) : readTime(values.created, timeZone, now);
    const read = readFields(addForm, typed);
    const problems = Object.entries({
      ...checkForm(addForm, typed),
      ...(created.ok ? {} : { created: created.error }),
    }).map(([name, reason]): [string, string] => [
      COLUMNS[name as ColumnName].label,
      reason ?? FIELD_TEXTS.pattern,
    ]);
    const address = read.ok ? read.value.email.toLowerCase() : '';
    const before = first.get(address);
    if (read.ok && before === undefined) first.set(address, line);
    return {
      line,
      values,
      problems,
      lead: read.ok && created.ok ? { ...read.value, createdAt: created.value } : null,
      leftOut: read.ok ? leftOutOf(address, known, before) : null,
    };
  });
}
