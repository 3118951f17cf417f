import { and, eq, getTableColumns, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import { areIn } from '../../../db/are-in.ts';
import { batch, runBatch, type Database } from '../../../db/client.ts';
import { postAddresses, posts, storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import type { Story } from '../cms.port.ts';
import { imageOriginsOf } from '../html/image-policy.ts';
import { raiseVersion } from '../../../db/blog-version.ts';
import { givenAddresses, type KnownPost, type PostAddress } from './given-addresses.queries.ts';
import { newestFirst } from './posts.queries.ts';
import { columnsOf, differs, type PostRow, type StoredPost } from './stored-post.ts';

/** Stories written in one batch: bodies are long, and a batch travels as one message. */
const STORIES_PER_BATCH = 20;

const { contentHtml: _body, lockedUntil: _lock, ...storedColumns } = getTableColumns(posts);

/** A post that was stored already and has changed. */
export interface ChangedPost {
  id: string;
  slug: string;
  formerSlug: string;
}

/** Leaves out stories that were unpublished by the webhook and not updated since. */
async function withoutHidden(db: Database, stories: readonly Story[]): Promise<readonly Story[]> {
  const hidden = await db
    .select({ id: storyEvents.storyId, since: storyEvents.receivedAt })
    .from(storyEvents)
    .where(sql`${storyEvents.isHidden}`);
  if (hidden.length === 0) return stories;
  const since = new Map(hidden.map((event) => [event.id, event.since]));
  return stories.filter(({ id, updatedAt }) => (updatedAt ?? 0) >= (since.get(id) ?? 0));
}

type Columns = Awaited<ReturnType<typeof columnsOf>> & PostAddress;

/** Writes one post, and its address where that is new. */
function writesOf(
  db: Database,
  id: string,
  columns: Columns,
  stored: StoredPost | undefined,
): BatchItem<'sqlite'>[] {
  const { slug } = columns;
  const post = db
    .insert(posts)
    .values({ fetchedAt: 0, ...columns, id })
    .onConflictDoUpdate({ target: posts.id, set: columns });
  if (stored?.slug === slug) return [post];
  const address = db
    .insert(postAddresses)
    .values({ slug, postId: id })
    .onConflictDoUpdate({ target: postAddresses.slug, set: { postId: id } });
  if (slug === slug.toLowerCase()) return [post, address];
  const inLowerCase = { slug: slug.toLowerCase(), postId: id };
  return [post, address, db.insert(postAddresses).values(inLowerCase).onConflictDoNothing()];
}

const SLUG_IS_SHARED = sql<number>`exists (select 1 from posts as others where others.slug = posts.slug and others.id <> posts.id)`;

async function readKnown(db: Database, ids: readonly string[]): Promise<Map<string, KnownPost>> {
  const rows = await db
    .select({ ...storedColumns, isSlugShared: SLUG_IS_SHARED })
    .from(posts)
    .where(areIn(posts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Stores stories: adds new posts, updates changed ones, and marks unchanged whole ones as fetched.
 * Fields that a story leaves out (lean lists have no bodies or images) stay as they are stored.
 * @returns the slugs of those written, and which of them were stored already
 */
export async function storePosts(
  services: Pick<Services, 'config' | 'db'>,
  stories: readonly Story[],
  now: number,
): Promise<{ written: string[]; changed: ChangedPost[] }> {
  const { db, config } = services;
  const shown = await withoutHidden(services.db, stories);
  const known = await readKnown(
    db,
    shown.map(({ id }) => id),
  );
  const origins = imageOriginsOf(config);
  const changed: ChangedPost[] = [];
  const written: string[] = [];
  const unchanged: string[] = [];
  const writes: BatchItem<'sqlite'>[][] = [];
  for (const { story, address } of await givenAddresses(db, shown, known)) {
    const stored = known.get(story.id);
    const columns = { ...(await columnsOf(story, stored, origins)), ...address };
    const isWhole = story.content !== undefined;
    if (!differs(columns, stored)) {
      if (isWhole) unchanged.push(story.id);
      continue;
    }
    written.push(columns.slug);
    if (stored) changed.push({ id: story.id, slug: columns.slug, formerSlug: stored.slug });
    const set = { ...columns, ...(isWhole ? { fetchedAt: now } : {}) };
    writes.push(writesOf(db, story.id, set, stored));
  }
  for (let start = 0; start < writes.length; start += STORIES_PER_BATCH) {
    const some = writes.slice(start, start + STORIES_PER_BATCH).flat();
    await runBatch(db, [...some, raiseVersion(db)]);
  }
  if (unchanged.length > 0) {
    await db.update(posts).set({ fetchedAt: now }).where(areIn(posts.id, unchanged));
  }
  return { written, changed };
}

/**
 * Stored posts that a list lacks although it reaches back further, newest first.
 * @param from the publication time (ms) of the list's oldest story; null where the list is complete
 */
export async function readMissing(
  db: Database,
  listed: readonly Story[],
  from: number | null,
): Promise<{ id: string; slug: string }[]> {
  return db
    .select({ id: posts.id, slug: posts.slug })
    .from(posts)
    .where(
      and(
        from === null ? undefined : gt(posts.publishedAt, from),
        not(
          areIn(
            posts.id,
            listed.map(({ id }) => id),
          ),
        ),
      ),
    )
    .orderBy(...newestFirst);
}

/** The newest stored posts but these. */
export const readOthers = (
  db: Database,
  ids: readonly string[],
  most: number,
): Promise<{ id: string }[]> =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(not(areIn(posts.id, ids)))
    .orderBy(...newestFirst)
    .limit(most);

/** @returns the posts that were stored */
export async function deletePosts(
  db: Database,
  ids: readonly string[],
): Promise<Pick<PostRow, 'id' | 'slug'>[]> {
  const { deleted } = await batch(db, {
    deleted: db
      .delete(posts)
      .where(areIn(posts.id, ids))
      .returning({ id: posts.id, slug: posts.slug }),
    version: raiseVersion(db),
  });
  return deleted;
}

/** Those of the slugs that a stored post has. */
export async function slugsInUse(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ slug: posts.slug }).from(posts).where(areIn(posts.slug, slugs));
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Locks a post, so that one of several concurrent refreshes fetches it. A fetch makes the lock
 * ineffective: the post is then not older than `asOf`.
 * @param asOf lock it only if it was last fetched before this time (ms)
 */
export async function lockPost(
  db: Database,
  id: string,
  { now, forMs, asOf }: { now: number; forMs: number; asOf: number },
): Promise<boolean> {
  const locked = await db
    .update(posts)
    .set({ lockedUntil: now + forMs })
    .where(
      and(
        eq(posts.id, id),
        lt(posts.fetchedAt, asOf),
        lt(sql`coalesce(${posts.lockedUntil}, 0)`, now),
      ),
    )
    .returning({ id: posts.id });
  return locked.length === 1;
}

/** @param until (ms) when the post may be fetched again in the background */
export async function pausePost(db: Database, id: string, until: number): Promise<void> {
  await db.update(posts).set({ lockedUntil: until }).where(eq(posts.id, id));
}

/**
 * Deletes every post and what the jobs have done. Former addresses stay.
 * @param also statements of the same transaction
 */
export async function deleteAllPosts(
  db: Database,
  jobs: readonly string[],
  also: readonly BatchItem<'sqlite'>[] = [],
): Promise<void> {
  await db.batch([
    db.delete(posts),
    // A story that was unpublished by the webhook is shown again if the next list has it.
    db.update(storyEvents).set({ isHidden: false }),
    db.delete(jobRuns).where(inArray(jobRuns.job, [...jobs])),
    raiseVersion(db),
    ...also,
  ]);
}
