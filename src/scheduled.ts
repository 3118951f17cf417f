import { refreshRecentPosts } from './features/blog/blog.jobs.ts';
import type { Env } from './env.ts';
import { deliverDueMail } from './mail/delivery.ts';
import { servicesOf } from './services.ts';

/** Cron expressions exactly as wrangler.toml has them, and what each runs. */
const JOBS: Record<
  string,
  readonly ((services: ReturnType<typeof servicesOf>) => Promise<unknown>)[]
> = {
  '*/15 * * * *': [refreshRecentPosts],
  '*/2 * * * *': [deliverDueMail],
};

/** Runs the jobs of a cron trigger; one that fails does not keep the others from running. */
export async function runScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const jobs = JOBS[controller.cron];
  if (!jobs) throw new Error(`No job for the cron expression ${controller.cron}`);
  const services = servicesOf(env);
  const results = await Promise.allSettled(jobs.map((job) => job(services)));
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
  }
}
