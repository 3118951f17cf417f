import { endpoint } from '../../shared/api.ts';

export const siteTexts = { failed: 'Failed to load the site status' } as const;

/** What a background job last did. */
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
  summary: string;
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

/** What is stored of the blog and how fresh it is, as the blog reports it. */
export type BlogState = {
  /** The content service's name. */
  provider: string;
  posts: number;
  /** null while R2 does not respond. */
  snapshots: number | null;
  /** When the content service last gave the newest posts. */
  refreshed_at: string | null;
  /** The last time that it did not, and why; stays after it is over. */
  failed_at: string | null;
  failure: string | null;
  /** Since when it has failed, and how; null while it works. */
  outage: { since: string; how: 'silent' | 'error' | 'not_configured' } | null;
  /** When the content service last called our webhook. */
  called_at: string | null;
};

/** How much of D1 is used. D1 takes no write when it is full. */
export type DatabaseState = {
  bytes: number;
  limit_bytes: number;
  /** 'half' from 50%, 'nearly_full' from 80%. */
  level: 'ok' | 'half' | 'nearly_full';
};

/** What the present hour has of a kind of submission. */
export type HourRow = {
  kind: 'contact' | 'lead' | 'affiliate_application';
  stored: number;
  /** So many have an e-mail of their own. */
  mails: number;
};

export type SessionRow = {
  /** The beginning of its token's hash: names the session, and opens nothing. */
  id: string;
  /** As given at sign-in; null without one. */
  name: string | null;
  started_at: string | null;
  ends_at: string | null;
  address: string;
  browser: string;
  /** Whether it is the reader's. */
  own: boolean;
};

/** Whether staff are notified, and what is reported as wrong now. */
export type NotificationState = {
  sent: boolean;
  /** The setting without which nothing is sent; '' where it is. */
  missing: string;
  alerts: { text: string; since: string | null }[];
};

export type SiteResponse = {
  jobs: JobRow[];
  providers: ProviderRow[];
  blog: BlogState;
  database: DatabaseState;
  hours: HourRow[];
  notifications: NotificationState;
  sessions: SessionRow[];
  /** Invented values that the owner has not yet replaced, and where that is done. */
  placeholders: { what: string; file: string; value: string }[];
  /** What no page shows until the owner confirms it. */
  statements: { id: string; text: string }[];
};

export const siteApi = {
  status: endpoint('GET', '/api/admin/site').of<object, SiteResponse>(),
  endSession: endpoint('DELETE', '/api/admin/sessions/:id').of<object, { ended: number }>(),
  endOtherSessions: endpoint('DELETE', '/api/admin/sessions').of<object, { ended: number }>(),
} as const;
