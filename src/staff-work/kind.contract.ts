import type { Endpoint } from '../shared/api.ts';
import { ARRIVAL_CHIPS, type Chips, type ListParameters } from '../staff-list/list.contract.ts';
import { namesOf, type StatusOf, type ValuesOf, type WorkValues } from './values.contract.ts';
import { valueChips } from './words.contract.ts';
import type { Changed, WorkResponse, WorkRow } from './work.contract.ts';

/** The calls for one kind of records. */
export interface WorkApi<
  Row,
  Details,
  Filter extends string = string,
  Set extends object = object,
> {
  list: Endpoint<
    string,
    { query: ListParameters & { status?: Filter } },
    WorkResponse<Row, Filter>
  >;
  details: Endpoint<`${string}/:id`, object, Details>;
  /** A change of an older version than the record's is a 409 with a Conflict. */
  change: Endpoint<`${string}/:id`, { body: Set & { note?: string; version?: number } }, Details>;
  /** Changes several at once; those of another version stay as they are. */
  changeAll: Endpoint<
    string,
    { body: { records: { id: string; version?: number }[]; set: Set } },
    Changed<Row>
  >;
  /** Undoes a change of this session. */
  undo: Endpoint<`${string}/:change/undo`, object, Changed<Row>>;
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
  sorts: readonly string[];
  texts: Readonly<Record<'failed' | 'gone' | 'changeFailed' | 'none' | 'noneMatch', string>>;
  api: WorkApi<Row, Details, StatusOf<Values> | Own, Partial<ValuesOf<Values>>>;
}

/** @param path of the API; `own` are the subsets and conditions in addition to what follows from the values */
export function workKind<Row extends WorkRow, Details extends Row>() {
  return <Values extends WorkValues, Own extends string>({
    path,
    values,
    own,
    chips = {},
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
      filters: { ...words([first]), ...own, ...words(others) } as Record<
        StatusOf<Values> | Own,
        string
      >,
      chips: { ...chips, ...valueChips(values), ...ARRIVAL_CHIPS },
      api: {
        list: { method: 'GET', path },
        details: { method: 'GET', path: `${path}/:id` },
        change: { method: 'PATCH', path: `${path}/:id` },
        changeAll: { method: 'POST', path: `${path}/changes` },
        undo: { method: 'POST', path: `${path}/changes/:change/undo` },
        csv: { method: 'GET', path: `${path}.csv` },
      },
    };
  };
}
