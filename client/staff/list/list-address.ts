import {
  listHref,
  searchText,
  filterIn,
  type ApplicationFilter,
  type ListState,
} from '../../../src/features/staff/staff.contract.ts';

/** What a list's address holds, with what it leaves out. */
export interface ListAddress {
  search: string;
  status: ApplicationFilter | '';
  sort: string;
  cursor: string | null;
  open: string | null;
}

/** Reads the page's address. */
export function readAddress(): ListAddress {
  const query = new URLSearchParams(location.search);
  return {
    search: searchText(query.get('q') ?? ''),
    status: filterIn(query.get('status')),
    sort: query.get('sort') ?? 'newest',
    cursor: query.get('cursor'),
    open: query.get('open'),
  };
}

const stateOf = ({ search, ...rest }: ListAddress): ListState => ({ q: search, ...rest });

/** Where a change of a list leads. */
export const addressOf = (page: string, address: ListAddress): string =>
  listHref(page, stateOf(address));

/**
 * Writes a change into the page's address; Back undoes a step that was pushed.
 * @param how 'push' for a step of its own
 */
export function writeAddress(
  page: string,
  change: Partial<ListAddress>,
  how: 'push' | 'replace',
): void {
  const href = addressOf(page, { ...readAddress(), ...change });
  if (href === location.pathname + location.search) return;
  if (how === 'push') history.pushState({ inList: true }, '', href);
  else history.replaceState(history.state, '', href);
}

/** Whether this step of the history was pushed by a list, so that Back leads to the one before. */
export const isOwnStep = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'inList' in history.state;
