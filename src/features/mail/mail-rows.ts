import type { Services } from '../../services.ts';
import {
  countEntries,
  listEntries,
  type EntriesQuery,
  type StoredEntry,
} from '../../outbox/entries.ts';
import { isoOf } from '../../shared/iso.ts';
import { COUNTED_TO } from '../../staff-list/list.contract.ts';
import type { MailResponse, MailRow } from './mail.contract.ts';

export const mailRow = (mail: StoredEntry): MailRow => ({
  id: mail.id,
  kind: mail.kind,
  subject_id: mail.subjectId,
  status: mail.status,
  attempts: mail.attempts,
  last_error: mail.lastError,
  next_attempt_at: mail.status === 'pending' ? isoOf(mail.notBefore) : null,
  created_at: isoOf(mail.createdAt),
  sent_at: isoOf(mail.sentAt),
});

/** A page of the outbox, newest first. */
export async function readMail(
  { db }: Pick<Services, 'db'>,
  query: EntriesQuery,
): Promise<MailResponse> {
  const [rows, counts] = await Promise.all([listEntries(db, query), countEntries(db, COUNTED_TO)]);
  const shown = rows.slice(0, query.limit);
  return {
    data: shown.map(mailRow),
    meta: { counts, next_cursor: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null },
  };
}
