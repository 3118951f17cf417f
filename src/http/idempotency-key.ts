import { FIELD_TEXTS } from '../shared/fields.ts';
import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '../shared/idempotency-key.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.tsx';

/** Says that an answer is that of an earlier call with the same key. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;

/**
 * The idempotency key of a call; undefined where it has none.
 * @throws AppError invalid, naming the header, when it is no UUID
 */
export function idempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || isIdempotencyKey(key)) return key;
  throw new AppError('invalid', `${IDEMPOTENCY_HEADER} has to be a UUID in lower case`, {
    fields: { [IDEMPOTENCY_HEADER]: FIELD_TEXTS.pattern },
  });
}

/** What is said when a key comes again with other content: which of the two is meant is not for us to guess. */
export const keyReused = (): AppError =>
  new AppError('invalid', `Something else was sent with this ${IDEMPOTENCY_HEADER} before`, {
    fields: { [IDEMPOTENCY_HEADER]: 'Already used for other content' },
  });
