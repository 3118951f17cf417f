import { forgetOldKeys } from './db/submission-keys.ts';
import { refreshRecentPosts } from './features/blog/blog.jobs.ts';
import { settleLapsedAttempts } from './features/staff/decisions.ts';
import type { Env } from './env.ts';
import { deliverDueMail } from './mail/delivery.ts';
import { logError, traceOf } from './shared/log.ts';
import { servicesOf } from './services.ts';

/** Cron expressions exactly as wrangler.toml has them, and what each runs. */
const JOBS: Record<
  string,
  readonly ((services: ReturnType<typeof servicesOf>) => Promise<unknown>)[]
> = {
  '*/15 * * * *': [refreshRecentPosts, ({ d1 }) => forgetOldKeys(d1)],
  '*/2 * * * *': [deliverDueMail, settleLapsedAttempts],
};

/** Runs the jobs of a cron trigger; one that fails does not keep the others from running. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const jobs = JOBS[controller.cron];
  if (!jobs) throw new Error(`No job for the cron expression ${controller.cron}`);
  const services = servicesOf(env);
  const results = await Promise.allSettled(jobs.map((job) => job(services)));
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed)
    logError('job_failed', { cron: controller.cron, ...traceOf(reason) });
  // The platform counts the run as failed; the reasons, which may quote people's data, stay here.
  if (failed.length > 0) throw new Error(`${failed.length} of ${jobs.length} jobs failed`);
}
