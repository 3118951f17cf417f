import { and, eq, exists, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm';

import { batch, type Database } from '../../db/client.ts';
import { saveKey, subjectOf } from '../../db/idempotency-keys.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { affiliateApplications } from '../../db/schema/affiliates.ts';
import { endWaits } from '../../people/end-waits.queries.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { foldTexts } from '../../shared/text/fold.ts';
import { announceSubmission, countSubmission } from '../../submissions/hours.queries.ts';
import { noteContact } from '../../submissions/lead-contact.queries.ts';
import { mayStore, readBefore, type NewSubmission } from '../../submissions/submission.queries.ts';
import type { ApplicationContent } from './application.contract.ts';

/** The same application within this time is one row and one e-mail. */
const SAME_APPLICATION_MS = 24 * 60 * 60_000;

export interface NewApplication {
  content: ApplicationContent;
  termsVersion: string;
  fingerprint: string;
}

const applications = affiliateApplications;

/** What staff search of an application. */
export const applicationSearchText = ({
  firstName,
  lastName,
  email,
  company,
  nextStep,
}: Pick<
  typeof applications.$inferInsert,
  'firstName' | 'lastName' | 'email' | 'company' | 'nextStep'
>) => foldTexts(`${firstName} ${lastName}`, email, company, nextStep);

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
export function storeApplication(
  db: Database,
  submission: NewSubmission,
  { content, termsVersion, fingerprint }: NewApplication,
  mail: Message,
) {
  const { id, now, key } = submission;
  const isSame = and(
    eq(applications.fingerprint, fingerprint),
    gt(applications.createdAt, now - SAME_APPLICATION_MS),
  );
  const isOpen = and(
    sql`lower(${applications.email}) = lower(${content.email})`,
    inArray(applications.status, ['pending', 'sending']),
  );
  const isSelf = eq(applications.id, id);
  const isResent = and(isOpen, sql`json_extract(${applications.resent}, '$.id') = ${id}`);
  const find = () =>
    db.select({ id: applications.id, createdAt: applications.createdAt }).from(applications);
  const self = exists(find().where(isSelf));
  // What was stored with an open application has no row of its own.
  const isStored = exists(find().where(or(isSelf, isResent)));
  const isNew = and(notExists(find().where(isSame)), mayStore(submission));
  const firstSame = db
    .select({ id: applications.id })
    .from(applications)
    .where(isSame)
    .orderBy(applications.createdAt)
    .limit(1);
  return batch(db, {
    ...readBefore(db, submission),
    application: insertWhere(
      db,
      applications,
      {
        id,
        ...content,
        searchText: applicationSearchText(content),
        termsAcceptedAt: now,
        termsVersion,
        fingerprint,
        createdAt: now,
        updatedAt: now,
      },
      and(isNew, notExists(find().where(isOpen))),
    ),
    resent: db
      .update(applications)
      .set({ resent: JSON.stringify({ id, ...content }), resentAt: now })
      .where(and(isOpen, ne(applications.id, id), isNew)),
    contact: noteContact(db, content.email, now, isStored),
    ...endWaits(db, content.email, now, isStored),
    own: find().where(or(isSelf, isResent)).limit(1),
    same: find().where(isSame).orderBy(applications.createdAt).limit(1),
    keyed: find().where(eq(applications.id, subjectOf(key))),
    saved: saveKey(db, key, sql`coalesce((select ${id} where ${isStored}), ${firstSame})`, now),
    counted: countSubmission(db, submission, self),
    ...announceSubmission(db, submission, mail, self),
  });
}
