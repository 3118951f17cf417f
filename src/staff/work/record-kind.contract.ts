import type { Endpoint } from '../../shared/api.ts';
import type { RecordName } from '../../shared/record-names.ts';
import type { StaffPage } from '../../shared/staff-pages.ts';
import type { Filling, MailText } from '../../shared/text/mail-text.ts';
import { ARRIVAL_CONDITIONS, type Conditions, type ListParameters } from '../list/list.contract.ts';
import { namesOf, type StatusOf, type WorkValues } from './values.contract.ts';
import { valueConditions, wordOf } from './words.contract.ts';
import type { Change, Changed, Given, WorkEntry, WorkResponse } from './work.contract.ts';

/** A list of one kind in one of its filters, as a command that leads there. */
interface FilterCommand<Filter extends string> {
  label: string;
  filter: Filter;
  /** Further words that find it. */
  words?: string;
}

/** An e-mail that the site composes, and whose text staff can change. */
export interface StandardText {
  name: string;
  /** Until staff change it. */
  text: MailText;
  /** Its placeholders, with the values of a sample person. */
  filling: Filling;
  /** Whether a reply can be made of it, too: it says nothing that the site has to do as well. */
  isForReplies?: true;
}

interface Declared<Values extends WorkValues, Own extends string, Condition extends string> {
  name: RecordName;
  noun: { one: string; many: string };
  page: StaffPage;
  /** Of the API. */
  path: string;
  /** What staff set on a record. */
  values: Values;
  /** Filters of the list in addition to the statuses. */
  ownFilters: Readonly<Record<Own, string>>;
  /** Conditions of the list in addition to those of the values, in words. */
  ownConditions: Readonly<Record<Condition, string>>;
  /** All values of some of these conditions, by name. */
  choices?: Readonly<
    Partial<Record<NoInfer<Condition>, Readonly<Record<string, { label: string }>>>>
  >;
  /** The most frequent values of these conditions, by name. */
  offers?: Endpoint<string, object, Readonly<Record<string, readonly string[]>>>;
  /** Values of these conditions in words, where they are stored as codes. */
  offeredWords?: Readonly<Partial<Record<NoInfer<Condition>, (value: string) => string>>>;
  /** Orders of the list in addition to those of the values. */
  sorts: readonly string[];
  texts: Readonly<Record<'failed' | 'gone' | 'changeFailed' | 'none' | 'noneMatch', string>> & {
    /** Why a filter finds nothing, where it has words of its own. */
    noneOf?: Readonly<Record<string, string>>;
  };
  /** What a reply can have in braces beside a name, with the values of a sample person. */
  filling?: Filling;
  standardTexts?: Readonly<Record<string, StandardText>>;
  /** What staff are asked about a record that waits for them. */
  question?: { key: string; label: string };
  /** Further words that find its page. */
  words?: string;
  commands: readonly FilterCommand<NoInfer<StatusOf<Values> | Own>>[];
  /** Further pages of it, as commands. */
  links?: readonly { label: string; href: string; words: string }[];
}

/**
 * One kind of records that staff work on, declared once in its feature's contract. Its list, API,
 * checks, screen, export, history and commands follow; what the Worker needs besides is its
 * RecordTable (record-table.queries.ts), and src/record-kinds.ts lists them all.
 */
export interface RecordKind<
  Values extends WorkValues = WorkValues,
  Own extends string = string,
  Condition extends string = string,
> extends Omit<Declared<Values, Own, Condition>, 'commands'> {
  /** What polls call its list. */
  list: string;
  /** In words: the first status, the filters of its own, the other statuses. */
  filters: Readonly<Record<StatusOf<Values> | Own, string>>;
  /** All conditions, in words. */
  conditions: Conditions;
  /** All orders, as the API names them. */
  sorts: readonly string[];
  commands: readonly FilterCommand<string>[];
}

export type FilterOf<Kind extends RecordKind> = keyof Kind['filters'] & string;

export function recordKind<Values extends WorkValues, Own extends string, Condition extends string>(
  declared: Declared<Values, Own, Condition>,
): RecordKind<Values, Own, Condition> {
  const { noun, values, ownFilters, ownConditions, sorts } = declared;
  const [first = '', ...others] = namesOf(values.status.options);
  const words = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values.status.options[name]?.label]));
  return {
    ...declared,
    list: noun.many,
    filters: { ...words([first]), ...ownFilters, ...words(others) } as Record<
      StatusOf<Values> | Own,
      string
    >,
    conditions: { ...ownConditions, ...valueConditions(values), ...ARRIVAL_CONDITIONS },
    sorts: [
      'newest',
      'oldest',
      ...[...sorts, ...namesOf(values)].flatMap((name) => [name, `-${name}`]),
    ],
  };
}

/** The value of a condition in words. */
export function conditionWord(
  { values, choices, offeredWords }: Pick<RecordKind, 'values' | 'choices' | 'offeredWords'>,
  name: string,
  value: string,
): string {
  if (values[name]) return wordOf(values[name], value);
  return choices?.[name]?.[value]?.label ?? offeredWords?.[name]?.(value) ?? value;
}

/** The calls for one kind of records. */
export interface RecordsApi<Row, Details, Filter extends string = string> {
  list: Endpoint<
    string,
    { query: ListParameters & { status?: Filter } },
    WorkResponse<Row, Filter>
  >;
  details: Endpoint<`${string}/:id`, object, Details>;
  /**
   * Changes records by name, or all that the query of a list finds; `count` is how many the reader saw.
   * The browser makes the id, so that a repeat changes nothing and is answered as the first one was.
   */
  change: Endpoint<
    string,
    {
      body: { change_id: string } & (
        | { changes: readonly Change[] }
        | { all: ListParameters & { status?: Filter }; count: number; set: Given }
      );
    },
    Changed
  >;
  /** Adds a note. The browser makes its id, so that a repeat adds none. Responds with the history. */
  note: Endpoint<`${string}/:id/notes`, { body: { id: string; text: string } }, WorkEntry[]>;
  /** Takes a note of one's own back; repeating that changes nothing. Responds with the history. */
  undoNote: Endpoint<`${string}/:id/notes/:note/undo`, object, WorkEntry[]>;
  /** Answers with a file, so the browser follows it as a link. */
  csv: Endpoint<string, { query: ListParameters & { status?: Filter; columns?: 'all' } }, never>;
}

export const recordsApi = <Row, Details, Filter extends string>({
  path,
}: Pick<RecordKind, 'path'>): RecordsApi<Row, Details, Filter> => ({
  list: { method: 'GET', path },
  details: { method: 'GET', path: `${path}/:id` },
  change: { method: 'POST', path: `${path}/changes` },
  note: { method: 'POST', path: `${path}/:id/notes` },
  undoNote: { method: 'POST', path: `${path}/:id/notes/:note/undo` },
  csv: { method: 'GET', path: `${path}.csv` },
});
