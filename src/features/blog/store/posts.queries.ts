import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

import { postAddresses, postPlaces, posts } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';

export type Post = typeof posts.$inferSelect;

const { contentHtml: _body, claimedUntil: _claim, ...withoutBody } = getTableColumns(posts);

/** All of a post but its body, and whether it has one. */
const HEAD = { ...withoutBody, hasBody: sql<number>`${posts.contentHtml} is not null` };
export type PostHead = Omit<Post, 'contentHtml' | 'claimedUntil'> & { hasBody: number };

/** What cards and related lists show of a post; bodies stay in the database. */
export const CARD = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  keywords: posts.keywords,
  imageUrl: posts.imageUrl,
  imageAlt: posts.imageAlt,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
};
export type PostCard = Pick<Post, keyof typeof CARD>;

export const newestFirst = [desc(posts.publishedAt), desc(posts.id)] as const;

/** The newest kept posts, as far as the admin mode needs to know them (GEN-10). */
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

/** A second name of the table of places, for the places near a post's own. */
const near = alias(postPlaces, 'near');

/** How far around a post's own place in each of its keywords related posts are looked for. */
export const RELATED_REACH = 3;

/** The posts before and after one in the order of the list. */
export async function neighbours(
  { db }: Services,
  { id }: Pick<Post, 'id'>,
): Promise<{ older: PostCard | undefined; newer: PostCard | undefined }> {
  const rows = await db
    .select({ ...CARD, isNewer: sql<number>`${near.place} > ${postPlaces.place}` })
    .from(postPlaces)
    .innerJoin(
      near,
      and(
        eq(near.scope, postPlaces.scope),
        sql`${near.place} in (${postPlaces.place} - 1, ${postPlaces.place} + 1)`,
      ),
    )
    .innerJoin(posts, eq(posts.id, near.postId))
    .where(and(eq(postPlaces.postId, id), eq(postPlaces.scope, '')));
  return {
    older: rows.find(({ isNewer }) => !isNewer),
    newer: rows.find(({ isNewer }) => isNewer),
  };
}

/**
 * Posts to read after one: those that share most keywords with it, among the ones that stand near
 * it in time under each keyword; where those are too few, whatever stands near it.
 */
export async function related(
  { db }: Services,
  { id }: Pick<Post, 'id'>,
  count: number,
): Promise<PostCard[]> {
  return db
    .select(CARD)
    .from(postPlaces)
    .innerJoin(
      near,
      and(
        eq(near.scope, postPlaces.scope),
        sql`${near.place} between ${postPlaces.place} - ${RELATED_REACH} and ${postPlaces.place} + ${RELATED_REACH}`,
        ne(near.postId, postPlaces.postId),
      ),
    )
    .innerJoin(posts, eq(posts.id, near.postId))
    .where(eq(postPlaces.postId, id))
    .groupBy(posts.id)
    .orderBy(
      sql`sum(${near.scope} <> '') desc`,
      sql`min(abs(${near.place} - ${postPlaces.place}))`,
      ...newestFirst,
    )
    .limit(count);
}

/** The newest posts with their bodies, as feeds carry them. */
export async function newestPosts({ db }: Services, count: number): Promise<Post[]> {
  return db
    .select(getTableColumns(posts))
    .from(posts)
    .orderBy(...newestFirst)
    .limit(count);
}

/**
 * Where the post is now that had this slug last: its present slug, however often it has moved since.
 * Undefined where no kept post had it, or one has it now.
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

/** The kept post of a slug with its body, or undefined; the newest where several claim it. */
export async function readPost({ db }: Services, slug: string): Promise<Post | undefined> {
  return db
    .select()
    .from(posts)
    .where(eq(posts.slug, slug))
    .orderBy(...newestFirst)
    .limit(1)
    .get();
}

/** The kept post of an id with its body, or undefined. */
export async function readPostById({ db }: Services, id: string): Promise<Post | undefined> {
  return db.select().from(posts).where(eq(posts.id, id)).get();
}

/** What is kept of a slug's post, without the body. */
export async function readPostHead({ db }: Services, slug: string): Promise<PostHead | undefined> {
  return ofSlug(db, slug).get();
}

/** The kept posts of some ids, newest first, without their bodies. */
export async function readPostHeads({ db }: Services, ids: readonly string[]): Promise<PostHead[]> {
  return db
    .select(HEAD)
    .from(posts)
    .where(sql`${posts.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy(...newestFirst);
}

export type JobRun = typeof jobRuns.$inferSelect;

/** What a job last did; undefined before its first run. */
export async function readJob({ db }: Services, job: string): Promise<JobRun | undefined> {
  return db.select().from(jobRuns).where(eq(jobRuns.job, job)).get();
}
