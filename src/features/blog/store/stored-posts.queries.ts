import { and, eq, getTableColumns, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { alias } from 'drizzle-orm/sqlite-core';

import { posts, postPlaces, postScopes, storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Story } from '../../../providers/cms/api-types.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { newestFirst, RELATED_REACH } from './posts.queries.ts';
import { imageOriginsOf } from '../html/image-policy.ts';
import { columnsOf, differs, type KeptPost, type PostRow } from './stored-post.ts';

/** Rows written in one batch: bodies are long, and a batch travels as one message. */
const ROWS_PER_BATCH = 20;

/** One bound value for any number of ids: D1 takes a hundred values a statement. */
const among = (ids: readonly string[]): SQL =>
  sql`${posts.id} in (select value from json_each(${JSON.stringify(ids)}))`;

const { contentHtml: _body, claimedUntil: _claim, ...keptColumns } = getTableColumns(posts);

/** What a change of the kept posts means for pages. */
export interface Effect {
  /** Ids of the posts that pages show otherwise now, or no longer. */
  posts: string[];
  /** Ids of the posts whose own page may lead to other posts now. Theirs included. */
  pages: string[];
  /** Whether posts came, went or changed places, so that lists differ beyond the posts themselves. */
  moved: boolean;
}

/** What keeping stories did. */
export interface Kept extends Effect {
  /** Posts that were kept already and are different now, with the slug they had. */
  changed: { id: string; slug: string; formerSlug: string }[];
}

/** A second name of the table of places, for those near a post's own. */
const near = alias(postPlaces, 'near');

/** Marks the pages that show some posts, or could, as changed: those of posts near them in any list. */
const touchPagesNear = (db: Services['db'], ids: readonly string[]) =>
  db
    .update(posts)
    .set({ pageVersion: sql`${posts.pageVersion} + 1` })
    .where(
      inArray(
        posts.id,
        db
          .select({ id: near.postId })
          .from(postPlaces)
          .innerJoin(
            near,
            and(
              eq(near.scope, postPlaces.scope),
              sql`${near.place} between ${postPlaces.place} - ${RELATED_REACH} and ${postPlaces.place} + ${RELATED_REACH}`,
            ),
          )
          .where(
            sql`${postPlaces.postId} in (select value from json_each(${JSON.stringify(ids)}))`,
          ),
      ),
    )
    .returning({ id: posts.id });

/** Those of some stories that our channel has not given up since they were last touched. */
async function shownStories(
  { db }: Services,
  stories: readonly Story[],
): Promise<readonly Story[]> {
  const hidden = await db
    .select({ id: storyEvents.storyId, since: storyEvents.receivedAt })
    .from(storyEvents)
    .where(sql`${storyEvents.isHidden}`);
  if (hidden.length === 0) return stories;
  const since = new Map(hidden.map((event) => [event.id, event.since]));
  return stories.filter(({ id, updatedAt }) => (updatedAt ?? 0) >= (since.get(id) ?? 0));
}

/**
 * Keeps stories: new ones are added, changed ones replaced, unchanged whole ones marked as seen.
 * What an answer leaves out (a lean list its bodies and images) stays as it is kept.
 */
export async function keepStories(
  services: Services,
  stories: readonly Story[],
  now: number,
): Promise<Kept> {
  const { db, config } = services;
  const shown = await shownStories(services, stories);
  const rows = await db
    .select(keptColumns)
    .from(posts)
    .where(among(shown.map(({ id }) => id)));
  const known = new Map<string, KeptPost>(rows.map((row) => [row.id, row]));
  const origins = imageOriginsOf(config);
  const outcome: Kept = { posts: [], pages: [], changed: [], moved: false };
  const pages = new Set<string>();
  const seen: string[] = [];
  const writes = [];
  for (const story of shown) {
    const kept = known.get(story.id);
    const columns = await columnsOf(story, kept, origins);
    const whole = story.content !== undefined;
    if (!differs(columns, kept)) {
      if (whole) seen.push(story.id);
      continue;
    }
    const { slug, keywordKeys, publishedAt } = columns;
    outcome.posts.push(story.id);
    if (kept) outcome.changed.push({ id: story.id, slug, formerSlug: kept.slug });
    outcome.moved ||=
      kept?.keywordKeys !== keywordKeys ||
      (publishedAt !== undefined && kept?.publishedAt !== publishedAt);
    const set = { ...columns, ...(whole ? { fetchedAt: now } : {}) };
    writes.push(
      db
        .insert(posts)
        .values({ fetchedAt: 0, pageVersion: now, ...set, id: story.id })
        .onConflictDoUpdate({ target: posts.id, set }),
    );
  }
  for (let start = 0; start < writes.length; start += ROWS_PER_BATCH) {
    const ids = outcome.posts.slice(start, start + ROWS_PER_BATCH);
    // Before and after: a post that moves changes the pages that it leaves and those that it joins.
    const [before, ...results] = await db.batch([
      touchPagesNear(db, ids),
      ...writes.slice(start, start + ROWS_PER_BATCH),
      touchPagesNear(db, ids),
    ]);
    const after = results.at(-1) as typeof before;
    for (const { id } of [...before, ...after]) pages.add(id);
  }
  if (seen.length > 0) await db.update(posts).set({ fetchedAt: now }).where(among(seen));
  return { ...outcome, pages: [...pages] };
}

/**
 * Kept posts that a list does not have although it reaches back beyond them, newest first.
 * @param from the publication time (ms) of the list's oldest story; null where the list is all there is
 */
export async function readMissing(
  { db }: Services,
  listed: readonly Story[],
  from: number | null,
): Promise<{ id: string; slug: string }[]> {
  return db
    .select({ id: posts.id, slug: posts.slug })
    .from(posts)
    .where(
      and(
        from === null ? undefined : sql`${posts.publishedAt} > ${from}`,
        sql`not ${among(listed.map(({ id }) => id))}`,
      ),
    )
    .orderBy(...newestFirst);
}

/** Forgets posts. @returns what that means for pages, and those that were there */
export async function dropPosts(
  { db }: Services,
  ids: readonly string[],
): Promise<Effect & { gone: Pick<PostRow, 'id' | 'slug'>[] }> {
  const [pages, dropped] = await db.batch([
    touchPagesNear(db, ids),
    db.delete(posts).where(among(ids)).returning({ id: posts.id, slug: posts.slug }),
  ]);
  return {
    posts: dropped.map(({ id }) => id),
    pages: pages.map(({ id }) => id),
    moved: dropped.length > 0,
    gone: dropped,
  };
}

/**
 * Claims a post, so that of several who find it old only one asks for it.
 * @param asOf only a post that StoryChief last gave before this time (ms) is claimed
 */
export async function claimPost(
  { db }: Services,
  id: string,
  { now, forMs, asOf }: { now: number; forMs: number; asOf: number },
): Promise<boolean> {
  const claimed = await db
    .update(posts)
    .set({ claimedUntil: now + forMs })
    .where(
      and(
        eq(posts.id, id),
        lt(posts.fetchedAt, asOf),
        lt(sql`coalesce(${posts.claimedUntil}, 0)`, now),
      ),
    )
    .returning({ id: posts.id });
  return claimed.length === 1;
}

/** Gives a claimed post back. @param until (ms) when it may be claimed again; at once when null */
export async function releasePost({ db }: Services, id: string, until: number | null) {
  await db.update(posts).set({ claimedUntil: until }).where(eq(posts.id, id));
}

/** What must be so for a claim, beside nobody else having it. */
export interface ClaimTerms {
  now: number;
  /** How long (ms) the claim holds if its run never ends. */
  forMs: number;
  /** Only where the last success is older (ms). */
  successBefore?: number;
  /** Only where the last failure is older (ms). */
  failureBefore?: number;
  /** Only where the last failure is older than its own `restMs`, which the run's summary has. */
  onlyIfRested?: boolean;
}

/**
 * Claims a job, so that of two runs at once only one works, and none that has just been done.
 * @returns whether this run has it
 */
export async function claimJob(
  { db }: Services,
  job: string,
  { now, forMs, successBefore, failureBefore, onlyIfRested = false }: ClaimTerms,
): Promise<boolean> {
  const free = and(
    eq(jobRuns.job, job),
    lt(sql`coalesce(${jobRuns.claimedUntil}, 0)`, now),
    successBefore === undefined
      ? undefined
      : lt(sql`coalesce(${jobRuns.succeededAt}, 0)`, successBefore),
    failureBefore === undefined
      ? undefined
      : lt(sql`coalesce(${jobRuns.failedAt}, 0)`, failureBefore),
    onlyIfRested
      ? sql`coalesce(${jobRuns.failedAt}, 0) + coalesce(json_extract(${jobRuns.summary}, '$.restMs'), 0) < ${now}`
      : undefined,
  );
  const [, claimed] = await db.batch([
    db.insert(jobRuns).values({ job }).onConflictDoNothing(),
    db
      .update(jobRuns)
      .set({ claimedUntil: now + forMs })
      .where(free)
      .returning({ job: jobRuns.job }),
  ]);
  return claimed.length === 1;
}

/** What a finished run has to say of itself. */
export type JobOutcome =
  | { succeededAt: number; summary?: string }
  | { failedAt: number; error: string; failedBy?: ProviderFailure['reason']; summary?: string };

/** The jobs that ask StoryChief: where one of them has an answer, the outage of all is over. */
const ofTheBlog = sql`${jobRuns.job} like 'blog-%'`;

/** Ends a run: its outcome is kept, its claim given back. */
export async function finishJob({ db }: Services, job: string, outcome: JobOutcome): Promise<void> {
  const ended = {
    claimedUntil: null,
    ...(outcome.summary ? { summary: outcome.summary } : {}),
  };
  if ('failedAt' in outcome) {
    const { failedAt, error, failedBy = null } = outcome;
    const failingSince = sql`coalesce(${jobRuns.failingSince}, ${failedAt})`;
    await db
      .update(jobRuns)
      .set({ ...ended, failedAt, failingSince, error, failedBy })
      .where(eq(jobRuns.job, job));
    return;
  }
  await db.batch([
    db
      .update(jobRuns)
      .set({ ...ended, succeededAt: outcome.succeededAt, error: null, failedBy: null })
      .where(eq(jobRuns.job, job)),
    db
      .update(jobRuns)
      .set({ failingSince: null })
      .where(and(ofTheBlog, isNotNull(jobRuns.failingSince))),
  ]);
}

/** Raises a job's version: pages made before it are made anew. */
export async function raiseVersion({ db }: Services, job: string): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ job, version: 1 })
    .onConflictDoUpdate({ target: jobRuns.job, set: { version: sql`${jobRuns.version} + 1` } });
}

/** Forgets every kept post and when its jobs last ran; the versions still grow. */
export async function dropAllPosts(
  { db }: Services,
  jobs: readonly string[],
  also: readonly BatchItem<'sqlite'>[] = [],
): Promise<void> {
  await db.batch([
    // Without a scope there is no order to mind: no post moves up for another that goes.
    db.delete(postScopes),
    // A story that was given up may be shown again: the next view asks what there is.
    db
      .update(storyEvents)
      .set({ isHidden: false })
      .where(sql`${storyEvents.isHidden}`),
    db.delete(posts),
    db
      .update(jobRuns)
      .set({
        succeededAt: null,
        failedAt: null,
        failingSince: null,
        error: null,
        failedBy: null,
        claimedUntil: null,
        summary: null,
        startedAt: null,
        durationMs: null,
        version: sql`${jobRuns.version} + 1`,
      })
      .where(inArray(jobRuns.job, [...jobs])),
    ...also,
  ]);
}
