type Details = Readonly<Record<string, unknown>>;

/** A line of the log: what happened, and what is known of it. Never what people told us about themselves. */
const line = (event: string, details: Details) => JSON.stringify({ event, ...details });

/** Something failed that somebody has to look at if it happens often. */
export const logError = (event: string, details: Details = {}): void =>
  console.error(line(event, details));

/** Something went another way than it should, and the site coped. */
export const logWarning = (event: string, details: Details = {}): void =>
  console.warn(line(event, details));

const MAX_FRAMES = 6;

/**
 * What may be logged of an error that nobody foresaw: what it is and where it came from, not its
 * message. Drizzle puts the bound values into that, and JSON.parse the text; a cause has neither.
 */
export function traceOf(thrown: unknown): { error: string; at?: readonly string[] } {
  if (!(thrown instanceof Error)) return { error: 'not an Error' };
  const frames = (thrown.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    error: thrown.cause instanceof Error ? thrown.cause.message : thrown.name,
    at: frames.slice(0, MAX_FRAMES).map((frame) => frame.trim()),
  };
}
