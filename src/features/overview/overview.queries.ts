import { and, getTableColumns, gte, inArray, lte } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { dailyFigures, dailyPageViews } from '../../db/schema/figures.ts';
import { rowCounts } from '../../db/schema/lists.ts';

export type DayFigures = typeof dailyFigures.$inferSelect;

const { lcp: _lcp, inp: _inp, cls: _cls, ...viewColumns } = getTableColumns(dailyPageViews);
export type DayViews = Omit<typeof dailyPageViews.$inferSelect, 'lcp' | 'inp' | 'cls'>;

/** The figures and page views of the days that have some, and the counts of all. @param from 'YYYY-MM-DD' */
export async function readFigures(
  db: Database,
  { from, to, counters }: { from: string; to: string; counters: readonly string[] },
): Promise<{ days: DayFigures[]; views: DayViews[]; counts: ReadonlyMap<string, number> }> {
  const [days, views, counted] = await db.batch([
    db
      .select()
      .from(dailyFigures)
      .where(and(gte(dailyFigures.day, from), lte(dailyFigures.day, to))),
    db
      .select(viewColumns)
      .from(dailyPageViews)
      .where(and(gte(dailyPageViews.day, from), lte(dailyPageViews.day, to))),
    db
      .select()
      .from(rowCounts)
      .where(inArray(rowCounts.name, [...counters])),
  ]);
  return { days, views, counts: new Map(counted.map(({ name, count }) => [name, count])) };
}
