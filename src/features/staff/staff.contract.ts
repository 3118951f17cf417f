import { paths } from '../../shared/paths.ts';

/** What the staff area and its screens agree on (second document, sections 2, 4, 5 and 9). */

/** A session lasts this long, on the server and as the screen's hint (ADM-07). */
export const SESSION_HOURS = 24;
export const SESSION_MS = SESSION_HOURS * 3_600_000;

export const PASSWORD_MAX_LENGTH = 1024;
const SEARCH_MAX_LENGTH = 200;
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;

/** Matches are counted up to here; more are 'at least' so many. */
export const COUNTED_TO = 1000;
/** So many matches can be sorted by something else than time. */
export const SORTABLE_MATCHES = 200;
/** A search of fewer characters than `below` has no index: it looks through so many rows at a time. */
export const SHORT_SEARCH = { below: 3, rows: 200 } as const;

/** What a list is sorted by: 'time', or what its column is called. */
export type Order = { by: string; descending: boolean };

/** Orders as the API and addresses name them: 'newest', 'oldest', a column, or '-' and a column. */
export function orderOf(sort: string): Order {
  if (sort === 'newest' || sort === 'oldest') return { by: 'time', descending: sort === 'newest' };
  return sort.startsWith('-')
    ? { by: sort.slice(1), descending: true }
    : { by: sort, descending: false };
}

/** The name of an order. */
export function sortOf({ by, descending }: Order): string {
  if (by === 'time') return descending ? 'newest' : 'oldest';
  return descending ? `-${by}` : by;
}

export const LEAD_SORTS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'email',
  '-email',
  'source',
  '-source',
  'partner_key',
  '-partner_key',
] as const;
export const APPLICATION_SORTS = ['newest', 'oldest'] as const;

export const texts = {
  passwordEmpty: 'Please enter a password',
  passwordWrong: 'Invalid password',
  signInFailed: 'Authentication failed',
  leadsFailed: 'Failed to fetch leads',
  leadGone: 'This lead is no longer there',
  noLeads: 'No leads found.',
  noLeadsMatch: 'No leads found matching your search.',
  applicationsFailed: 'Failed to load affiliate applications',
  noApplications: 'No affiliate applications found.',
  noApplicationsMatch: 'No applications found matching your search.',
  applicationsSearch: 'Search by name, email, or company...',
  applicationFailed: 'Failed to load this application',
  updateFailed: 'Failed to update status',
  dateUnavailable: 'Date unavailable',
  siteFailed: 'Failed to read the site’s state',
  mailFailed: 'Failed to fetch outgoing mail',
  auditFailed: 'Failed to fetch the audit log',
  actionFailed: 'This could not be done. Please try again.',
} as const;

/** Where the plain forms of the staff area go, without JavaScript too. */
export const staffForms = {
  signIn: '/admin/sign-in',
  signOut: '/admin/sign-out',
  decide: (id: string) => `${paths.adminAffiliates}/${encodeURIComponent(id)}`,
} as const;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** What the Worker answers to a staff list: rows, how many match, how many there are. */
export type ListResponse<Row> = {
  data: Row[];
  meta: {
    matched: number;
    /** True where more may match than `matched` says. */
    matched_at_least: boolean;
    /** A short search: how many rows it looked through, if not all; else null. */
    looked_at: number | null;
    total: number;
    /** The order of the rows, which is 'newest' where too many match to be sorted as asked. */
    sort: string;
    next_cursor: string | null;
    previous_cursor: string | null;
  };
};

/** A lead as staff see it; the time is UTC ISO 8601, null when the stored one is no time. */
export type LeadRow = {
  id: string;
  name: string;
  email: string;
  source: string;
  partner_key: string | null;
  created_at: string | null;
};

/** Where a lead came from, as far as it is known: first and last campaign, landing page, referrer. */
export type LeadDetails = LeadRow & { attribution: { [field: string]: string } | null };

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What the list can be narrowed down to: a status, or those whose sending failed. */
export const APPLICATION_FILTERS = [...APPLICATION_STATUSES, 'not_sent'] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

/** A filter as an address names it; '' for all applications. */
export const filterIn = (text: string | null | undefined): ApplicationFilter | '' =>
  APPLICATION_FILTERS.find((filter) => filter === text) ?? '';

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
  status: ApplicationStatus;
  partnerstack_id: string | null;
  created_at: string | null;
  updated_at: string | null;
  /** While it is pending: why the last try to send it failed, and when. */
  failure: string | null;
  failed_at: string | null;
};

export type ApplicationCounts = Record<ApplicationStatus | 'total', number>;

export type ApplicationsResponse = {
  data: ApplicationRow[];
  meta: ListResponse<ApplicationRow>['meta'] & { counts: ApplicationCounts; not_sent: number };
};

/** What PATCH /api/admin/applications/{id} takes; only an approval can be sent. */
export type DecisionRequest = { status: 'approved' | 'rejected'; send: boolean };

/** What staff can decide, in the order of the buttons, with its name in addresses and its key. */
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

/** One of the decisions. */
export type DecisionChoice = (typeof DECISIONS)[number];

/** What the next page says once of a plain form that was sent. */
export type Flash = { text: string; isProblem: boolean };

/** The answer to a decision that came too late: what happened, in words, and how things are. */
export type DecisionConflict = {
  error: string;
  application: ApplicationRow;
  /** Whether this very session decided, as when its answer was lost. */
  yours: boolean;
};

/** The answer to a decision that PartnerStack did not let pass: why, and how things are. */
export type DecisionFailure = { error: string; application: ApplicationRow };

