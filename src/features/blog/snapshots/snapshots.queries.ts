import { and, eq, inArray, notExists, sql } from 'drizzle-orm';

import { htmlSnapshots } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { raiseVersionIf } from '../store/blog-version.queries.ts';

/** One bound value for any number of slugs: D1 takes a hundred values a statement. */
const amongSlugs = (slugs: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(slugs)}))`;

/** @returns the post's id for each of these slugs that has a snapshot */
export async function snapshotsOf(
  { db }: Services,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: htmlSnapshots.slug, postId: htmlSnapshots.postId })
    .from(htmlSnapshots)
    .where(inArray(htmlSnapshots.slug, amongSlugs(slugs)));
  return new Map(rows.map(({ slug, postId }) => [slug, postId]));
}

export const hasSnapshot = async (services: Services, slug: string): Promise<boolean> =>
  (await snapshotsOf(services, [slug])).has(slug);

export async function countSnapshots({ db }: Services): Promise<number> {
  return db.$count(htmlSnapshots);
}

/** Records a snapshot. The first of a post changes the post's page, which then names it (CRL-01). */
export async function recordSnapshot(
  { db }: Services,
  slug: string,
  postId: string,
): Promise<void> {
  const row = { postId, writtenAt: Date.now() };
  const recorded = db
    .select({ slug: htmlSnapshots.slug })
    .from(htmlSnapshots)
    .where(and(eq(htmlSnapshots.slug, slug), eq(htmlSnapshots.postId, postId)));
  await db.batch([
    raiseVersionIf(db, notExists(recorded)),
    db
      .insert(htmlSnapshots)
      .values({ slug, ...row })
      .onConflictDoUpdate({ target: htmlSnapshots.slug, set: row }),
  ]);
}

export async function forgetSnapshots({ db }: Services, slugs: readonly string[]): Promise<void> {
  await db.delete(htmlSnapshots).where(inArray(htmlSnapshots.slug, amongSlugs(slugs)));
}

export async function forgetAllSnapshots({ db }: Services): Promise<void> {
  await db.delete(htmlSnapshots);
}
