import { applicationRecords } from './features/affiliates/staff/applications.queries.ts';
import { messageRecords } from './features/contact/staff/messages-admin.queries.ts';
import { leadRecords } from './features/leads/staff/leads-admin.queries.ts';
import type { RecordTable } from './staff/work/record-table.queries.ts';

/**
 * Every kind of record that staff work on. Lists of names, polls, counts in the navigation, replies and
 * hand-overs go through it; record-kinds.contract.ts is the same for the browser.
 */
export const recordTables: readonly RecordTable[] = [
  leadRecords,
  messageRecords,
  applicationRecords,
];
