import { and, desc, eq, isNotNull } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { htmlSnapshots, posts } from '../../db/schema/blog.ts';

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
export async function listedPosts(db: Database): Promise<ListedPost[]> {
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
    .limit(MAX_POSTS);
  return rows.map(({ slug, title, publishedAt, updatedAt, imageUrl }) => ({
    slug,
    title,
    imageUrl,
    changedAt: updatedAt ?? publishedAt,
  }));
}

const snapshotOfPost = and(eq(htmlSnapshots.slug, posts.slug), eq(htmlSnapshots.postId, posts.id));

/** The HTML snapshots of published posts, by slug. `changedAt` is the post's. */
export async function listedSnapshots(
  db: Database,
): Promise<Pick<ListedPost, 'slug' | 'changedAt'>[]> {
  const rows = await db
    .select({ slug: posts.slug, publishedAt: posts.publishedAt, updatedAt: posts.updatedAt })
    .from(htmlSnapshots)
    .innerJoin(posts, snapshotOfPost)
    .where(isNotNull(posts.publishedAt))
    .orderBy(htmlSnapshots.slug)
    .limit(MAX_POSTS);
  return rows.map(({ slug, publishedAt, updatedAt }) => ({
    slug,
    changedAt: updatedAt ?? publishedAt,
  }));
}

/** The newest published posts. `snapshot` is null without an HTML snapshot. */
export const newestListed = (db: Database, limit: number) =>
  db
    .select({ slug: posts.slug, title: posts.title, snapshot: htmlSnapshots.slug })
    .from(posts)
    .leftJoin(htmlSnapshots, snapshotOfPost)
    .where(isNotNull(posts.publishedAt))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
