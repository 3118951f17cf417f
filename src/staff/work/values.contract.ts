import { lengthOf, oneLine } from '../../shared/fields.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import {
  emailProblem,
  isEmail,
  repairedEmail,
  storedEmail,
} from '../../shared/text/email-address.ts';
import { IS_NO_NAME } from '../../shared/text/author.ts';
import { isDay } from '../../shared/text/day.ts';

/**
 * What staff set on a record is declared once, in its feature's contract:
 *
 *   export const leadValues = {
 *     status: choice({ label: 'Status', options: { new: { label: 'New', key: 'n' }, … } }),
 *     owner: staffName({ label: 'Owner', … }),
 *   } satisfies WorkValues;
 *
 * From it follow the types and checks of the API, the columns that are read and written, the audit
 * entry, the history and the undo, the columns of the export, the facts on the person's page, the
 * conditions, columns and orders of the list, the controls of the pane and of selected rows. A value
 * without its column does not compile (workColumns in record-table.queries.ts).
 */
interface Words {
  label: string;
  /** Its label in the pane, where another field stands before it. */
  paneLabel?: string;
  /** What a history says of none; 'no' and the label by default. */
  none?: string;
  /** The same where it is chosen. */
  noneChoice?: string;
  /** The name of its column in the list; none by default. The status always has one. */
  column?: string;
  /** Who the record is about: staff give it one that has none, and the kind itself shows and exports it. */
  isIdentity?: boolean;
  /** Its screen sets it by actions of its own, e.g. a decision. */
  isReadOnly?: boolean;
  /** The name of the value that it is a detail of: in words, both are one thing. */
  detailOf?: string;
  /** Of a text, which the log does not have: a history says what the record has now. */
  isSaidNow?: boolean;
  /** Sets it on selected rows: the control's label, and what the toast says before the value. */
  bulk?: { label: string; done: string };
}

export interface WorkValue<Value extends string | null = string | null> extends Readonly<Words> {
  /** A 'text' stays out of the audit log, because it may be about the person: no history, no undo. */
  readonly kind: 'choice' | 'name' | 'text' | 'day';
  readonly maxLength?: number;
  /** Of a choice, in their order. */
  readonly options?: Readonly<Record<string, Option>>;
  /** The value to store, or what is wrong. */
  read(sent: string): Result<Value, string>;
}

interface Option<Name extends string = string> {
  label: string;
  /** Sets it on the focused, open or selected records. */
  key?: string;
  /** What mostly comes after it: the buttons of a row. */
  next?: readonly Name[];
  /** How a status is marked; 'calm' by default. */
  tone?: 'fresh' | 'good';
  /** Whether nothing more is expected of the person then. */
  closes?: boolean;
}

export interface WorkChoice<Name extends string = string> extends WorkValue<Name> {
  readonly options: Readonly<Record<Name, Option<Name>>>;
}

/** What every record that staff work on has, and more. The list's tabs are its statuses. */
export type WorkValues = Readonly<Record<string, WorkValue>> & {
  readonly status: WorkChoice;
  readonly owner: WorkValue;
  readonly waits: WorkValue<'them' | null>;
};

type ValueOf<Declared> = Declared extends WorkValue<infer Value> ? Value : never;
export type ValuesOf<Declared extends WorkValues> = {
  -readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};
export type StatusOf<Declared extends WorkValues> = ValuesOf<Declared>['status'];

export const choice = <const Name extends string>(
  declared: Words & { options: Readonly<Record<Name, Option<NoInfer<Name>>>> },
): WorkChoice<Name> => ({
  ...declared,
  kind: 'choice',
  read: (sent) => {
    const option = namesOf(declared.options).find((name) => name === sent);
    return option ? success(option) : failure(`${declared.label} has other values`);
  },
});

const optional = (
  kind: WorkValue['kind'],
  words: Words,
  read: (text: string) => Result<string, string>,
): WorkValue => ({
  ...words,
  kind,
  read: (sent) => (sent.trim() === '' ? success(null) : read(sent)),
});

type ShortText = Words & {
  maxLength: number;
  tooLong: string;
  /** The text of what else is wrong. */
  check?: (text: string) => string | undefined;
};

const upTo = (
  kind: 'name' | 'text',
  { maxLength, tooLong, check, ...words }: ShortText,
): WorkValue => ({
  ...optional(kind, words, (sent) => {
    const text = oneLine(sent);
    const problem = lengthOf(text) > maxLength ? tooLong : check?.(text);
    return problem === undefined ? success(text) : failure(problem);
  }),
  maxLength,
});

/** The name of a member of staff; nobody finds work by what stands in place of one. */
export const staffName = (words: Words): WorkValue =>
  upTo('name', {
    ...words,
    maxLength: 60,
    tooLong: 'A name has at most 60 characters',
    check: (name) => (IS_NO_NAME.test(name) ? 'Choose your name first' : undefined),
  });

/** An address of the person, by the rules of every form. */
export const emailAddress = (words: Words & { invalid: string }): WorkValue => ({
  ...optional('text', words, (sent) => {
    const text = repairedEmail(sent);
    return isEmail(text)
      ? success(storedEmail(text))
      : failure(emailProblem(text) ?? words.invalid);
  }),
  maxLength: 254,
});

export const shortText = (words: ShortText): WorkValue => upTo('text', words);

/** 'YYYY-MM-DD'; of a time, the day counts. */
export const day = (words: Words): WorkValue =>
  optional('day', words, (sent) => {
    const [text = ''] = sent.trim().split('T', 1);
    return isDay(text) ? success(text) : failure('Write a day as YYYY-MM-DD');
  });

/** The usual owner of a record. */
export const owner = staffName({
  label: 'Owner',
  column: 'Owner',
  bulk: { label: 'Assign to', done: 'assigned to' },
});

/** It is the person's turn: until they write, or staff end it, it is not due and counts nowhere as work. */
export const waits: WorkValue<'them' | null> = {
  kind: 'choice',
  label: 'Waits for',
  none: 'no longer waits for them',
  noneChoice: 'Nobody',
  bulk: { label: 'Waits for', done: 'waits for' },
  options: { them: { label: 'Them' } },
  read: (sent) => {
    if (sent.trim() === '') return success(null);
    return sent === 'them' ? success(sent) : failure('A record waits for "them", or for nobody');
  },
};

/** The usual next step of a record, and its day. */
export const nextStep = shortText({
  label: 'Next step',
  maxLength: 200,
  tooLong: 'A next step has at most 200 characters',
  column: 'Next step',
  isSaidNow: true,
  bulk: { label: 'Set next step', done: 'next step' },
});
export const nextAt = day({
  label: 'Next step on',
  paneLabel: 'On',
  none: 'no day for the next step',
  column: 'On',
  detailOf: 'next_step',
  bulk: { label: 'Set next step', done: 'next step on' },
});

export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(record) as Name[];
