import type { AuditAction } from '../../../audit/audit-actions.contract.ts';
import { endpoint } from '../../../shared/api.ts';
import type { WorkEntry } from '../../../staff-work/work.contract.ts';
import type { MailText } from '../../../shared/text/mail-text.ts';
import type { ListParameters, ListResponse } from '../../../staff-list/list.contract.ts';
import type { DecisionRequest, Doubt, DoubtDetails, Waiting } from '../review/review.contract.ts';

export const APPLICATION_SORTS = ['newest', 'oldest'] as const;

export const APPLICATION_STATUSES = ['pending', 'sending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What the list can be narrowed down to: a status, what waits for long, or what could not be sent. */
export const APPLICATION_FILTERS = [
  'pending',
  'due',
  'overdue',
  'sending',
  'approved',
  'rejected',
  'not_sent',
] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

/** A filter as a URL names it; '' for all applications. */
export const filterIn = (text: string | null | undefined): ApplicationFilter | '' =>
  APPLICATION_FILTERS.find((filter) => filter === text) ?? '';

export const applicationTexts = {
  failed: 'Failed to load affiliate applications',
  none: 'No affiliate applications found.',
  noneMatch: 'No applications found matching your search.',
  noneOf: {
    pending: 'No pending applications.',
    sending: 'No applications are being sent.',
    approved: 'No approved applications.',
    rejected: 'No rejected applications.',
    due: 'No applications are due.',
    overdue: 'No applications are overdue.',
    not_sent: 'No applications that could not be sent.',
  } satisfies Record<ApplicationFilter, string>,
  search: 'Search by name, email, or company...',
  oneFailed: 'Failed to load this application',
  unknown: 'There is no such application',
  updateFailed: 'Failed to update status',
} as const;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

export type ApplicationRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  website: string | null;
  experience: string;
  audience: string;
  motivation: string;
  terms_accepted_at: string | null;
  terms_version: string | null;
  status: ApplicationStatus;
  partnerstack_id: string | null;
  created_at: string | null;
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
  /** The rejected application that it was made from, and the one that was made from it (Y-16). */
  reopened_from: string | null;
  reopened_as: string | null;
  doubts: Doubt[];
  /** What became of the e-mail about the decision; null where none was asked for. */
  mail: 'pending' | 'sending' | 'sent' | 'failed' | null;
};

export type ApplicationCounts = Record<ApplicationStatus | 'total', number>;
export type ApplicationsResponse = {
  data: ApplicationRow[];
  meta: ListResponse<ApplicationRow>['meta'] & {
    counts: ApplicationCounts;
    not_sent: number;
    due: number;
    overdue: number;
  };
};

/** Whether an application is approved, and PartnerStack does not have it. */
export const canSend = (row: Pick<ApplicationRow, 'status' | 'partnerstack_id'>): boolean =>
  row.status === 'approved' && row.partnerstack_id === null;

/** The response to a decision or an undo that came too late: why, and the current state. */
export type DecisionConflict = {
  error: string;
  application: ApplicationRow;
  /** Whether this very session decided, as when its response was lost. */
  yours: boolean;
};

/** One entry of what happened to an application. */
export type HistoryRow = {
  at: string | null;
  action: AuditAction;
  /** The short name of a session; null for what happened by itself. */
  session: string | null;
  who: string;
  yours: boolean;
  detail: Record<string, string | number | boolean | null>;
};

export type ApplicationResponse = {
  application: ApplicationRow;
  history: HistoryRow[];
  doubts: DoubtDetails[];
  /** About the decision, until its text is deleted. */
  mail: MailText | null;
  notes: WorkEntry[];
};

export const applicationsApi = {
  list: endpoint('GET', '/api/admin/applications').of<
    { query: ListParameters & { status?: ApplicationFilter } },
    ApplicationsResponse
  >(),
  csv: endpoint('GET', '/api/admin/applications.csv').of<{ query: ListParameters }, never>(),
  one: endpoint('GET', '/api/admin/applications/:id').of<object, ApplicationResponse>(),
  decide: endpoint('PATCH', '/api/admin/applications/:id').of<
    { body: DecisionRequest },
    { application: ApplicationRow }
  >(),
  send: endpoint('POST', '/api/admin/applications/:id/send').of<
    object,
    { application: ApplicationRow }
  >(),
  undo: endpoint('POST', '/api/admin/applications/:id/undo').of<
    object,
    { application: ApplicationRow }
  >(),
  /** Makes a new pending application from a rejected one; the response has the new one. */
  reopen: endpoint('POST', '/api/admin/applications/:id/reopen').of<
    object,
    { application: ApplicationRow }
  >(),
} as const;
