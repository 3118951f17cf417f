import { useEffect, useEffectEvent, useRef } from 'react';

import { read, write } from '../../../../../client/shared/browser-storage.ts';
import { isPlainClick } from '../../../../../client/shared/plain-click.ts';
import { isHeldPlace } from '../../../../staff/client/held-place.ts';
import { focusByKeyboard, focusRow } from '../../../../staff/list/client/row-focus.ts';

/** Session storage: where the day was left. */
const LEFT = 'staffDayPlace';

interface Place {
  /** The row, then those to go on at where it has gone, the nearest first. */
  rows: readonly string[];
  /** How far (px) the rows were scrolled. */
  top: number;
}

const scroller = () => document.querySelector('tr[data-row]')?.closest('[role="group"]');

const rowAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;

/** As in lists, a tap anywhere on a row opens it; controls do what they do, also those that have just gone. */
function openByTap(event: MouseEvent): void {
  const { target } = event;
  if (!isPlainClick(event) || isHeldPlace(event)) return;
  if (target instanceof Element && target.closest('a, button, input, label') === null)
    rowAt(event)?.querySelector<HTMLElement>('[data-opener]')?.click();
}

function notePlace(row: string, ids: readonly string[]): void {
  const at = ids.indexOf(row);
  if (at < 0) return;
  const place: Place = {
    rows: [...ids.slice(at), ...ids.slice(0, at).toReversed()],
    top: scroller()?.scrollTop ?? 0,
  };
  write('sessionStorage', LEFT, JSON.stringify(place));
}

function returnToPlace(ids: readonly string[]): void {
  const left = read('sessionStorage', LEFT);
  if (left === null || document.activeElement !== document.body) return;
  const { rows, top } = JSON.parse(left) as Place;
  const id = rows.find((each) => ids.includes(each));
  if (id === undefined) return;
  scroller()?.scrollTo(0, top);
  focusByKeyboard();
  focusRow(id);
}

/** Whoever comes back to the day, on whatever way, goes on at the row that they were on. @param ids of its rows */
export function useDayPlace(ids: readonly string[]): void {
  const last = useRef<string>(undefined);
  const returned = useEffectEvent(() => returnToPlace(ids));
  const left = useEffectEvent(() => {
    if (last.current !== undefined) notePlace(last.current, ids);
  });
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const note = (event: Event) => {
      last.current = rowAt(event)?.dataset['row'] ?? last.current;
    };
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('click', note, { signal });
    document.addEventListener('click', openByTap, { signal });
    addEventListener('pagehide', () => left(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });
    returned();
    return () => stopped.abort();
  }, []);
}
