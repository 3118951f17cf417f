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

/** How much is new or failed, and how much of it waits for too long (ANS-02), by the section's path. */
export interface WaitingCounts {
  counts: Readonly<Record<string, number>>;
  overdue: Readonly<Record<string, number>>;
}

export async function readWaiting(db: Database, now: number): Promise<WaitingCounts> {
  const spans = waitingCounters(lastDays(now).overdue);
  const read = await db
    .select()
    .from(rowCounts)
    .where(
      or(
        inArray(rowCounts.name, Object.keys(COUNTERS)),
        ...spans.map(([first, last]) => between(rowCounts.name, first, last)),
      ),
    );
  const counts: Record<string, number> = {};
  let late = 0;
  for (const { name, count } of read) {
    const path = COUNTERS[name];
    if (path === undefined) late += count;
    else counts[path] = count;
  }
  return { counts, overdue: { [sections.applications.path]: late } };
}
