import { desc, isNotNull } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { posts } from '../../db/schema/blog.ts';

/** A sitemap may have 50 000 URLs; the pages need some of them. */
const MAX_POSTS = 49_000;

export interface ListedPost {
  slug: string;
  title: string | null;
  /** ms since 1970: the last change, else the publication. */
  changedAt: number | null;
  imageUrl: string | null;
}

/** The stored posts that are published, newest first. */
export async function listedPosts(db: Database, limit = MAX_POSTS): Promise<ListedPost[]> {
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
