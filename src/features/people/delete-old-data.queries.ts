import { sql, type SQL } from 'drizzle-orm';

import { runBatch, type Database } from '../../db/client.ts';
import { affiliateApplications as applications } from '../../db/schema/affiliates.ts';
import { contactMessages as messages } from '../../db/schema/contact.ts';
import { LAST_CONTACT, leads, leadVisits } from '../../db/schema/leads.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { erasures } from '../../db/schema/people.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import { isNoteOn, isOutboxRowAbout } from '../../people/rows-of-person.queries.ts';

/** What is older than these times (ms) goes. */
export interface Cutoffs {
  leads: number;
  messages: number;
  declined: number;
  mailTexts: number;
  audit: number;
}

/** UUIDv7s begin with their time: all of an earlier one sort below this. */
const idAt = (ms: number): string => {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

/**
 * Deletes what has outlived its period, oldest first, in one batch.
 * @param most how many rows of each kind
 * @returns how many, by their name
 */
export async function deleteExpired(
  db: Database,
  before: Cutoffs,
  most: number,
): Promise<Record<string, number>> {
  const contact = LAST_CONTACT(leads);
  const doneAt = sql`coalesce(${outbox.sentAt}, ${outbox.createdAt})`;
  const inOrder = (by: SQL) => sql`order by ${by} limit ${most}`;
  const oldLeads = sql`select ${leads.id} from ${leads} where ${contact} < ${before.leads} ${inOrder(contact)}`;
  const oldMessages = sql`select ${messages.id} from ${messages} where ${messages.createdAt} < ${before.messages} ${inOrder(sql`${messages.createdAt}`)}`;
  const oldDeclined = sql`select ${applications.id} from ${applications} where ${applications.status} = 'rejected' and ${applications.updatedAt} < ${before.declined} ${inOrder(sql`${applications.updatedAt}`)}`;
  const oldVisits = sql`select ${leadVisits.id} from ${leadVisits} where ${leadVisits.leadId} in (${oldLeads})`;
  const oldTexts = sql`select ${outbox.id} from ${outbox} indexed by outbox_with_text where ${outbox.payload} <> 'null' and ${doneAt} < ${before.mailTexts} and ${outbox.status} in ('sent', 'failed') ${inOrder(doneAt)}`;
  const oldAudit = sql`select ${staffAudit.id} from ${staffAudit} where ${staffAudit.id} < ${idAt(before.audit)} and ${staffAudit.at} < ${before.audit} ${inOrder(sql`${staffAudit.id}`)}`;
  // A LIMIT stands only in a SELECT of its own.
  const old = sql.join(
    [oldLeads, oldVisits, oldMessages, oldDeclined].map((ids) => sql`select id from (${ids})`),
    sql` union all `,
  );
  const deleted = {
    leads: db.delete(leads).where(sql`${leads.id} in (${oldLeads})`),
    messages: db.delete(messages).where(sql`${messages.id} in (${oldMessages})`),
    declined_applications: db
      .delete(applications)
      .where(sql`${applications.id} in (${oldDeclined})`),
    mail_texts: db
      .update(outbox)
      .set({ payload: sql`'null'` })
      .where(sql`${outbox.id} in (${oldTexts})`),
    audit_entries: db.delete(staffAudit).where(sql`${staffAudit.id} in (${oldAudit})`),
  };
  const results = await runBatch(db, [
    // What is about a record goes with it, and is found by it.
    db.delete(outbox).where(isOutboxRowAbout(old)),
    db.delete(staffNotes).where(isNoteOn(old)),
    db.delete(leadVisits).where(sql`${leadVisits.id} in (${oldVisits})`),
    db.delete(erasures).where(sql`${erasures.id} < ${idAt(before.audit)}`),
    ...Object.values(deleted),
  ]);
  const names = Object.keys(deleted);
  const counts = results.slice(-names.length).map((result) => result.meta.changes);
  return Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0]));
}
