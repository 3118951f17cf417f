import { AUDITED_RECORDS } from '../../../audit/audit.queries.ts';
import { namedIn, peopleOf } from '../../../people/person-of-record.queries.ts';
import type { Database } from '../../../db/client.ts';
import { CALL_FAILURES, detailOf } from '../../../staff/work/audit-detail.ts';
import { PAGE_SIZE, type ListState } from '../../../staff/list/list.contract.ts';
import { listAudit } from './audit-log.queries.ts';

type Detail = ReturnType<typeof detailOf>[string];

/** What a detail says; those of no use to people are left out. */
const WORDS: Readonly<Record<string, (value: Detail) => string>> = {
  status: (value) => (typeof value === 'number' ? '' : `status ${String(value)}`),
  reason: (value) => CALL_FAILURES[String(value)] ?? String(value),
  in_doubt: () => 'it may have arrived all the same',
  sent: () => 'sent to PartnerStack',
  mailed: () => 'with an e-mail',
  already_existed: () => 'already existed at PartnerStack',
  found_later: () => 'found there later',
  count: (value) => (value === 1 ? 'once' : `${String(value)} times`),
  filtered: () => 'with a filter',
  partnerstack_id: (value) => `as ${String(value)}`,
};

/** The details of a record, in words. */
export function detailText(stored: string | null): string {
  const detail = detailOf(stored);
  return Object.entries(detail)
    .map(([name, value]) => {
      if (name.startsWith('was_') || value === false) return '';
      const words = name.replaceAll('_', ' ');
      const before = detail[`was_${name}`];
      const was = before === undefined || before === null ? '' : `, was ${String(before)}`;
      if (value === null) return was ? `no ${words}${was}` : '';
      return (WORDS[name]?.(value) ?? (value === true ? words : `${words} ${String(value)}`)) + was;
    })
    .filter(Boolean)
    .join(', ');
}

/** A page of the audit log, newest first, with the person of each record. */
export async function readAuditLog(
  db: Database,
  { offset, conditions }: Pick<ListState, 'offset' | 'conditions'>,
  timeZone: string,
) {
  const { rows, meta } = await listAudit(db, offset, PAGE_SIZE, { conditions, timeZone });
  const ids = rows.flatMap(({ subjectKind, subjectId }) =>
    subjectId !== null && AUDITED_RECORDS.some((kind) => kind === subjectKind) ? [subjectId] : [],
  );
  const people = await peopleOf(db, ids);
  return {
    entries: rows.map((record) => ({ record, person: namedIn(people, record.subjectId) })),
    meta,
  };
}

export type AuditLog = Awaited<ReturnType<typeof readAuditLog>>;
