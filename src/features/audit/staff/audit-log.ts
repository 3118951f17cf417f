import { AUDITED_RECORDS } from '../../../audit/audit.queries.ts';
import { namedIn, peopleOf } from '../../../people/person-of-record.queries.ts';
import type { Database } from '../../../db/client.ts';
import { CALL_FAILURES, detailOf } from '../../../staff/work/audit-detail.ts';
import { isDay, longDay } from '../../../shared/text/day.ts';
import { countText } from '../../../staff/list/list-texts.contract.ts';
import { PAGE_SIZE, type ListState } from '../../../staff/list/list.contract.ts';
import { listAudit } from './audit-log.queries.ts';

type Details = ReturnType<typeof detailOf>;
type Detail = Details[string];

/** What a detail is called, where that is not its name. */
const NAMES: Readonly<Record<string, string>> = {
  next_at: 'next step on',
  waits: 'waits for',
  all_columns: 'with all columns',
  for: 'for a',
};

const dayText = (value: Detail): string =>
  isDay(String(value)) ? longDay(String(value)) : String(value);

/** What a detail says; those of no use to people are left out. */
const WORDS: Readonly<Record<string, (value: Detail, detail: Details) => string>> = {
  status: (value) => (typeof value === 'number' ? '' : `status ${String(value)}`),
  reason: (value) => CALL_FAILURES[String(value)] ?? String(value),
  in_doubt: () => 'it may have arrived all the same',
  sent: () => 'sent to PartnerStack',
  mailed: () => 'with an e-mail',
  already_existed: () => 'already existed at PartnerStack',
  found_later: () => 'found there later',
  // Of an import, how many leads; of wrong passwords, how often.
  count: (value, detail) => {
    if ('import' in detail) return value === 1 ? '1 lead' : `${countText(Number(value))} leads`;
    return value === 1 ? 'once' : `${String(value)} times`;
  },
  merged: () => '',
  filtered: () => 'with a filter',
  partnerstack_id: (value) => `as ${String(value)}`,
};

/** The details of a record, in words. */
export function detailText(stored: string | null): string {
  const detail = detailOf(stored);
  return Object.entries(detail)
    .map(([name, value]) => {
      if (name.startsWith('was_') || value === false) return '';
      const words = NAMES[name] ?? name.replaceAll('_', ' ');
      const before = detail[`was_${name}`];
      const was = before === undefined || before === null ? '' : `, was ${dayText(before)}`;
      if (value === null && name === 'waits') return 'no longer waits for them';
      if (value === null) return was ? `no ${words}${was}` : '';
      const own = WORDS[name]?.(value, detail);
      return (own ?? (value === true ? words : `${words} ${dayText(value)}`)) + was;
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
