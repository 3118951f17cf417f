import { AppError } from '../../../http/app-error.ts';
import { logError, traceOf } from '../../../shared/log.ts';

export const noPost = (slug: string): AppError =>
  new AppError('not_found', `Post with slug ${slug.slice(0, 200)} not found`);

/** @throws AppError store_failed, which asks to try again where R2 fails */
export async function refuseWhenR2Fails<Value>(work: Promise<Value>, done: string): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    logError('snapshots_failed', traceOf(error));
    const text = `HTML snapshots cannot be ${done} just now. Please try again.`;
    throw new AppError('store_failed', text, { headers: { 'retry-after': '60' } });
  }
}
