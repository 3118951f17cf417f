import { and, eq, exists, gt, notExists, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import {
  keyIsFree,
  readKey,
  saveKey,
  subjectOf,
  type IdempotencyKey,
  type KeyedSubmission,
} from '../../db/idempotency-keys.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { affiliateApplications } from '../../db/schema/affiliates.ts';
import { queueMail } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { ApplicationContent } from './application.contract.ts';

/** The same application within this time is one row and one e-mail. */
const SAME_APPLICATION_MS = 24 * 60 * 60_000;

export interface NewApplication {
  id: string;
  content: ApplicationContent;
  termsVersion: string;
  fingerprint: string;
  /** ms since 1970 */
  createdAt: number;
}

export interface StoredApplication {
  /** Another id than the application's own when the same one was stored before. */
  id: string;
  createdAt: number;
  /** What the key was used for before. */
  before: KeyedSubmission | undefined;
}

const applications = affiliateApplications;

/** The connectivity check (AFF-31). */
export async function pingApplications(db: Database): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(applications)
    .limit(1);
}

/**
 * Stores an application as pending with its e-mail, in one batch, unless the same one was stored
 * before: under the same key at any time, or with the same content within a day. D1 runs batches one
 * after another, so the second of two concurrent requests finds the first.
 * @returns undefined when the database returned no row
 */
export async function storeApplication(
  db: Database,
  { id, content, termsVersion, fingerprint, createdAt }: NewApplication,
  mail: Message,
  key: IdempotencyKey | undefined,
): Promise<StoredApplication | undefined> {
  const isSame = and(
    eq(applications.fingerprint, fingerprint),
    gt(applications.createdAt, createdAt - SAME_APPLICATION_MS),
  );
  const find = () =>
    db.select({ id: applications.id, createdAt: applications.createdAt }).from(applications);
  const firstSame = db
    .select({ id: applications.id })
    .from(applications)
    .where(isSame)
    .orderBy(applications.createdAt)
    .limit(1);
  const [, , [before], , [found]] = await db.batch([
    insertWhere(
      db,
      applications,
      {
        id,
        ...content,
        termsAcceptedAt: createdAt,
        termsVersion,
        fingerprint,
        createdAt,
        updatedAt: createdAt,
      },
      and(notExists(find().where(isSame)), keyIsFree(key)),
    ),
    queueMail(db, mail, id, exists(find().where(eq(applications.id, id))), createdAt),
    readKey(db, key),
    saveKey(db, key, sql`${firstSame}`, createdAt),
    find()
      .where(or(eq(applications.id, subjectOf(key)), isSame))
      .orderBy(applications.createdAt)
      .limit(1),
  ]);
  return found && { ...found, before };
}
