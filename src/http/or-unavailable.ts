import { logError, traceOf } from '../shared/log.ts';
import { AppError } from './errors.tsx';

/**
 * What a store is asked for, or an error that people may read.
 * @throws AppError store_failed with the text; another AppError passes
 */
export async function orUnavailable<Value>(
  asked: PromiseLike<Value>,
  text: string,
): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('store_unavailable', traceOf(error));
    throw new AppError('store_failed', text);
  }
}
