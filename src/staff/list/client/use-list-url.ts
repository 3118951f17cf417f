import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import {
  knownConditions,
  listHref,
  parseListState,
  searchText,
  type Conditions,
  type ListState,
} from '../list.contract.ts';
import { isPlainClick } from '../../../../client/shared/plain-click.ts';

/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;

/** The same rows in the same order. */
export const pageOf = (state: ListState): string => listHref('', { ...state, open: null });

/** Whether this history entry was pushed to open a record, so that Back closes it. */
const opensRecord = (): boolean =>
  (history.state as { opensRecord?: boolean } | null)?.opensRecord === true;

/**
 * Changes of the history, in order. history.back() takes effect in a later task: what is asked until
 * then waits for it, or it would change the entry that is being left.
 */
class HistoryChanges {
  private readonly waiting: (() => void)[] = [];
  private isGoingBack = false;

  add(change: () => void): void {
    this.waiting.push(change);
    this.run();
  }

  /** Called by a change. */
  goBack(): void {
    this.isGoingBack = true;
    history.back();
  }

  /** @returns whether this popstate is of goBack, and not of the reader's Back or Forward */
  onPopState(): boolean {
    if (!this.isGoingBack) return false;
    this.isGoingBack = false;
    this.run();
    return true;
  }

  private run(): void {
    while (!this.isGoingBack) {
      const change = this.waiting.shift();
      if (!change) return;
      change();
    }
  }
}

/** The state of a list, and the ways to another. */
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
  const [state, setState] = useState(start);
  const latest = useRef(start);
  const [changes] = useState(() => new HistoryChanges());
  const searchBox = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  /** What was typed and is not in the state yet. */
  const typed = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Words typed one after another are one history entry. */
  const isTyping = useRef(false);

  const parse = (query: string): ListState => {
    const found = parseListState(new URLSearchParams(query));
    return { ...found, conditions: knownConditions(conditions, found.conditions) };
  };
  const show = (to: ListState) => {
    const box = searchBox.current;
    if (box && searchText(box.value) !== to.search) box.value = to.search;
    latest.current = to;
    setState(to);
  };
  const push = (to: ListState, opens = false) => {
    show(to);
    changes.add(() => history.pushState({ opensRecord: opens }, '', listHref(path, to)));
  };
  const replace = (to: ListState) => {
    show(to);
    changes.add(() => history.replaceState(history.state, '', listHref(path, to)));
  };
  const close = (to: ListState) => {
    show(to);
    changes.add(() => {
      if (opensRecord()) changes.goBack();
      else history.replaceState(history.state, '', listHref(path, to));
    });
  };
  const settle = (): boolean => {
    clearTimeout(pause.current);
    const search = typed.current;
    typed.current = undefined;
    if (search === undefined) return false;
    // Another search starts at its first page.
    const to = { ...latest.current, search, offset: 0 };
    if (isTyping.current) replace(to);
    else push(to);
    isTyping.current = true;
    return true;
  };
  const go = (change: Partial<ListState>) => {
    const search = typed.current;
    settle();
    isTyping.current = false;
    const from = latest.current;
    const to = { ...from, ...change, ...(search === undefined ? {} : { search }) };
    if (listHref('', to) === listHref('', from)) return;
    const isOther = pageOf(to) !== pageOf(from);
    // Moving on from one record to the next is one step for Back.
    if (isOther || from.open === null) push(to, !isOther);
    else if (to.open === null) close(to);
    else replace(to);
  };

  const traversed = useEffectEvent(() => {
    if (changes.onPopState()) return;
    clearTimeout(pause.current);
    typed.current = undefined;
    isTyping.current = false;
    show(parse(location.search));
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
    const to = parse(link.search);
    const isStep = to.offset !== latest.current.offset;
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
    state,
    latest: () => latest.current,
    searchBox,
    region,
    hrefOf: (change) => listHref(path, { ...state, ...change }),
    go,
    search: (text) => {
      clearTimeout(pause.current);
      const search = searchText(text);
      typed.current = search === latest.current.search ? undefined : search;
      if (typed.current !== undefined) pause.current = setTimeout(settle, TYPING_PAUSE_MS);
    },
    settle,
  };
}
