import { endpoint } from '../../shared/api.ts';
import { oneLine } from '../../shared/fields.ts';
import { defineForm, hiddenText, optionalText, requiredText } from '../../shared/form.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { mailFields } from '../../shared/text/mail-text.ts';
import type { RecordKind } from '../work/record-kind.contract.ts';

const { path } = staffPages.texts;

/** Where the forms of the page lead. @param id of the text, or the name of a standard one */
export const textForms = {
  store: <Id extends string>(id: Id) => `${path}/${id}` as const,
  remove: <Id extends string>(id: Id) => `${path}/${id}/remove` as const,
  /** Adds what a team can begin with. @param list of the records */
  begin: <List extends string>(list: List) => `${path}/begin/${list}` as const,
} as const;

/** Whether staff wrote no text of their own yet. @param texts of the kind */
export const hasNoOwnTexts = (
  { standardTexts: standard = {} }: RecordKind,
  texts: readonly { id: string }[],
): boolean => texts.every(({ id }) => id in standard);

/** The page of a text that is not there yet. @param kind of record that it is for */
export const newTextPath = (kind: string): string => `${path}/new?for=${kind}`;

export const textForm = defineForm({
  fields: {
    name: requiredText({ label: 'Name', missing: 'Give the text a name', max: 60 }),
    subject: optionalText({
      label: 'Subject',
      max: 150,
      normalize: oneLine,
    }),
    text: mailFields().text,
    /** Of the records that it is for. */
    kind: hiddenText(),
    /** When (ms) the text that was opened had been changed; '' where it was never stored. */
    seen: hiddenText(),
  },
});

export const textTexts = {
  failed: 'Failed to read the stored texts',
  notStored: 'The text could not be stored',
  gone: 'This text is no longer there',
  changed: 'Somebody changed this text since you opened it. Store it again to replace theirs.',
  missingSubject: 'Write a subject',
  begin: 'Add texts to begin with',
} as const;

/** A text as a composer puts it in; its subject is '' for none. */
export type StoredText = { id: string; name: string; subject: string; text: string };

export const textsApi = {
  list: endpoint('GET', '/api/admin/texts/:list').of<object, StoredText[]>(),
  /** Adds what a team can begin with. */
  begin: endpoint('POST', '/api/admin/texts/:list').of<object, StoredText[]>(),
} as const;
