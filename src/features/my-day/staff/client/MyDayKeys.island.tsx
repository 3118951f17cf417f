import { useEffect } from 'react';

import { useKeys, type KeyAction } from '../../../../staff/client/keys.ts';
import { moveKeys } from '../../../../staff/list/client/move-keys.ts';
import { focusedRow, followModality } from '../../../../staff/list/client/row-focus.ts';

const shownIds = (): string[] =>
  [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row') ?? '');

/** The link to the page with what has changed; null while nothing has. */
const changedLink = () => document.querySelector<HTMLElement>('[data-changed]:not([hidden])');

const openRow = () =>
  document.activeElement
    ?.closest('tr[data-row]')
    ?.querySelector<HTMLElement>('[data-opener]')
    ?.click();

const KEYS: readonly KeyAction[] = [
  ...moveKeys({ ids: shownIds }),
  {
    key: 'o',
    label: 'Open in its list',
    group: 'Read',
    isFor: () => focusedRow() !== undefined,
    run: openRow,
  },
  {
    key: '.',
    label: 'Show what has changed',
    group: 'Read',
    isFor: () => changedLink() !== null,
    run: () => changedLink()?.click(),
  },
];

/**
 * The keys of the day: those of the lists, as its rows lead into them.
 *
 * Why is this an island? Only a script moves the focus by letters.
 */
export function MyDayKeys() {
  useEffect(followModality, []);
  useKeys(KEYS);
  return null;
}
