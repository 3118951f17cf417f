import type { Database } from '../../db/client.ts';
import { namedIn, peopleOf } from '../../db/people.ts';
import type { StoredEntry } from '../../outbox/entries.ts';
import { isoOf } from '../../shared/iso.ts';
import type { MailRow } from './mail.contract.ts';

const mailRow = (mail: StoredEntry, people: Awaited<ReturnType<typeof peopleOf>>): MailRow => ({
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

/** Entries as staff see them, with the person of each. */
export async function mailRows(db: Database, entries: readonly StoredEntry[]): Promise<MailRow[]> {
  const people = await peopleOf(
    db,
    entries.map(({ subjectId }) => subjectId),
  );
  return entries.map((entry) => mailRow(entry, people));
}
