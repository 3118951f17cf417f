import { and, eq, max, or, sql } from 'drizzle-orm';

import { areIn } from '../../db/are-in.ts';
import { batch, type Database } from '../../db/client.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { authorText } from '../../shared/text/author.ts';
import { contactOf } from '../../shared/text/person-contact.ts';
import { fold } from '../../shared/text/fold.ts';
import { searchForms } from '../../shared/text/search-forms.ts';
import type { RecordTable } from './record-table.queries.ts';
import type { WorkRow } from './work.contract.ts';

const BEFORE = 30;
const AFTER = 60;

/** The part of a text where a search found something. @param forms as searchForms makes them */
function excerptOf(text: string, forms: readonly string[]): string | undefined {
  for (const line of text.split('\n')) {
    const folded = fold(line);
    const form = forms.find((each) => folded.includes(each));
    if (form === undefined) continue;
    // Folding hardly moves a letter.
    const at = folded.indexOf(form);
    const start = Math.max(0, at - BEFORE);
    const end = at + form.length + AFTER;
    return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
  }
  return undefined;
}

/** What these records have of what a search looks through: texts in words, and the newest note that has it. */
function readSearched(
  db: Database,
  { kind, table, alsoSearched = {} }: RecordTable,
  ids: readonly string[],
  forms: readonly string[],
) {
  const pairs = Object.entries(alsoSearched).flatMap(([label, text]) => [sql`${label}`, text]);
  return batch(db, {
    texts: db
      .select({
        id: table.id,
        texts: sql<string>`json_object(${sql.join(pairs, sql`, `)})`,
      })
      .from(table)
      .where(areIn(table.id, ids)),
    notes: db
      .select({
        id: staffNotes.subjectId,
        by: staffNotes.by,
        subject: staffNotes.mailSubject,
        text: staffNotes.text,
        // SQLite takes the other columns from the row that has it.
        newest: max(staffNotes.id),
      })
      .from(staffNotes)
      .where(
        and(
          eq(staffNotes.subjectKind, kind.name),
          areIn(staffNotes.subjectId, ids),
          or(...forms.map((form) => sql`instr(${staffNotes.searchText}, ${form}) > 0`)),
        ),
      )
      .groupBy(staffNotes.subjectId),
  });
}

/** Rows that a search found, each with where it did, if neither its name nor its address says so. */
export async function withFoundIn<Row extends WorkRow>(
  db: Database,
  records: RecordTable,
  rows: readonly Row[],
  search: string,
): Promise<Row[]> {
  const forms = searchForms(search);
  const isNamed = (row: Row) =>
    [row.name, contactOf(row)].some((text) => forms.some((form) => fold(text).includes(form)));
  const ids = forms.length === 0 ? [] : rows.filter((row) => !isNamed(row)).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const { texts, notes } = await readSearched(db, records, ids, forms);
  const found = new Map<string, string>();
  for (const { id, by, subject, text } of notes) {
    const excerpt = excerptOf(`${subject ?? ''}\n${text}`, forms);
    if (excerpt)
      found.set(id, `${subject === null ? 'Note' : 'Reply'} by ${authorText(by)}: ${excerpt}`);
  }
  for (const row of texts) {
    const known = JSON.parse(row.texts) as Readonly<Record<string, string | null>>;
    for (const [label, text] of Object.entries(known)) {
      const excerpt = excerptOf(text ?? '', forms);
      if (excerpt) found.set(String(row.id), `${label}: ${excerpt}`);
    }
  }
  return rows.map((row) => {
    const found_in = found.get(row.id);
    return found_in === undefined ? row : { ...row, found_in };
  });
}
