import { and, gte, inArray, lte } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { dailyFigures } from '../../db/schema/figures.ts';
import { rowCounts } from '../../db/schema/lists.ts';

export type DayFigures = typeof dailyFigures.$inferSelect;

/** The figures of the days that have some, and the counts of all. @param from 'YYYY-MM-DD' */
export async function readFigures(
  db: Database,
  { from, to, counters }: { from: string; to: string; counters: readonly string[] },
): Promise<{ days: DayFigures[]; counts: ReadonlyMap<string, number> }> {
  const [days, counted] = await db.batch([
    db
      .select()
      .from(dailyFigures)
      .where(and(gte(dailyFigures.day, from), lte(dailyFigures.day, to))),
    db
      .select()
      .from(rowCounts)
      .where(inArray(rowCounts.name, [...counters])),
  ]);
  return { days, counts: new Map(counted.map(({ name, count }) => [name, count])) };
}
