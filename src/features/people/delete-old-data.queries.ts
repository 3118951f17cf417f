import { sql, type SQL } from 'drizzle-orm';

import { batch, type Database } from '../../db/client.ts';
import { affiliateApplications } from '../../db/schema/affiliates.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { LAST_CONTACT, leads, leadVisits } from '../../db/schema/leads.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { erasures } from '../../db/schema/people.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import { isOutboxRowAbout, isReplyAmong } from './record-ids.queries.ts';

/** What is older than these times (ms) goes. */
export interface Cutoffs {
  leads: number;
  messages: number;
  declined: number;
  mailTexts: number;
  audit: number;
}

export type Deleted = Record<
  'leads' | 'messages' | 'declined_applications' | 'mail_texts' | 'audit_entries',
  number
>;

/** UUIDv7s begin with their time: all of an earlier one sort below this. */
const idAt = (ms: number): string => {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

/**
 * Deletes what has outlived its period (DAT-02), oldest first, in one batch.
 * @param most how many rows of each kind
 */
export async function deleteExpired(
  db: Database,
  { leads: leadsBefore, messages, declined, mailTexts, audit }: Cutoffs,
  most: number,
): Promise<Deleted> {
  const application = affiliateApplications;
  const lastContact = LAST_CONTACT(leads);
  const doneAt = sql`coalesce(${outbox.sentAt}, ${outbox.createdAt})`;
  const oldLeads = sql`select ${leads.id} from ${leads} where ${lastContact} < ${leadsBefore} order by ${lastContact} limit ${most}`;
  const oldVisits = sql`select ${leadVisits.id} from ${leadVisits} where ${leadVisits.leadId} in (${oldLeads})`;
  const oldMessages = sql`select ${contactMessages.id} from ${contactMessages} where ${contactMessages.createdAt} < ${messages} order by ${contactMessages.createdAt} limit ${most}`;
  const oldDeclined = sql`select ${application.id} from ${application} where ${application.status} = 'rejected' and ${application.updatedAt} < ${declined} order by ${application.updatedAt} limit ${most}`;
  const oldTexts = sql`select ${outbox.id} from ${outbox} indexed by outbox_with_text where ${outbox.payload} <> 'null' and ${doneAt} < ${mailTexts} and ${outbox.status} in ('sent', 'failed') order by ${doneAt} limit ${most}`;
  const oldAudit = sql`select ${staffAudit.id} from ${staffAudit} where ${staffAudit.id} < ${idAt(audit)} and ${staffAudit.at} < ${audit} order by ${staffAudit.id} limit ${most}`;
  /** The e-mails about these records go with them. */
  const mailOf = (ids: SQL) => db.delete(outbox).where(isOutboxRowAbout(ids));
  const isNoteOf = (kind: (typeof staffNotes.$inferSelect)['subjectKind'], ids: SQL) =>
    sql`${staffNotes.subjectKind} = ${kind} and ${staffNotes.subjectId} in (select id from (${ids}))`;
  const oldNotes = {
    lead: isNoteOf('lead', oldLeads),
    message: isNoteOf('message', oldMessages),
    declined: isNoteOf('application', oldDeclined),
  };
  const gone = await batch(db, {
    leadMail: mailOf(sql`select id from (${oldLeads})`),
    visitMail: mailOf(sql`select id from (${oldVisits})`),
    messageMail: mailOf(sql`select id from (${oldMessages})`),
    declinedMail: mailOf(sql`select id from (${oldDeclined})`),
    leadReplies: db.delete(outbox).where(isReplyAmong(oldNotes.lead)),
    messageReplies: db.delete(outbox).where(isReplyAmong(oldNotes.message)),
    declinedReplies: db.delete(outbox).where(isReplyAmong(oldNotes.declined)),
    leadNotes: db.delete(staffNotes).where(oldNotes.lead),
    messageNotes: db.delete(staffNotes).where(oldNotes.message),
    declinedNotes: db.delete(staffNotes).where(oldNotes.declined),
    visits: db.delete(leadVisits).where(sql`${leadVisits.leadId} in (${oldLeads})`),
    leads: db
      .delete(leads)
      .where(sql`${leads.id} in (${oldLeads})`)
      .returning({ id: leads.id }),
    messages: db
      .delete(contactMessages)
      .where(sql`${contactMessages.id} in (${oldMessages})`)
      .returning({ id: contactMessages.id }),
    declined: db
      .delete(application)
      .where(sql`${application.id} in (${oldDeclined})`)
      .returning({ id: application.id }),
    texts: db
      .update(outbox)
      .set({ payload: sql`'null'` })
      .where(sql`${outbox.id} in (${oldTexts})`)
      .returning({ id: outbox.id }),
    audit: db
      .delete(staffAudit)
      .where(sql`${staffAudit.id} in (${oldAudit})`)
      .returning({ id: staffAudit.id }),
    erasures: db.delete(erasures).where(sql`${erasures.id} < ${idAt(audit)}`),
  });
  return {
    leads: gone.leads.length,
    messages: gone.messages.length,
    declined_applications: gone.declined.length,
    mail_texts: gone.texts.length,
    audit_entries: gone.audit.length,
  };
}
