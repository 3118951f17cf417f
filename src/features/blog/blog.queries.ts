import { and, desc, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm';

import { jobRuns, posts } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { POSTS_PER_PAGE, searchable, type BlogFilter } from './blog.contract.ts';

export type Post = typeof posts.$inferSelect;

const { contentHtml: _body, claimedUntil: _claim, ...withoutBody } = getTableColumns(posts);

/** All of a post but its body, and whether it has one. */
const HEAD = { ...withoutBody, hasBody: sql<number>`${posts.contentHtml} is not null` };
export type PostHead = Omit<Post, 'contentHtml' | 'claimedUntil'> & { hasBody: number };

/** What cards and related lists show of a post; bodies stay in the database. */
const CARD = {
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

/** More words than this narrow nothing down that the first ones did not. */
const MAX_WORDS = 8;

/** ',a,b,' of the comma-separated keywords, in lower case, so that one is found as a whole. */
const keywordList = sql`',' || replace(lower(coalesce(${posts.keywords}, '')), ', ', ',') || ','`;

function matching({ q, keyword }: BlogFilter): SQL | undefined {
  const words = searchable(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return and(
    ...words.map((word) => sql`instr(${posts.searchText}, ${word}) > 0`),
    keyword ? sql`instr(${keywordList}, ',' || lower(${keyword}) || ',') > 0` : undefined,
  );
}

export interface PostPage {
  cards: PostCard[];
  /** How many posts the filter finds, on all pages. */
  found: number;
}

/** One page of the list, newest first (BLOG-06, BLOG-19, BLOG-27). */
export async function readPostPage({ db }: Services, filter: BlogFilter): Promise<PostPage> {
  const where = matching(filter);
  const [cards, counted] = await db.batch([
    db
      .select(CARD)
      .from(posts)
      .where(where)
      .orderBy(...newestFirst)
      .limit(POSTS_PER_PAGE)
      .offset((filter.page - 1) * POSTS_PER_PAGE),
    db
      .select({ found: sql<number>`count(*)` })
      .from(posts)
      .where(where),
  ]);
  return { cards, found: counted[0]?.found ?? 0 };
}

/** How many posts are kept. */
export async function countPosts({ db }: Services): Promise<number> {
  return db.$count(posts);
}

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

/** The distinct keywords of all posts, sorted; each in the spelling of the newest post that has it. */
export async function readKeywords({ db }: Services): Promise<string[]> {
  const rows = await db
    .select({ keywords: posts.keywords })
    .from(posts)
    .where(isNotNull(posts.keywords))
    .orderBy(...newestFirst);
  const spelled = new Map<string, string>();
  for (const { keywords } of rows) {
    for (const keyword of keywords?.split(',') ?? []) {
      const trimmed = keyword.trim();
      const key = trimmed.toLowerCase();
      if (trimmed && !spelled.has(key)) spelled.set(key, trimmed);
    }
  }
  return [...spelled.values()].toSorted((a, b) => a.localeCompare(b, 'en'));
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

/** A post's head and what the job last did, in one round trip: all that a kept page asks for. */
export async function readPostState(
  { db }: Services,
  slug: string,
  job: string,
): Promise<{ head: PostHead | undefined; job: JobRun | undefined }> {
  const [heads, jobs] = await db.batch([
    ofSlug(db, slug),
    db.select().from(jobRuns).where(eq(jobRuns.job, job)),
  ]);
  return { head: heads[0], job: jobs[0] };
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
