import { logWarning, traceOf } from '../log.ts';

/**
 * What is asked for, or something else where it fails: a page or a screen that can do without it. The
 * failure is logged, as a warning unless its reader is told of it.
 */
export async function withFallback<Value, Other>(
  asked: Promise<Value>,
  other: Other,
  event: string,
  log = logWarning,
): Promise<Value | Other> {
  try {
    return await asked;
  } catch (error) {
    log(event, traceOf(error));
    return other;
  }
}
