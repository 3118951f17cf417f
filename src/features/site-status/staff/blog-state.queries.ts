import { desc, eq, inArray, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

import { LIST_JOB, RECENT_JOB } from '../../../cron-jobs.ts';
import { snapshotSlugs, undefinedWhenR2Fails } from '../../../db/post-snapshots.ts';
import { posts, storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Database } from '../../../db/client.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { StoredJob } from './site-status.queries.ts';

/** What is stored of the blog and how fresh it is. */
export interface BlogState {
  posts: number;
  /** null while R2 does not respond. */
  snapshots: number | null;
  /** When the content service last gave the newest posts. */
  refreshed_at: string | null;
  /** The last time that it did not, and why; stays after it is over. */
  failed_at: string | null;
  failure: string | null;
  /** When the content service last called our webhook. */
  called_at: string | null;
  sharedSlugs: SharedSlug[];
}

/** A story that asks for the slug of another post, and where it is instead. */
export interface SharedSlug {
  title: string | null;
  slug: string;
  askedSlug: string;
  /** The title of the post at the slug that it asks for. */
  holder: string | null;
}

/** More are a matter for the content service's own list. */
const SHARED_SLUGS_SHOWN = 20;

const others = alias(posts, 'others');

const readSharedSlugs = async (db: Database): Promise<SharedSlug[]> => {
  const rows = await db
    .select({
      title: posts.title,
      slug: posts.slug,
      askedSlug: posts.askedSlug,
      holder: others.title,
    })
    .from(posts)
    .innerJoin(others, eq(others.slug, posts.askedSlug))
    .orderBy(desc(posts.publishedAt))
    .limit(SHARED_SLUGS_SHOWN);
  return rows.map(({ title, slug, askedSlug, holder }) => ({
    title,
    slug,
    askedSlug: askedSlug ?? '',
    holder,
  }));
};

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>((last, time) => ((time ?? 0) > (last ?? 0) ? time : last), null);

/** The last success and failure of the jobs that fetch the newest posts. */
function lastFetch(
  runs: readonly StoredJob[],
): Pick<BlogState, 'refreshed_at' | 'failed_at' | 'failure'> {
  const failedAt = latest(runs.map((run) => run.failedAt));
  return {
    refreshed_at: isoOf(latest(runs.map(({ succeededAt }) => succeededAt))),
    failed_at: isoOf(failedAt),
    failure: runs.find((run) => failedAt !== null && run.failedAt === failedAt)?.error ?? null,
  };
}

/** How fresh the stored posts are, for staff. */
export async function readBlogState(
  services: Pick<Services, 'db' | 'snapshots'>,
): Promise<BlogState> {
  const { db } = services;
  const [runs, stored, snapshots, called, sharedSlugs] = await Promise.all([
    db
      .select()
      .from(jobRuns)
      .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB])),
    db.$count(posts),
    undefinedWhenR2Fails(snapshotSlugs(services.snapshots)),
    db
      .select({ at: max(storyEvents.receivedAt) })
      .from(storyEvents)
      .get(),
    readSharedSlugs(db),
  ]);
  return {
    posts: stored,
    snapshots: snapshots?.size ?? null,
    ...lastFetch(runs),
    called_at: isoOf(called?.at ?? null),
    sharedSlugs,
  };
}
