import { endpoint } from '../shared/api.ts';
import { listHref, type ListState } from './list.contract.ts';

export const VIEW_NAME_MAX = 40;
/** Of one staff member, for one list. */
export const VIEWS_MAX = 30;

export const viewTexts = {
  nameMissing: 'Give the view a name',
  nameTooLong: `A name has at most ${VIEW_NAME_MAX} characters`,
  nothingToSave: 'Filter or sort the list first, then save it as a view',
  tooMany: `There are ${VIEWS_MAX} views. Delete one first.`,
  failed: 'The view could not be stored',
  notRead: 'The views could not be read',
} as const;

/** Filters of a list under a name. A type, not an interface: an island's props are JSON. */
export type SavedView = { id: string; name: string; query: string };

/** A view with the path of its list. */
export type ListedView = SavedView & { list: string };

export const viewsApi = {
  /** The reader's views of all lists. */
  all: endpoint('GET', '/api/admin/views').of<object, { data: ListedView[] }>(),
} as const;

/** Where the plain forms of a list's views go. */
export const viewPaths = {
  save: <Path extends string>(list: Path) => `${list}/views` as const,
  delete: <Path extends string, Id extends string>(list: Path, id: Id) =>
    `${list}/views/${id}/delete` as const,
};

/**
 * What a view keeps of a list's state, as the query of its URL; '' where nothing is filtered or
 * sorted. Not the search: it would keep names and addresses of people.
 */
export const viewQuery = ({
  status,
  chips,
  sort,
}: Pick<ListState, 'status' | 'chips' | 'sort'>): string =>
  listHref('', { status, chips, sort }).slice(1);
