import { eq, gte, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { posts } from '../../db/schema/blog.ts';
import { dailyPageViews } from '../../db/schema/figures.ts';
import { OTHER } from '../../shared/text/visit-source.ts';
import { maxValues, type Dimension, type Tally } from './tally.ts';

/** Stored counts with others added. Where there are too many values, the new and rare are '(other)'. */
const added = (dimension: Dimension, counts: ReadonlyMap<string, number>): SQL<string> => sql`(
  select json_group_object(value, n) from (
    select iif(position <= ${maxValues(dimension)}, value, ${OTHER}) as value, sum(n) as n from (
      select value, n, row_number() over (order by value <> ${OTHER}, is_new, n desc, value) as position from (
        select value, sum(n) as n, min(is_new) as is_new from (
          select key as value, value as n, 0 as is_new from json_each(${dailyPageViews[dimension]})
          union all
          select key, value, 1 from json_each(${JSON.stringify(Object.fromEntries(counts))})
        ) group by 1
      )
    ) group by 1
  )
)`;

/** The statements that add a tally to a day. */
function adding(db: Database, day: string, tally: Tally) {
  const changes = Object.fromEntries(
    [...tally].map(([dimension, counts]) => [dimension, added(dimension, counts)]),
  );
  return [
    db.insert(dailyPageViews).values({ day }).onConflictDoNothing(),
    db.update(dailyPageViews).set(changes).where(eq(dailyPageViews.day, day)),
  ] as const;
}

/** Adds a tally to the counts of a day. @param day 'YYYY-MM-DD' */
export async function addToDay(db: Database, day: string, tally: Tally): Promise<void> {
  await db.batch(adding(db, day, tally));
}

/** Makes a tally the counts of a day. @param day 'YYYY-MM-DD' */
export async function replaceDay(db: Database, day: string, tally: Tally): Promise<void> {
  await db.batch([
    db.delete(dailyPageViews).where(eq(dailyPageViews.day, day)),
    ...adding(db, day, tally),
  ]);
}

export async function isPost(db: Database, slug: string): Promise<boolean> {
  const found = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(eq(posts.slug, slug))
    .limit(1);
  return found.length > 0;
}

/** What was measured since a day. */
export const readSpeeds = (db: Database, since: string) =>
  db
    .select({ lcp: dailyPageViews.lcp, inp: dailyPageViews.inp, cls: dailyPageViews.cls })
    .from(dailyPageViews)
    .where(gte(dailyPageViews.day, since));
