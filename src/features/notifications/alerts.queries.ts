import { and, eq, getTableColumns, gt, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';

import { batch, runBatch, type Database } from '../../db/client.ts';
import { alerts, jobRuns, providerFailures } from '../../db/schema/jobs.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { OutboxKind } from '../../outbox/handler.ts';
import { enqueue } from '../../outbox/outbox.queries.ts';
import type { NotificationPayload } from './notify.ts';

const MINUTE_MS = 60_000;
const MAIL_WAITS_MS = 10 * MINUTE_MS;
const CMS_DOWN_MS = 60 * MINUTE_MS;
const PROVIDER_FAILED_MS = 30 * MINUTE_MS;
/** A cause that comes and goes is reported this often at most. */
const AGAIN_AFTER_MS = 60 * MINUTE_MS;

export interface WatchedJob {
  id: string;
  /** Late when its last run began longer ago (ms). */
  lateAfterMs: number;
}

/** What is wrong now, by alert. */
export async function findProblems(
  db: Database,
  {
    jobs,
    cmsJobs,
    mailKinds,
    provider,
  }: {
    jobs: readonly WatchedJob[];
    cmsJobs: readonly string[];
    mailKinds: readonly OutboxKind[];
    /** Who takes e-mails, and who registrations. */
    provider: { mail: string; registrations: string };
  },
  now: number,
): Promise<Set<string>> {
  const isLate = ({ id, lateAfterMs }: WatchedJob) =>
    and(eq(jobRuns.job, id), lt(jobRuns.startedAt, now - lateAfterMs));
  const takes = (id: string, kinds: readonly OutboxKind[]) =>
    and(eq(providerFailures.provider, id), inArray(outbox.kind, [...kinds]));
  /** It has taken something since it failed. */
  const hasWorked = and(
    gt(outbox.sentAt, providerFailures.at),
    or(takes(provider.mail, mailKinds), takes(provider.registrations, ['partner_registration'])),
  );
  const { mail, late, cms, providers } = await batch(db, {
    mail: db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          inArray(outbox.status, ['pending', 'sending']),
          inArray(outbox.kind, mailKinds),
          lt(outbox.createdAt, now - MAIL_WAITS_MS),
        ),
      )
      .limit(1),
    late: db
      .select({ job: jobRuns.job })
      .from(jobRuns)
      .where(or(...jobs.map(isLate))),
    cms: db
      .select({ job: jobRuns.job })
      .from(jobRuns)
      .where(
        and(
          inArray(jobRuns.job, cmsJobs),
          lt(jobRuns.failingSince, now - CMS_DOWN_MS),
          or(sql`${jobRuns.failedBy} is null`, ne(jobRuns.failedBy, 'not_configured')),
        ),
      ),
    providers: db
      .select({ provider: providerFailures.provider })
      .from(providerFailures)
      .where(
        and(
          gt(providerFailures.at, now - PROVIDER_FAILED_MS),
          sql`not exists (select 1 from ${outbox} where ${hasWorked})`,
        ),
      ),
  });
  return new Set([
    ...(mail.length > 0 ? ['mail'] : []),
    ...(late.length > 0 ? ['cron'] : []),
    ...(cms.length > 0 ? ['cms'] : []),
    ...providers.map(({ provider }) => `provider:${provider}`),
  ]);
}

/** The alerts that last. */
export const lastingAlerts = (db: Database) =>
  db
    .select({
      ...getTableColumns(alerts),
      /** In the words of the provider, or ours. */
      reason: providerFailures.reason,
    })
    .from(alerts)
    .leftJoin(providerFailures, sql`${alerts.alert} = 'provider:' || ${providerFailures.provider}`)
    .where(sql`${alerts.endedAt} is null`)
    .orderBy(alerts.raisedAt)
    .limit(20);

const queue = (
  db: Database,
  { subjectId, payload }: { subjectId: string; payload: NotificationPayload },
  onlyIf: SQL | undefined,
  now: number,
) => enqueue(db, { kind: 'webhook', subjectId, payload, notBefore: now }, onlyIf, now);

export interface Alert {
  alert: string;
  text: string;
}

interface Told {
  /** Whether notifications are sent. */
  isTold: boolean;
  now: number;
}

/**
 * Stores what has begun, with its notification. Of concurrent runs one raises an alert: the other's
 * notification finds the time of the first.
 * @returns the subjects of the notifications
 */
export async function raiseAlerts(
  db: Database,
  raised: readonly Alert[],
  { isTold, now }: Told,
): Promise<string[]> {
  const subjectOf = ({ alert }: Alert) => `${alert}:${now}`;
  await runBatch(
    db,
    raised.flatMap((each) => {
      const isOurs = and(eq(alerts.alert, each.alert), eq(alerts.raisedAt, now));
      const payload = { event: 'alert.raised', text: each.text } as const;
      const exists = sql`exists (select 1 from ${alerts} where ${isOurs})`;
      return [
        db
          .insert(alerts)
          .values({ alert: each.alert, raisedAt: now })
          .onConflictDoUpdate({
            target: alerts.alert,
            set: { raisedAt: now, endedAt: null },
            setWhere: sql`${alerts.endedAt} is not null and ${alerts.raisedAt} < ${now - AGAIN_AFTER_MS}`,
          }),
        ...(isTold ? [queue(db, { subjectId: subjectOf(each), payload }, exists, now)] : []),
      ];
    }),
  );
  return isTold ? raised.map(subjectOf) : [];
}

/** Ends alerts, with a notification of each. @returns the subjects of the notifications */
export async function endAlerts(
  db: Database,
  ended: readonly (Alert & { raisedAt: number })[],
  { isTold, now }: Told,
): Promise<string[]> {
  const subjectOf = ({ alert, raisedAt }: { alert: string; raisedAt: number }) =>
    `${alert}:${raisedAt}:ended`;
  await runBatch(
    db,
    ended.flatMap((each) => {
      const payload = { event: 'alert.ended', text: each.text } as const;
      return [
        db
          .update(alerts)
          .set({ endedAt: now })
          .where(and(eq(alerts.alert, each.alert), sql`${alerts.endedAt} is null`)),
        ...(isTold ? [queue(db, { subjectId: subjectOf(each), payload }, undefined, now)] : []),
      ];
    }),
  );
  return isTold ? ended.map(subjectOf) : [];
}
