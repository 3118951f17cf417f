import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { areIn } from '../../../db/are-in.ts';
import { contactMessages as messages } from '../../../db/schema/contact.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { fieldsOf } from '../../../shared/form.ts';
import {
  dueSteps,
  firstStatusAt,
  isOurTurn,
  recordTable,
  workColumns,
} from '../../../staff/work/record-table.queries.ts';
import { site } from '../../../shared/content/site.ts';
import { contactForm } from '../contact.contract.ts';
import { messageSearchText } from '../contact.queries.ts';
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
/** A next step may follow an answer; of what is done there is none. */
const mayBeDue = inArray(messages.status, ['new', 'replied']);

export const messageRecords = recordTable({
  kind: messageKind,
  table: messages,
  listed: LISTED,
  changed: 'message_changed',
  isOpen: sql`(${or(isNew, and(mayBeDue, isNotNull(messages.nextAt)))})`,
  isWaiting,
  afterReply: { status: 'replied', from: sql`${messages.status} <> 'replied'` },
  replyTo: site.email,
  handling: {
    words: 'the answers came',
    at: firstStatusAt('message', messages.id, ['replied']),
    which: inArray(messages.status, ['replied', 'done']),
  },
  searchTextOf: messageSearchText,
  alsoSearched: { 'Next step': sql`${messages.nextStep}` },
  toDo: (reader) => [
    ...dueSteps(messages, mayBeDue, reader),
    {
      title: 'New messages',
      // Those that were put off are back on their day.
      which: sql`(${and(isWaiting, or(isNull(messages.nextAt), lte(messages.nextAt, reader.today)))})`,
      canBePutOff: true,
      about: messages.subject,
      since: messages.createdAt,
      list: { status: 'new', sort: 'oldest' },
    },
  ],
  filters: ({ who, today }) => ({
    mine: sql`(${and(isNew, eq(messages.owner, who))})`,
    due: sql`(${and(mayBeDue, isOurTurn(messages), lte(messages.nextAt, today))})`,
  }),
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
