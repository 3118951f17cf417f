import { actionText, type AuditAction } from '../../audit/audit-actions.contract.ts';
import { actorName } from '../../audit/actor.ts';
import { auditOf, type StoredAudit } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import { nextTry, undoLeft } from '../../outbox/stored-rows.queries.ts';
import { authorText } from '../../shared/text/author.ts';
import { isoOf } from '../../shared/iso.ts';
import { camelCase } from '../../shared/text/letter-case.ts';
import { CALL_FAILURES, detailOf } from './audit-detail.ts';
import { notesOf, type NoteSubject, type StoredNote } from './notes.queries.ts';
import { type WorkValues } from './values.contract.ts';
import { setText } from './words.contract.ts';
import type { WorkEntry } from './work.contract.ts';

/** Entries of each kind that a history shows. */
const MAX_ENTRIES = 100;

function replyMail({
  mailId: id,
  mailStatus: status,
  mailProblem: problem,
  mailAttempts: attempts,
  mailNotBefore: notBefore,
}: StoredNote) {
  if (id === null || status === null || attempts === null || notBefore === null) return null;
  return {
    id,
    status,
    problem,
    next_at: nextTry({ status, notBefore }),
    undo_ms: undoLeft({ status, attempts, notBefore }, Date.now()),
  };
}

const noteEntry = (note: StoredNote): WorkEntry => ({
  id: note.id,
  at: isoOf(note.at),
  who: authorText(note.by),
  text: note.text,
  is_note: true,
  reply: note.mailSubject === null ? null : { subject: note.mailSubject, mail: replyMail(note) },
});

/** What staff noted about a record and replied to its person, newest first. */
export const notedAbout = async (db: Database, subject: NoteSubject): Promise<WorkEntry[]> =>
  (await notesOf(db, subject, MAX_ENTRIES)).map(noteEntry);

/** A note and a reply are entries of their own. */
const NOTED: ReadonlySet<string> = new Set<AuditAction>(['note_added', 'reply_written']);

/** What else a record of the log says, by name, where it is true. */
const MORE: Readonly<Record<string, string>> = {
  in_doubt: 'it may have arrived all the same',
  sent: 'sent to PartnerStack',
  mailed: 'with an e-mail',
  already_existed: 'already existed at PartnerStack',
};
const moreOf = (detail: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(MORE).flatMap(([name, words]) => (detail[name] === true ? [words] : []));

/** What an entry of the log set, or why a call failed, whose status is none of the record. */
function setOrFailure(values: WorkValues, { detail }: StoredAudit): string {
  const known = detailOf(detail);
  return CALL_FAILURES[String(known['reason'])] ?? setText(values, known, 'history');
}

/** What an entry of the log says besides its action. */
export const auditDetails = (values: WorkValues, entry: StoredAudit): string =>
  [setOrFailure(values, entry), ...moreOf(detailOf(entry.detail))].filter(Boolean).join(', ');

const CHANGES: ReadonlySet<string> = new Set<AuditAction>([
  'lead_changed',
  'message_changed',
  'application_changed',
]);

const auditEntry = (values: WorkValues, entry: StoredAudit): WorkEntry => {
  const { action, detail } = entry;
  const set = setOrFailure(values, entry);
  // That it is a change goes without saying.
  const label = CHANGES.has(action) && set ? '' : actionText(action);
  return {
    id: entry.id,
    at: isoOf(entry.at),
    who: authorText(actorName(entry)),
    text: [[label, set].filter(Boolean).join(': '), ...moreOf(detailOf(detail))].join(', '),
    is_note: false,
    reply: null,
  };
};

/** Changes of a record that one person makes within this time are one thought. */
const ONE_THOUGHT_MS = 5 * 60_000;

const isOneThought = (entry: StoredAudit, later: StoredAudit): boolean =>
  CHANGES.has(entry.action) &&
  entry.action === later.action &&
  entry.session === later.session &&
  entry.name === later.name &&
  later.at - entry.at < ONE_THOUGHT_MS;

/** Changes that are one thought as one entry, the last, with all that they set. @param entries newest first */
export function changesTogether(entries: readonly StoredAudit[]): StoredAudit[] {
  const together: StoredAudit[] = [];
  for (const entry of entries) {
    const at = together.findLastIndex(({ subjectId }) => subjectId === entry.subjectId);
    const later = together[at];
    if (later && isOneThought(entry, later)) {
      const detail = { ...detailOf(entry.detail), ...detailOf(later.detail) };
      together[at] = { ...later, detail: JSON.stringify(detail) };
    } else {
      together.push(entry);
    }
  }
  return together;
}

const MERGES: ReadonlySet<string> = new Set<AuditAction>(['leads_merged', 'merge_undone']);

/**
 * The same with what a record has now, where its last change set it: the log has no texts. A merge may have
 * set another one.
 * @param entries newest first
 * @param currentOf what staff set on a record, and what it has; undefined where it is gone
 */
export function withCurrentTexts(
  entries: readonly StoredAudit[],
  currentOf: (entry: StoredAudit) => { values: WorkValues; row: object } | undefined,
): StoredAudit[] {
  const known = new Set<string>();
  return entries.map((entry) => {
    const { values, row } = currentOf(entry) ?? { values: {}, row: {} };
    const detail: Record<string, unknown> = detailOf(entry.detail);
    for (const [name, { isSaidNow }] of Object.entries(values)) {
      if (!isSaidNow || (detail[name] !== true && !MERGES.has(entry.action))) continue;
      const text: unknown = Object.entries(row).find(([column]) => column === camelCase(name))?.[1];
      const key = `${entry.subjectId} ${name}`;
      if (detail[name] === true && !known.has(key))
        detail[name] = typeof text === 'string' ? text : null;
      known.add(key);
    }
    return { ...entry, detail: JSON.stringify(detail) };
  });
}

/** Entries of the log that are no notes and replies, which a history has themselves. */
export const withoutNotes = <Entry extends Pick<StoredAudit, 'action'>>(
  entries: readonly Entry[],
): Entry[] => entries.filter(({ action }) => !NOTED.has(action));

/**
 * What staff noted, replied and changed, newest first. The audit entries of notes and replies are left out.
 * @param reading the record as it is stored
 */
export async function historyOf(
  db: Database,
  values: WorkValues,
  subject: NoteSubject,
  reading: Promise<readonly object[]>,
): Promise<WorkEntry[]> {
  const [notes, changes, [row]] = await Promise.all([
    notedAbout(db, subject),
    auditOf(db, subject, MAX_ENTRIES),
    reading,
  ]);
  const entries = withCurrentTexts(withoutNotes(changes), ({ subjectId }) =>
    row && subjectId === subject.id ? { values, row } : undefined,
  );
  return [...notes, ...changesTogether(entries).map((entry) => auditEntry(values, entry))].toSorted(
    (a, b) => (b.at ?? '').localeCompare(a.at ?? '') || b.id.localeCompare(a.id),
  );
}
