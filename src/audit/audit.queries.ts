import { and, desc, eq, gt, isNull, notInArray, sql, type SQL } from 'drizzle-orm';

import { areIn } from '../db/are-in.ts';
import type { Database } from '../db/client.ts';
import { mergedLeads } from '../db/schema/leads.ts';
import { staffAudit } from '../db/schema/staff.ts';
import { RECORD_NAMES } from '../shared/record-names.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { AuditAction } from './audit-actions.contract.ts';

/** There are no user accounts: the actor is a session and an IP. All null for the Worker itself. */
export interface Actor {
  /** As shortSession makes it. */
  session: string | null;
  /** As given at sign-in; null without one. */
  name: string | null;
  /** As clientAddress has it. */
  address: string | null;
}

/** Who changes something, and when. */
export interface Author {
  by: Actor;
  /** ms since 1970 */
  now: number;
}

/** Subjects that are about a person; their ids lead to who. */
export const AUDITED_RECORDS = [...RECORD_NAMES, 'mail', 'person'] as const;

export interface AuditRecord {
  by: Actor;
  action: AuditAction;
  subject?: { kind: (typeof AUDITED_RECORDS)[number] | 'session' | 'blog'; id: string };
  /** Of a change that a browser may send again. */
  changeId?: string;
  /** Never personal data of visitors. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

export type StoredAudit = typeof staffAudit.$inferSelect;

/**
 * The statement that writes a record, for the batch of the change itself: neither is stored without
 * the other.
 * @param onlyIf a condition at this point of the batch, e.g. that the row is unchanged
 * @param now ms since 1970
 */
export function recordAudit(
  db: Database,
  { by, action, subject, changeId, detail }: AuditRecord,
  now: number,
  onlyIf: SQL = sql`true`,
) {
  return db.insert(staffAudit).select(
    sql`select ${uuidv7(now)}, cast(${now} as integer), ${by.session}, ${by.address}, ${action},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, ${detail ? JSON.stringify(detail) : null}, ${by.name},
      ${changeId ?? null} where ${onlyIf}`,
  );
}

/** The statement that writes a record for each row of a query; ids, subjects and details are its columns. */
export const recordAudits = (
  db: Database,
  by: { [Field in keyof Actor]: Actor[Field] | SQL },
  now: number,
  of: Readonly<Record<'audit' | 'id' | 'detail' | 'from', SQL>> & {
    action: AuditAction;
    kind: (typeof AUDITED_RECORDS)[number];
    changeId?: string | undefined;
  },
) =>
  db.insert(staffAudit).select(
    sql`select ${of.audit}, cast(${now} as integer), ${by.session}, ${by.address}, ${of.action},
      ${of.kind}, ${of.id}, ${of.detail}, ${by.name}, ${of.changeId ?? null} from ${of.from}`,
  );

/** Failed sign-ins are counted per address and hour; this many records are stored. */
const FAILURES_STORED = 500;
const FAILURES_TOGETHER_MS = 3_600_000;

/** Records a wrong password, in bounded space. */
export async function recordFailedSignIn(
  db: Database,
  address: string,
  now: number,
): Promise<void> {
  const failed = eq(staffAudit.action, 'sign_in_failed');
  const recent = and(
    failed,
    gt(staffAudit.at, now - FAILURES_TOGETHER_MS),
    eq(staffAudit.address, address),
    isNull(staffAudit.session),
  );
  const none = sql`not exists (select 1 from ${staffAudit} where ${recent})`;
  const record = {
    by: { session: null, name: null, address },
    action: 'sign_in_failed',
    detail: { count: 0 },
  } as const;
  await db.batch([
    recordAudit(db, record, now, none),
    db
      .update(staffAudit)
      .set({
        detail: sql`json_set(${staffAudit.detail}, '$.count', json_extract(${staffAudit.detail}, '$.count') + 1)`,
      })
      .where(recent),
    db
      .delete(staffAudit)
      .where(
        and(
          failed,
          notInArray(
            staffAudit.id,
            db
              .select({ id: staffAudit.id })
              .from(staffAudit)
              .where(failed)
              .orderBy(desc(staffAudit.at))
              .limit(FAILURES_STORED),
          ),
        ),
      ),
  ]);
}

/** What a change has done already, by its subjects: its answer was lost, and it was sent again. */
export const doneBy = (db: Database, changeId: string, ids?: readonly string[]) =>
  db
    .select({ id: staffAudit.subjectId, action: staffAudit.action, detail: staffAudit.detail })
    .from(staffAudit)
    .where(
      and(eq(staffAudit.changeId, changeId), ids ? areIn(staffAudit.subjectId, ids) : undefined),
    );

/** What happened to one subject, and to what was merged into it, newest first. */
export function auditOf(
  db: Database,
  subject: NonNullable<AuditRecord['subject']>,
  limit: number,
): Promise<StoredAudit[]> {
  return db
    .select()
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.subjectKind, subject.kind),
        sql`${staffAudit.subjectId} in (select ${subject.id} union all select ${mergedLeads.id} from ${mergedLeads} where ${mergedLeads.keptId} = ${subject.id})`,
      ),
    )
    .orderBy(desc(staffAudit.id))
    .limit(limit);
}
