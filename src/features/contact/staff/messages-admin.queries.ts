import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { areIn } from '../../../db/are-in.ts';
import { contactMessages as messages } from '../../../db/schema/contact.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { fieldsOf } from '../../../shared/form.ts';
import {
  firstStatusAt,
  isOurTurn,
  recordTable,
  workColumns,
} from '../../../staff/work/record-table.queries.ts';
import { site } from '../../../shared/content/site.ts';
import { contactForm } from '../contact.contract.ts';
import { messageKind, messageValues } from './messages-admin.contract.ts';

const LISTED = {
  ...fieldsOf(contactForm, messages),
  id: messages.id,
  createdAt: messages.createdAt,
  isUnchecked: messages.isUnchecked,
  ...workColumns(messageValues, messages),
};

/** What the export reads. */
export const EXPORTED_MESSAGE = { ...LISTED, userAgent: messages.userAgent };

const isNew = eq(messages.status, 'new');
const isWaiting = sql`(${and(isNew, isOurTurn(messages))})`;

export const messageRecords = recordTable({
  kind: messageKind,
  table: messages,
  listed: LISTED,
  changed: 'message_changed',
  isOpen: isNew,
  isWaiting,
  afterReply: { status: 'replied', from: sql`${messages.status} <> 'replied'` },
  replyTo: site.email,
  handling: {
    words: 'the answers came',
    at: firstStatusAt('message', messages.id, ['replied']),
    which: inArray(messages.status, ['replied', 'done']),
  },
  toDo: () => [
    {
      title: 'New messages',
      which: isWaiting,
      about: messages.subject,
      since: messages.createdAt,
      list: { status: 'new', sort: 'oldest' },
    },
  ],
  filters: ({ who }) => ({ mine: sql`(${and(isNew, eq(messages.owner, who))})` }),
  ownConditions: {},
});

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
        areIn(outbox.subjectId, ids),
        inArray(outbox.status, ['pending', 'failed']),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
