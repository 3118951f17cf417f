import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { Endpoint } from '../../../shared/api.ts';
import {
  knownChips,
  listHref,
  parseListState,
  searchText,
  type Chips,
  type ListParameters,
  type ListResponse,
  type ListState,
} from '../list.contract.ts';
import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { callOrThrow, useStaffClient } from '../../client/staff-query.ts';
import { liveOf, QUIET, withChanges, type Live } from './live-rows.ts';

/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;

export interface List<Data> {
  data: Data | null;
  /** What the page's URL asks for, the open record included. */
  state: ListState;
  /** The further conditions that the list knows, in words. */
  chips: Chips;
  problem: string | null;
  busy: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** What scrolls. */
  region: RefObject<HTMLDivElement | null>;
  /** The URL of another state. A link to it goes there within the page. */
  hrefOf: (change: Partial<ListState>) => string;
  /** The same without a link; Back leads back. */
  go: (change: Partial<ListState>) => void;
  /** Searches for the text of the search box, after a pause. */
  search: (text: string) => void;
  /** Reads again, at once. */
  refresh: () => void;
  live: Live;
  /** Shows the rows that arrived, and removes those that left. */
  showArrivals: () => void;
}

/** What a call takes of a state, to find the same. */
export const conditionsOf = ({ search, status, chips }: ListState): Record<string, string> => ({
  ...(search ? { search } : {}),
  ...chips,
  ...(status ? { status } : {}),
});

/** The same rows in the same order. */
const pageOf = (state: ListState): string => listHref('', { ...state, open: null });

/** Whether this history entry was pushed to open a record, so that Back closes it. */
const opensRecord = (): boolean =>
  (history.state as { opensRecord?: boolean } | null)?.opensRecord === true;

interface ListOptions<Data> {
  /** The page whose URL has the list's state. */
  path: string;
  /** What the page was rendered with; null when the Worker could not read it. */
  start: Data | null;
  state: ListState;
  failed: string;
  chips: Chips;
  /** What polls call it. */
  name: string;
}

/**
 * A list that is searched as staff type, sorted, paged and read again on demand. Its state is the
 * page's URL, so that neither a failure nor a reload loses it. What changes updates the rows in place,
 * and what arrives waits until it is asked for: nothing moves under the reader.
 */
export function useList<Data extends ListResponse<{ id: string }>>(
  endpoint: Endpoint<string, { query: ListParameters & { status?: string } }, Data>,
  { path, start, state: startState, failed, chips, name }: ListOptions<Data>,
): List<Data> {
  const client = useStaffClient();
  const [state, setState] = useState(startState);
  /** The page as it was read when its rows were last put in order. */
  const [shown, setShown] = useState({ of: pageOf(startState), page: start });
  const { page } = shown;
  const asked = pageOf(state);
  const isShown = page !== null && shown.of === asked;
  const query = useQuery<Data>(
    {
      queryKey: [name, 'list', asked],
      queryFn: ({ signal }) => {
        const parameters = {
          ...conditionsOf(state),
          sort: state.sort,
          offset: state.offset > 0 ? String(state.offset) : '',
          shown: isShown ? page.data.map(({ id }) => id).join() : '',
        };
        return callOrThrow(endpoint, { query: parameters }, failed, { signal });
      },
      ...(start && asked === pageOf(startState)
        ? { initialData: start as Data & (() => undefined) }
        : {}),
      placeholderData: keepPreviousData,
    },
    client,
  );
  const read = query.isPlaceholderData || query.data === undefined ? null : query.data;
  if (read && !isShown && !query.isFetching) setShown({ of: asked, page: read });
  const latest = isShown && read && read !== page ? read : null;
  const data = page && latest ? withChanges(page, latest) : page;

  const searchBox = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  /** What was typed and is not in the URL yet. */
  const typed = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Words typed one after another are one history entry. */
  const isTyping = useRef(false);

  const inUrl = (text = location.search): ListState => {
    const found = parseListState(new URLSearchParams(text));
    return { ...found, chips: knownChips(chips, found.chips) };
  };
  const show = (to: ListState) => {
    const box = searchBox.current;
    if (box && searchText(box.value) !== to.search) box.value = to.search;
    setState(to);
  };
  const write = (to: ListState, how: 'push' | 'replace', opens = false) => {
    const entry = how === 'push' ? { opensRecord: opens } : history.state;
    history[`${how}State`](entry, '', listHref(path, to));
    show(to);
  };
  /** What was typed becomes part of the URL. @returns whether it was not */
  const settle = (): boolean => {
    clearTimeout(pause.current);
    const search = typed.current;
    typed.current = undefined;
    if (search === undefined) return false;
    // Another search starts at its first page.
    write({ ...inUrl(), search, offset: 0 }, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
    return true;
  };
  const go = (change: Partial<ListState>) => {
    const search = typed.current;
    settle();
    isTyping.current = false;
    const from = inUrl();
    const to = { ...from, ...change, ...(search === undefined ? {} : { search }) };
    if (listHref('', to) === listHref('', from)) return;
    const isOther = pageOf(to) !== pageOf(from);
    // Moving on from one record to the next is one step for Back.
    if (isOther || from.open === null) write(to, 'push', !isOther);
    else if (to.open === null && opensRecord()) history.back();
    else write(to, 'replace');
  };

  const traversed = useEffectEvent(() => {
    clearTimeout(pause.current);
    typed.current = undefined;
    isTyping.current = false;
    show(inUrl());
  });
  const clicked = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !isPlainClick(event) || !(target instanceof Element)) return;
    // A tap anywhere on a row opens it; controls do what they do.
    const link =
      target.closest('a, button, input, label') ??
      target.closest('tr[data-row]')?.querySelector('a[data-opener]');
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== path || link.hash) return;
    event.preventDefault();
    const to = inUrl(link.search);
    const isStep = to.offset !== inUrl().offset;
    go(to);
    if (!isStep) return;
    // The next page is read from its top.
    region.current?.scrollTo(0, 0);
    region.current?.focus();
  });
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    addEventListener('popstate', () => traversed(), { signal });
    document.addEventListener('click', (event) => clicked(event), { signal });
    return () => stopped.abort();
  }, []);

  return {
    data,
    state,
    chips,
    problem: query.error?.message ?? (data === null && query.isPending ? failed : null),
    busy: !isShown && query.isFetching,
    searchBox,
    region,
    hrefOf: (change) => listHref(path, { ...state, ...change }),
    go,
    search: (text) => {
      clearTimeout(pause.current);
      const search = searchText(text);
      typed.current = search === inUrl().search ? undefined : search;
      if (typed.current !== undefined) pause.current = setTimeout(settle, TYPING_PAUSE_MS);
    },
    refresh: () => {
      if (settle()) return;
      const readAgain = async () => {
        const { data: again } = await query.refetch();
        if (again && pageOf(inUrl()) === asked) setShown({ of: asked, page: again });
      };
      void readAgain();
    },
    live: page && latest ? liveOf(page, latest) : QUIET,
    showArrivals: () => {
      if (latest) setShown({ of: asked, page: latest });
    },
  };
}
