import { eq, lt, sql, type SQL } from 'drizzle-orm';

import { retention } from '../shared/content/retention.ts';
import type { Database } from './client.ts';
import { insertWhere } from './insert-where.ts';
import { submissionKeys } from './schema/submissions.ts';

/**
 * Idempotency keys: a submission that is sent again under its key is found, not stored again. The key
 * is stored in the submission's own batch. D1 runs batches one after another, so of two concurrent
 * requests the second finds the key of the first.
 */

/** The browser drops its key when the session ends. */
const RETENTION_MS = retention.formKeyDays * 24 * 60 * 60_000;

export interface IdempotencyKey {
  /** Keys of different forms never collide. */
  form: 'contact' | 'lead' | 'affiliate_application';
  /** The UUID that the browser made. */
  value: string;
  /** SHA-256 of the content. */
  fingerprint: string;
}

/** @param value of the request; undefined where it has none */
export const keyOf = (
  form: IdempotencyKey['form'],
  value: string | undefined,
  fingerprint: string,
): IdempotencyKey | undefined => (value ? { form, value, fingerprint } : undefined);

/** What a key was used for before. */
export interface KeyedSubmission {
  fingerprint: string;
  subjectId: string;
  /** ms */
  createdAt: number;
}

/** Matches no row for a request without a key, so that every batch has the same statements. */
const nameOf = (key: IdempotencyKey | undefined): string => (key ? `${key.form}:${key.value}` : '');

const isOf = (key: IdempotencyKey | undefined): SQL => eq(submissionKeys.key, nameOf(key));

/** True while nothing is stored under the key; always without one. */
export const keyIsFree = (key: IdempotencyKey | undefined): SQL =>
  sql`not exists (select 1 from ${submissionKeys} where ${isOf(key)})`;

/** The id of what is stored under the key, or NULL. */
export const subjectOf = (key: IdempotencyKey | undefined): SQL =>
  sql`(select ${submissionKeys.subjectId} from ${submissionKeys} where ${isOf(key)})`;

/** Reads what the key was used for: one row or none. */
export const readKey = (db: Database, key: IdempotencyKey | undefined) =>
  db
    .select({
      fingerprint: submissionKeys.fingerprint,
      subjectId: submissionKeys.subjectId,
      createdAt: submissionKeys.createdAt,
    })
    .from(submissionKeys)
    .where(isOf(key));

/** @param subject the id of what was stored, as a subquery; no key is stored when it is NULL */
export const saveKey = (db: Database, key: IdempotencyKey | undefined, subject: SQL, now: number) =>
  insertWhere(
    db,
    submissionKeys,
    {
      key: nameOf(key),
      fingerprint: key?.fingerprint ?? '',
      subjectId: subject,
      createdAt: now,
    },
    key ? sql`${subject} is not null` : sql`false`,
  ).onConflictDoNothing();

/** Deletes expired keys; by cron. */
export async function deleteOldKeys(db: Database): Promise<void> {
  await db.delete(submissionKeys).where(lt(submissionKeys.createdAt, Date.now() - RETENTION_MS));
}
