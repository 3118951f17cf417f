import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import {
  knownConditions,
  listHref,
  parseListState,
  searchText,
  type Conditions,
  type ListState,
} from '../list.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { isHeldPlace } from '../../client/held-place.ts';
import { ListHistory, stepBetween, type HistoryStep } from './list-history.ts';
import { focusRow } from './row-focus.ts';
import { TypedSearch } from './typed-search.ts';

/** The state of a list, and what leads to another. */
export interface ListUrl {
  state: ListState;
  /** The state that was asked for last; the next render has it. */
  latest: () => ListState;
  searchBox: RefObject<HTMLInputElement | null>;
  /** What scrolls. */
  region: RefObject<HTMLDivElement | null>;
  /** The URL of another state. A link to it goes there within the page. */
  hrefOf: (change: Partial<ListState>) => string;
  /** The same without a link; Back leads back. */
  go: (change: Partial<ListState>) => void;
  /** Searches for the text of the search box, after a pause. */
  search: (text: string) => void;
  /** What was typed becomes part of the state, at once. @returns whether it was not */
  settle: () => boolean;
}

/** The page's URL as the state of its list, so that neither a failure nor a reload loses it. */
export function useListUrl(path: string, start: ListState, conditions: Conditions): ListUrl {
  const { state, latest, searchBox, show } = useShownState(start);
  const listHistory = useListHistory(start);
  const [typed] = useState(() => new TypedSearch());
  const region = useRef<HTMLDivElement>(null);
  /** Words typed one after another are one history entry. */
  const isTyping = useRef(false);

  const move = (step: HistoryStep, to: ListState) => {
    show(to);
    listHistory.write(step, listHref(path, to));
  };
  const settle = (): boolean => {
    const search = typed.take();
    if (search === undefined) return false;
    // Another search starts at its first page.
    move(isTyping.current ? 'replace' : 'push', { ...latest.current, search, offset: 0 });
    isTyping.current = true;
    return true;
  };
  const go = (change: Partial<ListState>) => {
    const search = typed.get();
    settle();
    isTyping.current = false;
    const from = latest.current;
    const to = { ...from, ...change, ...(search === undefined ? {} : { search }) };
    const step = stepBetween(from, to);
    if (step) move(step, to);
  };

  useNavigation(path, {
    onTraverse: (isRestored) => {
      if (listHistory.onPopState() && !isRestored) return;
      typed.take();
      isTyping.current = false;
      show(stateOf(location.search, conditions));
    },
    onFollow: (query) => {
      const to = stateOf(query, conditions);
      const isOtherPage = to.offset !== latest.current.offset;
      go(to);
      if (!isOtherPage) return;
      // The next page is read from its top.
      region.current?.scrollTo(0, 0);
      region.current?.focus();
    },
  });

  return {
    state,
    latest: () => latest.current,
    searchBox,
    region,
    hrefOf: (change) => listHref(path, { ...state, ...change }),
    go,
    search: (text) => {
      const search = searchText(text);
      if (search === latest.current.search) typed.take();
      else typed.type(search, settle);
    },
    settle,
  };
}

/** Whether the reader came here from their day, which closing the record then leads back to. */
const isFromDay = (): boolean =>
  document.referrer === new URL(staffPages.day.path, location.href).href;

function useListHistory({ open }: ListState): ListHistory {
  const [listHistory] = useState(() => new ListHistory());
  const begin = useEffectEvent(() => {
    if (open !== null && history.state === null && isFromDay()) listHistory.openedElsewhere();
  });
  useEffect(() => begin(), []);
  return listHistory;
}

function useShownState(start: ListState) {
  const [state, setState] = useState(start);
  const latest = useRef(start);
  const searchBox = useRef<HTMLInputElement>(null);
  const show = (to: ListState) => {
    const box = searchBox.current;
    if (box && searchText(box.value) !== to.search) box.value = to.search;
    latest.current = to;
    setState(to);
  };
  return { state, latest, searchBox, show };
}

function stateOf(query: string, conditions: Conditions): ListState {
  const found = parseListState(new URLSearchParams(query));
  return { ...found, conditions: knownConditions(conditions, found.conditions) };
}

/** The link to a state of the list that a click follows within the page. */
function linkOf(event: MouseEvent, path: string): HTMLAnchorElement | null {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event) || !(target instanceof Element)) return null;
  // A tap anywhere on a row opens it; controls do what they do, also those that have just gone.
  const link =
    target.closest('a, button, input, label') ??
    (isHeldPlace(event) ? null : target.closest('tr[data-row]')?.querySelector('a[data-opener]'));
  return link instanceof HTMLAnchorElement && link.pathname === path && !link.hash ? link : null;
}

interface Navigation {
  /** Back or Forward was pressed. @param isRestored whether it led here from another page */
  onTraverse: (isRestored: boolean) => void;
  /** A link to another state of the list was pressed. */
  onFollow: (query: string) => void;
}

function useNavigation(path: string, { onTraverse, onFollow }: Navigation): void {
  const traversed = useEffectEvent(onTraverse);
  const clicked = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event, path);
    if (!link) return;
    event.preventDefault();
    // Who opens a row by its cells is on it.
    if (link.dataset['opener']) focusRow(link.dataset['opener'], false);
    onFollow(link.search);
  });
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    addEventListener('popstate', () => traversed(false), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && traversed(true), { signal });
    document.addEventListener('click', (event) => clicked(event), { signal });
    return () => stopped.abort();
  }, []);
}