/** One entry of what happened to an application. */
export type HistoryRow = {
  at: string | null;
  action: AuditAction;
  /** The short name of a session; null for what happened by itself. */
  session: string | null;
  yours: boolean;
  detail: Record<string, string | number | boolean | null>;
};

export type ApplicationResponse = { application: ApplicationRow; history: HistoryRow[] };

/** What the audit log tells of. */
export const AUDIT_ACTIONS = {
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  signed_out: 'Signed out',
  leads_exported: 'Leads exported',
  application_approved: 'Application approved',
  application_rejected: 'Application rejected',
  application_not_sent: 'Sending to PartnerStack failed',
  partner_sent: 'Sent to PartnerStack',
  session_ended: 'Session ended',
  other_sessions_ended: 'All other sessions ended',
  mail_retried: 'E-mail tried again',
  failed_mail_retried: 'Failed e-mails queued again',
  blog_purged: 'Kept blog copies dropped',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Whether a stored action is one that this version knows. */
export const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(AUDIT_ACTIONS, action);

/** What is wrong with a password as typed; undefined when it may be tried (ADM-02). */
export function passwordProblem(password: string): string | undefined {
  return password === '' ? texts.passwordEmpty : undefined;
}

const figure = (count: number) => count.toLocaleString('en-US');

/** How many rows match, as people read it: '12', '1,000', '1,000+'. */
const matchedText = ({ matched, matched_at_least }: ListResponse<unknown>['meta']): string =>
  `${figure(matched)}${matched_at_least && matched > 0 ? '+' : ''}`;

/** The count line of the leads (ADL-07). */
export const leadsCountText = (meta: ListResponse<unknown>['meta']): string =>
  `Showing ${matchedText(meta)} of ${figure(meta.total)} leads`;

/** What a list could not do at its size; null where it did all that was asked. @param view as asked */
export function boundText(
  { looked_at, sort: sorted }: ListResponse<unknown>['meta'],
  { search, sort }: { search: string; sort: string },
): string | null {
  if (looked_at) {
    return isShortSearch(search)
      ? `Looked through ${figure(looked_at)} of them. A search of ${SHORT_SEARCH.below} or more characters finds all.`
      : `Looked through ${figure(looked_at)} matches for this status.`;
  }
  return !sorted || sorted === sort
    ? null
    : `Newest first: too many match for another order. Narrow the search to ${figure(SORTABLE_MATCHES)} or fewer.`;
}

/** Whether a search has fewer characters than the index knows words of. */
export const isShortSearch = (search: string): boolean =>
  Array.from(search).length < SHORT_SEARCH.below;

/** A search as it is compared: composed, without blanks around it, of a bounded length. */
export function searchText(typed: string): string {
  return typed.normalize('NFC').replaceAll('\0', '').trim().slice(0, SEARCH_MAX_LENGTH);
}

/** In whose words and at whose clock times are shown. */
export type DisplayTime = {
  locale: string;
  timeZone: string;
};

/** A stored time for people, or 'Date unavailable' when it is none (ADL-13). */
export function shownTime(iso: unknown, { locale, timeZone }: DisplayTime): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return texts.dateUnavailable;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(time);
}

/** What a list's address holds: the search, the order, the page, and the row that is open. */
export type ListState = {
  q?: string;
  /** Which applications. */
  status?: ApplicationFilter | '';
  sort?: string;
  cursor?: string | null;
  open?: string | null;
};

/** The address of a staff list with its state in it (the state lives in the URL). */
export function listHref(path: string, state: ListState): string {
  const query = new URLSearchParams();
  if (state.q) query.set('q', state.q);
  if (state.status) query.set('status', state.status);
  if (state.sort && state.sort !== 'newest') query.set('sort', state.sort);
  if (state.cursor) query.set('cursor', state.cursor);
  if (state.open) query.set('open', state.open);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** What background work last did. */
export type JobRow = {
  id: string;
  name: string;
  /** When it runs, in words. */
  schedule: string;
  outcome: 'succeeded' | 'failed' | 'running' | 'never';
  /** Of the last run (UTC ISO 8601). */
  at: string | null;
  duration_ms: number | null;
  /** What it did or why it failed, in words. */
  said: string;
};

/** A third party, as far as our own records know it. */
export type ProviderRow = {
  id: string;
  name: string;
  /** The names of the settings that are missing; none where it is configured. */
  missing: string[];
  good_at: string | null;
  failed_at: string | null;
  failure: string | null;
};

/** What is kept of the blog and how fresh it is, as the blog's own room tells it. */
export type BlogState = {
  posts: number;
  html_copies: number;
  /** When StoryChief last gave the newest posts. */
  refreshed_at: string | null;
  /** The last time that it did not, and why: kept when it is over. */
  failed_at: string | null;
  failure: string | null;
  /** Since when it has failed, and how; null while it is well. */
  outage: { since: string; how: 'silent' | 'answered' | 'not_configured' } | null;
  /** When StoryChief last called our webhook. */
  called_at: string | null;
};

export type SessionRow = {
  /** The beginning of its token's hash: names the session, and opens nothing. */
  id: string;
  started_at: string | null;
  ends_at: string | null;
  address: string;
  browser: string;
  /** Whether it is the one that asks. */
  own: boolean;
};

export type SiteResponse = {
  jobs: JobRow[];
  providers: ProviderRow[];
  blog: BlogState;
  sessions: SessionRow[];
};

export type AuditRow = {
  id: string;
  at: string | null;
  /** In words. */
  action: string;
  /** Null for what happened by itself. */
  session: string | null;
  address: string | null;
  own: boolean;
  /** What it was done to, and what else is known. */
  about: string;
};

export type AuditResponse = { data: AuditRow[]; meta: { next_cursor: string | null } };
