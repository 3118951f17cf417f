import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { ListName } from '../../../src/features/staff/poll/poll.contract.ts';
import type { Endpoint } from '../../../src/shared/api.ts';
import {
  knownChips,
  listHref,
  searchText,
  type Chips,
  type ListParameters,
  type ListResponse,
  type ListState,
} from '../../../src/staff-list/list.contract.ts';
import { callOrThrow, useStaffClient } from '../data/staff-query.ts';
import { readListUrl, writeListUrl } from './list-url.ts';
import {
  arrivalsIn,
  leftRows,
  NO_ARRIVALS,
  withChanges,
  type Arrivals,
  type Left,
  type LiveRow,
} from './live-rows.ts';

/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;

/** Which part of the list is shown. */
export type ListView = Omit<ListState, 'open'>;

type ListQuery = ListParameters & { status?: string | undefined };
type ListEndpoint<Data> = Endpoint<string, { query: ListQuery }, Data>;

/** What happened to a list since its rows were read (LIV-01). */
export interface Live {
  arrivals: Arrivals;
  /** Rows that are shown and no longer in the list. */
  left: ReadonlyMap<string, Left>;
  /** Whether rows arrived on the first page, while another one is shown. */
  isNewAtStart: boolean;
}

export interface List<Data> {
  data: Data | null;
  /** The view that the rows are of. */
  view: ListView;
  /** The further conditions that the list knows, in words. */
  chips: Chips;
  problem: string | null;
  busy: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** The view that staff want to see by now, the text of the search box included. */
  wanted: () => ListView;
  /** Searches for the text of the search box, after a pause. */
  search: (text: string) => void;
  /** Goes to another page or order of the list; Back leads back. */
  go: (change: Partial<ListView>) => void;
  /** Reads again, at once. */
  refresh: () => void;
  /** Shows a change that is known without reading again. */
  change: (change: (data: Data) => Data) => void;
  live: Live;
  /** Shows the rows that arrived, and removes those that left. */
  showArrivals: () => void;
}

const QUIET: Live = { arrivals: NO_ARRIVALS, left: new Map(), isNewAtStart: false };

const isSame = (a: ListView, b: ListView) => listHref('', a) === listHref('', b);

/** The query that asks for a view. */
export const parametersOf = ({ search, status, chips, sort, offset }: ListView) => ({
  search,
  ...chips,
  ...(status ? { status } : {}),
  ...(sort === 'newest' ? {} : { sort }),
  ...(offset > 0 ? { offset: String(offset) } : {}),
});

interface ListOptions<Data> {
  /** The page whose URL has the list's state. */
  path: string;
  /** What the page was rendered with; null when the Worker could not read it. */
  start: Data | null;
  state: ListState;
  failed: string;
  /** The further conditions that it knows, in words. */
  chips: Chips;
  /** The changes that its rows follow; none where it is left out. */
  follows?: ListName;
}

/** What changed since the page was read that is shown. */
function liveOf<Data extends ListResponse<LiveRow>>(page: Data, read: Data): Live {
  const { offset, matched } = page.meta;
  return {
    // What arrives moves the rows of later pages, so that none of them is known to be new.
    arrivals: offset > 0 ? NO_ARRIVALS : arrivalsIn(page, read, matched <= page.data.length),
    left: leftRows(
      read,
      page.data.map(({ id }) => id),
    ),
    isNewAtStart: offset > 0 && read.meta.matched > matched,
  };
}

/**
 * A list that is searched as staff type, sorted, paged and read again on demand. The wanted view is
 * written to the page's URL at once, so that neither a failure nor a reload loses it. What changes
 * updates the rows in place, and what arrives waits until it is asked for: nothing moves under the
 * reader.
 */
