import { eq, sql } from 'drizzle-orm';

import { storyEvents } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';

export type StoryEvent = typeof storyEvents.$inferSelect;

/** The last webhook call about a story; undefined before the first. */
export const readEvent = ({ db }: Services, storyId: string): Promise<StoryEvent | undefined> =>
  db.select().from(storyEvents).where(eq(storyEvents.storyId, storyId)).get();

/** @returns the story's generation from now on */
export async function recordEvent(
  { db }: Services,
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
