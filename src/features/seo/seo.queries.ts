import { desc, isNotNull } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { posts } from '../../db/schema/blog.ts';

/** A sitemap may name 50,000 addresses; the site's own pages need a few. */
const MAX_POSTS = 49_000;

export interface ListedPost {
  slug: string;
  title: string | null;
  /** ms since 1970: the last change, else the day it was published. */
  changedAt: number | null;
  imageUrl: string | null;
}

/** The kept posts that are published, newest first. */
export async function listedPosts(db: Database, limit: number = MAX_POSTS): Promise<ListedPost[]> {
  const rows = await db
    .select({
      slug: posts.slug,
      title: posts.title,
      publishedAt: posts.publishedAt,
      updatedAt: posts.updatedAt,
      imageUrl: posts.imageUrl,
    })
    .from(posts)
    .where(isNotNull(posts.publishedAt))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
  return rows.map(({ slug, title, publishedAt, updatedAt, imageUrl }) => ({
    slug,
    title,
    imageUrl,
    changedAt: updatedAt ?? publishedAt,
  }));
}
