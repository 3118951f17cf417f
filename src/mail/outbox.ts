import type { Condition } from '../db/condition.ts';
import { notConfigured, type ProviderFailure } from '../providers/http.ts';
import type { TemplateParams } from '../providers/email/api-types.ts';
import { logError } from '../shared/log.ts';
import { failure, success, type Result } from '../shared/result.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { Services } from '../services.ts';
import { takePlace } from './send-slot.ts';

/**
 * The outbox: an e-mail is a row, written in the same D1 batch as what it announces, so that neither
 * exists without the other. A row is claimed by one UPDATE, so that two runs never send the same one;
 * a claim that dies with its Worker lapses, and counts as a try. The provider has no idempotency key,
 * so an e-mail whose confirmation was never recorded is sent again: at least once, and exactly once
 * where it was.
 */

export type MailKind = 'contact' | 'lead' | 'affiliate_application';

export interface NewMail {
  kind: MailKind;
  /** The id of the message, lead or application that it announces; one e-mail each. */
  subjectId: string;
  params: TemplateParams;
}

/** A row that this run alone may send. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  params: string;
  attempts: number;
}

/** Longer than a wait in the line and a send may take; an older claim belongs to a Worker that is gone. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const MAX_ERROR_LENGTH = 300;
const MINUTE = 60_000;
/**
 * How long to wait after the first, second … failure. The first two wait for nothing but the next cron
 * run; together they span about a day.
 */
const DELAYS_MS = [0, 0, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE);
/** Somebody else used up the second that the provider allows; it is over by then. */
const BUSY_WAIT_MS = 1100;
/** Who has a longer line before them than this leaves their e-mail to cron. */
const AT_ONCE_WAIT_MS = 5000;
const LAPSED = 'The Worker stopped before it wrote down what came of the send';

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
  return d1
    .prepare(`${CLAIM} status = 'pending' AND next_attempt_at <= ? ${CLAIMED}`)
    .bind(Date.now() + LEASE_MS, dueBy)
    .first<ClaimedMail>();
}

/** Claims one e-mail before its time, or null when it was sent or another run is sending it. */
export function claimMail(
  d1: D1Database,
  { kind, subjectId }: Pick<NewMail, 'kind' | 'subjectId'>,
): Promise<ClaimedMail | null> {
  return d1
    .prepare(`${CLAIM} kind = ? AND subject_id = ? AND status IN ('pending', 'failed') ${CLAIMED}`)
    .bind(Date.now() + LEASE_MS, kind, subjectId)
    .first<ClaimedMail>();
}

/** How long to wait after so many attempts: between half of the delay and all of it. */
function delayAfter(attempts: number): number {
  const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
  return Math.round(delay * (0.5 + Math.random() / 2));
}

type Claim = Pick<ClaimedMail, 'id' | 'kind' | 'attempts'>;

// A claim is known by its number of attempts: who comes too late changes nothing of a later one.
const STILL_CLAIMED = `WHERE id = ? AND status = 'sending' AND attempts = ?`;

/** The statement that ends a claim whose send failed: tried again later, or given up with the reason kept. */
function failClaim(
  d1: D1Database,
  { id, kind, attempts }: Claim,
  { message, notBefore }: { message: string; notBefore: number },
): D1PreparedStatement {
  const givenUp = attempts >= MAX_ATTEMPTS;
  if (givenUp) logError('mail_given_up', { mail: id, kind });
  return d1
    .prepare(
      `UPDATE outgoing_mail SET status = ?, next_attempt_at = ?, leased_until = NULL,
         last_error = ? ${STILL_CLAIMED}`,
    )
    .bind(
      givenUp ? 'failed' : 'pending',
      Math.max(notBefore, Date.now() + delayAfter(attempts)),
      message.slice(0, MAX_ERROR_LENGTH),
      id,
      attempts,
    );
}

/**
 * Ends the claims of Workers that are gone, oldest first: each counts as a try that failed, so that
 * an e-mail that brings its Worker down is given up like any other.
 */
export async function endLapsedClaims(d1: D1Database): Promise<void> {
  const now = Date.now();
  const { results } = await d1
    .prepare(
      `SELECT id, kind, attempts FROM outgoing_mail
       WHERE status = 'sending' AND leased_until <= ? ORDER BY leased_until LIMIT 100`,
    )
    .bind(now)
    .all<Claim>();
  if (results.length === 0) return;
  await d1.batch(results.map((mail) => failClaim(d1, mail, { message: LAPSED, notBefore: now })));
}

async function record(d1: D1Database, mail: Claim, error?: ProviderFailure): Promise<void> {
  const now = Date.now();
  if (error) {
    // Never due within the run that failed.
    const notBefore = now + Math.max(1, error.retryAfterMs ?? 0);
    await failClaim(d1, mail, { message: error.message, notBefore }).run();
    return;
  }
  await d1
    .prepare(
      `UPDATE outgoing_mail SET status = 'sent', sent_at = ?, leased_until = NULL,
         last_error = NULL WHERE id = ?`,
    )
    .bind(now, mail.id)
    .run();
}

/** Gives a claim back as if it had never been. */
async function returnClaim(d1: D1Database, { id, attempts }: Claim): Promise<void> {
  await d1
    .prepare(
      `UPDATE outgoing_mail SET status = 'pending', attempts = attempts - 1, leased_until = NULL
       ${STILL_CLAIMED}`,
    )
    .bind(id, attempts)
    .run();
}

/**
 * Sends a claimed e-mail in its turn and writes down what came of it. The failure is the provider's;
 * a store that fails afterwards is logged, and lets the claim lapse.
 * @param maxWaitMs where the line is longer, the claim is given back: 'later'
 */
export async function sendClaimed(
  { d1, providers, config }: Services,
  mail: ClaimedMail,
  maxWaitMs: number,
): Promise<Result<'sent' | 'later', ProviderFailure>> {
  const wait = await takePlace(d1, config.EMAILJS_PACE_MS, maxWaitMs);
  if (wait === null) {
    await returnClaim(d1, mail);
    return success('later');
  }
  await scheduler.wait(wait);
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
  return sent.ok ? success('sent') : sent;
}

/** 'elsewhere': it was sent before, or another run sends it, now or when its turn comes. */
export type Delivered = 'now' | 'elsewhere';

/**
 * Sends the e-mail about a record at once. Where the provider asks to slow down, it waits and tries
 * once more; any other failure leaves the row to cron, and so does a long line. Without the
 * provider's keys nothing is claimed, so that no try is lost.
 */
export async function deliverAtOnce(
  services: Services,
  about: Pick<NewMail, 'kind' | 'subjectId'>,
): Promise<Result<Delivered, ProviderFailure>> {
  if (!services.providers.email.configured) return failure(notConfigured('emailjs'));
  for (let tries = 1; ; tries += 1) {
    const mail = await claimMail(services.d1, about);
    if (!mail) return success('elsewhere');
    const sent = await sendClaimed(services, mail, AT_ONCE_WAIT_MS);
    if (sent.ok) return success(sent.value === 'sent' ? 'now' : 'elsewhere');
    if (sent.error.status !== 429 || tries === 2) return failure(sent.error);
    await scheduler.wait(BUSY_WAIT_MS);
  }
}
