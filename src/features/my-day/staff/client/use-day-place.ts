import { useEffect, useEffectEvent } from 'react';

import { isPlainClick } from '../../../../../client/shared/plain-click.ts';
import { isHeldPlace } from '../../../../staff/client/held-place.ts';
import { focusByKeyboard, focusRow } from '../../../../staff/list/client/row-focus.ts';

interface Place {
  row: string;
  at: number;
}

/**
 * Notes the row that is left in the history entry which Back returns to. As in lists, a tap anywhere on a row
 * opens it.
 */
function onClick(event: MouseEvent, ids: readonly string[]): void {
  const { target } = event;
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  const id = row?.getAttribute('data-row');
  if (!row || !id || !isPlainClick(event)) return;
  const dayPlace: Place = { row: id, at: ids.indexOf(id) };
  history.replaceState({ dayPlace }, '');
  // The button that was pressed here may have gone.
  if (target instanceof Element && target.closest('a, button') === null && !isHeldPlace(event))
    row.querySelector<HTMLElement>('[data-opener]')?.click();
}

/** Goes on at the row that was left, or at the one that has its place now. */
function returnToPlace(ids: readonly string[]): void {
  const { dayPlace } = (history.state ?? {}) as { dayPlace?: Place };
  if (!dayPlace || document.activeElement !== document.body) return;
  const id = ids.includes(dayPlace.row) ? dayPlace.row : (ids[dayPlace.at] ?? ids.at(-1));
  if (id === undefined) return;
  focusByKeyboard();
  focusRow(id);
}

/** Back leads to the row that the day was left at. @param ids of its rows */
export function useDayPlace(ids: readonly string[]): void {
  const returned = useEffectEvent(() => returnToPlace(ids));
  const left = useEffectEvent((event: MouseEvent) => onClick(event, ids));
  useEffect(() => {
    returned();
    const stopped = new AbortController();
    document.addEventListener('click', (event) => left(event), stopped);
    return () => stopped.abort();
  }, []);
}
