import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  min,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import {
  BLOG_CRON,
  CRON_JOBS,
  OUTBOX_CRON,
  type Cron,
  LIST_JOB,
  RECENT_JOB,
} from '../cron-jobs.ts';
import { batch, runBatch, type Database } from '../db/client.ts';
import { alerts, jobRuns, providerFailures } from '../db/schema/jobs.ts';
import { outbox } from '../db/schema/outbox.ts';
import { mailHandler } from '../outbox/mail.ts';
import { enqueue } from '../outbox/outbox.queries.ts';
import { PROVIDERS } from '../providers/table.ts';
import type { NotificationPayload } from './notify.ts';

const MINUTE_MS = 60_000;
const MAIL_WAITS_MS = 10 * MINUTE_MS;
const CMS_DOWN_MS = 60 * MINUTE_MS;
const PROVIDER_FAILED_MS = 30 * MINUTE_MS;
/** A cause that comes and goes is reported this often at most. */
const AGAIN_AFTER_MS = 60 * MINUTE_MS;

/** Three runs that did not come, and a while for the platform. */
export const LATE_AFTER_MS: Record<Cron, number> = {
  [OUTBOX_CRON]: 10 * MINUTE_MS,
  [BLOG_CRON]: 45 * MINUTE_MS,
};

/** An entry of the outbox that the provider of a failure has taken since. */
const hasWorked = and(
  gt(outbox.sentAt, providerFailures.at),
  or(
    ...PROVIDERS.flatMap(({ id, role }) => {
      const kinds = { email: mailHandler.kinds, partners: ['partner_registration'] as const };
      return role === 'email' || role === 'partners'
        ? [and(eq(providerFailures.provider, id), inArray(outbox.kind, [...kinds[role]]))]
        : [];
    }),
  ),
);

/** What is wrong now: since when (ms), by alert. */
export async function findProblems(db: Database, now: number): Promise<Map<string, number>> {
  const isLate = Object.entries(CRON_JOBS).map(([id, { cron }]) =>
    and(eq(jobRuns.job, id), lt(jobRuns.startedAt, now - LATE_AFTER_MS[cron])),
  );
  const { mail, late, cms, providers } = await batch(db, {
    mail: db
      .select({ alert: sql<string>`'mail'`, since: min(outbox.createdAt) })
      .from(outbox)
      .where(
        and(
          inArray(outbox.status, ['pending', 'sending']),
          inArray(outbox.kind, mailHandler.kinds),
          lt(outbox.createdAt, now - MAIL_WAITS_MS),
        ),
      ),
    late: db
      .select({ alert: sql<string>`'cron'`, since: min(jobRuns.startedAt) })
      .from(jobRuns)
      .where(or(...isLate)),
    cms: db
      .select({ alert: sql<string>`'cms'`, since: min(jobRuns.failingSince) })
      .from(jobRuns)
      .where(
        and(
          inArray(jobRuns.job, [LIST_JOB, RECENT_JOB]),
          lt(jobRuns.failingSince, now - CMS_DOWN_MS),
          or(sql`${jobRuns.failedBy} is null`, ne(jobRuns.failedBy, 'not_configured')),
        ),
      ),
    providers: db
      .select({
        alert: sql<string>`'provider:' || ${providerFailures.provider}`,
        since: providerFailures.at,
      })
      .from(providerFailures)
      .where(
        and(
          gt(providerFailures.at, now - PROVIDER_FAILED_MS),
          sql`not exists (select 1 from ${outbox} where ${hasWorked})`,
        ),
      ),
  });
  return new Map(
    [...mail, ...late, ...cms, ...providers].flatMap(({ alert, since }) =>
      since === null ? [] : [[alert, since] as const],
    ),
  );
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

export interface Alert {
  alert: string;
  text: string;
}

/**
 * Stores what has begun and what is over. Of concurrent runs one raises an alert: the other's
 * notification finds the time of the first.
 * @param isTold whether each has a notification
 * @returns the subjects of the notifications
 */
export async function storeAlerts(
  db: Database,
  { raised, ended }: { raised: readonly Alert[]; ended: readonly (Alert & { raisedAt: number })[] },
  { isTold, now }: { isTold: boolean; now: number },
): Promise<string[]> {
  const queued: string[] = [];
  const notifying = (subjectId: string, payload: NotificationPayload, onlyIf?: SQL) => {
    if (!isTold) return [];
    queued.push(subjectId);
    return [enqueue(db, { kind: 'webhook', subjectId, payload, notBefore: now }, onlyIf, now)];
  };
  await runBatch(db, [
    ...raised.flatMap(({ alert, text }) => [
      db
        .insert(alerts)
        .values({ alert, raisedAt: now })
        .onConflictDoUpdate({
          target: alerts.alert,
          set: { raisedAt: now, endedAt: null },
          setWhere: sql`${alerts.endedAt} is not null and ${alerts.raisedAt} < ${now - AGAIN_AFTER_MS}`,
        }),
      ...notifying(
        `${alert}:${now}`,
        { event: 'alert.raised', text },
        sql`exists (select 1 from ${alerts} where ${alerts.alert} = ${alert} and ${alerts.raisedAt} = ${now})`,
      ),
    ]),
    ...ended.flatMap(({ alert, text, raisedAt }) => [
      db
        .update(alerts)
        .set({ endedAt: now })
        .where(and(eq(alerts.alert, alert), isNull(alerts.endedAt))),
      ...notifying(`${alert}:${raisedAt}:ended`, { event: 'alert.ended', text: `Over: ${text}` }),
    ]),
  ]);
  return queued;
}
