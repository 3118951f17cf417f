import { placeholders } from 'virtual:placeholders';

import type { StaffSession } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { JOBS } from '../../cron-jobs.ts';
import { credentialMark } from '../../db/staff-sessions.ts';
import { readProviderFailures } from '../../db/provider-failures.ts';
import { readOutcomes } from '../../outbox/stored-rows.queries.ts';
import { mailHandler } from '../../outbox/mail.ts';
import { PROVIDERS, providerName } from '../../providers/table.ts';
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
import type {
  BlogState,
  DatabaseState,
  HourRow,
  JobRow,
  NotificationState,
  ProviderRow,
  SessionRow,
  SiteResponse,
} from './site-status.contract.ts';

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

function outcomeOf(run: StoredJob, now: number): JobRow['outcome'] {
  if ((run.lockedUntil ?? 0) > now) return 'running';
  if (run.succeededAt === null && run.failedAt === null) return 'never';
  return (run.failedAt ?? 0) > (run.succeededAt ?? 0) ? 'failed' : 'succeeded';
}

function jobRow(job: (typeof JOBS)[number], run: StoredJob | undefined, now: number): JobRow {
  const row = { id: job.id, name: job.label, schedule: job.schedule };
  if (!run) return { ...row, outcome: 'never', at: null, duration_ms: null, summary: '' };
  const outcome = outcomeOf(run, now);
  const figures = figuresOf(run.summary);
  return {
    ...row,
    outcome,
    at: isoOf(run.startedAt ?? latest([run.succeededAt, run.failedAt])),
    duration_ms: run.durationMs,
    summary: outcome === 'failed' ? (run.error ?? '') : figures,
  };
}

/** When a provider last worked, and why not. */
type Traces = Pick<ProviderRow, 'good_at' | 'failed_at' | 'failure'>;

async function providerRows({ db, config }: Services, blog: BlogState): Promise<ProviderRow[]> {
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
    return { failed_at: last ? isoOf(last.at) : null, failure: last?.reason ?? null };
  };
  const traces: Record<(typeof PROVIDERS)[number]['role'], Traces> = {
    cms: { good_at: blog.refreshed_at, failed_at: blog.failed_at, failure: blog.failure },
    email: { good_at: isoOf(mail.sentAt), ...failureOf('email') },
    partners: {
      good_at: isoOf(latest([registered.sentAt, partnerSentAt])),
      ...failureOf('partners'),
    },
    captcha: { good_at: null, ...failureOf('captcha') },
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

async function sessionRows(
  { db, config }: Services,
  own: StaffSession | undefined,
  now: number,
): Promise<SessionRow[]> {
  const sessions = await listSessions(db, await credentialMark(config), now);
  return sessions.map((session) => ({
    id: session.tokenHash.slice(0, SESSION_ID_LENGTH),
    name: session.name,
    started_at: isoOf(session.createdAt),
    ends_at: isoOf(session.expiresAt),
    address: session.address,
    browser: browserName(session.userAgent),
    own: session.tokenHash === own?.tokenHash,
  }));
}

/** Of one D1 database, by the platform. */
const D1_BYTES = 10_000_000_000;
/** From half on, deleting or splitting can still be planned; from four fifths, a flood can fill it. */
const ALARMS = { half: 0.5, nearlyFull: 0.8 } as const;

export function databaseState(bytes: number): DatabaseState {
  const used = bytes / D1_BYTES;
  const level =
    used >= ALARMS.nearlyFull ? 'nearly_full' : used >= ALARMS.half ? 'half' : ('ok' as const);
  return { bytes, limit_bytes: D1_BYTES, level };
}

async function hourRows({ db }: Services, now: number): Promise<HourRow[]> {
  const hours = await readPresentHours(db, now);
  return (Object.keys(BUDGETS) as SubmissionKind[]).map((kind) => ({
    kind,
    stored: hours.find((hour) => hour.kind === kind)?.stored ?? 0,
    mails: BUDGETS[kind].mails,
  }));
}

/** What other features report; src/staff-routes.ts passes it in. */
export interface SiteSources {
  readBlog: (services: Services) => Promise<Omit<BlogState, 'provider'>>;
  readAlerts: (services: Services) => Promise<NotificationState['alerts']>;
}

export async function readSiteStatus(
  services: Services,
  { readBlog, readAlerts }: SiteSources,
  own: StaffSession | undefined,
): Promise<SiteResponse> {
  const now = Date.now();
  const [runs, stored, alerts, bytes, hours, sessions] = await Promise.all([
    readJobs(services.db),
    readBlog(services),
    readAlerts(services),
    readDatabaseSize(services.d1),
    hourRows(services, now),
    sessionRows(services, own, now),
  ]);
  const blog = { ...stored, provider: providerName('cms') };
  return {
    jobs: JOBS.map((job) =>
      jobRow(
        job,
        runs.find((run) => run.job === job.id),
        now,
      ),
    ),
    providers: await providerRows(services, blog),
    blog,
    database: databaseState(bytes),
    hours,
    notifications: {
      sent: services.webhook !== null,
      missing: services.webhook
        ? ''
        : (services.config.incomplete.notifications?.join() ?? 'NOTIFY_WEBHOOK_URL'),
      alerts,
    },
    sessions,
    placeholders: [...placeholders],
    statements: Object.entries(statements)
      .filter(([, { confirmed }]) => !confirmed)
      .map(([id, { text }]) => ({ id, text })),
  };
}
