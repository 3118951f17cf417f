import type { IdempotencyKey, KeyedSubmission } from '../db/idempotency-keys.ts';
import { refuseReusedKey } from '../http/submission/repeated-submission.ts';
import type { Services } from '../services.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { Admission } from './admission.ts';
import type { SubmissionKind } from './budgets.ts';
import { isFull } from './hours.queries.ts';
import { orNotStored } from './or-not-stored.ts';
import type { NewSubmission } from './submission.queries.ts';

/**
 * What happens to every visitor's form:
 *
 *   1. `acceptJson` or `acceptForm` (src/http/submission) reads it: origin, rate limit, body, rules,
 *      honeypot, idempotency key. The feature's own function is called with its content.
 *   2. `admissionOf` checks the captcha where there is a token, and says how full the hour may be.
 *   3. `newSubmission` gives it an id and its place in the hour. `storeSubmission` waits for one batch:
 *
 *        readBefore          the hour, and what the key was used for
 *        the feature's rows, where `mayStore` holds
 *        saveKey             the key, with the id of what was stored
 *        countSubmission     what the hour's limit and its digest count
 *        announceSubmission  its own e-mail and notification, within the hour's budget
 *
 *      A form that is counted and not announced by itself leaves out the last, one that is announced
 *      and in no digest the one before.
 *   4. A key of other content is refused, then a full hour (`fullHour`).
 *   5. `sendMailNow` sends the e-mail that was queued, after the response unless that depends on it.
 *   6. The feature says what the visitor gets; `acceptJson` and `acceptForm` make it a response.
 */

interface Received {
  kind: SubmissionKind;
  key: IdempotencyKey | undefined;
  admission: Admission;
}

export function newSubmission(
  { webhook }: Pick<Services, 'webhook'>,
  { kind, key, admission }: Received,
): NewSubmission {
  const now = Date.now();
  return { id: uuidv7(now), kind, key, now, isNotified: webhook !== null, ...admission };
}

interface ReadBefore {
  hourBefore: readonly { stored: number }[];
  keyBefore: readonly KeyedSubmission[];
}

/**
 * @param storing the batch, which begins with `readBefore`
 * @param failedText for the visitor, where the store fails
 * @returns what the batch returned; `before`, what was stored under the key before; and `isFull`,
 *   whether the hour had no room
 * @throws AppError store_failed, or as refuseReusedKey
 */
export async function storeSubmission<Stored extends ReadBefore>(
  submission: NewSubmission,
  storing: Promise<Stored>,
  failedText: string,
) {
  const stored = await orNotStored(storing, () => failedText);
  const [before] = stored.keyBefore;
  refuseReusedKey(before, submission.key?.fingerprint);
  return { ...stored, before, isFull: !before && isFull(submission, stored.hourBefore) };
}
