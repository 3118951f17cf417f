import { sql, type SQL } from 'drizzle-orm';

import { isAddress, isSpelling } from '../../db/is-address.ts';
import { affiliateApplications } from '../../db/schema/affiliates.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { leads, leadVisits } from '../../db/schema/leads.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox, REPLY_ADDRESS } from '../../db/schema/outbox.ts';

/** The ids of a person's leads. */
export const leadIdsOf = (email: string): SQL =>
  sql`select ${leads.id} from ${leads} where ${isAddress(leads.email, email)}`;

/**
 * The ids of everything that an address sent, which the outbox, the keys and the audit log refer to.
 * D1 takes five terms in a compound SELECT, and callers add one.
 */
export const recordIdsOf = (email: string): SQL => sql`
  ${leadIdsOf(email)}
  union all select ${leadVisits.id} from ${leadVisits} where ${leadVisits.leadId} in (${leadIdsOf(email)})
  union all select ${contactMessages.id} from ${contactMessages} where ${isAddress(contactMessages.email, email)}
  union all select value from ${affiliateApplications}, json_each(json_array(${affiliateApplications.id}, json_extract(${affiliateApplications.resent}, '$.id'))) where value is not null and ${isAddress(affiliateApplications.email, email)}`;

/** The notes on these records, and the replies from them. */
export const isNoteOn = (ids: SQL): SQL =>
  sql`${staffNotes.subjectKind} in ('lead', 'message', 'application') and ${staffNotes.subjectId} in (${ids})`;

/** The e-mails of the replies among these notes. */
export const isReplyAmong = (notes: SQL): SQL =>
  sql`${outbox.kind} = 'reply' and ${outbox.subjectId} in (select ${staffNotes.id} from ${staffNotes} where ${notes})`;

/** What has a record as its subject. */
const ABOUT_RECORDS = outbox.kind.enumValues.filter(
  (kind) => kind !== 'reply' && kind !== 'digest',
);

/** The outbox rows about these records; the index starts with the kind. */
export const isOutboxRowAbout = (ids: SQL): SQL =>
  sql`${outbox.kind} in (${sql.join(
    ABOUT_RECORDS.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and ${outbox.subjectId} in (${ids})`;

/**
 * The outbox rows about an address: about its records, and e-mails that are answered at it, such as one
 * about an application that was sent again.
 */
export const isOutboxRowOf = (email: string): SQL =>
  sql`((${isOutboxRowAbout(recordIdsOf(email))}) or (${isReplyAmong(isNoteOn(recordIdsOf(email)))}) or ${isSpelling(REPLY_ADDRESS(outbox), email)})`;
