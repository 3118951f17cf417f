import { eq, sql } from 'drizzle-orm';

import { storyEvents } from '../../../db/schema/blog.ts';
import type { Database } from '../../../db/client.ts';

export type StoryEvent = typeof storyEvents.$inferSelect;

/** The last webhook call about a story; undefined before the first. */
export const readEvent = (db: Database, storyId: string): Promise<StoryEvent | undefined> =>
  db.select().from(storyEvents).where(eq(storyEvents.storyId, storyId)).get();

/** @returns the story's generation from now on */
export async function recordEvent(
  db: Database,
  storyId: string,
  isHidden: boolean,
): Promise<number> {
  const receivedAt = Date.now();
  const [recorded] = await db
    .insert(storyEvents)
    .values({ storyId, generation: 1, isHidden, receivedAt })
    .onConflictDoUpdate({
      target: storyEvents.storyId,
      set: { isHidden, receivedAt, generation: sql`${storyEvents.generation} + 1` },
    })
    .returning({ generation: storyEvents.generation });
  return recorded?.generation ?? 1;
}
