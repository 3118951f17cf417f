import { and, desc, eq, inArray, isNotNull, lt, notInArray, sql, type SQL } from 'drizzle-orm';

import { jobRuns, posts } from '../../db/schema.ts';
import type { Story } from '../../providers/cms/wire.ts';
import type { Services } from '../../services.ts';
import { POSTS_PER_PAGE, type BlogFilter } from './blog.contract.ts';
import { CLEANER_VERSION, cleanHtml } from './clean-html.ts';

export type Post = typeof posts.$inferSelect;

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

const newestFirst = [desc(posts.publishedAt), desc(posts.id)] as const;

/** ',a,b,' of the comma-separated keywords, in lower case, so that one is found as a whole. */
const keywordList = sql`',' || replace(lower(coalesce(${posts.keywords}, '')), ', ', ',') || ','`;

function matching({ q, keyword }: BlogFilter): SQL | undefined {
  const searched = sql`lower(coalesce(${posts.title}, '') || ' ' || coalesce(${posts.excerpt}, '') || ' ' || coalesce(${posts.keywords}, ''))`;
  return and(
    q ? sql`instr(${searched}, lower(${q})) > 0` : undefined,
    keyword ? sql`instr(${keywordList}, ',' || lower(${keyword}) || ',') > 0` : undefined,
  );
}

export interface PostPage {
  cards: PostCard[];
  /** How many posts the filter finds, on all pages. */
  found: number;
}

/** One page of the list, newest first (BLOG-06, BLOG-19). */
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

/** The kept post of a slug, or undefined. */
export async function readPost({ db }: Services, slug: string): Promise<Post | undefined> {
  return db.select().from(posts).where(eq(posts.slug, slug)).get();
}

/** The newest posts, for related links and the cron. */
export async function readNewest({ db }: Services, count: number): Promise<Post[]> {
  return db
    .select()
    .from(posts)
    .orderBy(...newestFirst)
    .limit(count);
}

/** A row as the story says it; what the answer left out stays as it is kept. */
function rowOf(story: Story, imageOrigins: readonly string[], now: number) {
  const row: typeof posts.$inferInsert = {
    id: story.id,
    slug: story.slug,
    title: story.title,
    excerpt: story.excerpt,
    keywords: story.keywords,
    seoTitle: story.seoTitle,
    seoDescription: story.seoDescription,
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    fetchedAt: now,
  };
  if (story.authorName !== null) row.authorName = story.authorName;
  if (story.image !== undefined) {
    row.imageUrl = story.image?.url ?? null;
    row.imageAlt = story.image?.alt ?? null;
  }
  if (story.content !== undefined) {
    row.contentHtml = cleanHtml(story.content ?? '', imageOrigins);
    row.cleanedWith = CLEANER_VERSION;
    row.bodyUpdatedAt = story.updatedAt;
  }
  return row;
}

export const imageOriginsOf = ({ config }: Services): string[] =>
  config.STORY_IMAGE_ORIGINS.split(/\s+/);

interface KeptState {
  id: string;
  slug: string;
  updatedAt: number | null;
  bodyUpdatedAt: number | null;
  cleanedWith: number | null;
}

/** Whether a story says nothing that the kept row does not have already. */
function isKept(story: Story, kept: KeptState | undefined): boolean {
  if (!kept || kept.slug !== story.slug || kept.updatedAt !== story.updatedAt) return false;
  if (story.updatedAt === null) return false;
  return (
    story.content === undefined ||
    (kept.bodyUpdatedAt === story.updatedAt && kept.cleanedWith === CLEANER_VERSION)
  );
}

/** D1 takes 100 bound values a statement, so ids are looked up in parts. */
const IDS_PER_QUERY = 90;

/**
 * Keeps stories: new ones are added, changed ones replaced, unchanged ones touched only in the time
 * they were fetched. Another post that holds the slug gives way.
 * @returns how many were added or changed
 */
