import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

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
import { useResource } from './use-resource.ts';
import type { LiveRow } from '../live/live-rows.ts';
import { useLiveRows, type Live } from '../live/use-live-rows.ts';
import { readListUrl, writeListUrl } from './list-url.ts';

/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;

/** Which part of the list is shown. */
export type ListView = Omit<ListState, 'open'>;

type ListQuery = ListParameters & { status?: string | undefined };
type ListEndpoint<Data> = Endpoint<string, { query: ListQuery }, Data>;

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
  live: Live<Data>;
}

const isSame = (a: ListView, b: ListView) => listHref('', a) === listHref('', b);

const inputOf = ({ search, status, chips, sort, offset }: ListView) => ({
  query: {
    search,
    ...chips,
    ...(status ? { status } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(offset > 0 ? { offset: String(offset) } : {}),
  },
});

/**
 * A list that is searched as staff type, sorted, paged and read again on demand. The wanted view is
 * written to the page's URL at once, so that neither a failure nor a reload loses it.
 */
export function useList<Data extends ListResponse<LiveRow>>(
  endpoint: ListEndpoint<Data>,
  {
    path,
    start,
    state,
    failed,
    chips,
    follows,
  }: {
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
  },
): List<Data> {
  const { open: _open, ...startView } = state;
  const resource = useResource(endpoint, inputOf(startView), { start, failed });
  const { data, input, problem, busy, read, change } = resource;
  const live = useLiveRows(endpoint, follows, resource);
  const searchBox = useRef<HTMLInputElement>(null);
  const wanted = useRef<ListView>(startView);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Words typed one after another are one history entry. */
  const isTyping = useRef(false);

  const stopPause = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };

  const readWanted = () => {
    stopPause();
    void read(inputOf(wanted.current));
  };

  const show = (view: ListView, how: 'push' | 'replace') => {
    wanted.current = view;
    writeListUrl(path, view, how);
    readWanted();
  };

  // Back and Forward: the URL has the wanted view; only what opens over the list may have changed.
  const traversed = useEffectEvent(() => {
    const { open: _now, ...asked } = readListUrl();
    const view = { ...asked, chips: knownChips(chips, asked.chips) };
    isTyping.current = false;
    if (isSame(view, wanted.current)) return;
    wanted.current = view;
    if (searchBox.current) searchBox.current.value = view.search;
    readWanted();
  });
  useEffect(() => {
    const onTraverse = () => traversed();
    addEventListener('popstate', onTraverse);
    return () => removeEventListener('popstate', onTraverse);
  }, []);

  return {
    data,
    view: {
      search: input.query.search ?? '',
      status: input.query.status ?? '',
      chips: knownChips(chips, input.query),
      sort: input.query.sort ?? 'newest',
      offset: Number(input.query.offset ?? 0),
    },
    chips,
    problem,
    busy,
    searchBox,
    wanted: () => wanted.current,
    search: (text) => {
      stopPause();
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
    refresh: () => show(wanted.current, 'replace'),
    change,
    live,
  };
}
