import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../../db/client.ts';
import { isAddress } from '../../../db/is-address.ts';
import { affiliateApplications, decisionMailTemplates } from '../../../db/schema/affiliates.ts';
import { contactMessages } from '../../../db/schema/contact.ts';
import { providerFailures } from '../../../db/schema/jobs.ts';
import { leads } from '../../../db/schema/leads.ts';
import { staffNotes } from '../../../db/schema/notes.ts';
import { isNoteOn, recordIdsOf } from '../../../people/rows-of-person.queries.ts';

const MOST_MENTIONS = 200;

/** The address in a text, not as part of a longer one; for replacing as well. */
function wholeAddress(email: string): RegExp {
  const literal = email.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.!#$%&+^_~-])${literal}(?![\p{L}\p{N}_]|[.@-][\p{L}\p{N}])`,
    'giu',
  );
}

/** Whether a text contains the address somehow; which of them are meant is decided by wholeAddress. */
const hasIt = (text: SQLiteColumn | SQL, email: string): SQL =>
  sql`instr(lower(${text}), lower(${email.trim()})) > 0`;

const isOthers = (email: SQLiteColumn, address: string): SQL =>
  sql`not (${isAddress(email, address)})`;

/** Where other people's records quote an address. Staff decide about each: it may be needed there. */
export async function findMentions(db: Database, email: string) {
  const rows = await db
    .select({
      what: sql<'Note' | 'Next step' | 'Reason' | 'Message'>`what`,
      kind: sql<'lead' | 'message' | 'application'>`kind`,
      id: sql<string>`id`,
      text: sql<string>`text`,
    })
    .from(sql`(
      select 'Note' as what, ${staffNotes.subjectKind} as kind, ${staffNotes.subjectId} as id, ${staffNotes.text} as text
      from ${staffNotes} where ${hasIt(staffNotes.text, email)} and not (${isNoteOn(recordIdsOf(email))})
      union all select 'Next step', 'lead', ${leads.id}, ${leads.nextStep}
      from ${leads} where ${hasIt(leads.nextStep, email)} and ${isOthers(leads.email, email)}
      union all select 'Reason', 'application', ${affiliateApplications.id}, ${affiliateApplications.decisionReason}
      from ${affiliateApplications}
      where ${hasIt(affiliateApplications.decisionReason, email)} and ${isOthers(affiliateApplications.email, email)}
      union all select 'Message', 'message', ${contactMessages.id}, ${contactMessages.message}
      from ${contactMessages} where ${hasIt(contactMessages.message, email)} and ${isOthers(contactMessages.email, email)}
    )`)
    .limit(MOST_MENTIONS);
  return rows.filter(({ text }) => wholeAddress(email).test(text));
}

/** What no person has for themselves and quotes an address: each as it is without it. */
export async function withoutAddress(db: Database, email: string) {
  const whole = wholeAddress(email);
  const { templates, failures } = await batch(db, {
    templates: db.select().from(decisionMailTemplates),
    failures: db.select().from(providerFailures),
  });
  const erased = (text: string) => text.replaceAll(whole, '[erased]');
  return {
    templates: templates
      .map((row) => ({ ...row, subject: erased(row.subject), text: erased(row.text) }))
      .filter(({ subject, text }, index) => {
        const { [index]: before } = templates;
        return before?.subject !== subject || before.text !== text;
      }),
    failures: failures.filter(({ reason }) => reason.search(whole) >= 0),
  };
}
