import { defineForm, optionalEmail, optionalText, requiredText } from '../../../shared/form.ts';
import { oneLine } from '../../../shared/fields.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { isAddressOf, phoneKey } from '../../../shared/text/person-contact.ts';
import { NOTE_MAX } from '../../../staff/work/work.contract.ts';
import { leadName } from '../leads.contract.ts';

export const ADD_PATH = `${staffPages.leads.path}/add` as const;
export const IMPORT_PATH = `${staffPages.leads.path}/import` as const;

/** What staff may name as a source; another word is one too. */
export const OFFERED_SOURCES = ['phone', 'fair', 'referral'] as const;

export const PHONE_MAX = 40;
export const COMPANY_MAX = 200;

/** People write phone numbers in many ways; three digits are the shortest there are. */
export const phoneProblem = (text: string): string | undefined =>
  phoneKey(text).replace(/\D/g, '').length < 3 || isAddressOf(text)
    ? 'Write a phone number'
    : undefined;

export const NO_CONTACT = 'Enter an email address or a phone number';
export const NO_PHONE = 'This lead has no email address: it keeps a phone number';
export const HAS_ADDRESS =
  'This lead has an email address already, which stays: its history and its person go by it';

/** Whether a lead could never be reached. */
export const isWithoutContact = (of: { email: string | null; phone: string | null }): boolean =>
  !of.email && !of.phone;

/** A lead as staff write it, with a visitor's rules for the name. It needs an address or a phone number. */
export const addForm = defineForm({
  fields: {
    name: requiredText({ ...leadName, missing: 'Enter the lead’s name' }),
    email: optionalEmail({ label: 'Work email', invalid: 'Please enter a valid email address' }),
    phone: optionalText({ label: 'Phone', type: 'tel', max: PHONE_MAX, check: phoneProblem }),
    company: optionalText({ label: 'Company', max: COMPANY_MAX }),
    source: requiredText({
      label: 'Source',
      helper: 'phone, fair, referral, or another word',
      missing: 'Write a source',
      normalize: oneLine,
      max: 64,
      pattern: /^[^<>=@\p{C}][^<>\p{C}]*$/u,
    }),
    note: optionalText({ label: 'Note', max: NOTE_MAX, rows: 4 }),
  },
});

/** The page of an import, with what waits of its file and what became of the rest. */
export const importPath = <Id extends string | number>(id: Id) => `${IMPORT_PATH}/${id}` as const;
export const undoImportPath = <Id extends string | number>(id: Id) =>
  `${importPath(id)}/undo` as const;

export const IMPORT_MAX_ROWS = 1000;

export const addTexts = {
  failed: 'The leads could not be stored',
  known: {
    email: 'There is a lead with this address already',
    phone: 'There is a lead with this phone number already',
  },
  empty: 'Choose a file, or paste its rows',
  tooLarge: 'The file is larger than 1 MB. Please split it.',
  noRow: 'No row that waits is right yet: nothing was stored.',
  taken: (row: number) =>
    `Somebody else corrected row ${row} meanwhile. It is as they wrote it; nothing was stored.`,
  changed: 'The leads of this import changed meanwhile: nothing was removed. Please look again.',
  tooMany: (rows: number) =>
    `A file may have ${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows at most, and this one has ${rows.toLocaleString('en-US')}. Please split it.`,
} as const;
