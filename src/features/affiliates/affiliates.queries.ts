import { and, eq, exists, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm';

import { batch, type Database } from '../../db/client.ts';
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
import type { Message } from '../../outbox/mail.port.ts';
import { foldTexts } from '../../shared/text/fold.ts';
import {
  countSubmission,
  fitsHour,
  isFull,
  notifyOfSubmission,
  queueWithinBudget,
  readHour,
  type HourShare,
} from '../../submissions/hours.queries.ts';
import { noteContact } from '../../submissions/lead-contact.queries.ts';
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

interface ApplicationSubmission {
  application: NewApplication;
  mail: Message;
  key: IdempotencyKey | undefined;
  share: HourShare;
}

export interface SubmittedApplication {
  /** Another id than the application's own when the same one was stored before. */
  id: string;
  createdAt: number;
  /** What the key was used for before. */
  before: KeyedSubmission | undefined;
  /** Whether an e-mail was queued. */
  isAnnounced: boolean;
}

export type ApplicationResult =
  | { result: 'stored'; stored: SubmittedApplication }
  /** The hour was full. */
  | { result: 'full' }
  /** The database returned no row. */
  | { result: 'no row' };

const applications = affiliateApplications;

/** What staff search of an application. */
export const applicationSearchText = ({
  firstName,
  lastName,
  email,
  company,
}: Pick<typeof applications.$inferInsert, 'firstName' | 'lastName' | 'email' | 'company'>) =>
  foldTexts(`${firstName} ${lastName}`, email, company);

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
 *
 * Of an e-mail address one application is open: while it is, further content is stored with it, and
 * the response says nothing of that, so that no one learns who has applied.
 */
export async function storeApplication(
  db: Database,
  { application, mail, key, share }: ApplicationSubmission,
): Promise<ApplicationResult> {
  const { id, content, termsVersion, fingerprint, createdAt } = application;
  const isSame = and(
    eq(applications.fingerprint, fingerprint),
    gt(applications.createdAt, createdAt - SAME_APPLICATION_MS),
  );
  const isOpen = and(
    sql`lower(${applications.email}) = lower(${content.email})`,
    inArray(applications.status, ['pending', 'sending']),
  );
  const isSelf = eq(applications.id, id);
  const isResent = and(isOpen, sql`json_extract(${applications.resent}, '$.id') = ${id}`);
  const find = () =>
    db.select({ id: applications.id, createdAt: applications.createdAt }).from(applications);
  const mayStore = and(notExists(find().where(isSame)), keyIsFree(key), fitsHour(share));
  const firstSame = db
    .select({ id: applications.id })
    .from(applications)
    .where(isSame)
    .orderBy(applications.createdAt)
    .limit(1);
  const {
    hour,
    before: [before],
    queued,
    own: [own],
    same: [same],
    keyed: [keyed],
  } = await batch(db, {
    hour: readHour(db, share),
    application: insertWhere(
      db,
      applications,
      {
        id,
        ...content,
        searchText: applicationSearchText(content),
        termsAcceptedAt: createdAt,
        termsVersion,
        fingerprint,
        createdAt,
        updatedAt: createdAt,
      },
      and(mayStore, notExists(find().where(isOpen))),
    ),
    resent: db
      .update(applications)
      .set({ resent: JSON.stringify({ id, ...content }), resentAt: createdAt })
      .where(and(isOpen, ne(applications.id, id), mayStore)),
    contact: noteContact(db, content.email, createdAt, exists(find().where(or(isSelf, isResent)))),
    before: readKey(db, key),
    saved: saveKey(
      db,
      key,
      sql`coalesce((select ${id} where ${exists(find().where(or(isSelf, isResent)))}), ${firstSame})`,
      createdAt,
    ),
    counted: countSubmission(db, share, exists(find().where(isSelf))),
    queued: queueWithinBudget(
      db,
      share,
      { message: mail, subjectId: id },
      exists(find().where(isSelf)),
    ),
    own: find().where(or(isSelf, isResent)).limit(1),
    same: find().where(isSame).orderBy(applications.createdAt).limit(1),
    keyed: find().where(eq(applications.id, subjectOf(key))),
    notified: notifyOfSubmission(db, share, id),
  });
  const isAnnounced = queued.meta.changes > 0;
  const asStored = (row: Pick<SubmittedApplication, 'id' | 'createdAt'>): ApplicationResult => ({
    result: 'stored',
    stored: { ...row, before, isAnnounced },
  });
  // What was stored with an open application has no row of its own.
  if (before) {
    return asStored({ id: before.subjectId, createdAt: (keyed ?? before).createdAt });
  }
  if (own) return asStored({ id, createdAt });
  if (same) return asStored(same);
  return { result: isFull(share, hour) ? 'full' : 'no row' };
}
