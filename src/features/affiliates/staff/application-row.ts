import type { Database } from '../../../db/client.ts';
import { apiRow } from '../../../db/api-row.ts';
import { isoOf } from '../../../shared/iso.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { businessDaysSince, DUE_AFTER, LATE_AFTER } from '../../../shared/text/business-days.ts';
import { readMarks, SHARED_KINDS, type Marks } from './doubts.queries.ts';
import { isThrowaway } from './throwaway-domains.ts';
import type { StoredApplication } from '../stored-applications.queries.ts';
import type { ListedApplication } from './applications.queries.ts';
import type { ApplicationContent } from '../application.contract.ts';
import { applicationText } from '../application-text.ts';
import { type ApplicationRow } from './affiliates-admin.contract.ts';
import { type Doubt, type Waiting } from './review.contract.ts';

/** How long (ms) the last decision can still be undone. */
function undoLeft({ status, partnerstackId, undoUntil }: ListedApplication): number | null {
  if (status === 'pending' || partnerstackId !== null || undoUntil === null) return null;
  const left = undoUntil - Date.now();
  return left > 0 ? left : null;
}

/** What the applicant sent while the application was open. */
function sentAgain({ resent, resentAt }: ListedApplication): ApplicationRow['sent_again'] {
  if (resent === null || resentAt === null) return null;
  const content = JSON.parse(resent) as ApplicationContent;
  const lines = [
    ...applicationText(content),
    `Audience: ${content.audience}`,
    `Motivation: ${content.motivation}`,
  ];
  return { at: isoOf(resentAt), text: lines.join('\n') };
}

function waitingOf({ status, waits, createdAt }: ListedApplication, now: number): Waiting | null {
  if (status !== 'pending') return null;
  const days = businessDaysSince(createdAt, now);
  if (waits) return { business_days: days, state: 'new' };
  if (days > LATE_AFTER) return { business_days: days, state: 'overdue' };
  return { business_days: days, state: days >= DUE_AFTER ? 'due' : 'new' };
}

const doubtsOf = ({ email }: ListedApplication, marks: Marks | undefined): Doubt[] => [
  ...SHARED_KINDS.filter((kind) => marks?.[kind]),
  ...(marks?.lead ? (['lead'] as const) : []),
  ...(isThrowaway(email) ? (['throwaway'] as const) : []),
];

function applicationRow(
  application: ListedApplication,
  marks: Marks | undefined,
  now: number,
): ApplicationRow {
  const {
    resent: _resent,
    resentAt: _resentAt,
    decidedAt: _decidedAt,
    undoUntil: _undoUntil,
    decisionReason,
    ...shown
  } = application;
  return {
    ...apiRow(shown),
    sent_again: sentAgain(application),
    undo_ms: undoLeft(application),
    waiting: waitingOf(application, now),
    reason: application.status === 'pending' ? null : decisionReason,
    reopened_as: marks?.reopenedAs ?? null,
    doubts: doubtsOf(application, marks),
    mail: marks?.mail ?? null,
    already_existed: Boolean(marks?.existed),
  };
}

/** Applications as staff see them, with what other rows know of them. */
export async function applicationRows(
  db: Database,
  stored: readonly ListedApplication[],
): Promise<ApplicationRow[]> {
  const found = await readMarks(
    db,
    stored.map(({ id }) => id),
  );
  const marks = new Map(found.map((each) => [each.id, each]));
  const now = Date.now();
  return stored.map((each) => applicationRow(each, marks.get(each.id), now));
}

/** The same of stored ones. A decision is not refused because marks cannot be read. */
export async function readRows(
  db: Database,
  stored: readonly StoredApplication[],
): Promise<ApplicationRow[]> {
  const listed = stored.map(
    ({ seq: _seq, fingerprint: _print, searchText: _text, ...each }): ListedApplication => each,
  );
  try {
    return await applicationRows(db, listed);
  } catch (error) {
    logWarning('application_marks_not_read', traceOf(error));
    return listed.map((each) => applicationRow(each, undefined, Date.now()));
  }
}
