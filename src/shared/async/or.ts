import { logWarning, traceOf } from '../log.ts';

/**
 * What is asked for, or something else where it fails: a page or a screen that can do without it. The
 * failure is logged.
 */
export async function or<Value, Other>(
  asked: Promise<Value>,
  other: Other,
  event: string,
): Promise<Value | Other> {
  try {
    return await asked;
  } catch (error) {
    logWarning(event, traceOf(error));
    return other;
  }
}
