import { FIELD_TEXTS } from '../shared/fields.ts';
import { KEY_HEADER, isSubmissionKey } from '../shared/idempotency-key.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.tsx';

/** Says that an answer is that of an earlier call with the same key. */
export const REPLAYED = { 'idempotent-replayed': 'true' } as const;

/**
 * The idempotency key of a call; undefined where it has none.
 * @throws AppError invalid, naming the header, when it is no UUID
 */
export function submissionKey(c: AppContext): string | undefined {
  const key = c.req.header(KEY_HEADER);
  if (key === undefined || isSubmissionKey(key)) return key;
  throw new AppError('invalid', `${KEY_HEADER} has to be a UUID in lower case`, {
    fields: { [KEY_HEADER]: FIELD_TEXTS.pattern },
  });
}

/** What is said when a key comes again with other content: which of the two is meant is not for us to guess. */
export const otherContent = (): AppError =>
  new AppError('invalid', `Something else was sent with this ${KEY_HEADER} before`, {
    fields: { [KEY_HEADER]: 'Already used for other content' },
  });
