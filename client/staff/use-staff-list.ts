import { useEffect, useRef, useState, type RefObject } from 'react';

import { listHref, searchText, type ListAnswer } from '../../src/features/staff/staff.contract.ts';
import { staffGet } from './api.ts';

/** Staff stop typing for about this long between words. */
const TYPING_PAUSE_MS = 200;

export interface StaffListOptions<Answer> {
  /** The API that lists, and the page whose address holds the list's state. */
  api: string;
  page: string;
  /** What the page was rendered with; null when the Worker could not read it. */
  start: Answer | null;
  startProblem: string | null;
  startSearch: string;
  startCursor: string | null;
  failed: string;
}

export interface StaffList<Answer> {
  answer: Answer | null;
  /** The search that the rows answer. */
  search: string;
  problem: string | null;
  busy: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** The search box changed: reads after a pause. */
  typed: () => void;
  /** Reads again, at once. */
  refresh: () => void;
}

/**
 * A list that is searched as staff type and read again on demand. The newest read wins, the rows
 * before it stay until it is there, and the search lives in the page's address.
 */
export function useStaffList<Answer extends ListAnswer<unknown>>(
  options: StaffListOptions<Answer>,
): StaffList<Answer> {
  const { api, page, failed } = options;
  const [state, setState] = useState({
    answer: options.start,
    search: options.startSearch,
    problem: options.startProblem,
  });
  const [busy, setBusy] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const place = useRef({ search: options.startSearch, cursor: options.startCursor });
  const reading = useRef<AbortController>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refresh = () => {
    clearTimeout(pause.current);
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const search = searchText(searchBox.current?.value ?? '');
    // Another search starts at its first page; the same one is read again where it was.
    const cursor = search === place.current.search ? place.current.cursor : null;
    const query = new URLSearchParams({
      ...(search ? { search } : {}),
      ...(cursor ? { cursor } : {}),
    });
    setBusy(true);
    void staffGet<Answer>(`${api}?${query.toString()}`, failed, controller.signal).then((read) => {
      if (controller.signal.aborted) return;
      setBusy(false);
      if (!read.ok) return setState((before) => ({ ...before, problem: read.error }));
      place.current = { search, cursor };
      history.replaceState(history.state, '', listHref(page, { q: search, cursor }));
      setState({ answer: read.value, search, problem: null });
    });
  };

  const typed = () => {
    clearTimeout(pause.current);
    if (searchText(searchBox.current?.value ?? '') === place.current.search) return;
    pause.current = setTimeout(refresh, TYPING_PAUSE_MS);
  };

  // What was typed before this woke up, or was put back by the browser, is searched for too.
  const typedBefore = useRef(typed);
  useEffect(() => typedBefore.current(), []);

  return { ...state, busy, searchBox, typed, refresh };
}
