import type { MailKind } from './outbox.ts';

/** An e-mail that was given up; it stays until staff try again. Times in ms. */
export interface FailedMail {
  id: string;
  kind: MailKind;
  /** The id of the message, lead or application that it announces. */
  subjectId: string;
  attempts: number;
  /** Why the last try failed, in the provider's words where it gave any. */
  lastError: string | null;
  createdAt: number;
}

/** The e-mails that were given up, newest first. */
export async function failedMail(d1: D1Database, limit = 100): Promise<FailedMail[]> {
  const { results } = await d1
    .prepare(
      `SELECT id, kind, subject_id AS subjectId, attempts, last_error AS lastError,
         created_at AS createdAt
       FROM outgoing_mail WHERE status = 'failed' ORDER BY created_at DESC LIMIT ?`,
    )
    .bind(limit)
    .all<FailedMail>();
  return results;
}

// The reason of the last failure stays beside it until it is sent.
const RETRY = `UPDATE outgoing_mail SET status = 'pending', attempts = 0, next_attempt_at = ?
  WHERE status = 'failed'`;

/**
 * Lets an e-mail that was given up be tried again from the start, at the next run of deliverDueMail.
 * @returns whether there was one; false for one that is sent, being sent or unknown
 */
export async function retryMail(d1: D1Database, id: string): Promise<boolean> {
  const { meta } = await d1.prepare(`${RETRY} AND id = ?`).bind(Date.now(), id).run();
  return meta.changes === 1;
}

/** The same for every e-mail that was given up. @returns how many */
export async function retryAllFailed(d1: D1Database): Promise<number> {
  const { meta } = await d1.prepare(RETRY).bind(Date.now()).run();
  return meta.changes;
}
