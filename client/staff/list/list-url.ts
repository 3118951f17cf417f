import { listHref, parseListState, type ListState } from '../../../src/staff-list/list.contract.ts';

export const readListUrl = (): ListState => parseListState(new URLSearchParams(location.search));

/**
 * Writes a change into the page's URL; Back undoes a step that was pushed.
 * @param how 'push' for a history entry of its own
 */
export function writeListUrl(
  path: string,
  change: Partial<ListState>,
  how: 'push' | 'replace',
): void {
  const href = listHref(path, { ...readListUrl(), ...change });
  if (href === location.pathname + location.search) return;
  if (how === 'push') history.pushState({ inList: true }, '', href);
  else history.replaceState(history.state, '', href);
}

/** Whether a list pushed this history entry, so that Back leads to the one before. */
export const isOwnStep = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'inList' in history.state;
