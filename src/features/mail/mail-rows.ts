import type { Database } from '../../db/client.ts';
import { namedIn, peopleOf } from '../../db/people.ts';
import type { Services } from '../../services.ts';
import type { StoredEntry } from '../../outbox/entries.ts';
import { isoOf } from '../../shared/iso.ts';
import { listMeta } from '../../staff-list/list-request.ts';
import type { ListQuery } from '../../staff-list/list.queries.ts';
import type { MailResponse, MailRow } from './mail.contract.ts';
import { listMail } from './mail.queries.ts';

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

export async function readMail(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<MailResponse> {
  const page = await listMail(db, query);
  return {
    data: await mailRows(db, page.rows),
    meta: { ...listMeta(page), counts: page.counts },
  };
}