export function useList<Data extends ListResponse<LiveRow>>(
  endpoint: ListEndpoint<Data>,
  { path, start, state: { open: _open, ...startView }, failed, chips, follows }: ListOptions<Data>,
): List<Data> {
  const client = useStaffClient();
  const [view, setView] = useState<ListView>(startView);
  /** The page as it was read when its rows were last put in order. */
  const [shown, setShown] = useState({ view: startView, page: start });
  const rows = useRef<readonly string[]>([]);
  const queryKey = [follows ?? endpoint.path, 'list', parametersOf(view)];
  const query = useQuery<Data>(
    {
      queryKey,
      queryFn: ({ signal }) => {
        const ids = rows.current.join();
        const asked = { ...parametersOf(view), ...(ids ? { shown: ids } : {}) };
        return callOrThrow(endpoint, { query: asked }, failed, { signal });
      },
      ...(start && isSame(view, startView)
        ? { initialData: start as Data & (() => undefined) }
        : {}),
      placeholderData: keepPreviousData,
    },
    client,
  );
  const isShown = shown.page !== null && isSame(shown.view, view);
  const read = query.isPlaceholderData || query.data === undefined ? null : query.data;
  if (read && !isShown && !query.isFetching) setShown({ view, page: read });
  const { page } = shown;
  const latest = isShown && read && read !== page ? read : null;
  const data = page && latest ? withChanges(page, latest) : page;
  useEffect(() => {
    rows.current = isShown && follows ? (page?.data.map(({ id }) => id) ?? []) : [];
  }, [isShown, follows, page]);

  const searchBox = useRef<HTMLInputElement>(null);
  const wanted = useRef<ListView>(startView);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Words typed one after another are one history entry. */
  const isTyping = useRef(false);

  const show = (next: ListView, how: 'push' | 'replace') => {
    clearTimeout(pause.current);
    pause.current = undefined;
    wanted.current = next;
    writeListUrl(path, next, how);
    setView(next);
  };

  const readAgain = async () => {
    rows.current = [];
    const { data: again } = await query.refetch();
    if (again && isSame(wanted.current, view)) setShown({ view, page: again });
  };

  // Back and Forward: the URL has the wanted view; only what opens over the list may have changed.
  const traversed = useEffectEvent(() => {
    const { open: _now, ...asked } = readListUrl();
    const next = { ...asked, chips: knownChips(chips, asked.chips) };
    isTyping.current = false;
    if (isSame(next, wanted.current)) return;
    wanted.current = next;
    if (searchBox.current) searchBox.current.value = next.search;
    setView(next);
  });
  useEffect(() => {
    const onTraverse = () => traversed();
    addEventListener('popstate', onTraverse);
    return () => removeEventListener('popstate', onTraverse);
  }, []);

  return {
    data,
    view: shown.view,
    chips,
    problem: query.error?.message ?? (data === null && query.isPending ? failed : null),
    busy: !isShown && query.isFetching,
    searchBox,
    wanted: () => wanted.current,
    search: (text) => {
      clearTimeout(pause.current);
      pause.current = undefined;
      const search = searchText(text);
      if (search === wanted.current.search) return;
      // Another search starts at its first page.
      wanted.current = { ...wanted.current, search, offset: 0 };
      pause.current = setTimeout(() => {
        show(wanted.current, isTyping.current ? 'replace' : 'push');
        isTyping.current = true;
      }, TYPING_PAUSE_MS);
    },
    go: (to) => {
      // What was typed just now is a history entry of its own, though it was never read.
      if (pause.current !== undefined) {
        writeListUrl(path, wanted.current, isTyping.current ? 'replace' : 'push');
      }
      isTyping.current = false;
      show({ ...wanted.current, ...to }, 'push');
    },
    refresh: () => {
      const isOther = !isSame(wanted.current, view);
      show(wanted.current, 'replace');
      if (!isOther) void readAgain();
    },
    change: (changed) => client.setQueryData<Data>(queryKey, (before) => before && changed(before)),
    live: page && latest ? liveOf(page, latest) : QUIET,
    showArrivals: () => {
      if (latest) setShown({ view, page: latest });
    },
  };
}
