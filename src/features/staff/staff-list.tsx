import { Hono } from 'hono';
import type { ReactNode } from 'react';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { respond } from '../../http/respond.ts';
import { pageQuery, validQuery } from '../../http/validate.ts';
import type { Endpoint } from '../../shared/api.ts';
import { logError, traceOf } from '../../shared/log.ts';
import {
  knownChips,
  parseListState,
  type ListParameters,
  type ListResponse,
  type ListState,
} from '../../staff-list/list.contract.ts';
import { csvExport, type CsvExport } from '../../staff-list/csv-route.ts';
import type { ListQuery } from '../../staff-list/list.queries.ts';
import {
  listParameters,
  queryOfPage,
  toListQuery,
  type ListOptions,
} from '../../staff-list/list-request.ts';
import type { StaffPage } from '../../shared/staff-pages.ts';
import { pollStateAtStart } from './poll/poll.routes.ts';
import type { ListScreenProps, OpenedRecord } from './staff.contract.ts';
import { renderStaffPage } from './StaffPage.tsx';
import { timeStyle } from './time-style.ts';

/** What a staff page shows; null where it cannot be read, which the page then says. */
export async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    logError('staff_page_failed', traceOf(error));
    return null;
  }
}

/** Reads the record that is open; null where none is. */
export async function openRecord<Details>(
  id: string | null,
  read: (id: string) => Promise<Details | undefined>,
  texts: { failed: string; gone: string },
): Promise<OpenedRecord<Details> | null> {
  if (!id) return null;
  try {
    const details = (await read(id)) ?? null;
    return { id, details, problem: details ? null : texts.gone };
  } catch (error) {
    logError('staff_page_failed', traceOf(error));
    return { id, details: null, problem: texts.failed };
  }
}

/** What can be asked for by its id. */
export type Listed = ListResponse<{ id: string }>;

export interface StaffList<Data, Exported = never> extends ListOptions {
  page: StaffPage;
  api: Endpoint<string, { query: ListParameters & { status?: string } }, Data>;
  /** The error text when the list cannot be read. */
  failed: string;
  read: (c: AppContext, query: ListQuery) => Promise<Data>;
  screen: (props: ListScreenProps<Data>, c: AppContext) => ReactNode | Promise<ReactNode>;
  /** Its export, where it has one. */
  csv?: Omit<CsvExport<Exported>, 'failed' | 'timeZone' | keyof ListOptions>;
}

/** The page of a staff list; one that cannot be read says so (ADL-12, ADA-19). */
async function renderListPage<Data extends Listed>(
  c: AppContext,
  wanted: ListState,
  { page, isSearched, sorts = [], filters = [], chips = {}, read, screen }: StaffList<Data>,
): Promise<Response> {
  const state: ListState = {
    ...wanted,
    chips: knownChips(chips, wanted.chips),
    search: isSearched ? wanted.search : '',
    status: filters.includes(wanted.status) ? wanted.status : '',
    sort: sorts.includes(wanted.sort) ? wanted.sort : 'newest',
  };
  const query = queryOfPage(state);
  const pollState = await pollStateAtStart(c);
  const response = await orNull(read(c, query));
  const props = {
    response,
    state: { ...state, offset: response?.meta.offset ?? state.offset },
    time: timeStyle(c),
  };
  return renderStaffPage(c, {
    page,
    pollState,
    status: response ? 200 : 503,
    screen: await screen(props, c),
  });
}

/** A page of the list and, of the rows that a screen shows, those that are not on it (LIV-01). */
async function readShown<Data extends Listed>(
  page: Data,
  shown: readonly string[],
  read: (ids: readonly string[]) => Promise<Data>,
): Promise<Data> {
  const onPage = new Set(page.data.map(({ id }) => id));
  const missing = shown.filter((id) => !onPage.has(id));
  if (missing.length === 0) return page;
  const { data, meta } = await read(missing);
  return { ...page, meta: { ...page.meta, unmatched: meta.unmatched ?? [] }, others: data };
}

/** The routes of a staff list: its page, its API call and its export. */
export function staffList<Data extends Listed, Exported = never>({
  csv,
  ...list
}: StaffList<Data, Exported>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  if (csv) {
    const timeZone = (c: AppContext) => timeStyle(c).timeZone;
    routes.route('/', csvExport({ ...list, ...csv, timeZone }));
  }
  routes.get(list.page.path, pageQuery(parseListState), (c) =>
    renderListPage(c, c.req.valid('query'), list),
  );
  routes.get(list.api.path, validQuery(listParameters(list)), async (c) => {
    const asked = c.req.valid('query');
    const query = toListQuery(asked);
    const page = await orUnavailable(list.read(c, query), list.failed);
    const reading = readShown(page, asked.shown ?? [], (ids) => list.read(c, { ...query, ids }));
    return respond(c, list.api, await orUnavailable(reading, list.failed));
  });
  return routes;
}
