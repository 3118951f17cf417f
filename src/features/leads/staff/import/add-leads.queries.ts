import { desc, sql } from 'drizzle-orm';

import { actorName } from '../../../../audit/actor.ts';
import { recordAudit, type Author } from '../../../../audit/audit.queries.ts';
import { batch, runBatch, type Database } from '../../../../db/client.ts';
import { insertEach } from '../../../../db/insert-where.ts';
import { PHONE_KEY } from '../../../../db/phone-key.ts';
import { leadImportRows } from '../../../../db/schema/imports.ts';
import { leads, mergedLeads } from '../../../../db/schema/leads.ts';
import { staffNotes } from '../../../../db/schema/notes.ts';
import { noteSearchText } from '../../../../staff/work/notes.queries.ts';
import { leadSearchText } from '../../leads.queries.ts';
import { contactKey, phoneKey } from '../../../../shared/text/person-contact.ts';
import { bytesOf } from '../../../../shared/fields.ts';
import { uuidv7 } from '../../../../shared/uuid.ts';
import type { LeadStatus } from '../leads-admin.contract.ts';

const lowerEmail = sql<string>`lower(${leads.email})`;
const leadPhone = sql<string>`${PHONE_KEY(leads.phone)}`;

/** The ids of the leads with these addresses and phone numbers, each as contactKey makes it, by these. */
export async function knownLeads(
  db: Database,
  contacts: readonly string[],
): Promise<Map<string, string>> {
  const given = sql`(select value from json_each(${JSON.stringify(contacts)}))`;
  const { merged, byPhone, byAddress } = await batch(db, {
    // Who was merged is known by the lead that was kept.
    merged: db
      .select({ id: mergedLeads.keptId, email: mergedLeads.email, phone: mergedLeads.phone })
      .from(mergedLeads)
      .where(
        sql`lower(${mergedLeads.email}) in ${given} or (${mergedLeads.phone} is not null and ${PHONE_KEY(mergedLeads.phone)} in ${given})`,
      ),
    byPhone: db
      .select({ key: leadPhone, id: leads.id })
      .from(leads)
      .where(sql`${leads.phone} is not null and ${leadPhone} in ${given}`)
      // The first one stays: a company has one number.
      .orderBy(desc(leads.seq)),
    byAddress: db
      .select({ key: lowerEmail, id: leads.id })
      .from(leads)
      .where(sql`${lowerEmail} in ${given}`),
  });
  const mergedKeys = merged.flatMap(({ id, email, phone }) =>
    [email, phone].flatMap((contact) => (contact ? [{ key: contactKey(contact), id }] : [])),
  );
  return new Map([...mergedKeys, ...byPhone, ...byAddress].map(({ key, id }) => [key, id]));
}

/** A parameter of D1 has 2,000,000 bytes at most; a row has some 40,000. */
const BYTES_AT_ONCE = 1_000_000;

/** Rows as JSON arrays of a bounded size: escapes and folded letters take more bytes than the file has. */
export function jsonParts(rows: readonly object[]): string[] {
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

/** A lead that staff bring in. */
export interface BroughtLead {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  source: string;
  note: string | null;
  createdAt: number;
  status: LeadStatus;
  owner: string | null;
  nextStep: string | null;
  nextAt: string | null;
  partnerKey: string | null;
}

/**
 * The statements that store leads, with their notes. An address that is known fails the batch; a phone
 * number that is known stores nothing of a lead without an address.
 * @param added each with the row that it was in a file, if there was one: where that waits no more, the
 *   lead is stored already
 */
export function insertLeads(
  db: Database,
  added: readonly (BroughtLead & { id: string; rowId: string | null })[],
  { by, now, importId }: Author & { importId: string | null },
) {
  const rows = added.map((lead) => ({
    ...lead,
    phoneKey: lead.email === null ? phoneKey(lead.phone ?? '') : null,
    noteId: uuidv7(now),
    noteSearchText: lead.note ? noteSearchText({ text: lead.note }) : '',
    searchText: leadSearchText(lead),
  }));
  const of = (name: keyof (typeof rows)[number]) => sql`json_each.value ->> ${`$.${name}`}`;
  const waits = sql`(${of('rowId')} is null or ${of('rowId')} in (select ${leadImportRows.id} from ${leadImportRows}))`;
  const isNew = sql`(${of('phoneKey')} is null or not exists (select 1 from ${leads} where ${leads.phone} is not null and ${leadPhone} = ${of('phoneKey')}))`;
  const isStored = sql`${of('id')} in (select ${leads.id} from ${leads})`;
  return jsonParts(rows).flatMap((part) => {
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
      status: of('status'),
      owner: of('owner'),
      nextStep: of('nextStep'),
      nextAt: of('nextAt'),
      partnerKey: of('partnerKey'),
      importId,
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
      insertEach(db, leads, lead, { from, where: sql`${waits} and ${isNew}` }),
      insertEach(db, staffNotes, note, {
        from,
        where: sql`${of('note')} is not null and ${isStored}`,
      }),
    ];
  });
}

/** Stores a lead that staff add by hand. @returns its id; undefined where its phone number is known by now */
export async function addLead(
  db: Database,
  lead: BroughtLead,
  author: Author,
): Promise<string | undefined> {
  const { by, now } = author;
  const id = uuidv7(now);
  const record = { by, action: 'lead_added', subject: { kind: 'lead', id } } as const;
  const isStored = sql`exists (select 1 from ${leads} where ${leads.id} = ${id})`;
  const results = await runBatch(db, [
    ...insertLeads(db, [{ ...lead, id, rowId: null }], { ...author, importId: null }),
    recordAudit(db, record, now, isStored),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0 ? id : undefined;
}
