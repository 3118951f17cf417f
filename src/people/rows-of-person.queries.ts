import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { AUDITED_RECORDS } from '../audit/audit.queries.ts';
import { isAddress, isSpelling } from '../db/is-address.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox, REPLY_ADDRESS } from '../db/schema/outbox.ts';
import { staffAudit } from '../db/schema/staff.ts';
import type { SentTable } from '../db/sent-table.ts';
import { outboxKinds } from '../shared/outbox-kinds.ts';
import { recordsWhere } from './person-of-record.queries.ts';
import { allSentTables } from './sent-tables.ts';

const oneOf = (column: SQLiteColumn, kinds: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** What an address sent in one table. */
export const isSentBy = ({ email: column, partOf }: SentTable, email: string): SQL =>
  partOf
    ? sql`${partOf.by} in (select ${partOf.table.id} from ${partOf.table} where ${isAddress(column, email)})`
    : isAddress(column, email);

/** The ids of everything that an address sent, which the outbox, the keys and the audit log refer to. */
export const recordIdsOf = (email: string): SQL =>
  sql.join(
    [
      sql`select record_id from ${recordsWhere((of) => isAddress(of.email, email))}`,
      ...allSentTables.flatMap((sent) =>
        sent.otherIds
          ? [
              sql`select ${sent.otherIds} from ${sent.table} where ${sent.otherIds} is not null and ${isSentBy(sent, email)}`,
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
 * The outbox rows about an address: about its records, and e-mails that are answered at it, such as one
 * about an application that was sent again.
 */
export const isOutboxRowOf = (email: string): SQL =>
  sql`(${isOutboxRowAbout(recordIdsOf(email))} or ${isSpelling(REPLY_ADDRESS(outbox), email)})`;

/** The audit records about an address's records or their mail. */
export const isAuditOf = (email: string): SQL =>
  sql`${oneOf(staffAudit.subjectKind, AUDITED_RECORDS)} and (${staffAudit.subjectId} in (${recordIdsOf(email)}) or ${staffAudit.subjectId} in (select ${outbox.id} from ${outbox} where ${isOutboxRowOf(email)}))`;
