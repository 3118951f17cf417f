import { placeholders } from 'virtual:placeholders';

import type { StaffSession } from '../../../http/context.ts';
import type { Services } from '../../../services.ts';
import { JOBS } from '../../../cron-jobs.ts';
import { credentialMark } from '../../../db/staff-sessions.ts';
import { readProviderFailures } from '../../../db/provider-failures.ts';
import { LIMITS } from '../../../http/platform-limits.ts';
import { readAlerts } from '../../../notifications/alerts.ts';
import { findProblems } from '../../../notifications/alerts.queries.ts';
import { readMuted } from '../../../notifications/choices.ts';
import { PROVIDERS } from '../../../providers/table.ts';
import { statements, unansweredQuestions } from '../../../shared/content/unconfirmed.ts';
import { isoOf } from '../../../shared/iso.ts';
import { browserName } from './browser-name.ts';
import {
  listSessions,
  readBlogFailing,
  readDatabaseSize,
  readJobs,
  type StoredJob,
} from './site-status.queries.ts';
import { readBlogState, type BlogState } from './blog-state.queries.ts';

/** What a run did, then what it names: "errors 1; without snapshot: a-post"; a zero says nothing. */
function figuresOf(summary: string | null): string {
  try {
    const entries = Object.entries(JSON.parse(summary ?? '{}') as Record<string, unknown>);
    const figures = entries
      .filter(([, value]) => typeof value === 'number' && value !== 0)
      .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`);
    const lists = entries
      .filter(([, value]) => Array.isArray(value) && value.length > 0)
      .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${(value as unknown[]).join(', ')}`);
    const said = [figures.join(', '), ...lists].filter(Boolean).join('; ');
    return said === '' && entries.length > 0 ? 'nothing to do' : said;
  } catch {
    return '';
  }
}

function outcomeOf(
  run: StoredJob | undefined,
  now: number,
): 'succeeded' | 'failed' | 'running' | 'never' {
  if (!run) return 'never';
  if ((run.lockedUntil ?? 0) > now) return 'running';
  if (run.succeededAt === null && run.failedAt === null) return 'never';
  return (run.failedAt ?? 0) > (run.succeededAt ?? 0) ? 'failed' : 'succeeded';
}

/** What a background job last did. */
function jobRow({ id, label, schedule }: (typeof JOBS)[number], runs: StoredJob[], now: number) {
  const run = runs.find(({ job }) => job === id);
  const outcome = outcomeOf(run, now);
  return {
    id,
    name: label,
    schedule,
    outcome,
    at: isoOf(run ? (run.startedAt ?? run.succeededAt ?? run.failedAt) : null),
    durationMs: run?.durationMs ?? null,
    /** What it did or why it failed, in words. */
    summary: outcome === 'failed' ? (run?.error ?? '') : figuresOf(run?.summary ?? null),
  } as const;
}

/** Third parties: the settings that are missing, and the last call that failed. */
async function providerRows({ db, config }: Pick<Services, 'config' | 'db'>, blog: BlogState) {
  const failures = await readProviderFailures(db);
  const none = { failedAt: null, failure: null };
  const { NOTIFY_WEBHOOK_URL: url, EMAILJS_PEOPLE_TEMPLATE_ID: people, incomplete } = config;
  const providers = PROVIDERS.map(({ id, role, name, use }) => {
    const last = failures.find(({ provider }) => provider === id);
    const lastFailure =
      role === 'cms'
        ? { at: blog.failed_at, reason: blog.failure }
        : { at: last ? isoOf(last.at) : null, reason: last?.reason ?? null };
    return {
      name: `${name} (${use})`,
      missing: config.missing[id],
      failedAt: lastFailure.at,
      failure: lastFailure.reason,
    };
  });
  return [
    ...providers,
    {
      name: 'E-mails to people',
      missing: people === undefined ? ['EMAILJS_PEOPLE_TEMPLATE_ID'] : [],
      ...none,
    },
    {
      name: 'Notifications',
      missing: url === undefined ? ['NOTIFY_WEBHOOK_URL'] : (incomplete.notifications ?? []),
      ...none,
    },
  ];
}

