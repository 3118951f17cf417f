import { placeholders } from 'virtual:placeholders';

import type { Actor } from '../../audit/audit.queries.ts';
import type { StaffSession } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { JOBS } from '../../cron-jobs.ts';
import { credentialMark } from '../../db/staff-sessions.ts';
import { readProviderFailures } from '../../db/provider-failures.ts';
import { readOutcomes } from '../../outbox/stored-rows.queries.ts';
import { mailHandler } from '../../outbox/mail.ts';
import { PROVIDERS } from '../../providers/table.ts';
import { statements } from '../../shared/content/unconfirmed.ts';
import { isoOf } from '../../shared/iso.ts';
import { BUDGETS, type SubmissionKind } from '../../submissions/budgets.ts';
import { readPresentHours } from '../../submissions/hours.queries.ts';
import { browserName } from './browser-name.ts';
import {
  listSessions,
  readDatabaseSize,
  readJobs,
  readPartnerSent,
  type StoredJob,
} from './site-status.queries.ts';
import type { BlogState } from './site-status.contract.ts';

/** A run's figures, then what it names: "errors 1; without snapshot: a-post". */
function figuresOf(summary: string | null): string {
  try {
    const entries = Object.entries(JSON.parse(summary ?? '{}') as Record<string, unknown>);
    const figures = entries
      .filter(([, value]) => typeof value === 'number')
      .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`);
    const lists = entries
      .filter(([, value]) => Array.isArray(value) && value.length > 0)
      .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${(value as unknown[]).join(', ')}`);
    return [figures.join(', '), ...lists].filter(Boolean).join('; ');
  } catch {
    return '';
  }
}

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>((last, time) => ((time ?? 0) > (last ?? 0) ? time : last), null);

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
    ...{ id, name: label, schedule, outcome },
    at: isoOf(run ? (run.startedAt ?? latest([run.succeededAt, run.failedAt])) : null),
    durationMs: run?.durationMs ?? null,
    /** What it did or why it failed, in words. */
    summary: outcome === 'failed' ? (run?.error ?? '') : figuresOf(run?.summary ?? null),
  } as const;
}

/** When a provider last worked, and why not. */
interface Traces {
  goodAt: string | null;
  failedAt: string | null;
  failure: string | null;
}

/** Third parties, as far as our own records know them, with the settings that are missing. */
async function providerRows({ db, config }: Services, blog: BlogState) {
  const [mail, registered, partnerSentAt, failures] = await Promise.all([
    readOutcomes(db, mailHandler.kinds),
    readOutcomes(db, ['partner_registration']),
    readPartnerSent(db),
    readProviderFailures(db),
  ]);
  /** When a provider's last call failed, and why. */
  const failureOf = (role: (typeof PROVIDERS)[number]['role']) => {
    const id = PROVIDERS.find((provider) => provider.role === role)?.id;
    const last = failures.find(({ provider }) => provider === id);
    return { failedAt: last ? isoOf(last.at) : null, failure: last?.reason ?? null };
  };
  const traces: Record<(typeof PROVIDERS)[number]['role'], Traces> = {
    cms: { goodAt: blog.refreshed_at, failedAt: blog.failed_at, failure: blog.failure },
    email: { goodAt: isoOf(mail.sentAt), ...failureOf('email') },
    partners: {
      goodAt: isoOf(latest([registered.sentAt, partnerSentAt])),
      ...failureOf('partners'),
    },
    captcha: { goodAt: null, ...failureOf('captcha') },
  };
  return PROVIDERS.map(({ id, role, name, use }) => ({
    id,
    name: `${name} (${use})`,
    missing: config.missing[id],
    ...traces[role],
  }));
}

/** Enough of a hash to identify one session. */
export const SESSION_ID_LENGTH = 16;

async function sessionRows({ db, config }: Services, own: StaffSession | undefined, now: number) {
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

/** Of one D1 database, by the platform. */
const D1_BYTES = 10_000_000_000;
/** From half on, deleting or splitting can still be planned; from four fifths, a flood can fill it. */
const ALARMS = { half: 0.5, nearlyFull: 0.8 } as const;

/** How much of D1 is used. D1 takes no write when it is full. */
export function databaseState(bytes: number) {
  const used = bytes / D1_BYTES;
  const level =
    used >= ALARMS.nearlyFull ? 'nearly_full' : used >= ALARMS.half ? 'half' : ('ok' as const);
  return { bytes, limit: D1_BYTES, level } as const;
}

/** What the present hour has of each kind of submission; so many of a kind have an e-mail of their own. */
async function hourRows({ db }: Services, now: number) {
  const hours = await readPresentHours(db, now);
  return (Object.keys(BUDGETS) as SubmissionKind[]).map((kind) => ({
    kind,
    stored: hours.find((hour) => hour.kind === kind)?.stored ?? 0,
    mails: BUDGETS[kind].mails,
  }));
}

/** What other features report and do; src/staff-routes.ts passes it in. */
export interface SiteSources {
  readBlog: (services: Services) => Promise<BlogState>;
  /** Drops all that is stored of the blog. */
  purgeBlog: (services: Services, by: Actor) => Promise<void>;
  /** What is wrong now, in words, the oldest first. */
  readAlerts: (services: Services) => Promise<{ text: string; since: string | null }[]>;
}

/** Whether staff are notified, and what is not yet the owner's own. */
export async function readSales(services: Services, { readAlerts }: SiteSources) {
  return {
    alerts: await readAlerts(services),
    /** The setting without which nothing is sent; '' where it is. */
    missing: services.webhook
      ? ''
      : (services.config.incomplete.notifications?.join() ?? 'NOTIFY_WEBHOOK_URL'),
    placeholders,
    statements: Object.entries(statements)
      .filter(([, { confirmed }]) => !confirmed)
      .map(([id, { text }]) => ({ id, text })),
  };
}

export type Sales = Awaited<ReturnType<typeof readSales>>;

/** How the site runs, and who is signed in. */
export async function readEngineering(
  services: Services,
  { readBlog }: SiteSources,
  own: StaffSession | undefined,
) {
  const now = Date.now();
  const [runs, blog, bytes, hours, sessions] = await Promise.all([
    readJobs(services.db),
    readBlog(services),
    readDatabaseSize(services.d1),
    hourRows(services, now),
    sessionRows(services, own, now),
  ]);
  return {
    jobs: JOBS.map((job) => jobRow(job, runs, now)),
    providers: await providerRows(services, blog),
    database: databaseState(bytes),
    ...{ blog, hours, sessions },
  };
}

export type Engineering = Awaited<ReturnType<typeof readEngineering>>;
