import { and, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm';

import { htmlSnapshots, postAddresses, posts } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { WORDS_PER_MINUTE } from '../blog.contract.ts';

const { seq: _seq, lockedUntil: _lock, ...columns } = getTableColumns(posts);
const { contentHtml: _body, ...withoutBody } = columns;

export type Post = Omit<typeof posts.$inferSelect, 'seq' | 'lockedUntil'>;

/** All of a post but its body, whether it has one, and until when (ms) a request fetches it. */
const HEAD = {
  ...withoutBody,
  lockedUntil: posts.lockedUntil,
  hasBody: sql<number>`${posts.contentHtml} is not null`,
};
export type PostHead = Omit<Post, 'contentHtml'> & { lockedUntil: number | null; hasBody: number };

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

const snapshotOfPost = and(eq(htmlSnapshots.slug, posts.slug), eq(htmlSnapshots.postId, posts.id));

/** The newest posts, for the admin mode (GEN-10). */
export async function readNewest(
  { db }: Services,
  limit: number,
): Promise<Pick<Post, 'slug' | 'title' | 'updatedAt'>[]> {
  return db
    .select({ slug: posts.slug, title: posts.title, updatedAt: posts.updatedAt })
    .from(posts)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** A post in a feed: `snapshot` is null without an HTML snapshot. */
export type FeedPost = Post & { snapshot: string | null };

/** The newest posts with their bodies, for feeds. */
export async function newestPosts({ db }: Services, count: number): Promise<FeedPost[]> {
  return db
    .select({ ...columns, snapshot: htmlSnapshots.slug })
    .from(posts)
    .leftJoin(htmlSnapshots, snapshotOfPost)
    .orderBy(...newestFirst)
    .limit(count);
}

/**
 * The present slug of the post that had this slug last. Undefined where no stored post had it, or one
 * has it now.
 */
export async function redirectFor({ db }: Services, slug: string): Promise<string | undefined> {
  const moved = await db
    .select({ slug: posts.slug })
    .from(postAddresses)
    .innerJoin(posts, eq(posts.id, postAddresses.postId))
    .where(and(eq(postAddresses.slug, slug), ne(posts.slug, slug)))
    .get();
  return moved?.slug;
}

const ofSlug = (db: Services['db'], slug: string) =>
  db
    .select(HEAD)
    .from(posts)
    .where(eq(posts.slug, slug))
    .orderBy(...newestFirst)
    .limit(1);

/** The stored post of a slug with its body; the newest where several have the slug. */
export async function readPost({ db }: Services, slug: string): Promise<Post | undefined> {
  return db
    .select(columns)
    .from(posts)
    .where(eq(posts.slug, slug))
    .orderBy(...newestFirst)
    .limit(1)
    .get();
}

export async function readPostById({ db }: Services, id: string): Promise<Post | undefined> {
  return db.select(columns).from(posts).where(eq(posts.id, id)).get();
}

/** Those of the posts that have a body. @param ids at most a hundred */
export const readPostsById = ({ db }: Services, ids: readonly string[]): Promise<Post[]> =>
  db
    .select(columns)
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isNotNull(posts.contentHtml)));

export async function readPostHead({ db }: Services, slug: string): Promise<PostHead | undefined> {
  return ofSlug(db, slug).get();
}

/** The stored posts of some ids, newest first, without their bodies. */
export async function readPostHeads({ db }: Services, ids: readonly string[]): Promise<PostHead[]> {
  return db
    .select(HEAD)
    .from(posts)
    .where(sql`${posts.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy(...newestFirst);
}

/** @param ids at most a hundred */
export const readCards = (
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<PostCard[]> =>
  db
    .select(CARD)
    .from(posts)
    .where(inArray(posts.id, [...ids]));
