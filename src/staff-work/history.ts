import { isAuditAction, AUDIT_ACTIONS } from '../audit/audit-actions.contract.ts';
import { whoOf } from '../audit/actor.ts';
import { auditOf, type StoredAudit } from '../audit/audit.queries.ts';
import type { Database } from '../db/client.ts';
import { isoOf } from '../shared/iso.ts';
import { detailOf } from './audit-detail.ts';
import { notesOf, type NoteSubject, type StoredNote } from './notes.queries.ts';
import type { WorkEntry } from './work.contract.ts';

/** Entries of each kind that a history shows. */
const MAX_ENTRIES = 100;

/** What an audit entry's detail says of a change: the new values, in words. */
function changeText({ action, detail }: StoredAudit): string {
  const label = isAuditAction(action) ? AUDIT_ACTIONS[action] : action.replaceAll('_', ' ');
  const known = detailOf(detail);
  const parts = [
    ...('status' in known ? [`status ${known['status']}`] : []),
    ...('owner' in known ? [known['owner'] === null ? 'no owner' : `owner ${known['owner']}`] : []),
    ...('next_at' in known
      ? [known['next_at'] === null ? 'no next step' : `next step on ${known['next_at']}`]
      : []),
  ];
  return [label, parts.join(', ')].filter(Boolean).join(': ');
}

const noteEntry = ({ id, at, by, text }: StoredNote): WorkEntry => ({
  id,
  at: isoOf(at),
  who: by,
  text,
  is_note: true,
});

const auditEntry = (entry: StoredAudit): WorkEntry => ({
  id: entry.id,
  at: isoOf(entry.at),
  who: whoOf(entry),
  text: changeText(entry),
  is_note: false,
});

/** What staff noted and changed, newest first. A note's own audit entry is left out. */
export async function historyOf(db: Database, subject: NoteSubject): Promise<WorkEntry[]> {
  const [notes, changes] = await Promise.all([
    notesOf(db, subject, MAX_ENTRIES),
    auditOf(db, subject, MAX_ENTRIES),
  ]);
  return [
    ...notes.map(noteEntry),
    ...changes.filter(({ action }) => action !== 'note_added').map(auditEntry),
  ].toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '') || b.id.localeCompare(a.id));
}
