import type { Database } from '../../db/client.ts';
import type { StoredRow } from '../../outbox/stored-rows.queries.ts';
import { namedIn, peopleOf } from '../../people/person-of-record.queries.ts';
import { isoOf } from '../../shared/iso.ts';
import type { MailRow } from './mail.contract.ts';

const mailRow = (mail: StoredRow, people: Awaited<ReturnType<typeof peopleOf>>): MailRow => ({
  id: mail.id,
  kind: mail.kind,
  subject_id: mail.subjectId,
  person: namedIn(people, mail.subjectId),
  status: mail.status,
  attempts: mail.attempts,
  last_error: mail.lastError,
  next_attempt_at: mail.status === 'pending' ? isoOf(mail.notBefore) : null,
  created_at: isoOf(mail.createdAt),
  sent_at: isoOf(mail.sentAt),
});

/** Rows as staff see them, with the person of each. */
export async function mailRows(db: Database, rows: readonly StoredRow[]): Promise<MailRow[]> {
  const people = await peopleOf(
    db,
    rows.map(({ subjectId }) => subjectId),
  );
  return rows.map((row) => mailRow(row, people));
}
