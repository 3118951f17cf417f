import { and, count } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { affiliateApplications as applications } from '../../db/schema.ts';
import { behind, contains, ordered, type ListQuery } from './list.queries.ts';

const SEARCHED = [
  applications.firstName,
  applications.lastName,
  applications.email,
  applications.company,
] as const;

/** A page of applications, how many match, and how many there are of each status (ADA-01, 03, 18). */
export async function listApplications(db: Database, query: ListQuery) {
  const match = contains(SEARCHED, query.search);
  const [rows, byStatus, [matching]] = await db.batch([
    db
      .select()
      .from(applications)
      .where(and(match, behind(applications, query)))
      .orderBy(...ordered(applications, query.sort))
      .limit(query.limit + 1),
    db
      .select({ status: applications.status, count: count() })
      .from(applications)
      .groupBy(applications.status),
    db.select({ count: count() }).from(applications).where(match),
  ]);
  const counts = { pending: 0, approved: 0, rejected: 0, total: 0 };
  for (const row of byStatus) {
    counts[row.status] = row.count;
    counts.total += row.count;
  }
  return { rows, counts, matched: matching?.count ?? 0 };
}
