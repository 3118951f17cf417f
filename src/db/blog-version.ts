import { eq, sql } from 'drizzle-orm';

import { cachedPages } from './schema/jobs.ts';
import type { Database } from './client.ts';

/** The row of every page of the blog. */
export const BLOG_PAGES = 'blog';

/** The statement that reads the version; no row before the first post. */
export const selectBlogVersion = (db: Database) =>
  db
    .select({ version: cachedPages.version })
    .from(cachedPages)
    .where(eq(cachedPages.pages, BLOG_PAGES));

/** Changes whenever a page of the blog may show something else. */
export async function readBlogVersion(db: Database): Promise<number> {
  const found = await selectBlogVersion(db).get();
  return found?.version ?? 0;
}

/** Part of each batch that changes posts: pages that were cached before are rendered again. */
export const raiseVersion = (db: Database) =>
  db
    .insert(cachedPages)
    .values({ pages: BLOG_PAGES, version: 1 })
    .onConflictDoUpdate({
      target: cachedPages.pages,
      set: { version: sql`${cachedPages.version} + 1` },
    });
