import { eq, sql } from 'drizzle-orm';

import { cachedPages } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';

/** The row of every page of the blog. */
export const BLOG_PAGES = 'blog';

/** The statement that reads the version; no row before the first post. */
export const selectBlogVersion = (db: Services['db']) =>
  db
    .select({ version: cachedPages.version })
    .from(cachedPages)
    .where(eq(cachedPages.pages, BLOG_PAGES));

/** Changes whenever a page of the blog may show something else. */
export async function readBlogVersion({ db }: Pick<Services, 'db'>): Promise<number> {
  const found = await selectBlogVersion(db).get();
  return found?.version ?? 0;
}

/** Part of each batch that changes posts: pages that were cached before are rendered again. */
export const raiseVersion = (db: Services['db']) =>
  db
    .insert(cachedPages)
    .values({ pages: BLOG_PAGES, version: 1 })
    .onConflictDoUpdate({
      target: cachedPages.pages,
      set: { version: sql`${cachedPages.version} + 1` },
    });
