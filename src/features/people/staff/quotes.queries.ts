import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../../db/client.ts';
import { isOfContacts, type ContactColumns } from '../../../db/is-address.ts';
import { unionAll } from '../../../db/union-all.ts';
import { decisionMailTemplates } from '../../../db/schema/affiliates.ts';
import { providerFailures } from '../../../db/schema/jobs.ts';
import { staffNotes } from '../../../db/schema/notes.ts';
import { storedTexts } from '../../../db/schema/texts.ts';
import { isNoteOn, recordIdsOf } from '../../../people/rows-of-person.queries.ts';
import { allSentTables } from '../../../people/sent-tables.ts';
import type { RecordName } from '../../../shared/record-names.ts';
import type { MailText } from '../../../shared/text/mail-text.ts';

const MOST_MENTIONS = 200;

/** A contact in a text, not as part of a longer one; for replacing as well. */
function wholeContact(contacts: readonly string[]): RegExp {
  const literals = contacts
    .map((contact) => contact.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.!#$%&+^_~-])(?:${literals})(?![\p{L}\p{N}_]|[.@-][\p{L}\p{N}])`,
    'giu',
  );
}

/** Whether a text contains the contact somehow; which of them are meant is decided by wholeContact. */
const hasIt = (text: SQLiteColumn | SQL, contacts: readonly string[]): SQL =>
  sql`exists (select 1 from json_each(${JSON.stringify(contacts.map((contact) => contact.trim()))}) where instr(lower(${text}), lower(value)) > 0)`;

/** A row without an address is no one's by an address. */
const isOthers = (columns: ContactColumns, contacts: readonly string[]): SQL =>
  sql`(${isOfContacts(columns, contacts)}) is not true`;

/** Where other people's records quote a contact. Staff decide about each: it may be needed there. */
export async function findMentions(db: Database, contacts: readonly string[]) {
  const inRecords = allSentTables.flatMap(({ table, email, phone, record }) =>
    Object.entries(record?.quotes ?? {}).map(
      ([what, text]) => sql`
        select ${what} as what, ${record?.kind} as kind, ${table.id} as id, ${text} as text
        from ${table} where ${hasIt(text, contacts)} and ${isOthers({ email, phone }, contacts)}`,
    ),
  );
  const inNotes = sql`
    select 'Note' as what, ${staffNotes.subjectKind} as kind, ${staffNotes.subjectId} as id, ${staffNotes.text} as text
    from ${staffNotes} where ${hasIt(staffNotes.text, contacts)} and not (${isNoteOn(recordIdsOf(contacts))})`;
  const rows = await db
    .select({
      what: sql<string>`what`,
      kind: sql<RecordName>`kind`,
      id: sql<string>`id`,
      text: sql<string>`text`,
    })
    .from(sql`(${unionAll([inNotes, ...inRecords])})`)
    .limit(MOST_MENTIONS);
  return rows.filter(({ text }) => wholeContact(contacts).test(text));
}

/** What no person has for themselves and quotes a contact: each as it is without it. */
export async function withoutContact(db: Database, contacts: readonly string[]) {
  const whole = wholeContact(contacts);
  const { templates, texts, failures } = await batch(db, {
    templates: db.select().from(decisionMailTemplates),
    texts: db.select().from(storedTexts),
    failures: db.select().from(providerFailures),
  });
  const erased = (text: string) => text.replaceAll(whole, '[erased]');
  const withoutIt = <Row extends MailText>(row: Row): Row => ({
    ...row,
    subject: erased(row.subject),
    text: erased(row.text),
  });
  const changed = <Row extends MailText>(rows: readonly Row[]): Row[] =>
    rows
      .filter(({ subject, text }) => erased(subject) !== subject || erased(text) !== text)
      .map(withoutIt);
  return {
    templates: changed(templates),
    texts: changed(texts),
    failures: failures.filter(({ reason }) => reason.search(whole) >= 0),
  };
}
