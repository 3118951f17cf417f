import type { Endpoint } from '../../shared/api.ts';
import { ARRIVAL_CHIPS, type Chips, type ListParameters } from '../list/list.contract.ts';
import { namesOf, type StatusOf, type WorkValues } from './values.contract.ts';
import { valueChips } from './words.contract.ts';
import type { Change, Changed, Given, WorkEntry, WorkResponse, WorkRow } from './work.contract.ts';

/** The calls for one kind of records. */
export interface WorkApi<Row, Details, Filter extends string = string> {
  list: Endpoint<
    string,
    { query: ListParameters & { status?: Filter } },
    WorkResponse<Row, Filter>
  >;
  details: Endpoint<`${string}/:id`, object, Details>;
  /** Changes records by name, or all that the query of a list finds; `count` is how many the reader saw. */
  change: Endpoint<
    string,
    {
      body:
        | { changes: readonly Change[] }
        | { all: ListParameters & { status?: Filter }; count: number; set: Given };
    },
    Changed
  >;
  /** Adds a note. The browser makes its id, so that a repeat adds none. Responds with the history. */
  note: Endpoint<`${string}/:id/notes`, { body: { id: string; text: string } }, WorkEntry[]>;
  /** Answers with a file, so the browser follows it as a link. */
  csv: Endpoint<string, { query: ListParameters & { status?: Filter; columns?: 'all' } }, never>;
}

/** One kind of records that staff work on, as the Worker and the screen agree on it. */
export interface WorkKind<
  Values extends WorkValues,
  Row extends WorkRow,
  Details extends Row,
  Own extends string,
> {
  values: Values;
  /** The list's subsets, in words: the first status, those of its own, the other statuses. */
  filters: Readonly<Record<StatusOf<Values> | Own, string>>;
  /** Its further conditions, in words. */
  chips: Chips;
  /** Its orders, as the API names them. */
  sorts: readonly string[];
  texts: Readonly<Record<'failed' | 'gone' | 'changeFailed' | 'none' | 'noneMatch', string>> & {
    /** Why a subset is empty, where it has words of its own. */
    noneOf?: Readonly<Record<string, string>>;
  };
  api: WorkApi<Row, Details, StatusOf<Values> | Own>;
}

/** @param path of the API; what is given of subsets, conditions and orders is in addition to those of the values */
export function workKind<Row extends WorkRow, Details extends Row>() {
  return <Values extends WorkValues, Own extends string>({
    path,
    values,
    own,
    chips = {},
    sorts,
    ...rest
  }: Pick<WorkKind<Values, Row, Details, Own>, 'values' | 'sorts' | 'texts'> & {
    path: string;
    own: Readonly<Record<Own, string>>;
    chips?: Chips;
  }): WorkKind<Values, Row, Details, Own> => {
    const [first = '', ...others] = namesOf(values.status.options);
    const words = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, values.status.options[name]?.label]));
    return {
      ...rest,
      values,
      sorts: [
        ...['newest', 'oldest'],
        ...[...sorts, ...namesOf(values)].flatMap((name) => [name, `-${name}`]),
      ],
      filters: { ...words([first]), ...own, ...words(others) } as Record<
        StatusOf<Values> | Own,
        string
      >,
      chips: { ...chips, ...valueChips(values), ...ARRIVAL_CHIPS },
      api: {
        list: { method: 'GET', path },
        details: { method: 'GET', path: `${path}/:id` },
        change: { method: 'POST', path: `${path}/changes` },
        note: { method: 'POST', path: `${path}/:id/notes` },
        csv: { method: 'GET', path: `${path}.csv` },
      },
    };
  };
}
