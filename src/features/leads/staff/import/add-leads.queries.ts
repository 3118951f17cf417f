import { sql } from 'drizzle-orm';

import { actorName } from '../../../../audit/actor.ts';
import { recordAudit, type Actor } from '../../../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../../../db/client.ts';
import { insertEach } from '../../../../db/insert-where.ts';
import { leads } from '../../../../db/schema/leads.ts';
import { staffNotes } from '../../../../db/schema/notes.ts';
import { noteSearchText } from '../../../../staff/work/notes.queries.ts';
import { leadSearchText } from '../../leads.queries.ts';
import { bytesOf } from '../../../../shared/fields.ts';
import { uuidv7 } from '../../../../shared/uuid.ts';
import type { NewContent } from './check-rows.ts';

/** The ids of the leads with these addresses, by the address in lower case. */
export async function knownLeads(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: leads.id, email: leads.email })
    .from(leads)
    .where(
      sql`lower(${leads.email}) in (select lower(value) from json_each(${JSON.stringify(emails)}))`,
    );
  return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
}

/** A parameter of D1 has 2,000,000 bytes at most; a row has some 40,000. */
const BYTES_AT_ONCE = 1_000_000;

/** Rows as JSON arrays of a bounded size: escapes and folded letters take more bytes than the file has. */
function jsonParts(rows: readonly object[]): string[] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const json = JSON.stringify(row);
    bytes += bytesOf(json) + 1;
    if (bytes > BYTES_AT_ONCE) {
      parts.push([]);
      bytes = bytesOf(json) + 1;
    }
    parts.at(-1)?.push(json);
  }
  return parts.map((part) => `[${part.join()}]`);
}

type NewLead = NewContent & { createdAt: number };

/**
 * Stores leads that staff bring in, with their notes: all or none, in one batch. An address that is known
 * fails the batch.
 * @param owner of the leads
 * @returns the ids
 */
export async function addLeads(
  db: Database,
  added: readonly NewLead[],
  { by, owner, now }: { by: Actor; owner: string | null; now: number },
): Promise<string[]> {
  const rows = added.map((lead) => ({
    ...lead,
    id: uuidv7(now),
    noteId: uuidv7(now),
    noteSearchText: lead.note ? noteSearchText({ text: lead.note }) : '',
    searchText: leadSearchText(lead),
  }));
  const ids = rows.map(({ id }) => id);
  const [only] = ids;
  const of = (name: keyof (typeof rows)[number]) => sql`json_each.value ->> ${`$.${name}`}`;
  const insertPart = (part: string) => {
    const from = sql`json_each(${part})`;
    const lead = {
      id: of('id'),
      name: of('name'),
      email: of('email'),
      phone: of('phone'),
      company: of('company'),
      source: of('source'),
      createdAt: of('createdAt'),
      searchText: of('searchText'),
      owner,
    };
    const note = {
      id: of('noteId'),
      subjectKind: 'lead',
      subjectId: of('id'),
      at: now,
      by: actorName(by),
      text: of('note'),
      searchText: of('noteSearchText'),
    } as const;
    return [
      insertEach(db, leads, lead, { from }),
      insertEach(db, staffNotes, note, { from, where: sql`${of('note')} is not null` }),
    ];
  };
  const record =
    ids.length === 1 && only !== undefined
      ? ({ by, action: 'lead_added', subject: { kind: 'lead', id: only } } as const)
      : ({ by, action: 'leads_imported', detail: { count: ids.length } } as const);
  await runBatch(db, [recordAudit(db, record, now), ...jsonParts(rows).flatMap(insertPart)]);
  return ids;
}
