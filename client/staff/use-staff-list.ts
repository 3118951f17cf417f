import { useRef, useState } from 'react';

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
  /** The search box holds this text now: reads after a pause. */
  typed: (text: string) => void;
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
  const wanted = useRef(options.startSearch);
  const place = useRef({ search: options.startSearch, cursor: options.startCursor });
  const reading = useRef<AbortController>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = async (search: string, cursor: string | null, controller: AbortController) => {
    const query = new URLSearchParams({
      ...(search ? { search } : {}),
      ...(cursor ? { cursor } : {}),
    });
    const found = await staffGet<Answer>(`${api}?${query.toString()}`, failed, controller.signal);
    if (controller.signal.aborted) return;
    setBusy(false);
    if (!found.ok) {
      setState((before) => ({ ...before, problem: found.error }));
      return;
    }
    place.current = { search, cursor };
    history.replaceState(history.state, '', listHref(page, { q: search, cursor }));
    setState({ answer: found.value, search, problem: null });
  };

  const refresh = () => {
    clearTimeout(pause.current);
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setBusy(true);
    // Another search starts at its first page; the same one is read again where it was.
    const search = wanted.current;
    void read(search, search === place.current.search ? place.current.cursor : null, controller);
  };

  const typed = (text: string) => {
    clearTimeout(pause.current);
    const search = searchText(text);
    if (search === wanted.current) return;
    wanted.current = search;
    pause.current = setTimeout(refresh, TYPING_PAUSE_MS);
  };

  return { ...state, busy, typed, refresh };
}
