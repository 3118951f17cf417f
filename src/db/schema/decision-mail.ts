import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The e-mails about decisions as staff last remembered them, with placeholders; one row per decision. */
export const decisionMailTemplates = sqliteTable(
  'decision_mail_templates',
  {
    decision: text({ enum: ['approved', 'rejected'] }).primaryKey(),
    subject: text().notNull(),
    text: text().notNull(),
    changedAt: integer().notNull(),
    /** Who changed it, as whoOf has it. */
    changedBy: text().notNull(),
  },
  (table) => [
    check('decision_mail_templates_known', sql`${table.decision} in ('approved', 'rejected')`),
  ],
);
