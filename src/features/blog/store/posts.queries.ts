import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';

import { areIn } from '../../../db/are-in.ts';
import { postAddresses, posts } from '../../../db/schema/blog.ts';
import type { Database } from '../../../db/client.ts';
import { withoutTrailing } from '../../../shared/text/without-trailing.ts';
import { WORDS_PER_MINUTE } from '../blog.contract.ts';

const { lockedUntil: _lock, ...columns } = getTableColumns(posts);
const { contentHtml: _body, ...withoutBody } = columns;

export type Post = Omit<typeof posts.$inferSelect, 'lockedUntil'>;

/** All of a post but its body, and whether it has one. */
const HEAD = { ...withoutBody, hasBody: sql<number>`${posts.contentHtml} is not null` };
export type PostHead = Omit<Post, 'contentHtml'> & { hasBody: number };

/** What cards and related lists show of a post. */
export const CARD = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  keywords: posts.keywords,
  imageUrl: posts.imageUrl,
  imageAlt: posts.imageAlt,
  authorName: posts.authorName,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
  /** As readingMinutes counts them, without reading the body into the Worker. */
  minutes: sql<
    number | null
  >`max(1, round((length(${posts.contentHtml}) - length(replace(${posts.contentHtml}, ' ', ''))) / ${sql.raw(WORDS_PER_MINUTE.toFixed(1))}))`,
};
export type PostCard = Pick<Post, Exclude<keyof typeof CARD, 'minutes'>> & {
  /** null while the post has no stored body. */
  minutes: number | null;
};

export const newestFirst = [desc(posts.publishedAt), desc(posts.id)] as const;

export async function readNewest(
  db: Database,
  limit: number,
): Promise<Pick<Post, 'slug' | 'title' | 'updatedAt'>[]> {
  return db
    .select({ slug: posts.slug, title: posts.title, updatedAt: posts.updatedAt })
    .from(posts)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The newest posts with their bodies, for feeds. */
export const newestPosts = (db: Database, count: number): Promise<Post[]> =>
  db
    .select(columns)
    .from(posts)
    .orderBy(...newestFirst)
    .limit(count);

/**
 * The present slug of the post that had this slug last. Undefined where no stored post had it, or one
 * has it now.
 */
export async function redirectFor(db: Database, slug: string): Promise<string | undefined> {
  const spellings = [slug, slug.toLowerCase(), withoutTrailing(slug) ?? slug];
  const moved = await db
    .select({ slug: posts.slug })
    .from(postAddresses)
    .innerJoin(posts, eq(posts.id, postAddresses.postId))
    .where(and(inArray(postAddresses.slug, spellings), ne(posts.slug, slug)))
    .orderBy(desc(eq(postAddresses.slug, slug)))
    .get();
  return moved?.slug;
}

/** The stored post of a slug with its body. */
export async function readPost(db: Database, slug: string): Promise<Post | undefined> {
  return db
    .select(columns)
    .from(posts)
    .where(eq(posts.slug, slug))
    .orderBy(...newestFirst)
    .limit(1)
    .get();
}

export async function readPostById(db: Database, id: string): Promise<Post | undefined> {
  return db.select(columns).from(posts).where(eq(posts.id, id)).get();
}

export const readPostHead = (db: Database, slug: string): Promise<PostHead | undefined> =>
  db
    .select(HEAD)
    .from(posts)
    .where(eq(posts.slug, slug))
    .orderBy(...newestFirst)
    .limit(1)
    .get();

/** The stored posts of some ids, newest first, without their bodies. */
export async function readPostHeads(db: Database, ids: readonly string[]): Promise<PostHead[]> {
  return db
    .select(HEAD)
    .from(posts)
    .where(areIn(posts.id, ids))
    .orderBy(...newestFirst);
}

export const countPosts = (db: Database): Promise<number> => db.$count(posts);
