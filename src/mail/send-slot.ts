/**
 * The line in which e-mails leave. EmailJS takes one request a second for the whole account
 * (providers.md, section 3), and Workers run in parallel, so the line is a row of D1: whoever sends
 * takes the next free place in it by one statement. D1 has one writer, so no two get the same place,
 * wherever they run; what a place cannot prevent is that a slow network brings two of them close.
 */

const LINE = 'emailjs';

/**
 * Takes the next place in the line.
 * @param paceMs the distance between two places
 * @returns how long (ms) to wait for it; null, and no place, where that is more than `maxWaitMs`
 */
export async function takePlace(
  d1: D1Database,
  paceMs: number,
  maxWaitMs: number,
): Promise<number | null> {
  const now = Date.now();
  const next = await d1
    .prepare(
      `INSERT INTO mail_pace (provider, next_send_at) VALUES (?1, ?2 + ?3)
       ON CONFLICT (provider) DO UPDATE SET next_send_at = max(next_send_at, ?2) + ?3
         WHERE next_send_at <= ?2 + ?4
       RETURNING next_send_at`,
    )
    .bind(LINE, now, paceMs, maxWaitMs)
    .first<number>('next_send_at');
  return next === null ? null : Math.max(0, next - paceMs - now);
}
