import { FIELD_TEXTS } from '../../shared/fields.ts';
import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '../../shared/idempotency-key.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../app-error.ts';

/** Marks the response to a submission that was stored before. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;

/** @throws AppError invalid, naming the header */
export function idempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || isIdempotencyKey(key)) return key;
  throw new AppError('invalid', `${IDEMPOTENCY_HEADER} has to be a UUID in lower case`, {
    fields: { [IDEMPOTENCY_HEADER]: FIELD_TEXTS.pattern },
  });
}

/**
 * @param before what was stored under the key
 * @throws AppError invalid, when the content differs: which of the two is meant cannot be known; or
 *   conflict, when what was stored has been erased: a retry must not bring it back
 */
export function refuseReusedKey(
  before: { fingerprint: string } | undefined,
  fingerprint: string | undefined,
): void {
  if (!before || before.fingerprint === fingerprint) return;
  if (before.fingerprint === '') {
    throw new AppError('conflict', 'This was sent before, and has been deleted since');
  }
  throw new AppError('invalid', `Something else was sent with this ${IDEMPOTENCY_HEADER} before`, {
    fields: { [IDEMPOTENCY_HEADER]: 'Already used for other content' },
  });
}
