import type { ProviderFailure } from '../providers/http.ts';
import type { TemplateParams } from '../providers/email/wire.ts';
import { logError } from '../shared/log.ts';
import { failure, success, type Result } from '../shared/result.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { Services } from '../services.ts';

/**
 * The outbox: an e-mail is a row, written in the same D1 batch as what it announces, so that neither
 * exists without the other. A row is claimed by one UPDATE, so that two runs never send the same one;
 * a claim that dies with its Worker lapses. The provider has no idempotency key, so an e-mail whose
 * confirmation was never recorded is sent again: at least once, and exactly once where it was.
 */

export type MailKind = 'contact' | 'lead' | 'affiliate_application';

export interface NewMail {
  kind: MailKind;
  /** The id of the message, lead or application that it announces; one e-mail each. */
  subjectId: string;
  params: TemplateParams;
}

/** SQL without user text, and the values of its question marks. */
export interface Condition {
  sql: string;
  values: readonly (string | number)[];
}

/** A row that this run alone may send. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  params: string;
  attempts: number;
}

/** Longer than a send may take; a claim that is older belongs to a Worker that is gone. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const MAX_ERROR_LENGTH = 300;
const MINUTE = 60_000;
/**
 * How long to wait after the first, second … failure. The first two wait for nothing but the next cron
 * run; together they span about a day.
 */
const DELAYS_MS = [0, 0, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE);
/** EmailJS takes one request a second; a burst is over by then. */
const BUSY_WAIT_MS = 1100;

/**
 * The statement that queues an e-mail, for the batch that stores what it announces.
 * @param onlyIf what must be true inside the batch, e.g. that the record was stored
 */
export function queueMail(
  d1: D1Database,
  { kind, subjectId, params }: NewMail,
  onlyIf: Condition,
  now: number,
): D1PreparedStatement {
  return d1
    .prepare(
      `INSERT INTO outgoing_mail (id, kind, subject_id, params, next_attempt_at, created_at)
       SELECT ?, ?, ?, ?, ?, ? WHERE ${onlyIf.sql}
       ON CONFLICT (kind, subject_id) DO NOTHING`,
    )
    .bind(uuidv7(now), kind, subjectId, JSON.stringify(params), now, now, ...onlyIf.values);
}

const CLAIM = `UPDATE outgoing_mail
  SET status = 'sending', attempts = attempts + 1, leased_until = ?
  WHERE id = (SELECT id FROM outgoing_mail WHERE`;
const CLAIMED = `ORDER BY next_attempt_at LIMIT 1) RETURNING id, kind, params, attempts`;

/**
 * Claims the e-mail that has been due for longest, or null when none is.
 * @param dueBy ms; what became due later is left alone
 */
export function claimDueMail(d1: D1Database, dueBy: number): Promise<ClaimedMail | null> {
  const now = Date.now();
  return d1
    .prepare(
      `${CLAIM} (status = 'pending' AND next_attempt_at <= ?)
         OR (status = 'sending' AND leased_until <= ?) ${CLAIMED}`,
    )
    .bind(now + LEASE_MS, dueBy, now)
    .first<ClaimedMail>();
}

/** Claims one e-mail before its time, or null when it was sent or another run is sending it. */
export function claimMail(
  d1: D1Database,
  { kind, subjectId }: Pick<NewMail, 'kind' | 'subjectId'>,
): Promise<ClaimedMail | null> {
  const now = Date.now();
  return d1
    .prepare(
      `${CLAIM} kind = ? AND subject_id = ? AND (status IN ('pending', 'failed')
         OR (status = 'sending' AND leased_until <= ?)) ${CLAIMED}`,
    )
    .bind(now + LEASE_MS, kind, subjectId, now)
    .first<ClaimedMail>();
}

/** When to try again after so many attempts: between half of the delay and all of it. */
function nextAttempt(attempts: number, now: number, retryAfterMs = 0): number {
  const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
  return now + Math.max(1, retryAfterMs, Math.round(delay * (0.5 + Math.random() / 2)));
}

async function record(d1: D1Database, mail: ClaimedMail, error?: ProviderFailure): Promise<void> {
  const now = Date.now();
  if (!error) {
    await d1
      .prepare(
        `UPDATE outgoing_mail SET status = 'sent', sent_at = ?, leased_until = NULL,
           last_error = NULL WHERE id = ?`,
      )
      .bind(now, mail.id)
      .run();
    return;
  }
  const givenUp = mail.attempts >= MAX_ATTEMPTS;
  await d1
    .prepare(
      `UPDATE outgoing_mail SET status = ?, next_attempt_at = ?, leased_until = NULL,
         last_error = ? WHERE id = ? AND status = 'sending'`,
    )
    .bind(
      givenUp ? 'failed' : 'pending',
      nextAttempt(mail.attempts, now, error.retryAfterMs),
      error.message.slice(0, MAX_ERROR_LENGTH),
      mail.id,
    )
    .run();
  if (givenUp) {
    logError('mail_given_up', { mail: mail.id, kind: mail.kind, reason: error.reason });
  }
}

/**
 * Sends a claimed e-mail and writes down what came of it. The result is the provider's; a store that
 * fails afterwards is logged, and lets the claim lapse.
 */
export async function sendClaimed(
  { d1, providers }: Services,
  mail: ClaimedMail,
): Promise<Result<void, ProviderFailure>> {
  const sent = await providers.email.send(JSON.parse(mail.params) as TemplateParams);
  try {
    await record(d1, mail, sent.ok ? undefined : sent.error);
  } catch (error) {
    logError('mail_not_recorded', {
      mail: mail.id,
      sent: sent.ok,
      error: error instanceof Error ? error.message : String(error),
    });
  }
  return sent;
}

/** 'elsewhere': it was sent before, or another run is sending it. */
export type Delivered = 'now' | 'elsewhere';

/**
 * Sends the e-mail about a record at once. Where the provider asks to slow down, it waits and tries
 * once more; any other failure leaves the row to cron.
 */
export async function deliverAtOnce(
  services: Services,
  about: Pick<NewMail, 'kind' | 'subjectId'>,
): Promise<Result<Delivered, ProviderFailure>> {
  for (let tries = 1; ; tries += 1) {
    const mail = await claimMail(services.d1, about);
    if (!mail) return success('elsewhere');
    const sent = await sendClaimed(services, mail);
    if (sent.ok) return success('now');
    if (sent.error.status !== 429 || tries === 2) return failure(sent.error);
    await scheduler.wait(BUSY_WAIT_MS);
  }
}
