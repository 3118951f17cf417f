import { sql } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { mailPace } from '../db/schema/outbox.ts';

/**
 * Rate limit over all Workers (EmailJS: one request a second for the whole account). One D1 row
 * holds the next free slot, and reserving one is a single upsert, so no two Workers get the same.
 * A slow network can still bring two requests close together.
 * @param paceMs the distance between two slots
 * @returns when (ms) the slot is; null, and no slot, when it is more than `maxWaitMs` away
 */
export async function reserveSendSlot(
  db: Database,
  { provider, paceMs }: { provider: string; paceMs: number },
  maxWaitMs: number,
): Promise<number | null> {
  const now = Date.now();
  const [slot] = await db
    .insert(mailPace)
    .values({ provider, nextSendAt: now + paceMs })
    .onConflictDoUpdate({
      target: mailPace.provider,
      set: { nextSendAt: sql`max(${mailPace.nextSendAt}, ${now}) + ${paceMs}` },
      setWhere: sql`${mailPace.nextSendAt} <= ${now + maxWaitMs}`,
    })
    .returning();
  return slot ? slot.nextSendAt - paceMs : null;
}
