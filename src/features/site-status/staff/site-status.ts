import { placeholders } from 'virtual:placeholders';

import type { StaffSession } from '../../../http/context.ts';
import type { Services } from '../../../services.ts';
import { CRONS, JOBS } from '../../../cron-jobs.ts';
import { credentialMark } from '../../../db/staff-sessions.ts';
import { readProviderFailures } from '../../../db/provider-failures.ts';
import { LIMITS } from '../../../http/platform-limits.ts';
import { readAlerts } from '../../../notifications/alerts.ts';
import { findProblems, LATE_AFTER_MS } from '../../../notifications/alerts.queries.ts';
import { readMuted } from '../../../notifications/choices.ts';
import { PROVIDERS } from '../../../providers/table.ts';
import { statements, unansweredQuestions } from '../../../shared/content/unconfirmed.ts';
import { isoOf } from '../../../shared/iso.ts';
import { browserName } from './browser-name.ts';
import {
  listSessions,
  readDatabaseSize,
  readJobs,
  readWork,
  type StoredJob,
  type ThirdPartyWork,
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

/** @param lateAfterMs without a run; null where it runs at no time of its own */
function outcomeOf(
  run: StoredJob | undefined,
  lateAfterMs: number | null,
  now: number,
): 'succeeded' | 'late' | 'failed' | 'running' | 'never' {
  if (!run) return 'never';
  // After a failure its lock lasts, for a pause.
  if ((run.failedAt ?? 0) > (run.succeededAt ?? 0)) return 'failed';
  if ((run.lockedUntil ?? 0) > now) return 'running';
  if (run.succeededAt === null) return 'never';
  const isLate = lateAfterMs !== null && (run.startedAt ?? 0) < now - lateAfterMs;
  return isLate ? 'late' : 'succeeded';
}

/** What a background job last did. */
function jobRow({ id, label, cron }: (typeof JOBS)[number], runs: StoredJob[], now: number) {
  const run = runs.find(({ job }) => job === id);
  const outcome = outcomeOf(run, cron ? LATE_AFTER_MS[cron] : null, now);
  return {
    id,
    name: label,
    schedule: cron ? CRONS[cron] : 'When it is read and old',
    outcome,
    at: isoOf(run ? (run.startedAt ?? run.succeededAt ?? run.failedAt) : null),
    durationMs: run?.durationMs ?? null,
    /** What it did or why it failed, in words. */
    summary: outcome === 'failed' ? (run?.error ?? '') : figuresOf(run?.summary ?? null),
  } as const;
}

/** Third parties: the settings that are missing, when they last worked, and the last call that failed. */
async function providerRows(
  { db, config }: Pick<Services, 'config' | 'db'>,
  blog: BlogState,
  work: ThirdPartyWork,
) {
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
      workedAt: isoOf(work.workedAt[role]),
      failedAt: lastFailure.at,
      failure: lastFailure.reason,
    };
  });
  return [
    ...providers,
    {
      name: 'E-mails to people',
      missing: people === undefined ? ['EMAILJS_PEOPLE_TEMPLATE_ID'] : [],
      workedAt: isoOf(work.people),
      ...none,
    },
    {
      name: 'Notifications',
      missing: url === undefined ? ['NOTIFY_WEBHOOK_URL'] : (incomplete.notifications ?? []),
      workedAt: isoOf(work.notification),
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

/** What is known of a third party, when (ms) it last worked and failed, and since when it does not work. */
interface Known {
  isSet: boolean;
  workedAt: number | null;
  failedAt: number | null;
  failingSince: number | null;
}

/** Nothing is said to work that has not been seen to since it last failed. */
function stateOf({ isSet, workedAt, failedAt, failingSince }: Known) {
  if (!isSet) return { state: 'Not set up', since: null } as const;
  if (failingSince !== null) return { state: 'Does not work', since: failingSince } as const;
  if (failedAt !== null && failedAt > (workedAt ?? 0))
    return { state: 'Not tried since', since: failedAt } as const;
  if (workedAt === null) return { state: 'Not tried yet', since: null } as const;
  return { state: 'Works', since: null } as const;
}

/** Whether what sales rely on works, as far as that was seen, and since when it does not. */
async function readUses({ config, db }: Pick<Services, 'config' | 'db'>, work: ThirdPartyWork) {
  const [problems, failures] = await Promise.all([
    findProblems(db, Date.now()),
    readProviderFailures(db),
  ]);
  return PROVIDERS.map(({ id, role }) => {
    const [what, meanwhile] = USES[role];
    const sinces = [
      problems.get(`provider:${id}`),
      role === 'email' ? problems.get('mail') : undefined,
      role === 'cms' ? work.blogFailingSince : undefined,
    ].filter((since) => typeof since === 'number');
    const workedAt = work.workedAt[role];
    const { state, since } = stateOf({
      isSet: config.missing[id].length === 0,
      workedAt,
      failedAt: failures.find(({ provider }) => provider === id)?.at ?? null,
      failingSince: sinces.length === 0 ? null : Math.min(...sinces),
    });
    return { what, state, since: isoOf(since), workedAt: isoOf(workedAt), meanwhile };
  });
}

/** What works, and whether staff are notified. */
export async function readSales(services: Pick<Services, 'config' | 'db' | 'kv' | 'webhook'>) {
  const work = await readWork(services.db);
  return {
    uses: await readUses(services, work),
    alerts: await readAlerts(services.db),
    muted: await readMuted(services.kv),
    /** Whether anything is sent, and whether anything was. */
    isSet: services.webhook !== null,
    wasSent: work.notification !== null,
  };
}

export type Sales = Awaited<ReturnType<typeof readSales>>;

/** How the site runs, who is signed in, and what is not yet the owner's own. */
export async function readEngineering(
  services: Pick<Services, 'config' | 'd1' | 'db' | 'snapshots'>,
  own: StaffSession | undefined,
) {
  const now = Date.now();
  const [runs, blog, work, bytes, sessions] = await Promise.all([
    readJobs(services.db),
    readBlogState(services),
    readWork(services.db),
    readDatabaseSize(services.d1),
    sessionRows(services, own, now),
  ]);
  return {
    jobs: JOBS.map((job) => jobRow(job, runs, now)),
    providers: await providerRows(services, blog, work),
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
