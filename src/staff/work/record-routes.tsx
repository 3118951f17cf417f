import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { authorOf } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { readJson } from '../../http/read-body.ts';
import { idParam, pageQuery, pathParams, recordId, validQuery } from '../../http/validate.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { csvFileName, csvResponse, ROWS_PER_READ } from '../list/csv-file.ts';
import { knownConditions, parseListState, type ListState } from '../list/list.contract.ts';
import type { ListQuery } from '../list/list.queries.ts';
import { listParameters, queryOfPage, toListQuery } from '../list/list-request.ts';
import { historyOf } from './history.ts';
import { matchedByNow } from './matched.ts';
import { addNoteOn, changeMatched, changeRecords, undoNote } from './record.queries.ts';
import type { RecordFile } from './record-file.ts';
import type { RecordsApi } from './record-kind.contract.ts';
import type { RecordRows } from './record-rows.ts';
import { readerOf } from '../reader.ts';
import { staffIn } from '../staff-in.ts';
import { readRecords, type RecordTable } from './record-table.queries.ts';
import { namesOf } from './values.contract.ts';
import { changesSchema, noteSchema } from './work-body.ts';
import type { DetailsOf, WorkResponse, WorkRow } from './work.contract.ts';
import type { WorkedListProps } from '../staff.contract.ts';
import { withFallback } from '../../shared/async/with-fallback.ts';
import { pollStateAtStart } from '../poll/poll.routes.ts';
import { renderStaffPage } from '../StaffPage.tsx';
import { timeStyle } from '../time-style.ts';

interface RecordList<Row extends WorkRow, Details extends DetailsOf<Row>> {
  records: RecordTable;
  api: RecordsApi<Row, Details>;
  rows: RecordRows<Row>;
  /** A record as its pane shows it; undefined where it is gone. */
  details: (db: Database, id: string) => Promise<Details | undefined>;
  file: RecordFile;
  screen: (props: WorkedListProps<WorkResponse<Row>, Details>) => ReactNode;
}

const MAX_BODY_BYTES = 256 * 1024;

const isNarrowed = ({ search, filter, conditions = {} }: ListQuery): boolean =>
  search !== '' || filter !== undefined || Object.keys(conditions).length > 0;

const dbOf = (c: AppContext): Database => c.get('services').db;

const gone = ({ kind }: RecordTable) => new AppError('not_found', kind.texts.gone);

/** What a list can be asked for. */
const optionsOf = ({ kind: { sorts, filters, conditions } }: RecordTable) => ({
  sorts,
  filters: namesOf(filters),
  conditions,
});

/** The record that is open next to the list; null where none is. */
async function openRecord<Row extends WorkRow, Details extends DetailsOf<Row>>(
  c: AppContext,
  { records, details: find }: RecordList<Row, Details>,
  id: string | null,
) {
  const { failed, gone: isGone } = records.kind.texts;
  if (!id) return null;
  try {
    const details = (await find(dbOf(c), id)) ?? null;
    return { id, details, problem: details ? null : isGone };
  } catch (error) {
    logError('staff_page_failed', traceOf(error));
    return { id, details: null, problem: failed };
  }
}

async function readList<Row extends WorkRow>(
  c: AppContext,
  rows: RecordRows<Row>,
  query: ListQuery,
): Promise<WorkResponse<Row>> {
  const found = await rows.page(dbOf(c), query, readerOf(c));
  return { data: found.rows, meta: { ...found.meta, counts: found.counts } };
}

/** A page of the list and, of the rows that a screen shows, those that are not on it. */
async function readShown<Row extends WorkRow>(
  c: AppContext,
  rows: RecordRows<Row>,
  query: ListQuery & { shown: readonly string[] },
) {
  const found = await readList(c, rows, query);
  const onPage = new Set(found.data.map(({ id }) => id));
  const ids = query.shown.filter((id) => !onPage.has(id));
  if (ids.length === 0) return found;
  const { data, meta } = await readList(c, rows, { ...query, ids });
  return { ...found, meta: { ...found.meta, unmatched: meta.unmatched ?? [] }, others: data };
}

/** What an address asks for, as far as the kind has it. */
const knownState = (
  asked: ListState,
  { kind: { conditions, filters, sorts } }: RecordTable,
): ListState => ({
  ...asked,
  conditions: knownConditions(conditions, asked.conditions),
  status: Object.hasOwn(filters, asked.status) ? asked.status : '',
  sort: sorts.includes(asked.sort) ? asked.sort : 'newest',
});

