import { checkForm, readFields, type FormContent } from '../../../../shared/form.ts';
import { partnerVisitIn } from '../../../../shared/partner-visit.ts';
import { success, type Result } from '../../../../shared/result.ts';
import { contactKey, contactOf, isAddressOf } from '../../../../shared/text/person-contact.ts';
import { fold } from '../../../../shared/text/fold.ts';
import { withoutFormulaGuard } from '../../../../staff/list/csv-file.ts';
import { addForm, isWithoutContact, NO_CONTACT } from '../add-leads.contract.ts';
import { leadValues, type LeadStatus } from '../leads-admin.contract.ts';
import type { BroughtLead } from './add-leads.queries.ts';
import {
  columnName,
  COLUMN_NAMES,
  COLUMNS,
  type ColumnName,
  type DateOrders,
  type FileColumns,
} from './columns.ts';
import { readDay, readTime } from './read-time.ts';
import { statusOf } from './status-words.ts';

type Values = Record<ColumnName, string>;

/** A row of a file that waits. */
export interface WaitingRow {
  id: string;
  /** As the spreadsheet counts it. */
  row: number;
  cells: readonly string[];
  /** What staff wrote in place of a value. */
  mended: Readonly<Partial<Values>>;
}

/** A row with what it would become. */
export interface CheckedRow extends WaitingRow {
  values: Values;
  /** What is wrong, by the column. */
  problems: Partial<Record<ColumnName, string>>;
  /** Null where something is wrong. */
  lead: BroughtLead | null;
  /** Why it is left out, and the lead that it is the same as. */
  leftOut: { why: string; leadId: string | null } | null;
  /** Values that only its note can take: 'Owner: Bob'. */
  noted: readonly string[];
  /** What was read, whether or not the whole row is right; null for nothing. */
  read: { status: LeadStatus; created: number | null; next_at: string | null };
}

/** A value as the file has it. */
export const cellOf = ({ cells }: Pick<WaitingRow, 'cells'>, place: number | undefined): string =>
  withoutFormulaGuard(cells[place ?? -1] ?? '');

/** What a row is, column by column. */
function valuesOf(row: WaitingRow, columns: FileColumns, head: readonly string[]): Values {
  const written = (name: ColumnName) => cellOf(row, columns[name]);
  const named = (columns.noted ?? []).flatMap((place) => {
    const text = cellOf(row, place).trim();
    return text === '' ? [] : [`${columnName(head, place)}: ${text}`];
  });
  const note = [written('note'), ...named].filter((text) => text.trim() !== '').join('\n');
  const valueOf = (name: ColumnName) =>
    row.mended[name] ?? (name === 'note' ? note : written(name));
  return Object.fromEntries(COLUMN_NAMES.map((name) => [name, valueOf(name)])) as Values;
}

export interface CheckOptions {
  /** Of rows without one. */
  source: string;
  status: LeadStatus;
  timeZone: string;
  orders: DateOrders;
  now: number;
  /** Names that work can be given to. */
  names: readonly string[];
  /** The names of the file's columns. */
  head: readonly string[];
}

const ofEmpty = <Value>(
  text: string,
  empty: Value,
  read: (text: string) => Result<Value, string>,
): Result<Value, string> => (text.trim() === '' ? success(empty) : read(text));

/** What staff set on leads, as a file has it; what has no place here goes into the note. */
function readWork(values: Values, { status: usual, names }: CheckOptions) {
  const owner = names.find((name) => fold(name) === fold(values.owner)) ?? null;
  const status = statusOf(values.status);
  const partnerKey = partnerVisitIn(new URLSearchParams({ partner: values.partner }), 0)?.key;
  const unknown = { owner: owner === null, status: !status, partner: !partnerKey };
  const noted = (['owner', 'status', 'partner'] as const).flatMap((name) =>
    unknown[name] && values[name].trim() !== ''
      ? [`${COLUMNS[name].label}: ${values[name].trim()}`]
      : [],
  );
  // Under a word of its own, nobody would look for a lead that waits.
  const otherwise = values.status.trim() === '' ? usual : 'new';
  return { work: { owner, status: status ?? otherwise, partnerKey: partnerKey ?? null }, noted };
}

const UNREADABLE = 'A character of the file could not be read';

type Content = FormContent<typeof addForm.fields>;

