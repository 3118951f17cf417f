import { recordRun, type FinishedRun } from './db/job-runs.ts';
import { deleteOldKeys } from './db/idempotency-keys.ts';
import { refreshRecentPosts } from './features/blog/blog.jobs.ts';
import { repeatPurge } from './features/blog/sync/edge-purge.queries.ts';
import { watch } from './notifications/alerts.ts';
import { deleteOldSignIns } from './staff/sign-in/sign-in.jobs.ts';
import { deleteOldData } from './features/people/delete-old-data.ts';
import { repeatErasures } from './features/people/staff/repeat-erasures.ts';
import type { Env } from './config.ts';
import { CRON_JOBS, type CronJobId } from './cron-jobs.ts';
import { drain } from './outbox/drain.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { logError, logInfo, traceOf } from './shared/log.ts';
import { servicesOf, type Services } from './services.ts';
import { queueDigests } from './submissions/digests.ts';
import { deleteOldHours } from './submissions/hours.queries.ts';

const RUN: Record<CronJobId, (services: Services) => Promise<unknown>> = {
  'blog-recent': refreshRecentPosts,
  'old-sign-ins': ({ db }) => deleteOldSignIns(db),
  'submission-keys': ({ db }) => Promise.all([deleteOldKeys(db), deleteOldHours(db)]),
  digests: queueDigests,
  erasures: (services) => repeatErasures(services),
  retention: (services) => deleteOldData(services.db),
  watch,
  'edge-purge': ({ db }) => repeatPurge(db),
  outbox: (services) => drain(services, outboxHandlers),
};

const isFigures = (result: unknown): result is Record<string, unknown> =>
  typeof result === 'object' && result !== null && !Array.isArray(result);

/** One line per run: its figures, without lists, which name posts. */
function logRun({ job, startedAt, endedAt, error, summary }: FinishedRun): void {
  const figures = Object.entries(summary ?? {}).filter(([, value]) => typeof value === 'number');
  logInfo('cron_job', {
    job,
    ok: error === null,
    ms: endedAt - startedAt,
    ...Object.fromEntries(figures),
  });
}

/** Logs and stores the outcome of a run. The run has not failed if that fails. */
async function storeRun(services: Services, run: FinishedRun): Promise<void> {
  logRun(run);
  try {
    await recordRun(services.db, run);
  } catch (error) {
    logError('job_not_recorded', { job: run.job, ...traceOf(error) });
  }
}

async function runJob(services: Services, job: CronJobId): Promise<void> {
  const startedAt = Date.now();
  const ended = () => ({ job, startedAt, endedAt: Date.now() });
  try {
    const result = await RUN[job](services);
    const summary = isFigures(result) ? result : null;
    await storeRun(services, { ...ended(), error: null, summary });
  } catch (error) {
    // Only the error's name: its message may quote people's data.
    await storeRun(services, { ...ended(), error: traceOf(error).error, summary: null });
    throw error;
  }
}

const ids = Object.keys(CRON_JOBS) as CronJobId[];

/** Runs the jobs of a cron trigger; one that fails does not stop the others. */
export async function runScheduled({ cron }: ScheduledController, env: Env): Promise<void> {
  const jobs = ids.filter((job) => CRON_JOBS[job].cron === cron);
  if (jobs.length === 0) throw new Error(`No job for the cron expression ${cron}`);
  const services = servicesOf(env);
  const results = await Promise.allSettled(jobs.map((job) => runJob(services, job)));
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed) logError('job_failed', { cron, ...traceOf(reason) });
  // The platform counts the run as failed; the reasons, which may quote people's data, stay here.
  if (failed.length > 0) throw new Error(`${failed.length} of ${jobs.length} jobs failed`);
}
