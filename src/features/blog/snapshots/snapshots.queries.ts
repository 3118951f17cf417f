import { inArray, sql } from 'drizzle-orm';

import { htmlCopies } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';

/** One bound value for any number of slugs: D1 takes a hundred values a statement. */
const amongSlugs = (slugs: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(slugs)}))`;

/** Those of some slugs that have a copy, with the post that it is of. */
export async function copiesOf(
  { db }: Services,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: htmlCopies.slug, postId: htmlCopies.postId })
    .from(htmlCopies)
    .where(inArray(htmlCopies.slug, amongSlugs(slugs)));
  return new Map(rows.map(({ slug, postId }) => [slug, postId]));
}

/** How many copies there are. */
export async function countCopies({ db }: Services): Promise<number> {
  return db.$count(htmlCopies);
}

/** Writes down that a post has a copy under a slug now. */
export async function recordCopy({ db }: Services, slug: string, postId: string): Promise<void> {
  const said = { postId, writtenAt: Date.now() };
  await db
    .insert(htmlCopies)
    .values({ slug, ...said })
    .onConflictDoUpdate({ target: htmlCopies.slug, set: said });
}

/** Writes down that copies are gone. */
export async function forgetCopies({ db }: Services, slugs: readonly string[]): Promise<void> {
  await db.delete(htmlCopies).where(inArray(htmlCopies.slug, amongSlugs(slugs)));
}

/** Writes down that all copies are gone. */
export async function forgetAllCopies({ db }: Services): Promise<void> {
  await db.delete(htmlCopies);
}
