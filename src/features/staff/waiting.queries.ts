import { between, inArray, or } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { rowCounts } from '../../db/schema/lists.ts';
import { sections } from '../../shared/staff-sections.ts';
import { lastDays, waitingCounters } from '../../shared/text/business-days.ts';

/** What waits for staff in each section, as row_counts has it. */
const COUNTERS: Readonly<Record<string, string>> = {
  'leads.new': sections.leads.path,
  'messages.new': sections.messages.path,
  'applications.pending': sections.applications.path,
  'outbox.failed': sections.mail.path,
};

/** Rows of row_counts from which toWaiting makes the counts. */
export function waitingRows(db: Database, now: number) {
  const spans = waitingCounters(lastDays(now).overdue);
  return db
    .select()
    .from(rowCounts)
    .where(
      or(
        inArray(rowCounts.name, Object.keys(COUNTERS)),
        ...spans.map(([first, last]) => between(rowCounts.name, first, last)),
      ),
    );
}

/** How much is new or failed, and how much of it waits for too long (ANS-02), by the section's path. */
export function toWaiting(rows: readonly (typeof rowCounts.$inferSelect)[]) {
  const waiting: Record<string, number> = {};
  let late = 0;
  for (const { name, count } of rows) {
    const path = COUNTERS[name];
    if (path === undefined) late += count;
    else waiting[path] = count;
  }
  return { waiting, overdue: { [sections.applications.path]: late } };
}
