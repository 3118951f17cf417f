import { eq, sql } from 'drizzle-orm';

import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';

/** The job that refreshes the list; its version stands for every page of the blog. */
export const LIST_JOB = 'blog-list';

/** Changes whenever a page of the blog may show something else. */
export async function readBlogVersion({ db }: Pick<Services, 'db'>): Promise<number> {
  const job = await db
    .select({ version: jobRuns.version })
    .from(jobRuns)
    .where(eq(jobRuns.job, LIST_JOB))
    .get();
  return job?.version ?? 0;
}

/** Part of each batch that changes posts: pages that were cached before are rendered again. */
export const raiseVersion = (db: Services['db']) =>
  db
    .insert(jobRuns)
    .values({ job: LIST_JOB, version: 1 })
    .onConflictDoUpdate({ target: jobRuns.job, set: { version: sql`${jobRuns.version} + 1` } });
