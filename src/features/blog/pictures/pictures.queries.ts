import { and, desc, eq, isNotNull } from 'drizzle-orm';

import { posts } from '../../../db/schema/blog.ts';
import type { Database } from '../../../db/client.ts';

/** Few posts share a slug. */
const MAX_POSTS = 10;

/** Where the pictures of the posts with a slug come from. */
export async function readPictureUrls(db: Database, slug: string): Promise<string[]> {
  const rows = await db
    .select({ imageUrl: posts.imageUrl })
    .from(posts)
    .where(and(eq(posts.slug, slug), isNotNull(posts.imageUrl)))
    .orderBy(desc(posts.publishedAt))
    .limit(MAX_POSTS);
  return rows.flatMap(({ imageUrl }) => imageUrl ?? []);
}
