import { and, eq, gt, sql } from 'drizzle-orm';

import { cachedPages } from '../../../db/schema/jobs.ts';
import { purgeTags, type Edge } from '../../../http/page/purge.ts';
import type { Database } from '../../../db/client.ts';
import { BLOG_TAG, PICTURES_TAG } from '../blog.tags.ts';
import { BLOG_PAGES } from '../../../db/blog-version.ts';

const isDue = and(eq(cachedPages.pages, BLOG_PAGES), gt(cachedPages.refusedPurges, 0));

/** Purges the edge; where it refuses, cron does it. */
async function purgeOrNote(db: Database, tags: string[], edge?: Edge): Promise<void> {
  if (await purgeTags(tags, edge)) return;
  await db
    .insert(cachedPages)
    .values({ pages: BLOG_PAGES, refusedPurges: 1 })
    .onConflictDoUpdate({
      target: cachedPages.pages,
      set: { refusedPurges: sql`${cachedPages.refusedPurges} + 1` },
    });
}

/** Drops every cached page of the blog: rendering one again takes a millisecond or two. */
export const purgeBlog = (db: Database, edge?: Edge): Promise<void> =>
  purgeOrNote(db, [BLOG_TAG], edge);

/** The same with the pictures, which their hosts may have replaced under the same address. */
export const purgeAll = (db: Database): Promise<void> => purgeOrNote(db, [BLOG_TAG, PICTURES_TAG]);

/** Repeats purges that the edge refused, all in one; by cron. @throws Error when it refuses again */
export async function repeatPurge(db: Database, edge?: Edge): Promise<{ repeated: number } | null> {
  const due = await db
    .select({ purges: cachedPages.refusedPurges })
    .from(cachedPages)
    .where(isDue)
    .get();
  if (!due) return null;
  if (!(await purgeTags([BLOG_TAG, PICTURES_TAG], edge)))
    throw new Error('The edge refused a purge');
  // What was refused meanwhile stays due.
  await db
    .update(cachedPages)
    .set({ refusedPurges: sql`${cachedPages.refusedPurges} - ${due.purges}` })
    .where(isDue);
  return { repeated: due.purges };
}
