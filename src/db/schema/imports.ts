import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { retention } from '../../shared/content/retention.ts';
import { PHONE_KEY } from '../phone-key.ts';
import { sentTable } from '../sent-table.ts';
import { LEAD_STATUSES } from './leads.ts';

/** A file of leads that staff brought: how it is read, and what became of it. */
export const leadImports = sqliteTable('lead_imports', {
  /** Leads have it as their `importId`. */
  id: integer().primaryKey({ autoIncrement: true }),
  createdAt: integer().notNull(),
  createdBy: text().notNull(),
  /** The row of the sheet that has the names of the columns. */
  headRow: integer().notNull(),
  /** JSON: the place of each column that is read, by what it has, and of those for the note. */
  columns: text().notNull(),
  /** Which comes first in its days with slashes. */
  dateOrder: text({ enum: ['mdy', 'dmy'] }),
  /** Of leads for which the file has none. */
  source: text().notNull(),
  status: text({ enum: LEAD_STATUSES }).notNull(),
  /** How many rows became leads, and how many were there already. */
  added: integer().notNull().default(0),
  leftOut: integer().notNull().default(0),
  undoneAt: integer(),
  undoneBy: text(),
  /** How many leads went when it was undone. */
  removed: integer(),
});

/** A row of such a file, until it is a lead. */
export const leadImportRows = sqliteTable(
  'lead_import_rows',
  {
    id: text().primaryKey(),
    importId: integer().notNull(),
    /** As the spreadsheet counts it. */
    row: integer().notNull(),
    /** JSON: its values, in their order. */
    cells: text().notNull(),
    /** JSON: what staff wrote in place of a value, by what it is. */
    mended: text().notNull().default('{}'),
    name: text().notNull(),
    /** The first address of the row; null for none. */
    email: text(),
    /** Where it has no address. */
    phone: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('lead_import_rows_unique').on(table.importId, table.row),
    index('lead_import_rows_by_email').on(sql`lower(${table.email})`),
    index('lead_import_rows_by_phone')
      .on(PHONE_KEY(table.phone))
      .where(sql`${table.phone} is not null`),
    index('lead_import_rows_oldest').on(table.createdAt),
  ],
);

export const sentImportRows = sentTable({
  table: leadImportRows,
  name: leadImportRows.name,
  email: leadImportRows.email,
  phone: leadImportRows.phone,
  newest: leadImportRows.id,
  isStaged: true,
  noun: { one: 'Row of an import', many: 'Rows of an import' },
  happened: 'Stood in a file of leads',
  title: 'Rows of files that are not stored as requests yet',
  kept: [
    {
      name: 'import_rows',
      period: { days: retention.importRowDays },
      since: sql`${leadImportRows.createdAt}`,
    },
  ],
});
