import { namedIn, peopleOf, subjectsOf } from '../../people/person-of-record.queries.ts';
import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import { whoOf } from '../../audit/actor.ts';
import type { Actor } from '../../audit/audit.queries.ts';
import { AUDITED_RECORDS, type StoredAudit } from '../../audit/audit.queries.ts';
import type { ListQuery } from '../../staff-list/list.queries.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../../audit/audit-actions.contract.ts';
import type { AuditResponse, AuditRow } from './audit-log.contract.ts';
import { listAudit } from './audit-log.queries.ts';

/** The details of a record, in words; '' when they cannot be read. */
function detailText(detail: string | null): string {
  try {
    const known = Object.entries(JSON.parse(detail ?? '{}') as Record<string, unknown>);
    return known
      .filter(([, value]) => value !== null && value !== false)
      .map(([name, value]) => {
        const words = name.replaceAll('_', ' ');
        return value === true ? words : `${words} ${String(value)}`;
      })
      .join(', ');
  } catch {
    return '';
  }
}

/** The id of the lead, message or application that a record is about, or its e-mail is. */
const recordOf = ({ subjectId }: StoredAudit, mail: ReadonlyMap<string, string>) =>
  mail.get(subjectId ?? '') ?? subjectId;

function auditRow(record: StoredAudit, own: Actor, person: AuditRow['person']): AuditRow {
  const subject = record.subjectKind
    ? [record.subjectKind, person ? '' : record.subjectId].filter(Boolean).join(' ')
    : '';
  return {
    id: record.id,
    at: isoOf(record.at),
    action: isAuditAction(record.action)
      ? AUDIT_ACTIONS[record.action]
      : record.action.replaceAll('_', ' '),
    session: record.session,
    who: whoOf(record),
    address: record.address,
    own: record.session !== null && record.session === own.session,
    person,
    about: [subject, detailText(record.detail)].filter(Boolean).join(' · '),
  };
}

/** The audit log, newest first. @param own the reader, whose records are marked */
export async function readAuditLog(
  { db }: Pick<Services, 'db'>,
  page: Pick<ListQuery, 'offset' | 'limit' | 'ids'>,
  own: Actor,
): Promise<AuditResponse> {
  const found = await listAudit(db, page);
  const records = found.rows.filter(({ subjectKind }) =>
    AUDITED_RECORDS.some((kind) => kind === subjectKind),
  );
  const mail = await subjectsOf(
    db,
    records.flatMap(({ subjectKind, subjectId }) =>
      subjectKind === 'mail' && subjectId ? [subjectId] : [],
    ),
  );
  const people = await peopleOf(
    db,
    records.flatMap((record) => recordOf(record, mail) ?? []),
  );
  const row = (record: StoredAudit) =>
    auditRow(record, own, namedIn(people, recordOf(record, mail)));
  return { data: found.rows.map(row), meta: found.meta };
}
