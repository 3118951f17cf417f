import {
  keepKey,
  keyIsFree,
  readKey,
  subjectOf,
  type StoredSubmission,
  type IdempotencyKey,
} from '../../db/idempotency-keys.ts';
import { queueMailPrepared } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { ApplicationContent } from './affiliates.contract.ts';

/** The same application within this time is the same application: one row, one e-mail. */
const SAME_APPLICATION_MS = 24 * 60 * 60_000;

export interface NewApplication extends ApplicationContent {
  id: string;
  fingerprint: string;
  /** ms since 1970 */
  createdAt: number;
}

/** Which row stands for an application, and since when (ms). */
export interface StoredApplication {
  id: string;
  createdAt: number;
  /** What the key stood for before; undefined where it is this application's own, or none was sent. */
  before: StoredSubmission | undefined;
}

/** Reads the table of applications, as the connectivity check (AFF-31). @throws when D1 does */
export async function reachApplications(d1: D1Database): Promise<void> {
  await d1.prepare('SELECT 1 FROM affiliate_applications LIMIT 1').first();
}

const SAME = `FROM affiliate_applications WHERE fingerprint = ? AND created_at > ?`;

/**
 * Stores an application as pending with its e-mail, in one batch, unless the same was stored before:
 * D1 runs batches one after another, so that of two that race the second finds the first. A key
 * finds what was sent under it, whenever that was; without one the content is its own for a day.
 * @returns the row that stands for it, undefined when the database gave none back
 */
export async function addApplication(
  d1: D1Database,
  application: NewApplication,
  mail: Message,
  key: IdempotencyKey | undefined,
): Promise<StoredApplication | undefined> {
  const { id, fingerprint, createdAt } = application;
  const same = [fingerprint, createdAt - SAME_APPLICATION_MS] as const;
  const free = keyIsFree(key);
  const subject = subjectOf(key);
  const first = { sql: `SELECT id ${SAME} ORDER BY created_at LIMIT 1`, values: same };
  const [, , found, known] = await d1.batch([
    d1
      .prepare(
        `INSERT INTO affiliate_applications
           (id, first_name, last_name, email, company, website, experience, audience, motivation,
            status, fingerprint, created_at, updated_at)
         SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ? 
         WHERE NOT EXISTS (SELECT 1 ${SAME}) AND ${free.sql}`,
      )
      .bind(
        id,
        application.firstName,
        application.lastName,
        application.email,
        application.company,
        application.website,
        application.experience,
        application.audience,
        application.motivation,
        fingerprint,
        createdAt,
        createdAt,
        ...same,
        ...free.values,
      ),
    queueMailPrepared(
      d1,
      mail,
      id,
      { sql: 'EXISTS (SELECT 1 FROM affiliate_applications WHERE id = ?)', values: [id] },
      createdAt,
    ),
    d1
      .prepare(
        `SELECT id, created_at FROM affiliate_applications
         WHERE id = ${subject.sql} OR (fingerprint = ? AND created_at > ?)
         ORDER BY created_at LIMIT 1`,
      )
      .bind(...subject.values, ...same),
    ...(key ? [readKey(d1, key), keepKey(d1, key, first, createdAt)] : []),
  ]);
  const before = (known?.results as StoredSubmission[] | undefined)?.[0];
  const row = (found?.results as { id: string; created_at: number }[] | undefined)?.[0];
  return row && { id: row.id, createdAt: row.created_at, before };
}