/** Enough of a hash to identify one session. */
export const SESSION_ID_LENGTH = 16;

async function sessionRows(
  { db, config }: Pick<Services, 'config' | 'db'>,
  own: StaffSession | undefined,
  now: number,
) {
  const sessions = await listSessions(db, await credentialMark(config), now);
  return sessions.map((session) => ({
    id: session.tokenHash.slice(0, SESSION_ID_LENGTH),
    /** As the audit log names a session without a name. */
    who: session.name ?? `session ${session.tokenHash.slice(0, 8)}`,
    startedAt: isoOf(session.createdAt),
    endsAt: isoOf(session.expiresAt),
    address: session.address,
    browser: browserName(session.userAgent),
    own: session.tokenHash === own?.tokenHash,
  }));
}

/** What each third party is for, as sales see it, and what becomes of their work while it is away. */
const USES = {
  email: [
    'Leads, messages and replies by e-mail',
    'They are stored, and leave when it works again',
  ],
  partners: ['Approved affiliates join the program', 'Approvals wait, and are tried again'],
  cms: ['New posts appear on the blog', 'Visitors read the posts that are stored'],
  captcha: ['Forms tell people from programs', 'Forms work; more spam may come in'],
} as const satisfies Readonly<
  Record<(typeof PROVIDERS)[number]['role'], readonly [what: string, meanwhile: string]>
>;

/** Whether what sales rely on works now, and since when it does not. */
async function readUses({ config, db }: Pick<Services, 'config' | 'db'>) {
  const [problems, blogFailingSince] = await Promise.all([
    findProblems(db, Date.now()),
    readBlogFailing(db),
  ]);
  return PROVIDERS.map(({ id, role }) => {
    const [what, meanwhile] = USES[role];
    const sinces = [
      problems.get(`provider:${id}`),
      role === 'email' ? problems.get('mail') : undefined,
      role === 'cms' ? blogFailingSince : undefined,
    ].filter((since) => since !== undefined);
    const since = sinces.length === 0 ? null : Math.min(...sinces);
    const isSet = config.missing[id].length === 0;
    const state = isSet ? (since === null ? 'Works' : 'Does not work') : 'Not set up';
    return { what, state, since: isSet ? isoOf(since) : null, meanwhile } as const;
  });
}

/** What works, and whether staff are notified. */
export async function readSales(services: Pick<Services, 'config' | 'db' | 'kv' | 'webhook'>) {
  return {
    uses: await readUses(services),
    alerts: await readAlerts(services.db),
    muted: await readMuted(services.kv),
    /** Whether anything is sent. */
    isSet: services.webhook !== null,
  };
}

export type Sales = Awaited<ReturnType<typeof readSales>>;

/** How the site runs, who is signed in, and what is not yet the owner's own. */
export async function readEngineering(
  services: Pick<Services, 'config' | 'd1' | 'db' | 'snapshots'>,
  own: StaffSession | undefined,
) {
  const now = Date.now();
  const [runs, blog, bytes, sessions] = await Promise.all([
    readJobs(services.db),
    readBlogState(services),
    readDatabaseSize(services.d1),
    sessionRows(services, own, now),
  ]);
  return {
    jobs: JOBS.map((job) => jobRow(job, runs, now)),
    providers: await providerRows(services, blog),
    database: { bytes, used: bytes / LIMITS.d1.databaseBytes },
    blog,
    sessions,
    placeholders,
    statements: Object.entries(statements)
      .filter(([, { confirmed }]) => !confirmed)
      .map(([id, { text }]) => ({ id, text })),
    questions: unansweredQuestions().map(({ asked, needs }) => ({ asked, needs })),
  };
}

export type Engineering = Awaited<ReturnType<typeof readEngineering>>;
