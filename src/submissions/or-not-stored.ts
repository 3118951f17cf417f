import { AppError } from '../http/app-error.ts';
import { logError, traceOf } from '../shared/log.ts';
import { isStoreFailed } from '../shared/store-failed.ts';

/**
 * What a store was asked for a submission.
 * @param textOf what the sender reads where the store fails
 * @throws AppError store_failed, or what was thrown where no store failed
 */
export async function orNotStored<Value>(
  asked: Promise<Value>,
  textOf: (error: unknown) => string,
): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!isStoreFailed(error)) throw error;
    logError('submission_not_stored', traceOf(error));
    throw new AppError('store_failed', textOf(error));
  }
}
