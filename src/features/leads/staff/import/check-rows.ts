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
  /** Why it is left out, and the lead or the earlier row that it is the same as. */
  leftOut: { why: string; leadId: string | null; twiceOf: number | null } | null;
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

type ReadRow = ReturnType<typeof readRow>;

/** What is known of the addresses and phone numbers of a file, each as contactKey makes it. */
export interface KnownContacts {
  /** The ids of stored leads. */
  leads: ReadonlyMap<string, string>;
  /** When (ms) people were erased on their request. */
  erased: ReadonlyMap<string, number>;
}

const sameAs = (contact: string): string =>
  isAddressOf(contact) ? 'the same address as' : 'the same phone number as';

/** A lead is compared by its address or, without one, by its phone number. */
function leftOutOf(contact: string, known: KnownContacts): CheckedRow['leftOut'] {
  const leadId = known.leads.get(contact) ?? null;
  if (leadId !== null)
    return { why: `${sameAs(contact)} a lead that is stored`, leadId, twiceOf: null };
  const erasedAt = known.erased.get(contact);
  if (erasedAt === undefined) return null;
  const day = new Date(erasedAt).toISOString().slice(0, 10);
  const why = `erased on ${day}; if they asked again, add them by hand`;
  return { why, leadId: null, twiceOf: null };
}

const JOINED: readonly ColumnName[] = COLUMN_NAMES.filter(
  (name) => name !== 'name' && name !== 'last_name',
);

const comparedValue = (values: Values, name: ColumnName): string => {
  if (name === 'name') return fold(`${values.name} ${values.last_name}`.trim());
  const text = values[name].trim();
  return text !== '' && (name === 'phone' || name === 'email') ? contactKey(text) : fold(text);
};

/** What a row of the file gets from a later one of the same person: what it lacks, and a note. */
function addedBy(later: Values, first: Values): Partial<Values> {
  const added = JOINED.flatMap((name): [ColumnName, string][] => {
    const has = first[name].trim();
    const adds = later[name].trim();
    // A day belongs to its step.
    const isApart = name === 'next_at' && first.next_step.trim() !== '';
    const isSame = comparedValue(later, name) === comparedValue(first, name);
    if (adds === '' || isSame || isApart) return [];
    if (has === '') return [[name, adds]];
    return name === 'note' ? [[name, `${has}\n${adds}`]] : [];
  });
  return Object.fromEntries(added);
}

const labelsOf = (names: readonly ColumnName[]) =>
  names.map((name) => COLUMNS[name].label).join(', ');

/** Joins a later row of the same person to the first one that would be stored, and says what that one gets. */
function joinRows(
  first: CheckedRow,
  later: ReadRow,
  readAgain: (row: WaitingRow) => ReadRow,
): { first: CheckedRow; why: string } {
  if (first.leftOut) return { first, why: '' };
  const added = addedBy(later.values, first.values);
  const again = readAgain({ ...first, mended: { ...first.values, ...added } });
  const isRight = again.lead !== null;
  const joined = isRight ? { ...first, ...again, mended: first.mended } : first;
  const gets = isRight ? JOINED.filter((name) => name in added) : [];
  const lost = COLUMN_NAMES.filter((name) => {
    const value = comparedValue(later.values, name);
    const isTold = value === '' || name === 'last_name' || gets.includes(name);
    return !isTold && value !== comparedValue(joined.values, name);
  });
  return {
    first: joined,
    why: [
      gets.length > 0 ? `, which gets its ${labelsOf(gets)}` : '',
      lost.length > 0 ? `. Not stored: ${labelsOf(lost)}` : '',
    ].join(''),
  };
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
  /** The place of the first row of each contact. */
  const places = new Map<string, number>();
  const checked: CheckedRow[] = [];
  for (const row of read) {
    const { lead } = row;
    const contact = lead ? contactKey(contactOf(lead)) : '';
    let leftOut = lead && leftOutOf(contact, known);
    const place = leftOut ? undefined : places.get(contact);
    const before = place === undefined ? undefined : checked[place];
    if (place !== undefined && before) {
      const { first, why } = joinRows(before, row, (each) => readRow(each, columns, options));
      checked[place] = first;
      const twiceOf = before.row;
      leftOut = { why: `${sameAs(contact)} row ${twiceOf}${why}`, leadId: null, twiceOf };
    }
    // A later row may have the phone number alone.
    for (const each of [lead?.email, lead?.phone]) {
      const key = each ? contactKey(each) : '';
      if (key !== '' && !places.has(key)) places.set(key, place ?? checked.length);
    }
    checked.push({ ...row, leftOut });
  }
  return checked;
}

/** What a row comes to. */
export type RowResult = 'mistaken' | 'left out' | 'twice' | 'new';

export const outcomeOf = ({ lead, leftOut }: CheckedRow): RowResult => {
  if (lead === null) return 'mistaken';
  if (leftOut) return leftOut.twiceOf === null ? 'left out' : 'twice';
  return 'new';
};
