import { logError, traceOf } from '../shared/log.ts';

/** What a staff page shows; null where it cannot be read, which the page then says. */
export async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    logError('staff_page_failed', traceOf(error));
    return null;
  }
}
