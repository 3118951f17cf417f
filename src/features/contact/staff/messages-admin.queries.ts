import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { contactMessages as messages } from '../../../db/schema/contact.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { fieldsOf } from '../../../shared/form.ts';
import { workColumns, type Reader } from '../../../staff/work/record.queries.ts';
import { contactForm } from '../contact.contract.ts';
import { messageValues } from './messages-admin.contract.ts';

const LISTED = {
  ...fieldsOf(contactForm, messages),
  id: messages.id,
  createdAt: messages.createdAt,
  ...workColumns(messageValues, messages),
};

/** What the export reads. */
export const EXPORTED_MESSAGE = { ...LISTED, userAgent: messages.userAgent };

/** How messages are listed and changed (INB-01). */
export const MESSAGE_TABLE = {
  kind: 'message',
  changed: 'message_changed',
  values: messageValues,
  table: messages,
  listed: LISTED,
  filters: ({ who }: Reader) => ({
    mine: sql`(${and(eq(messages.status, 'new'), eq(messages.owner, who))})`,
  }),
} as const;

/** The e-mails about these messages that were not sent, by the message's id. */
export async function unsentMail(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { status: string; lastError: string | null }>> {
  const rows = await db
    .select({ id: outbox.subjectId, status: outbox.status, lastError: outbox.lastError })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'contact'),
        sql`${outbox.subjectId} in (select value from json_each(${JSON.stringify(ids)}))`,
        inArray(outbox.status, ['pending', 'failed']),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
