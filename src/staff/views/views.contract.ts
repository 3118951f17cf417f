import { endpoint } from '../../shared/api.ts';
import { oneLine } from '../../shared/fields.ts';
import { defineForm, requiredText } from '../../shared/form.ts';
import type { ListState } from '../list/list.contract.ts';

/** What a view keeps of a list. */
export type ViewState = Pick<ListState, 'status' | 'conditions' | 'sort'>;

export type View = ViewState & { id: string; name: string };

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
  notSaved: 'The view could not be saved',
  taken: (name: string) => `There is a view “${name}” already. Choose another name.`,
  tooMany: (most: number) => `There are ${most} views. Remove one first.`,
} as const;

/** The views of a list, which all staff share; each change answers with all of them. */
export const viewsApi = {
  list: endpoint('GET', '/api/admin/views/:list').of<object, View[]>(),
  save: endpoint('POST', '/api/admin/views/:list').of<
    { body: { name: string } & ViewState },
    View[]
  >(),
  remove: endpoint('DELETE', '/api/admin/views/:list/:id').of<object, View[]>(),
} as const;
