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
  if (how === 'push') history.pushState({ opensRecord: typeof change.open === 'string' }, '', href);
  else history.replaceState(history.state, '', href);
}

/** Whether this history entry was pushed to open a record, so that Back closes it. */
export const opensRecord = (): boolean =>
  (history.state as { opensRecord?: boolean } | null)?.opensRecord === true;