export async function keepStories(
  services: Services,
  stories: readonly Story[],
  now: number,
): Promise<number> {
  const { db } = services;
  const kept = new Map<string, KeptState>();
  for (let start = 0; start < stories.length; start += IDS_PER_QUERY) {
    const ids = stories.slice(start, start + IDS_PER_QUERY).map(({ id }) => id);
    const rows = await db
      .select({
        id: posts.id,
        slug: posts.slug,
        updatedAt: posts.updatedAt,
        bodyUpdatedAt: posts.bodyUpdatedAt,
        cleanedWith: posts.cleanedWith,
      })
      .from(posts)
      .where(inArray(posts.id, ids));
    for (const row of rows) kept.set(row.id, row);
  }
  const changed = stories.filter((story) => !isKept(story, kept.get(story.id)));
  const origins = imageOriginsOf(services);
  const writes = changed.flatMap((story) => {
    const row = rowOf(story, origins, now);
    return [
      db.delete(posts).where(and(eq(posts.slug, row.slug), sql`${posts.id} <> ${row.id}`)),
      db.insert(posts).values(row).onConflictDoUpdate({ target: posts.id, set: row }),
    ];
  });
  const unchanged = stories.filter((story) => !changed.includes(story)).map(({ id }) => id);
  const touches = [];
  for (let start = 0; start < unchanged.length; start += IDS_PER_QUERY) {
    const ids = unchanged.slice(start, start + IDS_PER_QUERY);
    touches.push(db.update(posts).set({ fetchedAt: now }).where(inArray(posts.id, ids)));
  }
  const [first, ...rest] = [...writes, ...touches];
  if (first) await db.batch([first, ...rest]);
  return changed.length;
}

/**
 * Forgets kept posts that a list no longer has, though it reaches back beyond them.
 * @param from the publication time (ms) of the list's oldest story
 * @returns how many were forgotten
 */
export async function dropMissing(
  { db }: Services,
  listed: readonly Story[],
  from: number,
): Promise<number> {
  const gone = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        sql`${posts.publishedAt} > ${from}`,
        notInArray(
          posts.id,
          listed.slice(0, IDS_PER_QUERY).map(({ id }) => id),
        ),
      ),
    );
  const missing = gone.map(({ id }) => id).filter((id) => !listed.some((story) => story.id === id));
  for (let start = 0; start < missing.length; start += IDS_PER_QUERY) {
    await db.delete(posts).where(inArray(posts.id, missing.slice(start, start + IDS_PER_QUERY)));
  }
  return missing.length;
}

/** Forgets one post. @returns whether there was one */
export async function dropPost({ db }: Services, slug: string): Promise<boolean> {
  const dropped = await db.delete(posts).where(eq(posts.slug, slug)).returning({ id: posts.id });
  return dropped.length > 0;
}

export type JobRun = typeof jobRuns.$inferSelect;

/** What a job last did; undefined before its first run. */
export async function readJob({ db }: Services, job: string): Promise<JobRun | undefined> {
  return db.select().from(jobRuns).where(eq(jobRuns.job, job)).get();
}

/**
 * Claims a job, so that of two runs at once only one works.
 * @param forMs how long the claim holds if its run never ends
 * @returns whether this run has it
 */
export async function claimJob(
  { db }: Services,
  job: string,
  now: number,
  forMs: number,
): Promise<boolean> {
  await db.insert(jobRuns).values({ job }).onConflictDoNothing();
  const claimed = await db
    .update(jobRuns)
    .set({ claimedUntil: now + forMs })
    .where(and(eq(jobRuns.job, job), lt(sql`coalesce(${jobRuns.claimedUntil}, 0)`, now)))
    .returning({ job: jobRuns.job });
  return claimed.length === 1;
}

/** What a finished run has to say of itself. */
export type JobOutcome =
  | { succeededAt: number; changed: boolean; summary?: string }
  | { failedAt: number; error: string; summary?: string };

/** Ends a run: its outcome is kept, its claim given back, and the version raised if pages change. */
export async function finishJob({ db }: Services, job: string, outcome: JobOutcome): Promise<void> {
  const said =
    'succeededAt' in outcome
      ? {
          succeededAt: outcome.succeededAt,
          error: null,
          version: sql`${jobRuns.version} + ${outcome.changed ? 1 : 0}`,
        }
      : { failedAt: outcome.failedAt, error: outcome.error };
  await db
    .update(jobRuns)
    .set({ ...said, claimedUntil: null, ...(outcome.summary ? { summary: outcome.summary } : {}) })
    .where(eq(jobRuns.job, job));
}

/** Forgets every kept post; the next view fetches afresh. The version still grows. */
export async function dropAllPosts({ db }: Services, listJob: string): Promise<void> {
  await db.batch([
    db.delete(posts),
    db
      .update(jobRuns)
      .set({ succeededAt: null, claimedUntil: null, version: sql`${jobRuns.version} + 1` })
      .where(eq(jobRuns.job, listJob)),
  ]);
}
