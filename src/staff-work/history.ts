import { isAuditAction, AUDIT_ACTIONS } from '../audit/audit-actions.contract.ts';
import { whoOf } from '../audit/actor.ts';
import { auditOf, type StoredAudit } from '../audit/audit.queries.ts';
import type { Database } from '../db/client.ts';
import { isoOf } from '../shared/iso.ts';
import { detailOf } from './audit-detail.ts';
import { notesOf, type NoteSubject, type StoredNote } from './notes.queries.ts';
import { type WorkValues } from './values.contract.ts';
import { setText } from './words.contract.ts';
import type { WorkEntry } from './work.contract.ts';

/** Entries of each kind that a history shows. */
const MAX_ENTRIES = 100;

const noteEntry = ({ id, at, by, text }: StoredNote): WorkEntry => ({
  id,
  at: isoOf(at),
  who: by,
  text,
  is_note: true,
});

const auditEntry = (values: WorkValues, entry: StoredAudit): WorkEntry => {
  const { action, detail } = entry;
  const label = isAuditAction(action) ? AUDIT_ACTIONS[action] : action.replaceAll('_', ' ');
  const set = setText(values, detailOf(detail), 'history');
  return {
    id: entry.id,
    at: isoOf(entry.at),
    who: whoOf(entry),
    text: [label, set].filter(Boolean).join(': '),
    is_note: false,
  };
};

/** What staff noted and changed, newest first. A note's own audit entry is left out. */
export async function historyOf(
  db: Database,
  values: WorkValues,
  subject: NoteSubject,
): Promise<WorkEntry[]> {
  const [notes, changes] = await Promise.all([
    notesOf(db, subject, MAX_ENTRIES),
    auditOf(db, subject, MAX_ENTRIES),
  ]);
  return [
    ...notes.map(noteEntry),
    ...changes
      .filter(({ action }) => action !== 'note_added')
      .map((entry) => auditEntry(values, entry)),
  ].toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '') || b.id.localeCompare(a.id));
}
