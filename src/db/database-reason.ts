/** What D1 reports, and what a visitor may read of it: no names of tables, columns or statements. */
const REASONS = [
  [/overload|too many requests|queued/i, 'it is overloaded'],
  [/did not respond|timeout|timed out|too long/i, 'it gave no answer in time'],
  [/network|connection|reset|unreachable|lost/i, 'the connection to it was lost'],
  [/no such (?:table|column)|has no column/i, 'it is not set up'],
  [/maximum db size|database or disk is full/i, 'it is full'],
] as const;

/** Why the database failed, in words and without internals; after 'Database connection failed: '. */
export function databaseReason(error: unknown): string {
  const messages: string[] = [];
  // Drizzle's own message quotes the statement; the message of its cause is D1's.
  for (let at = error; at instanceof Error && messages.length < 4; at = at.cause) {
    messages.unshift(at.message);
  }
  const [reported = ''] = messages;
  return REASONS.find(([pattern]) => pattern.test(reported))?.[1] ?? 'it reported an error';
}
