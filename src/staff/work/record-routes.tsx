import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { actorOf, authorOf, whoOf } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { readJson } from '../../http/read-body.ts';
import { idParam, pageQuery, validQuery } from '../../http/validate.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { dayOf } from '../../shared/text/day.ts';
import { csvFileName, csvResponse, ROWS_PER_READ } from '../list/csv-file.ts';
import { knownConditions, parseListState, type ListState } from '../list/list.contract.ts';
import { matchedIds, type ListQuery } from '../list/list.queries.ts';
import { listParameters, queryOfPage, toListQuery } from '../list/list-request.ts';
import { historyOf } from './history.ts';
import { addNoteOn, changeMatched, changeRecords } from './record.queries.ts';
import type { RecordFile } from './record-file.ts';
import type { RecordsApi } from './record-kind.contract.ts';
import type { RecordRows } from './record-rows.ts';
import { recordSource, type Reader, type RecordTable } from './record-table.queries.ts';
import { listStaffNames } from '../names.queries.ts';
import { namesOf } from './values.contract.ts';
import { changesSchema, noteSchema, type MatchedRecords } from './work-body.ts';
import {
  MATCHED_AT_ONCE,
  type DetailsOf,
  type WorkResponse,
  type WorkRow,
} from './work.contract.ts';
import type { WorkedListProps } from '../staff.contract.ts';
import { or } from '../../shared/async/or.ts';
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

function readerOf(c: AppContext): Reader {
  const { timeZone } = timeStyle(c);
  return { who: whoOf(actorOf(c)), today: dayOf(Date.now(), timeZone), timeZone };
}

/** The reader's own name, and those that work can be given to. */
async function staffIn(c: AppContext): Promise<{ me: string; names: string[] }> {
  const { who } = readerOf(c);
  const names = await listStaffNames(c.get('services').db).catch((): string[] => []);
  return { me: who, names: [...new Set([who, ...names])] };
}

const MAX_BODY_BYTES = 256 * 1024;

/** The ids of all that a query finds. @throws AppError where the reader saw another number of them */
export async function matchedByNow(
  c: AppContext,
  records: RecordTable,
  { all, count }: MatchedRecords,
): Promise<string[]> {
  const source = recordSource(records, readerOf(c));
  const ids = await matchedIds(c.get('services').db, source, all, MATCHED_AT_ONCE + 1);
  if (ids.length === count) return ids;
  const number = ids.length.toLocaleString('en-US');
  throw new AppError('conflict', `${number} match by now. Nothing was changed.`);
}

const isNarrowed = ({ search, filter, conditions = {} }: ListQuery): boolean =>
  search !== '' || filter !== undefined || Object.keys(conditions).length > 0;

