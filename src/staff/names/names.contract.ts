import { endpoint } from '../../shared/api.ts';
import { oneLine } from '../../shared/fields.ts';
import { defineForm, requiredText } from '../../shared/form.ts';

/** Someone of the staff. */
export type NameRow = {
  name: string;
  /** How much open work is theirs. */
  open: number;
};

export const nameForm = defineForm({
  fields: {
    name: requiredText({
      label: 'Name',
      missing: 'Please write a name',
      autoComplete: 'off',
      normalize: oneLine,
      max: 60,
    }),
  },
});

export const nameTexts = {
  failed: 'The names could not be read',
  changeFailed: 'The names could not be changed',
  gone: 'This name is no longer on the list',
  taken: (name: string) => `${name} is on the list already`,
} as const;

/** The names of staff; each change answers with the list. */
export const namesApi = {
  list: endpoint('GET', '/api/admin/names').of<object, NameRow[]>(),
  add: endpoint('POST', '/api/admin/names').of<{ body: { name: string } }, NameRow[]>(),
  /** Records and sessions have the new name, too. */
  rename: endpoint('PATCH', '/api/admin/names/:of').of<{ body: { name: string } }, NameRow[]>(),
  /** @param to who gets the open work; nobody where it is left out */
  remove: endpoint('DELETE', '/api/admin/names/:of').of<{ query: { to?: string } }, NameRow[]>(),
  /** Says whose session this is; a name that is not on the list is added to it. */
  choose: endpoint('PATCH', '/api/admin/session').of<
    { body: { name: string } },
    { name: string }
  >(),
} as const;
