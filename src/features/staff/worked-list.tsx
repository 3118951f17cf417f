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
import { shownTime } from '../../shared/display-time.ts';
import { defineForm } from '../../shared/form.ts';
import { isoOf } from '../../shared/iso.ts';
import type { StaffPage } from '../../shared/staff-pages.ts';
import { dayOf } from '../../shared/text/day.ts';
import type { CsvColumns } from '../../staff-list/csv-file.ts';
import { readBatches, readPage, type Fields, type RowOf } from '../../staff-list/list.queries.ts';
import { historyOf } from '../../staff-work/history.ts';
import {
  changeRecords,
  readRecords,
  recordSource,
  undoChange,
  type Change,
  type ChangedRecords,
  type Reader,
  type StoredRecord,
  type WorkedTable,
} from '../../staff-work/record.queries.ts';
import { staffNames } from '../../staff-work/staff-names.queries.ts';
import { namesOf, type WorkValues } from '../../staff-work/values.contract.ts';
import { changeParam, changes, oneChange } from '../../staff-work/work-body.ts';
import {
  workTexts,
  type Changed,
  type DetailsOf,
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

const readerOf = (c: AppContext): Reader => ({
  who: whoOf(actorOf(c)),
  today: dayOf(Date.now(), timeStyle(c).timeZone),
});

/** The reader's own name, and those that work can be given to. */
async function staffIn(c: AppContext): Promise<{ me: string; names: string[] }> {
  const { who } = readerOf(c);
  const names = await staffNames(c.get('services').db).catch((): string[] => []);
  return { me: who, names: [...new Set([who, ...names])] };
}

/** Who changed a record since the reader saw it, and when; a change of no one is a visit. */
function conflictText(c: AppContext, { name, changedAt, changedBy }: StoredRecord): string {
  const when = shownTime(isoOf(changedAt), timeStyle(c));
  const what =
    changedBy === null ? `${name} came back on ${when}` : `${changedBy} changed ${name} on ${when}`;
  return `${what}. ${workTexts.nothing}`;
}

/** What is given of the values. */
const given = (values: object): Change['values'] =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | null] => entry[1] !== undefined,
    ),
  );

const MAX_BODY_BYTES = 8 * 1024;
/** A JSON body that is no visitor's form. */
const NO_FORM = defineForm({ fields: {} });

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

  const rowIn = async (c: AppContext, stored: RowOf<Listed>): Promise<Row> => {
    const [row] = await orUnavailable(rows(dbOf(c), [stored]), failed);
    if (!row) throw missing();
    return row;
  };

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

  const changedIn = async (
    c: AppContext,
    { changed, conflicts }: ChangedRecords<RowOf<Listed> & StoredRecord>,
    at: number,
  ): Promise<Changed<Row>> => ({
    data: await orUnavailable(rows(dbOf(c), changed), failed),
    conflicts: await Promise.all(
      conflicts.map(async ({ id, row }) => ({
        id,
        error: row ? conflictText(c, row) : texts.gone,
        record: row ? await rowIn(c, row) : null,
      })),
    ),
    change: changed.length > 0 ? String(at) : null,
  });

  /** Changes records in the name of the session. */
  const change = (c: AppContext, all: readonly Change[], now: number) =>
    orUnavailable(changeRecords(dbOf(c), table, all, { by: actorOf(c), now }), texts.changeFailed);

  const routes = new Hono<AppEnv>();

  routes.get(api.details.path, idParam(missing), async (c) =>
    respond(c, api.details, await detailsOf(c, c.req.valid('param').id)),
  );

  routes.patch(
    api.change.path,
    idParam(missing),
    acceptJson(
      defineSubmission({
        form: NO_FORM,
        schema: oneChange(table.values),
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (
          c: ValidContext<{ param: { id: string } }>,
          { note, version, ...values },
        ) => {
          const { id } = c.req.valid('param');
          const one = { id, note, version, values: given(values) };
          const { changed, conflicts } = await change(c, [one], Date.now());
          if (changed.length > 0) return { body: await detailsOf(c, id) };
          const current = conflicts[0]?.row;
          if (!current) throw missing();
          const body = { record: await rowIn(c, current) };
          throw new AppError('conflict', conflictText(c, current), { body });
        },
      }),
      api.change,
    ),
  );

  routes.post(
    api.changeAll.path,
    acceptJson(
      defineSubmission({
        form: NO_FORM,
        schema: changes(table.values),
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: AppContext, { records, set }) => {
          const now = Date.now();
          const values = given(set);
          const all = records.map((record) => ({ ...record, values }));
          return { body: await changedIn(c, await change(c, all, now), now) };
        },
      }),
      api.changeAll,
    ),
  );

  const noSuchChange = () => new AppError('not_found', workTexts.noSuchChange);
  routes.post(api.undo.path, changeParam(noSuchChange), async (c) => {
    const now = Date.now();
    const undone = await orUnavailable(
      undoChange(dbOf(c), table, Number(c.req.valid('param').change), { by: actorOf(c), now }),
      texts.changeFailed,
    );
    if (undone.changed.length === 0 && undone.conflicts.length === 0) throw noSuchChange();
    return respond(c, api.undo, await changedIn(c, undone, now));
  });

  return routes.route(
    '/',
    staffList({
      page,
      api: api.list,
      isSearched: true,
      sorts,
      filters: namesOf(filters),
      chips,
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
