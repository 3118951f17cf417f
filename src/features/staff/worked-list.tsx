import { Hono } from 'hono';
import type { ReactNode } from 'react';

import { actorOf, whoOf } from '../../audit/actor.ts';
import type { AuditAction } from '../../audit/audit-actions.contract.ts';
import type { Database } from '../../db/client.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { respond } from '../../http/respond.ts';
import { acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { idParam, type ValidContext } from '../../http/validate.ts';
import { defineForm } from '../../shared/form.ts';
import type { StaffPage } from '../../shared/staff-pages.ts';
import { dayOf } from '../../shared/text/day.ts';
import type { CsvColumns } from '../../staff-list/csv-file.ts';
import { knownChips, type Chips } from '../../staff-list/list.contract.ts';
import {
  matchedIds,
  readBatches,
  readPage,
  type Fields,
  type RowOf,
} from '../../staff-list/list.queries.ts';
import { historyOf } from '../../staff-work/history.ts';
import {
  changeMatched,
  changeRecords,
  noteOn,
  readRecords,
  recordSource,
  type Reader,
  type WorkedTable,
} from '../../staff-work/record.queries.ts';
import { staffNames } from '../../staff-work/staff-names.queries.ts';
import { namesOf, type WorkValues } from '../../staff-work/values.contract.ts';
import { changesSchema, noteSchema } from '../../staff-work/work-body.ts';
import {
  MATCHED_AT_ONCE,
  type DetailsOf,
  type Given,
  type WorkResponse,
  type WorkRow,
} from '../../staff-work/work.contract.ts';
import { type WorkKind } from '../../staff-work/kind.contract.ts';
import type { WorkedListProps } from './staff.contract.ts';
import { openRecord, staffList } from './staff-list.tsx';
import { timeStyle } from './time-style.ts';

interface WorkedList<
  Values extends WorkValues,
  Listed extends Fields,
  Exported extends Fields,
  Own extends string,
  Row extends WorkRow,
  Details extends DetailsOf<Row>,
> {
  page: StaffPage;
  kind: WorkKind<Values, Row, Details, Own>;
  table: WorkedTable<Values, Listed, Own>;
  rows: (db: Database, stored: readonly RowOf<Listed>[]) => Promise<Row[]>;
  /** What a record has in addition to its row and its history. */
  more: (db: Database, id: string) => Promise<Omit<Details, 'history' | keyof Row>>;
  csv: {
    /** Of the file. */
    name: string;
    action: AuditAction;
    fields: Exported;
    columns: CsvColumns<RowOf<Exported>>;
    /** For `columns=all`. */
    allColumns: CsvColumns<RowOf<Exported>>;
  };
  screen: (props: WorkedListProps<WorkResponse<Row>, Details>) => ReactNode;
}

/** What a change of all that match may ask for. */
export type MatchedQuery = { search: string; status?: string } & Chips;

function readerOf(c: AppContext): Reader {
  const { timeZone } = timeStyle(c);
  return { who: whoOf(actorOf(c)), today: dayOf(Date.now(), timeZone), timeZone };
}

/** The reader's own name, and those that work can be given to. */
async function staffIn(c: AppContext): Promise<{ me: string; names: string[] }> {
  const { who } = readerOf(c);
  const names = await staffNames(c.get('services').db).catch((): string[] => []);
  return { me: who, names: [...new Set([who, ...names])] };
}

const MAX_BODY_BYTES = 256 * 1024;
/** A JSON body that is no visitor's form. */
const NO_FORM = defineForm({ fields: {} });

/** The ids of all that a query finds. @throws AppError where the reader saw another number of them */
export async function matchedByNow<Values extends WorkValues, Listed extends Fields>(
  c: AppContext,
  table: WorkedTable<Values, Listed>,
  { search, status: filter, ...chips }: MatchedQuery,
  count: number,
): Promise<string[]> {
  const source = recordSource(table, readerOf(c));
  const query = { search, filter, chips: knownChips(chips, chips) };
  const ids = await matchedIds(c.get('services').db, source, query, MATCHED_AT_ONCE + 1);
  if (ids.length === count) return ids;
  const number = ids.length.toLocaleString('en-US');
  throw new AppError('conflict', `${number} match by now. Nothing was changed.`);
}

/** A list of records that staff work on: page, API, export, and the changes of records with their undo. */
export function workedList<
  Values extends WorkValues,
  Listed extends Fields,
  Exported extends Fields,
  Own extends string,
  Row extends WorkRow,
  Details extends DetailsOf<Row>,
>({
  page,
  kind: { api, texts, filters, chips, sorts },
  table,
  rows,
  more,
  csv,
  screen,
}: WorkedList<Values, Listed, Exported, Own, Row, Details>): Hono<AppEnv> {
  const { failed } = texts;
  const missing = () => new AppError('not_found', texts.gone);
  const dbOf = (c: AppContext) => c.get('services').db;

  const findDetails = async (c: AppContext, id: string): Promise<Details | undefined> => {
    const db = dbOf(c);
    const [[stored], others, history] = await Promise.all([
      readRecords(db, table, [id]),
      more(db, id),
      historyOf(db, table.values, { kind: table.kind, id }),
    ]);
    const [row] = await rows(db, stored ? [stored] : []);
    // Of a row, the rest and the history: TypeScript cannot add up generic parts.
    return row && ({ ...row, ...others, history } as unknown as Details);
  };

  const detailsOf = async (c: AppContext, id: string): Promise<Details> => {
    const details = await orUnavailable(findDetails(c, id), failed);
    if (details === undefined) throw missing();
    return details;
  };

  const options = { isSearched: true, sorts, filters: namesOf(filters), chips };
  const routes = new Hono<AppEnv>();

  routes.get(api.details.path, idParam(missing), async (c) =>
    respond(c, api.details, await detailsOf(c, c.req.valid('param').id)),
  );

  const changeAll = async (c: AppContext, all: MatchedQuery, count: number, set: Given) => {
    const ids = await matchedByNow(c, table, all, count);
    return changeMatched(dbOf(c), table, ids, set, { by: actorOf(c), now: Date.now() });
  };

  routes.post(
    api.change.path,
    acceptJson(
      defineSubmission({
        form: NO_FORM,
        schema: changesSchema(table.values, options),
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: AppContext, { changes, all, count, set }) => {
          const author = { by: actorOf(c), now: Date.now() };
          const changed =
            all && count && set
              ? changeAll(c, all as MatchedQuery, count, set)
              : changeRecords(dbOf(c), table, changes ?? [], author);
          return { body: await orUnavailable(changed, texts.changeFailed) };
        },
      }),
      api.change,
    ),
  );

  routes.post(
    api.note.path,
    idParam(missing),
    acceptJson(
      defineSubmission({
        form: NO_FORM,
        schema: noteSchema,
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: ValidContext<{ param: { id: string } }>, note) => {
          const { id } = c.req.valid('param');
          const author = { by: actorOf(c), now: Date.now() };
          const noted = noteOn(dbOf(c), table, id, note, author);
          if (!(await orUnavailable(noted, texts.changeFailed))) throw missing();
          return { body: await historyOf(dbOf(c), table.values, { kind: table.kind, id }) };
        },
      }),
      api.note,
    ),
  );

  return routes.route(
    '/',
    staffList({
      page,
      api: api.list,
      ...options,
      failed,
      read: async (c, query) => {
        const page = await readPage(dbOf(c), recordSource(table, readerOf(c)), query);
        const meta = { ...page.meta, counts: page.counts };
        return { data: await rows(dbOf(c), page.rows), meta };
      },
      csv: {
        ...csv,
        path: api.csv.path,
        readAll: (c, query, size) => {
          const source = { ...recordSource(table, readerOf(c)), fields: csv.fields };
          return readBatches(dbOf(c), source, query, size);
        },
      },
      screen: async (props, c) =>
        screen({
          ...props,
          open: await openRecord(props.state.open, (id) => findDetails(c, id), texts),
          ...(await staffIn(c)),
        }),
    }),
  );
}