/** Reads one row by the rules of a lead that is added by hand. */
function readRow(waiting: WaitingRow, columns: FileColumns, options: CheckOptions) {
  const { source, orders, now } = options;
  const values = valuesOf(waiting, columns, options.head);
  const { work, noted } = readWork(values, options);
  const typed = {
    name: `${values.name} ${values.last_name}`,
    email: values.email,
    phone: values.phone,
    company: values.company,
    source: values.source.trim() || source,
    note: [values.note, ...noted].filter((text) => text.trim() !== '').join('\n'),
  };
  const created = ofEmpty(values.created, now, (text) =>
    readTime(text, { ...options, order: orders.created }),
  );
  const nextStep = leadValues.next_step.read(values.next_step);
  const nextAt = ofEmpty<string | null>(values.next_at, null, (text) =>
    readDay(text, orders.next_at),
  );
  const read: Result<Content, object> = readFields(addForm, typed);
  const unreadable = COLUMN_NAMES.filter((name) => values[name].includes('\uFFFD'));
  const unread = Object.entries({ created, next_step: nextStep, next_at: nextAt }).flatMap(
    ([name, value]) => (value.ok ? [] : [[name, value.error]]),
  );
  const { email, phone } = addForm.fields;
  const isUnknown = isWithoutContact({
    email: email.repaired(typed.email),
    phone: phone.repaired(typed.phone),
  });
  const problems: CheckedRow['problems'] = {
    ...Object.fromEntries(unreadable.map((name) => [name, UNREADABLE])),
    ...checkForm(addForm, typed),
    ...(isUnknown ? { email: NO_CONTACT } : {}),
    ...Object.fromEntries(unread),
  };
  const isRight =
    unreadable.length === 0 && !isUnknown && read.ok && created.ok && nextStep.ok && nextAt.ok;
  const lead: BroughtLead | null = isRight
    ? {
        ...read.value,
        ...work,
        createdAt: created.value,
        nextStep: nextStep.value,
        nextAt: nextAt.value,
      }
    : null;
  const shown = {
    status: work.status,
    created: created.ok && values.created.trim() !== '' ? created.value : null,
    next_at: nextAt.ok ? nextAt.value : null,
  };
  return { ...waiting, values, problems, lead, noted, read: shown };
}

/** What is known of the addresses and phone numbers of a file, each as contactKey makes it. */
export interface KnownContacts {
  /** The ids of stored leads. */
  leads: ReadonlyMap<string, string>;
  /** When (ms) people were erased on their request. */
  erased: ReadonlyMap<string, number>;
}

/** A lead is compared by its address or, without one, by its phone number. @param before the earlier row with the same */
function leftOutOf(
  contact: string,
  known: KnownContacts,
  before: number | undefined,
): CheckedRow['leftOut'] {
  const same = isAddressOf(contact) ? 'the same address as' : 'the same phone number as';
  const leadId = known.leads.get(contact) ?? null;
  if (leadId !== null) return { why: `${same} a lead that is stored`, leadId };
  const erasedAt = known.erased.get(contact);
  if (erasedAt !== undefined) {
    const day = new Date(erasedAt).toISOString().slice(0, 10);
    return { why: `erased on ${day}; if they asked again, add them by hand`, leadId: null };
  }
  return before === undefined ? null : { why: `${same} row ${before}`, leadId: null };
}

/**
 * Checks rows by the rules of a visitor's lead.
 * @param knownOf what is known of the contacts of those that are right
 */
export async function checkRows(
  rows: readonly WaitingRow[],
  columns: FileColumns,
  options: CheckOptions,
  knownOf: (contacts: readonly string[]) => Promise<KnownContacts>,
): Promise<CheckedRow[]> {
  const read = rows.map((row) => readRow(row, columns, options));
  const known = await knownOf(
    read.flatMap(({ lead }) => (lead ? [contactKey(contactOf(lead))] : [])),
  );
  const first = new Map<string, number>();
  const checked: CheckedRow[] = [];
  for (const { lead, ...row } of read) {
    const contact = lead ? contactKey(contactOf(lead)) : '';
    const leftOut = lead && leftOutOf(contact, known, first.get(contact));
    // A later row may have the phone number alone.
    for (const each of [lead?.email, lead?.phone]) {
      if (each && !first.has(contactKey(each))) first.set(contactKey(each), row.row);
    }
    checked.push({ ...row, lead, leftOut });
  }
  return checked;
}

/** What a row comes to. */
export type RowResult = 'mistaken' | 'left out' | 'new';

export const outcomeOf = ({ lead, leftOut }: CheckedRow): RowResult => {
  if (lead === null) return 'mistaken';
  return leftOut ? 'left out' : 'new';
};
