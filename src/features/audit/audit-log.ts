import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import type { Actor } from '../../audit/audit.queries.ts';
import { listAudit, type StoredAudit } from '../../audit/audit.queries.ts';
import { cursorOf, type Place } from '../../staff-list/cursor.ts';
import {
  AUDIT_ACTIONS,
  isAuditAction,
  type AuditResponse,
  type AuditRow,
} from '../staff/staff.contract.ts';

/** What else is known of an entry, in words; an unreadable one says nothing. */
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

function auditRow(entry: StoredAudit, own: Actor): AuditRow {
  const subject = entry.subjectKind ? `${entry.subjectKind} ${entry.subjectId ?? ''}` : '';
  return {
    id: entry.id,
    at: isoOf(entry.at),
    action: isAuditAction(entry.action)
      ? AUDIT_ACTIONS[entry.action]
      : entry.action.replaceAll('_', ' '),
    session: entry.session,
    address: entry.address,
    own: entry.session !== null && entry.session === own.session,
    about: [subject, detailText(entry.detail)].filter(Boolean).join(' · '),
  };
}

/** Who did what and when, newest first. @param own who asks, to be told apart */
export async function auditAnswer(
  { db }: Pick<Services, 'db'>,
  query: { after?: Place | undefined; limit: number },
  own: Actor,
): Promise<AuditResponse> {
  const entries = await listAudit(db, query);
  const shown = entries.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    data: shown.map((entry) => auditRow(entry, own)),
    meta: {
      next_cursor:
        entries.length > query.limit && last ? cursorOf({ createdAt: last.at, id: last.id }) : null,
    },
  };
}
