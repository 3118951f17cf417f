import { and, eq, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { submissionHours } from '../db/schema/submissions.ts';
import { queueMail, queueNotification } from '../outbox/mail.ts';
import type { Message } from '../outbox/mail.port.ts';
import { retention } from '../shared/content/retention.ts';
import { BUDGETS, type SubmissionKind } from './budgets.ts';

export const HOUR_MS = 60 * 60_000;
const RETENTION_MS = retention.countDays * 24 * HOUR_MS;
/** A batch that began within the hour has ended by then. */
const LATE_MS = 60_000;
const MAX_CLOSED_AT_ONCE = 50;

/** The place of a submission in its hour's budget. */
export interface HourShare {
  kind: SubmissionKind;
  /** When (ms) it was made. */
  now: number;
  /** False on a developer's machine, where every request has the same address. */
  isCounted: boolean;
  /** It is stored while the hour has fewer; null for any number. */
  most: number | null;
  /** Whether a captcha would let it in beyond that. */
  canCheck: boolean;
  /** Whether staff are notified of it. */
  isNotified: boolean;
}

export const hourStart = (now: number): number => now - (now % HOUR_MS);

const idOf = (kind: SubmissionKind, now: number): string =>
  `${kind}:${new Date(now).toISOString().slice(0, 13)}`;

const countOf = ({ kind, now }: HourShare): SQL =>
  sql`coalesce((select ${submissionHours.stored} from ${submissionHours} where ${submissionHours.id} = ${idOf(kind, now)}), 0)`;

/** Whether the submission may be stored, as a condition before it is counted. */
export const fitsHour = (share: HourShare): SQL =>
  share.isCounted && share.most !== null ? sql`${countOf(share)} < ${share.most}` : sql`true`;

/** The hour's row, to be read in the batch before the submission is counted. */
export const readHour = (db: Database, { kind, now }: HourShare) =>
  db
    .select({ stored: submissionHours.stored })
    .from(submissionHours)
    .where(eq(submissionHours.id, idOf(kind, now)));

/** @param hour what readHour returned */
export const isFull = (
  { isCounted, most }: HourShare,
  hour: readonly { stored: number }[],
): boolean => isCounted && most !== null && (hour[0]?.stored ?? 0) >= most;

/** The statement that counts the submission, if it was stored. */
export const countSubmission = (
  db: Database,
  { kind, now, isCounted }: HourShare,
  isStored: SQL | undefined,
) =>
  insertWhere(
    db,
    submissionHours,
    { id: idOf(kind, now), kind, startsAt: hourStart(now), stored: 1 },
    isCounted ? isStored : sql`false`,
  ).onConflictDoUpdate({
    target: submissionHours.id,
    set: { stored: sql`${submissionHours.stored} + 1` },
  });

/** The statements that queue its own e-mail and notification, within the hour's budget of e-mails. */
export function announceSubmission(
  db: Database,
  share: HourShare & { id: string },
  message: Message,
  onlyIf: SQL | undefined,
) {
  const { kind, id: subjectId, now, isCounted, isNotified } = share;
  const isWithin = isCounted ? sql`${countOf(share)} <= ${BUDGETS[kind].mails}` : undefined;
  return {
    queued: queueMail(db, { message, subjectId }, and(onlyIf, isWithin), now),
    notified: queueNotification(db, { kind: message.kind, subjectId }, isNotified, now),
  };
}

/** Past hours whose digest was not yet decided. */
export const openHours = (db: Database, now: number) =>
  db
    .select()
    .from(submissionHours)
    .where(
      and(isNull(submissionHours.closedAt), lte(submissionHours.startsAt, now - HOUR_MS - LATE_MS)),
    )
    .limit(MAX_CLOSED_AT_ONCE);

/** Closes an hour, with its digest if it needs one. Of two runs, one queues it. */
export async function closeHour(
  db: Database,
  id: string,
  { digest, isNotified }: { digest: Message | undefined; isNotified: boolean },
  now: number,
): Promise<void> {
  const close = db.update(submissionHours).set({ closedAt: now }).where(eq(submissionHours.id, id));
  if (!digest) {
    await close;
    return;
  }
  const about = { kind: digest.kind, subjectId: id };
  await db.batch([
    queueMail(db, { message: digest, subjectId: id }, undefined, now),
    queueNotification(db, about, isNotified, now),
    close,
  ]);
}

/** Deletes expired hours; by cron. */
export async function deleteOldHours(db: Database): Promise<void> {
  await db.delete(submissionHours).where(lt(submissionHours.startsAt, Date.now() - RETENTION_MS));
}
