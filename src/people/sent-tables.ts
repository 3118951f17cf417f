import { sentApplications } from '../db/schema/affiliates.ts';
import { sentMessages } from '../db/schema/contact.ts';
import { sentImportRows } from '../db/schema/imports.ts';
import { sentLeads, sentMergedLeads, sentVisits } from '../db/schema/leads.ts';
import type { SentTable } from '../db/sent-table.ts';

/** Every table of what people sent, in the order of the file that they get of their data. */
export const sentTables = {
  leads: sentLeads,
  mergedLeads: sentMergedLeads,
  visits: sentVisits,
  importRows: sentImportRows,
  messages: sentMessages,
  applications: sentApplications,
};

export type SentName = keyof typeof sentTables;
export const SENT_NAMES = Object.keys(sentTables) as SentName[];

/** The same without what each table has of its own. */
export const allSentTables: readonly SentTable[] = Object.values(sentTables);
