import type { AuditAction } from '../../../audit/audit-actions.contract.ts';
import { endpoint } from '../../../shared/api.ts';
import { sections } from '../../../shared/staff-sections.ts';
import type { ListParameters, ListResponse } from '../../../staff-list/list.contract.ts';

export const APPLICATION_SORTS = ['newest', 'oldest'] as const;

export const APPLICATION_STATUSES = ['pending', 'sending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What the list can be narrowed down to: a status, or those that could not be sent. */
export const APPLICATION_FILTERS = [...APPLICATION_STATUSES, 'not_sent'] as const;
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
    not_sent: 'No applications that could not be sent.',
  } satisfies Record<ApplicationFilter, string>,
  search: 'Search by name, email, or company...',
  oneFailed: 'Failed to load this application',
  unknown: 'There is no such application',
  updateFailed: 'Failed to update status',
} as const;

/** How long a decision can be undone; PartnerStack is called after that (Y-17). */
export const UNDO_MS = 10_000;

/** Where the plain forms go. */
export const decisionPath = <Id extends string>(id: Id) =>
  `${sections.applications.path}/${id}` as const;
export const undoPath = <Id extends string>(id: Id) => `${decisionPath(id)}/undo` as const;

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
  /** Null in applications from before they were stored. */
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
};

export type ApplicationCounts = Record<ApplicationStatus | 'total', number>;
export type ApplicationsResponse = {
  data: ApplicationRow[];
  meta: ListResponse<ApplicationRow>['meta'] & { counts: ApplicationCounts; not_sent: number };
};

/** What PATCH /api/admin/applications/{id} takes; only an approval can be sent. */
export type DecisionRequest = { status: 'approved' | 'rejected'; send: boolean };

/** What staff can decide, in the order of the buttons, with its name in URLs and its key. */
export const DECISIONS = [
  {
    name: 'approve-and-send',
    key: 'a',
    label: 'Approve and send',
    decision: { status: 'approved', send: true },
  },
  {
    name: 'approve',
    key: 's',
    label: 'Approve without sending',
    decision: { status: 'approved', send: false },
  },
  { name: 'reject', key: 'r', label: 'Reject', decision: { status: 'rejected', send: false } },
] as const satisfies readonly {
  name: string;
  key: string;
  label: string;
  decision: DecisionRequest;
}[];

/** What staff can do with an application that is approved without sending (PTN-05). */
export const SENDING = { name: 'send', key: 'p', label: 'Send to PartnerStack' } as const;

export type DecisionChoice = (typeof DECISIONS)[number];

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

export type ApplicationResponse = { application: ApplicationRow; history: HistoryRow[] };

export const applicationsApi = {
  list: endpoint('GET', '/api/admin/applications').of<
    { query: ListParameters & { status?: ApplicationFilter } },
    ApplicationsResponse
  >(),
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
} as const;
