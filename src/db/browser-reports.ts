import { lt, max, sql, sum } from 'drizzle-orm';

import type { Database } from './client.ts';
import { browserReports } from './schema/jobs.ts';

/** Counts of older days are deleted. */
const DAYS = 30;
const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What a browser reported, without anything of its visitor. Both are from fixed lists. */
export interface BrowserReport {
  kind: string;
  subject: string;
}

/** Adds to the counts of today, and deletes old ones. */
export async function countReports(
  db: Database,
  reports: readonly BrowserReport[],
  now: number,
): Promise<void> {
  const day = dayOf(now);
  const counts = new Map<string, BrowserReport & { count: number }>();
  for (const { kind, subject } of reports) {
    const key = `${kind} ${subject}`;
    counts.set(key, { kind, subject, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const { day: byDay, kind: byKind, subject: bySubject, count } = browserReports;
  await db.batch([
    db.delete(browserReports).where(lt(byDay, dayOf(now - DAYS * DAY_MS))),
    ...[...counts.values()].map((counted) =>
      db
        .insert(browserReports)
        .values({ day, ...counted })
        .onConflictDoUpdate({
          target: [byDay, byKind, bySubject],
          set: { count: sql`${count} + ${counted.count}` },
        }),
    ),
  ]);
}

/** The counts of the last thirty days, the most frequent first. */
export const readReports = (db: Database) =>
  db
    .select({
      kind: browserReports.kind,
      subject: browserReports.subject,
      count: sum(browserReports.count).mapWith(Number),
      lastDay: max(browserReports.day),
    })
    .from(browserReports)
    .groupBy(browserReports.kind, browserReports.subject)
    .orderBy(sql`sum(${browserReports.count}) desc`)
    .limit(50);
