import type { Services } from '../../services.ts';
import type { StoredEntry } from '../../outbox/entries.ts';
import { isoOf } from '../../shared/iso.ts';
import { foundPage, listMeta } from '../../staff-list/list-request.ts';
import type { ListQuery } from '../../staff-list/list-query.ts';
import type { MailResponse, MailRow } from './mail.contract.ts';
import { listMail } from './mail.queries.ts';

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

/** @throws AppError invalid when the row of the cursor is gone */
export async function readMail(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<MailResponse> {
  const page = foundPage(await listMail(db, query));
  return { data: page.rows.map(mailRow), meta: { ...listMeta(page), counts: page.counts } };
}
