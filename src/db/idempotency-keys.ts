import type { Condition } from './condition.ts';

/**
 * Idempotency keys: what was sent under one is stored once, and found again by it, however often and
 * however fast it is sent. The key is kept in the batch that stores the submission, and D1 runs
 * batches one after another: of two that race, the second finds the key of the first.
 */

/** How long a key is known; the browser forgets it with the visit. */
const KEEP_MS = 7 * 24 * 60 * 60_000;

export interface IdempotencyKey {
  intake: 'contact' | 'lead' | 'affiliate_application';
  /** As the browser made it, a UUID. */
  value: string;
  /** SHA-256 of what is sent under it. */
  fingerprint: string;
}

/** What a key stands for. */
export interface StoredSubmission {
  fingerprint: string;
  subject_id: string;
}

const nameOf = ({ intake, value }: IdempotencyKey): string => `${intake}:${value}`;

/** True inside a batch while nothing was stored under the key; always, without one. */
export const keyIsFree = (key: IdempotencyKey | undefined): Condition =>
  key
    ? { sql: 'NOT EXISTS (SELECT 1 FROM submission_keys WHERE key = ?)', values: [nameOf(key)] }
    : { sql: '1', values: [] };

/** The id of what was stored under the key, inside a statement; null without a key. */
export const subjectOf = (key: IdempotencyKey | undefined): Condition =>
  key
    ? { sql: '(SELECT subject_id FROM submission_keys WHERE key = ?)', values: [nameOf(key)] }
    : { sql: 'NULL', values: [] };

/**
 * The statement that keeps a key, for the batch that stores what was sent under it.
 * @param subject selects the `id` of what was stored; where it finds none, no key is kept
 */
export function keepKey(
  d1: D1Database,
  key: IdempotencyKey,
  subject: Condition,
  now: number,
): D1PreparedStatement {
  return d1
    .prepare(
      `INSERT INTO submission_keys (key, fingerprint, subject_id, created_at)
       SELECT ?, ?, subject.id, ? FROM (${subject.sql}) AS subject WHERE true
       ON CONFLICT (key) DO NOTHING`,
    )
    .bind(nameOf(key), key.fingerprint, now, ...subject.values);
}

/** The statement that reads what a key stands for: a StoredSubmission, or no row. */
export const readKey = (d1: D1Database, key: IdempotencyKey): D1PreparedStatement =>
  d1.prepare('SELECT fingerprint, subject_id FROM submission_keys WHERE key = ?').bind(nameOf(key));

/** Forgets keys that nobody will send again; by cron. */
export async function forgetOldKeys(d1: D1Database): Promise<void> {
  await d1
    .prepare('DELETE FROM submission_keys WHERE created_at < ?')
    .bind(Date.now() - KEEP_MS)
    .run();
}
