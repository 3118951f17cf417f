import { endpoint } from '../../shared/api.ts';
import { oneLine } from '../../shared/fields.ts';
import { defineForm, requiredText } from '../../shared/form.ts';
import { listHref, type ListState } from '../list/list.contract.ts';

/** What a view keeps of a list. */
export type ViewState = Pick<ListState, 'status' | 'conditions' | 'sort'>;

/** Of a list as polls call it. */
export type View = ViewState & { id: string; list: string; name: string };

export const viewForm = defineForm({
  fields: {
    name: requiredText({
      label: 'Name of the view',
      missing: 'Give the view a name',
      normalize: oneLine,
      max: 60,
    }),
  },
});

export const viewTexts = {
  failed: 'Failed to read the views',
  changeFailed: 'The views could not be changed',
  taken: (name: string) => `There is a view “${name}” already. Choose another name.`,
  tooMany: (most: number) => `There are ${most} views. Remove one first.`,
} as const;

/** The views of all lists, which all staff share; each change answers with them. */
export const viewsApi = {
  list: endpoint('GET', '/api/admin/views').of<object, View[]>(),
  save: endpoint('POST', '/api/admin/views').of<{ body: Omit<View, 'id'> }, View[]>(),
  remove: endpoint('DELETE', '/api/admin/views/:id').of<object, View[]>(),
} as const;

/** What reads them in a browser. */
export const VIEWS = ['views'];

/** The page of a view. @param path of its list */
export const viewHref = (path: string, { status, conditions, sort }: ViewState): string =>
  listHref(path, { status, conditions, sort });
