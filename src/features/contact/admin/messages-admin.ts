import { z } from 'zod';

import type { Database } from '../../../db/client.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import { fieldsOf } from '../../../shared/form.ts';
import { fieldColumns, type CsvColumns } from '../../../staff-list/csv-file.ts';
import { listMeta } from '../../../staff-list/list-request.ts';
import type { ListQuery } from '../../../staff-list/list.queries.ts';
import { historyOf } from '../../../staff-work/history.ts';
import { owner } from '../../../staff-work/work-body.ts';
import type { Reader, WorkedFeature } from '../../staff/work-routes.ts';
import { contactForm } from '../contact.contract.ts';
import {
  MESSAGE_STATUSES,
  messagesApi,
  messageTexts,
  type MessageDetails,
  type MessageRow,
  type MessagesResponse,
} from './messages-admin.contract.ts';
import {
  findMessage,
  listMessages,
  unsentMail,
  WORKED_MESSAGES,
  type ExportedMessage,
  type StoredMessageRow,
} from './messages-admin.queries.ts';

const messageRow = (message: StoredMessageRow, mailProblem: string | null = null): MessageRow => ({
  ...fieldsOf(contactForm, message),
  id: message.id,
  created_at: isoOf(message.createdAt),
  status: message.status,
  owner: message.owner,
  version: message.version,
  changed_at: isoOf(message.changedAt),
  changed_by: message.changedBy,
  mail_problem: mailProblem,
});

async function withMail(db: Database, rows: readonly StoredMessageRow[]): Promise<MessageRow[]> {
  const unsent = await unsentMail(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const mail = unsent.get(row.id);
    return messageRow(row, mail ? (mail.lastError ?? 'It waits to be sent') : null);
  });
}

export async function readMessages(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
  reader: Reader,
): Promise<MessagesResponse> {
  const page = await listMessages(db, query, reader);
  return {
    data: await withMail(db, page.rows),
    meta: { ...listMeta(page), counts: page.counts },
  };
}

/** A message with what staff did. */
export async function readMessage(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<MessageDetails | undefined> {
  const [message, history] = await Promise.all([
    findMessage(db, id),
    historyOf(db, { kind: 'message', id }),
  ]);
  if (!message) return undefined;
  const [row] = await withMail(db, [message]);
  return row && { ...row, history };
}

/** How staff work messages (INB-01). */
export const MESSAGES_WORK: WorkedFeature<StoredMessageRow, MessageRow, MessageDetails> = {
  worked: WORKED_MESSAGES,
  row: (message) => messageRow(message),
  details: (c, id) => readMessage(c.get('services'), id),
  texts: messageTexts,
  values: { status: z.enum(MESSAGE_STATUSES).optional(), owner: owner.optional() },
  api: messagesApi,
};

/** The columns of the list, and how it is worked. */
export const MESSAGE_COLUMNS: CsvColumns<ExportedMessage> = {
  Id: ({ id }) => id,
  ...fieldColumns(contactForm),
  'Created At': ({ createdAt }, time) => time(createdAt),
  Status: ({ status }) => status,
  Owner: ({ owner: name }) => name,
};

/** Everything that is stored of a message but its notes and its history. */
export const ALL_MESSAGE_COLUMNS: CsvColumns<ExportedMessage> = {
  ...MESSAGE_COLUMNS,
  'Changed At': ({ changedAt }, time) => time(changedAt),
  'Changed By': ({ changedBy }) => changedBy,
  'User Agent': ({ userAgent }) => userAgent,
};
