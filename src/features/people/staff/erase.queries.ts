import { eq, sql } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../../db/client.ts';
import { isOfContacts } from '../../../db/is-address.ts';
import { affiliateApplications, decisionMailTemplates } from '../../../db/schema/affiliates.ts';
import { providerFailures } from '../../../db/schema/jobs.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { erasures } from '../../../db/schema/people.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import { submissionKeys } from '../../../db/schema/submissions.ts';
import { storedTexts } from '../../../db/schema/texts.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { isAuditOf, recordIdsOf } from '../../../people/rows-of-person.queries.ts';
import { allPersonTables } from './person-tables.queries.ts';
import { withoutContact } from './quotes.queries.ts';

/** What stands where a person's id was. */
const ERASED = 'erased';

interface Erasure {
  id: string;
  contacts: readonly string[];
  /** The keyed hashes that stay, one of each contact. */
  hashes: readonly string[];
  by: Actor;
}

/**
 * Erases everything that is stored of a person, in one batch. Each statement finds its rows by the
 * contacts, so a submission that arrives at the same time is erased whole or stays whole. Deliveries
 * that are running find that their row is gone, and send and store nothing.
 */
export async function eraseContacts(
  db: Database,
  { id, contacts, hashes, by }: Erasure,
  now: number,
): Promise<void> {
  const ids = recordIdsOf(contacts);
  const { templates, texts, failures } = await withoutContact(db, contacts);
  await runBatch(db, [
    ...hashes.map((addressHash, index) =>
      db.insert(erasures).values({ id: index === 0 ? id : uuidv7(now), addressHash, at: now }),
    ),
    recordAudit(db, { by, action: 'person_erased', subject: { kind: 'person', id } }, now),
    // The audit record stays, the person it was about does not.
    db
      .update(staffAudit)
      .set({ subjectId: ERASED, detail: null, changeId: null })
      .where(isAuditOf(contacts)),
    // The keys stay until they expire: a form that is sent again under one of them stores nothing.
    db
      .update(submissionKeys)
      .set({ subjectId: ERASED, fingerprint: '' })
      .where(sql`${submissionKeys.subjectId} in (${ids})`),
    // What is for everyone stays without the contact.
    ...templates.map(({ decision, subject, text }) =>
      db
        .update(decisionMailTemplates)
        .set({ subject, text })
        .where(eq(decisionMailTemplates.decision, decision)),
    ),
    ...texts.map(({ id: textId, subject, text }) =>
      db.update(storedTexts).set({ subject, text }).where(eq(storedTexts.id, textId)),
    ),
    ...failures.map(({ provider }) =>
      db
        .update(providerFailures)
        .set({ reason: 'Erased' })
        .where(eq(providerFailures.provider, provider)),
    ),
    ...allPersonTables
      .toReversed()
      .flatMap(([, { table, isOf, isKept }]) =>
        isKept ? [] : [db.delete(table).where(isOf(contacts))],
      ),
  ]);
}

/** Whether PartnerStack has, or may have, this person as a partner. */
export async function mayBePartner(db: Database, contacts: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: affiliateApplications.id })
    .from(affiliateApplications)
    .leftJoin(
      outbox,
      sql`${outbox.kind} = 'partner_registration' and ${outbox.subjectId} = ${affiliateApplications.id}`,
    )
    .where(
      sql`${isOfContacts(affiliateApplications, contacts)} and (${affiliateApplications.partnerstackId} is not null or ${outbox.attempts} > 0)`,
    )
    .limit(1);
  return rows.length > 0;
}
