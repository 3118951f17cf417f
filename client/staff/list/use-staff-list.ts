import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { searchText, type ListResponse } from '../../../src/features/staff/staff.contract.ts';
import { staffGet } from '../shell/api.ts';
import { readAddress, writeAddress, type ListAddress } from './list-address.ts';

/** Staff stop typing for about this long between words. */
const TYPING_PAUSE_MS = 200;

/** Which part of the list it is. */
export type ListView = Pick<ListAddress, 'search' | 'status' | 'sort' | 'cursor'>;

export interface StaffListOptions<Answer> {
  /** The API that lists, and the page whose address holds the list's state. */
  api: string;
  page: string;
  /** What the page was rendered with; null when the Worker could not read it. */
  start: Answer | null;
  startProblem: string | null;
  startSearch: string;
  startStatus?: ListAddress['status'];
  startSort?: string;
  startCursor: string | null;
  failed: string;
}

export interface StaffList<Answer> {
  answer: Answer | null;
  /** The search that the rows answer. */
  search: string;
  /** The view that the rows are of. */
  view: ListView;
  problem: string | null;
  busy: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  /** What staff want to see by now, the text of the search box included. */
  wanted: () => ListView;
  /** The search box holds this text now: reads after a pause. */
  typed: (text: string) => void;
  /** Goes to another page or order of the list; Back leads back. */
  go: (change: Partial<ListView>) => void;
  /** Reads again, at once. */
  refresh: () => void;
}

const isSame = (a: ListView, b: ListView) =>
  a.search === b.search && a.status === b.status && a.sort === b.sort && a.cursor === b.cursor;

/**
 * A list that is searched as staff type, sorted, paged and read again on demand. The newest read wins,
 * the rows before it stay until it is there, and what is wanted lives in the page's address at once,
 * so that neither a failure nor a reload loses it.
 */
export function useStaffList<Answer extends ListResponse<unknown>>({
  api,
  page,
  start,
  startProblem,
  startSearch,
  startStatus = '',
  startSort = 'newest',
  startCursor,
  failed,
}: StaffListOptions<Answer>): StaffList<Answer> {
  const startView: ListView = {
    search: startSearch,
    status: startStatus,
    sort: startSort,
    cursor: startCursor,
  };
  const [state, setState] = useState({ answer: start, view: startView, problem: startProblem });
  const [busy, setBusy] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const wanted = useRef<ListView>(startView);
  const reading = useRef<AbortController>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Words that are typed one after another are one step for Back. */
  const isTyping = useRef(false);

  const stopPause = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };

  const read = async () => {
    stopPause();
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setBusy(true);
    const view = wanted.current;
    const query = new URLSearchParams({
      ...(view.search ? { search: view.search } : {}),
      ...(view.status ? { status: view.status } : {}),
      ...(view.sort === 'newest' ? {} : { sort: view.sort }),
      ...(view.cursor ? { cursor: view.cursor } : {}),
    });
    const found = await staffGet<Answer>(`${api}?${query.toString()}`, failed, controller.signal);
    if (controller.signal.aborted) return;
    setBusy(false);
    if (found.ok) setState({ answer: found.value, view, problem: null });
    else setState((before) => ({ ...before, problem: found.error }));
  };

  const change = (view: ListView, how: 'push' | 'replace') => {
    wanted.current = view;
    writeAddress(page, view, how);
    void read();
  };

  // Back and Forward: the address says what is wanted; only what opens over the list may have changed.
  const traversed = useEffectEvent(() => {
    const { open: _open, ...view } = readAddress();
    isTyping.current = false;
    if (isSame(view, wanted.current)) return;
    wanted.current = view;
    if (searchBox.current) searchBox.current.value = view.search;
    void read();
  });
  useEffect(() => {
    const onTraverse = () => traversed();
    addEventListener('popstate', onTraverse);
    return () => removeEventListener('popstate', onTraverse);
  }, []);

  return {
    ...state,
    search: state.view.search,
    busy,
    searchBox,
    wanted: () => wanted.current,
    typed: (text) => {
      stopPause();
      const search = searchText(text);
      if (search === wanted.current.search) return;
      // Another search starts at its first page.
      wanted.current = { ...wanted.current, search, cursor: null };
      pause.current = setTimeout(() => {
        change(wanted.current, isTyping.current ? 'replace' : 'push');
        isTyping.current = true;
      }, TYPING_PAUSE_MS);
    },
    go: (to) => {
      // What was typed just now is a place to come back to, though it was never read.
      if (pause.current !== undefined) {
        writeAddress(page, wanted.current, isTyping.current ? 'replace' : 'push');
      }
      isTyping.current = false;
      change({ ...wanted.current, ...to }, 'push');
    },
    refresh: () => change(wanted.current, 'replace'),
  };
}
