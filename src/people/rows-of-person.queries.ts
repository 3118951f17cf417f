import { or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { AUDITED_RECORDS } from '../audit/audit.queries.ts';
import { isOfContacts, isSpelling } from '../db/is-address.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox, REPLY_ADDRESS } from '../db/schema/outbox.ts';
import { staffAudit } from '../db/schema/staff.ts';
import type { SentTable } from '../db/sent-table.ts';
import { outboxKinds } from '../shared/outbox-kinds.ts';
import { isAddressOf } from '../shared/text/person-contact.ts';
import { recordsWhere } from './person-of-record.queries.ts';
import { allSentTables } from './sent-tables.ts';

const oneOf = (column: SQLiteColumn, kinds: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** What a person sent in one table. @param contacts of the person, as contactsOf reads them, here and below */
export const isSentBy = ({ partOf, ...columns }: SentTable, contacts: readonly string[]): SQL =>
  partOf
    ? sql`${partOf.by} in (select ${partOf.table.id} from ${partOf.table} where ${isOfContacts(columns, contacts)})`
    : isOfContacts(columns, contacts);

/** The ids of everything that a person sent, which the outbox, the keys and the audit log refer to. */
export const recordIdsOf = (contacts: readonly string[]): SQL =>
  sql.join(
    [
      sql`select record_id from ${recordsWhere((of) => isOfContacts(of, contacts))}`,
      ...allSentTables.flatMap((sent) =>
        sent.otherIds
          ? [
              sql`select ${sent.otherIds} from ${sent.table} where ${sent.otherIds} is not null and ${isSentBy(sent, contacts)}`,
            ]
          : [],
      ),
    ],
    sql` union all `,
  );

/** The notes on these records, and the replies from them. */
export const isNoteOn = (ids: SQL): SQL =>
  sql`${oneOf(staffNotes.subjectKind, staffNotes.subjectKind.enumValues)} and ${staffNotes.subjectId} in (${ids})`;

const ABOUT_RECORDS = outboxKinds.filter((kind) => kind !== 'reply' && kind !== 'digest');

/** The outbox rows about these records, and the replies from them; the index starts with the kind. */
export const isOutboxRowAbout = (ids: SQL): SQL =>
  sql`((${oneOf(outbox.kind, ABOUT_RECORDS)} and ${outbox.subjectId} in (${ids})) or (${outbox.kind} = 'reply' and ${outbox.subjectId} in (select ${staffNotes.id} from ${staffNotes} where ${isNoteOn(ids)})))`;

/**
 * The outbox rows about a person: about their records, and e-mails that are answered at their address,
 * such as one about an application that was sent again.
 */
export const isOutboxRowOf = (contacts: readonly string[]): SQL =>
  sql`(${or(
    isOutboxRowAbout(recordIdsOf(contacts)),
    ...contacts.filter(isAddressOf).map((address) => isSpelling(REPLY_ADDRESS(outbox), address)),
  )})`;

/** The audit records about a person's records or their mail. */
export const isAuditOf = (contacts: readonly string[]): SQL =>
  sql`${oneOf(staffAudit.subjectKind, AUDITED_RECORDS)} and (${staffAudit.subjectId} in (${recordIdsOf(contacts)}) or ${staffAudit.subjectId} in (select ${outbox.id} from ${outbox} where ${isOutboxRowOf(contacts)}))`;
