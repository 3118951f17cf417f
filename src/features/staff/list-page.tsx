import type { ReactNode } from 'react';

import type { AppContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { logError, traceOf } from '../../shared/log.ts';
import type { DisplayTime } from '../../shared/display-time.ts';
import { parseListState, type ListState } from '../../staff-list/list.contract.ts';
import type { ListQuery } from '../../staff-list/list.queries.ts';
import { queryOfPage } from '../../staff-list/list-request.ts';
import type { Section } from './sections.ts';
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

/** What a list's screen is rendered with. */
export type ListScreenProps<Data> = {
  /** Null when the list could not be read. */
  response: Data | null;
  /** What the page's URL asks for. */
  state: ListState;
  time: DisplayTime;
};

interface ListPageOptions<Data> {
  section: Section;
  sorts?: readonly string[];
  filters?: readonly string[];
  read: (query: ListQuery) => Promise<Data>;
  screen: (props: ListScreenProps<Data>) => ReactNode;
}

/** The first page of a list whose cursor's row is gone. */
async function readFromStart<Data>(
  query: ListQuery,
  read: ListPageOptions<Data>['read'],
): Promise<Data> {
  try {
    return await read(query);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid' && query.from)) throw error;
    return read({ ...query, from: undefined });
  }
}

/** The page of a staff list; one that cannot be read says so (ADL-12, ADA-19). */
export async function renderListPage<Data>(
  c: AppContext,
  { section, sorts = [], filters = [], read, screen }: ListPageOptions<Data>,
): Promise<Response> {
  const state = parseListState(new URL(c.req.url).searchParams);
  if (!filters.includes(state.status)) state.status = '';
  if (!sorts.includes(state.sort)) state.sort = 'newest';
  const query = queryOfPage(state);
  const response = await orNull(readFromStart(query, read));
  return renderStaffPage(c, {
    section,
    status: response ? 200 : 503,
    screen: screen({
      response,
      state: { ...state, cursor: query.from ? state.cursor : null },
      time: timeStyle(c),
    }),
  });
}