/** A list of records that staff work on: page, API, export, and the changes of records with their undo. */
export function recordRoutes<Row extends WorkRow, Details extends DetailsOf<Row>>({
  records,
  api,
  rows,
  details: findDetails,
  file,
  screen,
}: RecordList<Row, Details>): Hono<AppEnv> {
  const { name, noun, page, values, texts, filters, conditions, sorts } = records.kind;
  const { failed } = texts;
  const missing = () => new AppError('not_found', texts.gone);
  const dbOf = (c: AppContext) => c.get('services').db;
  const routes = new Hono<AppEnv>();

  /** The record that is open next to the list; null where none is. */
  const openRecord = async (c: AppContext, id: string | null) => {
    if (!id) return null;
    try {
      const details = (await findDetails(dbOf(c), id)) ?? null;
      return { id, details, problem: details ? null : texts.gone };
    } catch (error) {
      logError('staff_page_failed', traceOf(error));
      return { id, details: null, problem: failed };
    }
  };

  const readList = async (c: AppContext, query: ListQuery): Promise<WorkResponse<Row>> => {
    const found = await rows.page(dbOf(c), query, readerOf(c));
    return { data: found.rows, meta: { ...found.meta, counts: found.counts } };
  };

  /** A page of the list and, of the rows that a screen shows, those that are not on it. */
  const readShown = async (c: AppContext, query: ListQuery, shown: readonly string[]) => {
    const found = await readList(c, query);
    const onPage = new Set(found.data.map(({ id }) => id));
    const ids = shown.filter((id) => !onPage.has(id));
    if (ids.length === 0) return found;
    const { data, meta } = await readList(c, { ...query, ids });
    return { ...found, meta: { ...found.meta, unmatched: meta.unmatched ?? [] }, others: data };
  };

  const options = { sorts, filters: namesOf(filters), conditions };
  const parameters = listParameters(options);

  routes.get(page.path, pageQuery(parseListState), async (c) => {
    const asked = c.req.valid('query');
    const state: ListState = {
      ...asked,
      conditions: knownConditions(conditions, asked.conditions),
      status: Object.hasOwn(filters, asked.status) ? asked.status : '',
      sort: sorts.includes(asked.sort) ? asked.sort : 'newest',
    };
    const pollState = await pollStateAtStart(c);
    const response = await or(readList(c, queryOfPage(state)), null, 'staff_page_failed', logError);
    const props = {
      response,
      state: { ...state, offset: response?.meta.offset ?? state.offset },
      time: timeStyle(c),
      open: await openRecord(c, state.open),
      ...(await staffIn(c)),
    };
    return renderStaffPage(c, {
      page,
      pollState,
      status: response ? 200 : 503,
      screen: screen(props),
    });
  });

  const reading = whenStoreFails(failed);
  const changing = whenStoreFails(texts.changeFailed);

  routes.get(api.list.path, reading, validQuery(parameters), async (c) => {
    const asked = c.req.valid('query');
    const reading = readShown(c, toListQuery(asked), asked.shown ?? []);
    return respond(c, api.list, await reading);
  });

  const exported = parameters
    .omit({ offset: true, limit: true, shown: true })
    .extend({ columns: z.literal('all').optional() });

  routes.get(api.csv.path, reading, validQuery(exported), async (c) => {
    const { columns: wanted, ...asked } = c.req.valid('query');
    const query = toListQuery({ ...asked, offset: 0, limit: ROWS_PER_READ });
    const isAll = wanted === 'all';
    const { by, now } = authorOf(c);
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const detail = { filtered: isNarrowed(query), all_columns: isAll };
    const entry = { by, action: file.action, detail };
    await recordAudit(dbOf(c), entry, now);
    const reader = readerOf(c);
    const content = file.read(dbOf(c), query, { reader, isAll });
    const fileName = csvFileName(isAll ? `${noun.many}-all` : noun.many, now, reader.timeZone);
    return csvResponse(c, await content, fileName);
  });

  routes.get(api.details.path, reading, idParam(missing), async (c) => {
    const details = await findDetails(dbOf(c), c.req.valid('param').id);
    if (details === undefined) throw missing();
    return respond(c, api.details, details);
  });

  const changesBody = changesSchema(values, options);
  routes.post(api.change.path, changing, async (c) => {
    const asked = await readJson(c, changesBody, { maxBytes: MAX_BODY_BYTES });
    const author = authorOf(c);
    const { changes } = asked;
    if (changes)
      return respond(c, api.change, await changeRecords(dbOf(c), records, changes, author));
    const ids = await matchedByNow(c, records, asked.matched);
    const changed = await changeMatched(dbOf(c), records, { ids, set: asked.set }, author);
    return respond(c, api.change, changed);
  });

  routes.post(api.note.path, changing, idParam(missing), async (c) => {
    const note = await readJson(c, noteSchema, { maxBytes: MAX_BODY_BYTES });
    const { id } = c.req.valid('param');
    const noted = addNoteOn(dbOf(c), records, { about: id, ...note }, authorOf(c));
    if (!(await noted)) throw missing();
    return respond(c, api.note, await historyOf(dbOf(c), values, { kind: name, id }));
  });
  return routes;
}
