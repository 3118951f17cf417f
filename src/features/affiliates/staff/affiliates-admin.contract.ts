import { endpoint } from '../../../shared/api.ts';
import type { MailText } from '../../../shared/text/mail-text.ts';
import type { ListParameters } from '../../../staff/list/list.contract.ts';
import { recordKind, recordsApi, type FilterOf } from '../../../staff/work/record-kind.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import {
  choice,
  nextAt,
  nextStep,
  owner,
  waits,
  type WorkValues,
} from '../../../staff/work/values.contract.ts';
import type { DetailsOf, RowWith, WorkResponse } from '../../../staff/work/work.contract.ts';
import { applicantFilling, SAMPLE_APPLICANT, STANDARD_TEXTS } from './decision-mail.contract.ts';
import {
  QUESTION,
  type DecisionRequest,
  type Doubt,
  type RelatedApplications,
  type Waiting,
} from './review.contract.ts';

/** What staff set on an application; its status is what they decided. */
export const applicationValues = {
  status: choice({
    label: 'Status',
    isReadOnly: true,
    options: {
      pending: { label: 'Pending', tone: 'fresh' },
      sending: { label: 'Sending' },
      approved: { label: 'Approved', tone: 'good' },
      rejected: { label: 'Rejected' },
    },
  }),
  owner,
  next_step: nextStep,
  next_at: nextAt,
  waits,
} satisfies WorkValues;

export const applicationTexts = {
  failed: 'Failed to load affiliate applications',
  none: 'No affiliate applications found.',
  noneMatch: 'No applications found matching your search.',
  noneOf: {
    pending: 'No pending applications.',
    mine: 'No pending applications are yours.',
    sending: 'No applications are being sent.',
    approved: 'No approved applications.',
    rejected: 'No rejected applications.',
    due: 'No applications are due.',
    overdue: 'No applications are overdue.',
    not_sent: 'No application failed to be sent.',
  },
  gone: 'There is no such application',
  changeFailed: 'The application could not be changed',
  oneFailed: 'Failed to load this application',
  updateFailed: 'Failed to update status',
} as const;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

export type ApplicationRow = RowWith<typeof applicationValues> & {
  email: string;
  first_name: string;
  last_name: string;
  company: string | null;
  website: string | null;
  experience: string;
  audience: string;
  motivation: string;
  terms_accepted_at: string | null;
  terms_version: string | null;
  partnerstack_id: string | null;
  updated_at: string | null;
  /** While it is pending, or approved without an id: why sending it failed, and when. */
  failure: string | null;
  failed_at: string | null;
  sent_again: { at: string | null; text: string } | null;
  /** For how long (ms) the decision can be undone. */
  undo_ms: number | null;
  waiting: Waiting | null;
  /** Why staff decided so. */
  reason: string | null;
  /** The rejected application that it was made from, and the one that was made from it. */
  reopened_from: string | null;
  reopened_as: string | null;
  doubts: Doubt[];
  /** PartnerStack had the applicant before it was sent; another application may have the same partner id. */
  already_existed: boolean;
  /** What became of the e-mail about the decision; null where none was asked for. */
  mail: 'pending' | 'sending' | 'sent' | 'failed' | null;
};

export type ApplicationDetails = DetailsOf<ApplicationRow> & {
  related: RelatedApplications;
  /** About the decision, until its text is deleted. */
  decision_mail: MailText | null;
};

/** 'mine', 'due' and 'overdue' are pending ones. */
export const applicationKind = recordKind({
  name: 'application',
  noun: { one: 'application', many: 'applications' },
  page: staffPages.applications,
  path: '/api/admin/applications',
  values: applicationValues,
  ownFilters: { mine: 'Mine', due: 'Due', overdue: 'Overdue', not_sent: 'Sending failed' },
  ownConditions: {},
  sorts: ['name'],
  texts: applicationTexts,
  filling: applicantFilling(SAMPLE_APPLICANT),
  standardTexts: STANDARD_TEXTS,
  question: QUESTION,
  words: 'partners',
  commands: [
    { label: 'Pending applications', filter: 'pending', words: 'approve reject decide' },
    { label: 'Due applications', filter: 'due', words: 'approve reject decide' },
    { label: 'Overdue applications', filter: 'overdue', words: 'approve reject decide' },
    {
      label: 'Rejected applications',
      filter: 'rejected',
      words: 'reopen undo reject wrong mistake again',
    },
  ],
});

export type ApplicationFilter = FilterOf<typeof applicationKind>;
export type ApplicationsResponse = WorkResponse<ApplicationRow>;

/** A decision or an undo that was not made: why, and the current state; null for none. */
export type Refusal = {
  id: string;
  error: string;
  application: ApplicationRow | null;
};
export type Decided = { made: string[]; refused: Refusal[] };

/** Applications by their ids, or all that the query of the list finds; `count` is how many the reader saw. */
export type DecidedOn =
  | { ids: readonly string[] }
  | { all: ListParameters & { status?: ApplicationFilter }; count: number };

export const applicationsApi = {
  ...recordsApi<ApplicationRow, ApplicationDetails, ApplicationFilter>(applicationKind),
  decide: endpoint('POST', '/api/admin/applications/decisions').of<
    { body: DecisionRequest & DecidedOn & { change_id: string } },
    Decided
  >(),
  undo: endpoint('POST', '/api/admin/applications/decisions/undo').of<
    { body: { change_id: string; ids: readonly string[] } },
    Decided
  >(),
  /** Makes a new pending application from a rejected one; the response has its id. */
  reopen: endpoint('POST', '/api/admin/applications/:id/reopen').of<
    { body: { change_id: string } },
    { id: string }
  >(),
} as const;
