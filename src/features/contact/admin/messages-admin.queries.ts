import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { contactMessages as messages } from '../../../db/schema/contact.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import {
  arrivalChips,
  readBatches,
  readPage,
  type ListQuery,
  type ListSelection,
  type RowOf,
} from '../../../staff-list/list.queries.ts';
import { fieldsOf } from '../../../shared/form.ts';
import type { Worked } from '../../../staff-work/changes.queries.ts';
import type { Reader } from '../../staff/work-routes.ts';
import { contactForm } from '../contact.contract.ts';
import type { MessageFilter, MessageStatus } from './messages-admin.contract.ts';

const LISTED = {
  ...fieldsOf(contactForm, messages),
  id: messages.id,
  createdAt: messages.createdAt,
  status: messages.status,
  owner: messages.owner,
  version: messages.version,
  changedAt: messages.changedAt,
  changedBy: messages.changedBy,
};

/** A message as the list reads it. */
export type StoredMessageRow = RowOf<typeof LISTED>;

const sourceFor = ({ who }: Reader) => ({
  table: messages,
  fields: LISTED,
  at: messages.createdAt,
  key: messages.seq,
  filters: {
    new: eq(messages.status, 'new'),
    mine: sql`(${and(eq(messages.status, 'new'), eq(messages.owner, who))})`,
    replied: eq(messages.status, 'replied'),
    done: eq(messages.status, 'done'),
    spam: eq(messages.status, 'spam'),
  } satisfies Record<MessageFilter, SQL>,
  chips: arrivalChips(messages.createdAt),
  search: messages.searchText,
});

const EXPORTED = { ...LISTED, userAgent: messages.userAgent };

/** A message as the export reads it. */
export type ExportedMessage = RowOf<typeof EXPORTED>;

/** A page of messages (INB-01). */
export const listMessages = (db: Database, query: ListQuery, reader: Reader) =>
  readPage(db, sourceFor(reader), query);

/** All messages that match, `size` at a time. */
export const messageBatches = (db: Database, query: ListSelection, reader: Reader, size: number) =>
  readBatches(db, { ...sourceFor(reader), fields: EXPORTED }, query, size);

export const findMessage = (db: Database, id: string): Promise<StoredMessageRow | undefined> =>
  db.select(LISTED).from(messages).where(eq(messages.id, id)).get();

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

const isAt = ({ id, version }: { id: string; version: number }) =>
  and(eq(messages.id, id), eq(messages.version, version));

/** How messages are changed (INB-01). */
export const WORKED_MESSAGES: Worked<StoredMessageRow> = {
  kind: 'message',
  changed: 'message_changed',
  undone: 'message_change_undone',
  read: (db, ids) =>
    db
      .select(LISTED)
      .from(messages)
      .where(inArray(messages.id, [...ids])),
  audited: ({ status, owner }) => ({ status, owner }),
  isAt: (db, at) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(messages)
        .where(isAt(at)),
    ),
  update: (db, at, { status, owner }, stamp) =>
    db
      .update(messages)
      .set({
        ...(status ? { status: status as MessageStatus } : {}),
        ...(owner === undefined ? {} : { owner }),
        ...stamp,
        version: sql`${messages.version} + 1`,
      })
      .where(isAt(at))
      .returning({ id: messages.id }),
};
