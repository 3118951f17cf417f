import { recordRun, type FinishedRun } from './db/job-runs.ts';
import { forgetOldKeys } from './db/idempotency-keys.ts';
import { RECENT_JOB, refreshRecentPosts } from './features/blog/blog.jobs.ts';
import { settleLapsedAttempts } from './features/affiliates/admin/decisions.ts';
import type { Env } from './env.ts';
import { deliverDueMail } from './mail/delivery.ts';
import { logError, traceOf } from './shared/log.ts';
import { servicesOf, type Services } from './services.ts';

interface Job {
  /** Under which its last run is kept. */
  name: string;
  run: (services: Services) => Promise<unknown>;
}

/** Cron expressions exactly as wrangler.toml has them, and what each runs. */
const JOBS: Record<string, readonly Job[]> = {
  '*/15 * * * *': [
    { name: RECENT_JOB, run: refreshRecentPosts },
    { name: 'submission-keys', run: ({ d1 }) => forgetOldKeys(d1) },
  ],
  '*/2 * * * *': [
    { name: 'mail', run: deliverDueMail },
    { name: 'partner-attempts', run: settleLapsedAttempts },
  ],
};

const isFigures = (result: unknown): result is Record<string, unknown> =>
  typeof result === 'object' && result !== null && !Array.isArray(result);

/** Keeps what came of a run; where that fails the run itself has not. */
async function keepRun(services: Services, run: FinishedRun): Promise<void> {
  try {
    await recordRun(services.d1, run);
  } catch (error) {
    logError('job_not_recorded', { job: run.job, ...traceOf(error) });
  }
}

/** Runs a job and keeps what came of it, which staff can see. */
async function runJob(services: Services, { name, run }: Job): Promise<void> {
  const startedAt = Date.now();
  const ended = () => ({ job: name, startedAt, endedAt: Date.now() });
  try {
    const result = await run(services);
    const summary = isFigures(result) ? result : null;
    await keepRun(services, { ...ended(), error: null, summary });
  } catch (error) {
    // The name of an error only: its message may quote people's data.
    await keepRun(services, { ...ended(), error: traceOf(error).error, summary: null });
    throw error;
  }
}

/** Runs the jobs of a cron trigger; one that fails does not keep the others from running. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const jobs = JOBS[controller.cron];
  if (!jobs) throw new Error(`No job for the cron expression ${controller.cron}`);
  const services = servicesOf(env);
  const results = await Promise.allSettled(jobs.map((job) => runJob(services, job)));
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed)
    logError('job_failed', { cron: controller.cron, ...traceOf(reason) });
  // The platform counts the run as failed; the reasons, which may quote people's data, stay here.
  if (failed.length > 0) throw new Error(`${failed.length} of ${jobs.length} jobs failed`);
}
