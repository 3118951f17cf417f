import { inArray } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { rowCounts } from '../../db/schema/lists.ts';
import { sections } from '../../shared/staff-sections.ts';

/** What waits for staff in each section, as row_counts has it. */
const COUNTERS: Readonly<Record<string, string>> = {
  'leads.new': sections.leads.path,
  'messages.new': sections.messages.path,
  'applications.pending': sections.applications.path,
  'outbox.failed': sections.mail.path,
};

/** How much is new or failed, by the section's path. */
export type WaitingCounts = Readonly<Record<string, number>>;

export async function readWaiting(db: Database): Promise<WaitingCounts> {
  const read = await db
    .select()
    .from(rowCounts)
    .where(inArray(rowCounts.name, Object.keys(COUNTERS)));
  return Object.fromEntries(read.map(({ name, count }) => [COUNTERS[name] ?? '', count]));
}
