type Details = Readonly<Record<string, unknown>>;

/** The ID of the request that the running code works for, if any. */
let requestId = (): string | undefined => undefined;

export function readRequestIdFrom(source: typeof requestId): void {
  requestId = source;
}

/** Details never contain personal data. The request's ID is on the visitor's error page, too. */
const line = (event: string, details: Details) =>
  JSON.stringify({ event, request: requestId(), ...details });

/** For what an owner looks for in the log although nothing failed: a run's figures, a refusal. */
export const logInfo = (event: string, details: Details = {}): void =>
  console.info(line(event, details));

/** For failures that need a look if they are frequent. */
export const logError = (event: string, details: Details = {}): void =>
  console.error(line(event, details));

/** For failures that the site recovered from. */
export const logWarning = (event: string, details: Details = {}): void =>
  console.warn(line(event, details));

/** For what the site did by itself. */
export const logNotice = (event: string, details: Details = {}): void =>
  console.info(line(event, details));

const MAX_FRAMES = 6;

/**
 * What may be logged of an unexpected error: its name and stack, not its message, which may contain
 * bound values (Drizzle) or input (JSON.parse). The message of a cause contains neither.
 */
export function traceOf(thrown: unknown): { error: string; at?: readonly string[] } {
  if (!(thrown instanceof Error)) return { error: 'not an Error' };
  const frames = (thrown.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    error: thrown.cause instanceof Error ? thrown.cause.message : thrown.name,
    at: frames.slice(0, MAX_FRAMES).map((frame) => frame.trim()),
  };
}
