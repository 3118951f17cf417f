import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Endpoint } from '../../../shared/api.ts';
import type { Conditions, ListParameters, ListResponse, ListState } from '../list.contract.ts';
import { ownIn } from '../../client/own-rows.ts';
import { callOrThrow, startingWith, useStaffClient } from '../../client/staff-query.ts';
import { liveOf, QUIET, withChanges, withOwn, type Live } from './live-rows.ts';
import { pageOf } from './list-history.ts';
import { useListUrl, type ListUrl } from './use-list-url.ts';

export interface List<Data> extends Omit<ListUrl, 'latest' | 'settle'> {
  data: Data | null;
  /** The further conditions that the list knows, in words. */
  conditions: Conditions;
  problem: string | null;
  busy: boolean;
  /** Reads again, at once. */
  refresh: () => void;
  live: Live;
  /** Shows the rows that arrived, and removes those that left. */
  showArrivals: () => void;
}

/** What a call takes of a state, to find the same. */
export const selectionOf = ({ search, status, conditions }: ListState): Record<string, string> => ({
  ...(search ? { search } : {}),
  ...conditions,
  ...(status ? { status } : {}),
});

interface ListOptions<Data> {
  /** The page whose URL has the list's state. */
  path: string;
  /** What the page was rendered with; null when the Worker could not read it. */
  start: Data | null;
  state: ListState;
  failed: string;
  conditions: Conditions;
  /** What polls call it. */
  name: string;
}

/**
 * A list that is searched as staff type, sorted, paged and read again on demand. What changes updates
 * the rows in place, and what arrives waits until it is asked for: nothing moves under the reader.
 */
export function useList<Data extends ListResponse<{ id: string }>>(
  endpoint: Endpoint<string, { query: ListParameters & { status?: string } }, Data>,
  { path, start, state: startState, failed, conditions, name }: ListOptions<Data>,
): List<Data> {
  const client = useStaffClient();
  const { latest: latestState, settle, ...url } = useListUrl(path, startState, conditions);
  const { state } = url;
  /** The page as it was read when its rows were last put in order. */
  const [shown, setShown] = useState({ of: pageOf(startState), page: start });
  const { page } = shown;
  const asked = pageOf(state);
  const isShown = page !== null && shown.of === asked;
  const isRefreshing = useRef(false);
  const query = useQuery<Data>(
    {
      queryKey: [name, 'list', asked],
      queryFn: ({ signal }) => {
        const parameters = {
          ...selectionOf(state),
          sort: state.sort,
          offset: state.offset > 0 ? String(state.offset) : '',
          shown: isShown ? page.data.map(({ id }) => id).join() : '',
        };
        return callOrThrow(endpoint, { query: parameters }, failed, {
          signal,
          asks: isRefreshing.current,
        });
      },
      ...startingWith(start && asked === pageOf(startState) ? start : undefined),
      placeholderData: keepPreviousData,
    },
    client,
  );
  const read = query.isPlaceholderData || query.data === undefined ? null : query.data;
  if (read && !isShown && !query.isFetching) setShown({ of: asked, page: read });
  const latest = isShown && read && read !== page ? read : null;
  const withBack = page && latest && withOwn(page, latest, ownIn(name));
  if (withBack && withBack !== page) setShown({ of: asked, page: withBack });
  const data = page && latest ? withChanges(page, latest) : page;
  const readAgain = async () => {
    isRefreshing.current = true;
    const refetched = query.refetch();
    isRefreshing.current = false;
    const { data: again } = await refetched;
    if (again && pageOf(latestState()) === asked) setShown({ of: asked, page: again });
  };
  return {
    ...url,
    data,
    conditions,
    problem: query.error?.message ?? (data === null && query.isPending ? failed : null),
    busy: !isShown && query.isFetching,
    refresh: () => {
      if (!settle()) void readAgain();
    },
    live: page && latest ? liveOf(page, latest) : QUIET,
    showArrivals: () => {
      if (latest) setShown({ of: asked, page: latest });
    },
  };
}
