import { and, eq, exists, gt, lte, not, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../db/client.ts';
import { saveKey } from '../../db/idempotency-keys.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { isNotMerged, leadOf } from '../../db/lead-of.ts';
import { leads, leadVisits } from '../../db/schema/leads.ts';
import { endWaits } from '../../people/end-waits.queries.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { phoneKey } from '../../shared/text/person-contact.ts';
import { foldTexts } from '../../shared/text/fold.ts';
import { sourceWords } from '../../shared/text/source-words.ts';
import { announceSubmission, countSubmission, fitsHour } from '../../submissions/hours.queries.ts';
import { mayStore, readBefore, type NewSubmission } from '../../submissions/submission.queries.ts';
import type { Attribution, LeadContent } from './leads.contract.ts';

export interface NewLead {
  content: LeadContent;
  source: string;
  /** The path of the page with the form. */
  page: string | null;
  partnerKey: string | null;
  attribution: Attribution | null;
}

/** A submission repeated within this time from the same opener is no further visit. */
const SAME_VISIT_MS = 60_000;
/** Visits that are stored of one lead; the oldest go first. */
export const MAX_VISITS = 50;

interface SearchedLead {
  name: string;
  email: string | null;
  source: string;
  phone?: string | null;
  company?: string | null;
  nextStep?: string | null;
}

/**
 * What staff search of a lead: its source and its phone as they are stored, and as staff read and type them.
 * The second line is whom the person is known by.
 */
export function leadSearchText(lead: SearchedLead): string {
  const { name, email, source, phone, company, nextStep } = lead;
  const phones = phone ? [phone, phone.replace(/\D/g, ''), phoneKey(phone)] : [];
  const sources = [source, sourceWords(source)];
  return email === null
    ? foldTexts(name, phones.join(' '), ...sources, company, nextStep)
    : foldTexts(name, email, ...sources, ...new Set(phones), company, nextStep);
}

const hasVisit = (db: Database, id: string) =>
  exists(db.select({ id: leadVisits.id }).from(leadVisits).where(eq(leadVisits.id, id)));

/** The statements that leave a visit of a lead that is known, with the id of the submission. */
function visitStatements(
  db: Database,
  submission: NewSubmission,
  { content, attribution, ...facts }: NewLead,
) {
  const { id, now } = submission;
  const known = leadOf(content.email);
  const isSameVisit = (table: typeof leads | typeof leadVisits, leadId: SQLiteColumn) =>
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            eq(leadId, known),
            eq(table.source, facts.source),
            sql`${table.page} is ${facts.page}`,
            gt(table.createdAt, now - SAME_VISIT_MS),
          ),
        ),
    );
  const oldest = sql`(select ${leadVisits.seq} from ${leadVisits} where ${leadVisits.leadId} = ${known} order by ${leadVisits.seq} desc limit 1 offset ${MAX_VISITS})`;
  return {
    visit: insertWhere(
      db,
      leadVisits,
      {
        id,
        createdAt: now,
        ...facts,
        attribution: attribution ? JSON.stringify(attribution) : null,
        leadId: known,
        statusBefore: sql`(select ${leads.status} from ${leads} where ${leads.id} = ${known})`,
      },
      and(
        mayStore(submission),
        sql`${known} is not null`,
        not(isSameVisit(leads, leads.id)),
        not(isSameVisit(leadVisits, leadVisits.leadId)),
      ),
    ),
    visited: db
      .update(leads)
      .set({
        version: sql`${leads.version} + 1`,
        changedAt: now,
        changedBy: null,
        visitCount: sql`${leads.visitCount} + 1`,
        returnedAt: now,
        isBack: true,
        contactedAt: now,
      })
      .where(and(eq(leads.id, known), hasVisit(db, id))),
    oldVisits: db
      .delete(leadVisits)
      .where(and(eq(leadVisits.leadId, known), lte(leadVisits.seq, oldest))),
  };
}

interface Announcement {
  message: Message;
  /** One of a known e-mail is a visit. */
  of: 'new leads' | 'new leads and visits';
}

/**
 * Stores a lead with its e-mail, in one batch. The unique index on the e-mail in lower case admits one
 * row, also of concurrent requests. A known e-mail leaves a visit instead, with the same id.
 */
export function storeLead(
  db: Database,
  submission: NewSubmission,
  lead: NewLead,
  announcement: Announcement,
) {
  const { id, now, key } = submission;
  const { content, attribution, ...facts } = lead;
  const isNewLead = exists(db.select({ id: leads.id }).from(leads).where(eq(leads.id, id)));
  const isStored = or(
    isNewLead,
    announcement.of === 'new leads and visits' ? hasVisit(db, id) : undefined,
  );
  // A refused lead is sent again under its key.
  const subject = sql`(select ${leadOf(content.email)} where ${fitsHour(submission)})`;
  return batch(db, {
    ...readBefore(db, submission),
    lead: insertWhere(
      db,
      leads,
      {
        id,
        createdAt: now,
        ...facts,
        ...content,
        attribution: attribution ? JSON.stringify(attribution) : null,
        searchText: leadSearchText({ ...content, source: facts.source }),
      },
      and(mayStore(submission), isNotMerged(content.email)),
    ).onConflictDoNothing(),
    ...visitStatements(db, submission, lead),
    ...endWaits(db, content.email, now, or(isNewLead, hasVisit(db, id))),
    saved: saveKey(db, key, subject, now),
    counted: countSubmission(db, submission, isStored),
    ...announceSubmission(db, submission, announcement.message, isStored),
  });
}
