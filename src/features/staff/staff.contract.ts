/** What the staff area and its screens agree on (second document, sections 2, 4, 5 and 9). */

/** A session lasts this long, on the server and as the screen's hint (ADM-07). */
export const SESSION_HOURS = 24;
export const SESSION_MS = SESSION_HOURS * 3_600_000;

export const PASSWORD_MAX_LENGTH = 1024;
const SEARCH_MAX_LENGTH = 200;
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;

export const texts = {
  passwordEmpty: 'Please enter a password',
  passwordWrong: 'Invalid password',
  signInFailed: 'Authentication failed',
  leadsFailed: 'Failed to fetch leads',
  noLeads: 'No leads found.',
  noLeadsMatch: 'No leads found matching your search.',
  applicationsFailed: 'Failed to load affiliate applications',
  noApplications: 'No affiliate applications found.',
  noApplicationsMatch: 'No applications found matching your search.',
  applicationsSearch: 'Search by name, email, or company...',
  applicationFailed: 'Failed to load this application',
  updateFailed: 'Failed to update status',
  dateUnavailable: 'Date unavailable',
} as const;

/** Where the plain forms of the staff area go, without JavaScript too. */
export const staffForms = { signIn: '/admin/sign-in', signOut: '/admin/sign-out' } as const;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** What the Worker answers to a staff list: rows, how many match, how many there are. */
export type ListAnswer<Row> = {
  data: Row[];
  meta: { matched: number; total: number; next_cursor: string | null };
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

export type ApplicationStatus = 'pending' | 'approved' | 'rejected';

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
};

export type ApplicationCounts = Record<ApplicationStatus | 'total', number>;

export type ApplicationsAnswer = {
  data: ApplicationRow[];
  meta: ListAnswer<ApplicationRow>['meta'] & { counts: ApplicationCounts };
};

/** What PATCH /api/admin/applications/{id} takes; only an approval can be sent. */
export type DecisionRequest = { status: 'approved' | 'rejected'; send: boolean };

/** The answer to a decision that came too late: what happened, in words, and how things are. */
export type DecisionConflict = {
  error: string;
  application: ApplicationRow;
  /** Whether this very session decided, as when its answer was lost. */
  yours: boolean;
};

/** One entry of what happened to an application. */
export type HistoryRow = {
  at: string | null;
  action: AuditAction;
  /** The short name of a session; null for what happened by itself. */
  session: string | null;
  yours: boolean;
  detail: Record<string, string | number | boolean | null>;
};

export type ApplicationAnswer = { application: ApplicationRow; history: HistoryRow[] };

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
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Whether a stored action is one that this version knows. */
export const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(AUDIT_ACTIONS, action);

/** What is wrong with a password as typed; undefined when it may be tried (ADM-02). */
export function passwordProblem(password: string): string | undefined {
  return password === '' ? texts.passwordEmpty : undefined;
}

/** A search as it is compared: composed, without blanks around it, of a bounded length. */
export function searchText(typed: string): string {
  return typed.normalize('NFC').trim().slice(0, SEARCH_MAX_LENGTH);
}

/** In whose words and at whose clock times are shown. */
export type TimeStyle = {
  locale: string;
  timeZone: string;
};

/** A stored time for people, or 'Date unavailable' when it is none (ADL-13). */
export function shownTime(iso: unknown, { locale, timeZone }: TimeStyle): string {
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

/** The address of a staff list with its state in it (the state lives in the URL). */
export function listHref(path: string, state: { q?: string; cursor?: string | null }): string {
  const query = new URLSearchParams();
  if (state.q) query.set('q', state.q);
  if (state.cursor) query.set('cursor', state.cursor);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
