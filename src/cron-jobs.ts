/** Cron triggers as in wrangler.toml, and how staff read them. */
export const CRONS = {
  '*/15 * * * *': 'Every 15 minutes',
  '*/2 * * * *': 'Every 2 minutes',
} as const;
export type Cron = keyof typeof CRONS;

export const BLOG_CRON = '*/15 * * * *' satisfies Cron;
export const OUTBOX_CRON = '*/2 * * * *' satisfies Cron;

/** The jobs that fetch posts: with a read of the blog, and by cron. */
export const LIST_JOB = 'blog-list';
export const RECENT_JOB = 'blog-recent';

/** Background jobs that a cron trigger runs (src/scheduled.ts), by the id of their last run. */
export const CRON_JOBS = {
  [RECENT_JOB]: { label: 'Newest posts and their HTML files', cron: BLOG_CRON },
  'submission-keys': { label: 'Old submission keys deleted', cron: BLOG_CRON },
  'old-sign-ins': { label: 'Old sign-ins and sessions deleted', cron: BLOG_CRON },
  digests: { label: 'Digests of hours with many submissions', cron: OUTBOX_CRON },
  erasures: { label: 'Erasures repeated after a restore', cron: BLOG_CRON },
  retention: { label: 'Personal data deleted after its period', cron: BLOG_CRON },
  outbox: { label: 'Outgoing mail, partner registrations, notifications', cron: OUTBOX_CRON },
  watch: { label: 'Alerts', cron: OUTBOX_CRON },
  'edge-purge': { label: 'Refused purges of cached pages repeated', cron: OUTBOX_CRON },
} as const satisfies Record<string, { label: string; cron: Cron }>;
export type CronJobId = keyof typeof CRON_JOBS;

/** Every background job as staff see it, whether or not it has run yet; without a trigger, what is read runs it. */
export const JOBS: readonly { id: string; label: string; cron?: Cron }[] = [
  ...Object.entries(CRON_JOBS).map(([id, { label, cron }]) => ({ id, label, cron })),
  { id: LIST_JOB, label: 'Blog list refreshed' },
];
