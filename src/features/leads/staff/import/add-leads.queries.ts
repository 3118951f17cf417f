import { sql } from 'drizzle-orm';

import { whoOf } from '../../../../audit/actor.ts';
import { recordAudit, type Actor } from '../../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../../db/client.ts';
import { insertEach } from '../../../../db/insert-where.ts';
import { leads } from '../../../../db/schema/leads.ts';
import { staffNotes } from '../../../../db/schema/notes.ts';
import { leadSearchText } from '../../leads.queries.ts';
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
    searchText: leadSearchText(lead),
  }));
  const ids = rows.map(({ id }) => id);
  const [only] = ids;
  const each = sql`json_each(${JSON.stringify(rows)})`;
  const of = (name: keyof (typeof rows)[number]) => sql`json_each.value ->> ${`$.${name}`}`;
  await batch(db, {
    recorded: recordAudit(
      db,
      ids.length === 1 && only !== undefined
        ? { by, action: 'lead_added', subject: { kind: 'lead', id: only } }
        : { by, action: 'leads_imported', detail: { count: ids.length } },
      now,
    ),
    leads: insertEach(
      db,
      leads,
      {
        id: of('id'),
        name: of('name'),
        email: of('email'),
        source: of('source'),
        createdAt: of('createdAt'),
        searchText: of('searchText'),
        owner,
      },
      { from: each },
    ),
    notes: insertEach(
      db,
      staffNotes,
      {
        id: of('noteId'),
        subjectKind: 'lead',
        subjectId: of('id'),
        at: now,
        by: whoOf(by),
        text: of('note'),
      },
      { from: each, where: sql`${of('note')} is not null` },
    ),
  });
  return ids;
}