function screenRoutes<Row extends WorkRow, Details extends DetailsOf<Row>>(
  list: RecordList<Row, Details>,
): Hono<AppEnv> {
  const { records, rows, screen } = list;
  const { page } = records.kind;
  return new Hono<AppEnv>().get(page.path, pageQuery(parseListState), async (c) => {
    const state = knownState(c.req.valid('query'), records);
    const pollState = await pollStateAtStart(c);
    // At the same time: where the database is slow, one waits for it once.
    const [response, open, staff] = await Promise.all([
      withFallback(readList(c, rows, queryOfPage(state)), null, 'staff_page_failed', logError),
      openRecord(c, list, state.open),
      staffIn(c),
    ]);
    const props = {
      response,
      state: { ...state, offset: response?.meta.offset ?? state.offset },
      time: timeStyle(c),
      open,
      ...staff,
    };
    return renderStaffPage(c, {
      page,
      pollState,
      status: response ? 200 : 503,
      screen: screen(props),
    });
  });
}

function readingRoutes<Row extends WorkRow, Details extends DetailsOf<Row>>({
  records,
  api,
  rows,
  details: find,
}: RecordList<Row, Details>): Hono<AppEnv> {
  const failing = whenStoreFails(records.kind.texts.failed);
  const routes = new Hono<AppEnv>();

  const parameters = listParameters(optionsOf(records));
  routes.get(api.list.path, failing, validQuery(parameters), async (c) => {
    const { shown = [], ...asked } = c.req.valid('query');
    return respond(c, api.list, await readShown(c, rows, { ...toListQuery(asked), shown }));
  });

  const missing = () => gone(records);
  routes.get(api.details.path, failing, idParam(missing), async (c) => {
    const details = await find(dbOf(c), c.req.valid('param').id);
    if (details === undefined) throw missing();
    return respond(c, api.details, details);
  });
  return routes;
}

function exportRoutes<Row extends WorkRow, Details extends DetailsOf<Row>>({
  records,
  api,
  file,
}: RecordList<Row, Details>): Hono<AppEnv> {
  const { noun, texts } = records.kind;
  const exported = listParameters(optionsOf(records))
    .omit({ offset: true, limit: true, shown: true })
    .extend({ columns: z.literal('all').optional() });
  const failing = whenStoreFails(texts.failed);
  return new Hono<AppEnv>().get(api.csv.path, failing, validQuery(exported), async (c) => {
    const { columns: wanted, ...asked } = c.req.valid('query');
    const query = toListQuery({ ...asked, offset: 0, limit: ROWS_PER_READ });
    const isAll = wanted === 'all';
    const { by, now } = authorOf(c);
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const detail = { filtered: isNarrowed(query), all_columns: isAll };
    await recordAudit(dbOf(c), { by, action: file.action, detail }, now);
    const reader = readerOf(c);
    const content = await file.read(dbOf(c), query, { reader, isAll });
    const fileName = csvFileName(isAll ? `${noun.many}-all` : noun.many, now, reader.timeZone);
    return csvResponse(c, content, fileName);
  });
}

function changingRoutes<Row extends WorkRow, Details extends DetailsOf<Row>>({
  records,
  api,
}: RecordList<Row, Details>): Hono<AppEnv> {
  const { name, values, texts } = records.kind;
  const failing = whenStoreFails(texts.changeFailed);
  const routes = new Hono<AppEnv>();

  const changesBody = changesSchema(values, optionsOf(records));
  routes.post(api.change.path, failing, async (c) => {
    const asked = await readJson(c, changesBody, { maxBytes: MAX_BODY_BYTES });
    const author = { ...authorOf(c), changeId: asked.changeId };
    const { changes } = asked;
    if (changes)
      return respond(c, api.change, await changeRecords(dbOf(c), records, changes, author));
    const ids = await matchedByNow(c, records, asked);
    const changed = await changeMatched(dbOf(c), records, { ids, set: asked.set }, author);
    return respond(c, api.change, changed);
  });

  const historyNow = (c: AppContext, id: string) =>
    historyOf(dbOf(c), values, { kind: name, id }, readRecords(dbOf(c), records, [id]));
  const missing = () => gone(records);
  routes.post(api.note.path, failing, idParam(missing), async (c) => {
    const note = await readJson(c, noteSchema, { maxBytes: MAX_BODY_BYTES });
    const { id } = c.req.valid('param');
    const noted = addNoteOn(dbOf(c), records, { about: id, ...note }, authorOf(c));
    if (!(await noted)) throw missing();
    return respond(c, api.note, await historyNow(c, id));
  });

  const noteOf = pathParams(z.object({ id: recordId, note: z.uuid() }), () => {
    throw missing();
  });
  routes.post(api.undoNote.path, failing, noteOf, async (c) => {
    const { id, note } = c.req.valid('param');
    await undoNote(dbOf(c), records, { about: id, id: note }, authorOf(c));
    return respond(c, api.undoNote, await historyNow(c, id));
  });
  return routes;
}

/** A list of records that staff work on: page, API, export, and the changes of records with their undo. */
export const recordRoutes = <Row extends WorkRow, Details extends DetailsOf<Row>>(
  list: RecordList<Row, Details>,
): Hono<AppEnv> =>
  [screenRoutes(list), readingRoutes(list), exportRoutes(list), changingRoutes(list)].reduce(
    (all, routes) => all.route('/', routes),
    new Hono<AppEnv>(),
  );
