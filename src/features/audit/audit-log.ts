import { namedIn, peopleOf, subjectsOf } from '../../db/people.ts';
import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import { whoOf } from '../../audit/actor.ts';
import type { Actor } from '../../audit/audit.queries.ts';
import { AUDITED_RECORDS, listAudit, type StoredAudit } from '../../audit/audit.queries.ts';
import type { ListQuery } from '../../staff-list/list.queries.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../../audit/audit-actions.contract.ts';
import type { AuditResponse, AuditRow } from './audit-log.contract.ts';

/** The details of an entry, in words; '' when they cannot be read. */
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

/** The record that an entry is about: that of its e-mail, where it is about an e-mail. */
const recordOf = ({ subjectId }: StoredAudit, mail: ReadonlyMap<string, string>) =>
  mail.get(subjectId ?? '') ?? subjectId;

function auditRow(entry: StoredAudit, own: Actor, person: AuditRow['person']): AuditRow {
  const subject = entry.subjectKind
    ? [entry.subjectKind, person ? '' : entry.subjectId].filter(Boolean).join(' ')
    : '';
  return {
    id: entry.id,
    at: isoOf(entry.at),
    action: isAuditAction(entry.action)
      ? AUDIT_ACTIONS[entry.action]
      : entry.action.replaceAll('_', ' '),
    session: entry.session,
    who: whoOf(entry),
    address: entry.address,
    own: entry.session !== null && entry.session === own.session,
    person,
    about: [subject, detailText(entry.detail)].filter(Boolean).join(' · '),
  };
}

/** The audit log, newest first. @param own the reader, whose entries are marked */
export async function readAuditLog(
  { db }: Pick<Services, 'db'>,
  page: Pick<ListQuery, 'offset' | 'limit' | 'ids'>,
  own: Actor,
): Promise<AuditResponse> {
  const found = await listAudit(db, page);
  const entries = found.rows.filter(({ subjectKind }) =>
    AUDITED_RECORDS.some((kind) => kind === subjectKind),
  );
  const mail = await subjectsOf(
    db,
    entries.flatMap(({ subjectKind, subjectId }) =>
      subjectKind === 'mail' && subjectId ? [subjectId] : [],
    ),
  );
  const people = await peopleOf(
    db,
    entries.flatMap((entry) => recordOf(entry, mail) ?? []),
  );
  const row = (entry: StoredAudit) => auditRow(entry, own, namedIn(people, recordOf(entry, mail)));
  return { data: found.rows.map(row), meta: found.meta };
}
