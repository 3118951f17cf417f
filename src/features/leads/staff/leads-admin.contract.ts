import { endpoint } from '../../../shared/api.ts';
import {
  choice,
  emailAddress,
  nextAt,
  nextStep,
  owner,
  shortText,
  waits,
  type StatusOf,
  type WorkValues,
} from '../../../staff/work/values.contract.ts';
import {
  type DetailsOf,
  type RowWith,
  type WorkResponse,
} from '../../../staff/work/work.contract.ts';
import { recordKind, recordsApi, type FilterOf } from '../../../staff/work/record-kind.contract.ts';
import type { RelatedLeads } from '../../../people/people.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { sourceWords } from '../../../shared/text/source-words.ts';
import {
  ADD_PATH,
  COMPANY_MAX,
  IMPORT_PATH,
  PHONE_MAX,
  phoneProblem,
} from './add-leads.contract.ts';

/** What staff set on a lead. */
export const leadValues = {
  status: choice({
    label: 'Status',
    bulk: { label: 'Set status', done: '' },
    options: {
      new: { label: 'New', key: 'n', tone: 'fresh', next: ['contacted', 'spam'] },
      contacted: { label: 'Contacted', key: 'c', next: ['qualified', 'lost'] },
      qualified: { label: 'Qualified', key: 'q', tone: 'good', next: ['won', 'lost'] },
      won: { label: 'Won', key: 'w', tone: 'good', closes: true },
      lost: { label: 'Lost', key: 'l', closes: true },
      spam: { label: 'Spam', key: 's', next: ['new'], closes: true },
    },
  }),
  owner,
  next_step: nextStep,
  next_at: nextAt,
  email: emailAddress({
    label: 'Email',
    invalid: 'Please enter a valid email address',
    isIdentity: true,
  }),
  phone: shortText({
    label: 'Phone',
    maxLength: PHONE_MAX,
    tooLong: `A phone number has at most ${PHONE_MAX} characters`,
    check: phoneProblem,
  }),
  company: shortText({
    label: 'Company',
    maxLength: COMPANY_MAX,
    tooLong: `A company has at most ${COMPANY_MAX} characters`,
  }),
  waits,
} satisfies WorkValues;
export type LeadStatus = StatusOf<typeof leadValues>;

/** A lead as staff see it. */
export type LeadRow = RowWith<typeof leadValues> & {
  source: string;
  partner_key: string | null;
  /** How often it came back, and when last. */
  visit_count: number;
  returned_at: string | null;
};

/** When and where the same e-mail was sent again. */
export type LeadVisit = {
  id: string;
  source: string;
  page: string | null;
  partner_key: string | null;
  created_at: string | null;
  status_before: LeadStatus | null;
};

/**
 * A lead with the page it was made on, its attribution (first and last campaign, landing page,
 * referrer), its later visits, and what staff did, newest first.
 */
export type LeadDetails = DetailsOf<LeadRow> & {
  page: string | null;
  attribution: { [field: string]: string } | null;
  visits: LeadVisit[];
  /** Other leads that may be the same person, and those that were merged into this one. */
  related: RelatedLeads;
};

/** Where a lead came from; each figure of the overview is a condition of the list. */
export const LEAD_ORIGINS = {
  source: 'Source',
  page: 'Page',
  landing_page: 'Landing page',
  campaign: 'Campaign',
  medium: 'Medium',
  referrer: 'Referrer',
  partner: 'Partner',
} as const;

/** The most frequent values of each origin and the imports, which their conditions offer. */
export const originsApi = endpoint('GET', '/api/admin/lead-origins').of<
  object,
  { [origin in keyof typeof LEAD_ORIGINS]?: string[] } & { import?: string[] }
>();

/** The condition `import` finds the leads of one import by its id, or of all imports. */
export const ANY_IMPORT = 'any';

/** 'mine' and 'due' are open leads; 'returned' are those that came back, and that nobody has worked on since. */
export const leadKind = recordKind({
  name: 'lead',
  noun: { one: 'lead', many: 'leads' },
  page: staffPages.leads,
  path: '/api/admin/leads',
  values: leadValues,
  ownFilters: { mine: 'Mine', due: 'Due', returned: 'Came back' },
  ownConditions: {
    ...LEAD_ORIGINS,
    reached: 'Reached',
    duplicates: 'Duplicates',
    import: 'Import',
  },
  choices: {
    reached: { qualified: { label: 'Qualified, now or before' } },
    duplicates: { possible: { label: 'Possible' } },
  },
  offers: originsApi,
  offeredWords: { source: sourceWords, import: (id) => (id === ANY_IMPORT ? 'All' : id) },
  sorts: ['name', 'source', 'partner_key', 'activity'],
  texts: {
    failed: 'Failed to fetch leads',
    gone: 'This lead is no longer there',
    none: 'No leads found.',
    noneMatch: 'No leads found matching your search.',
    changeFailed: 'The lead could not be changed',
  },
  commands: [
    { label: 'New leads', filter: 'new' },
    { label: 'My leads', filter: 'mine', words: 'assigned to me' },
    { label: 'Leads with a next step due', filter: 'due', words: 'today tasks' },
    { label: 'Leads that came back', filter: 'returned', words: 'again visit' },
    { label: 'Leads marked as spam', filter: 'spam' },
  ],
  links: [
    { label: 'Add a lead', href: ADD_PATH, words: 'new phone fair referral' },
    { label: 'Import leads', href: IMPORT_PATH, words: 'csv upload file' },
    {
      label: 'Possible duplicates',
      href: `${staffPages.leads.path}?duplicates=possible`,
      words: 'merge twice same person',
    },
  ],
});
export const leadRecordsApi = recordsApi<LeadRow, LeadDetails, FilterOf<typeof leadKind>>(leadKind);

export type LeadsResponse = WorkResponse<LeadRow>;
