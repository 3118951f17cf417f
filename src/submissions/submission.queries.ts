import { and, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { keyIsFree, readKey, type IdempotencyKey } from '../db/idempotency-keys.ts';
import { fitsHour, readHour, type HourShare } from './hours.queries.ts';

/** What a visitor sent, on its way to the database (store-submission.ts). */
export interface NewSubmission extends HourShare {
  id: string;
  key: IdempotencyKey | undefined;
}

/** Whether it may be stored at its turn: its key is new, and its hour has room. */
export const mayStore = (submission: NewSubmission): SQL | undefined =>
  and(keyIsFree(submission.key), fitsHour(submission));

/** The first statements of its batch: how full the hour was, and what the key was used for. */
export const readBefore = (db: Database, submission: NewSubmission) => ({
  hourBefore: readHour(db, submission),
  keyBefore: readKey(db, submission.key),
});
