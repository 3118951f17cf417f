import { asc, desc, inArray, ne, sql } from 'drizzle-orm';

import { posts } from '../../../db/schema/blog.ts';
import type { Database } from '../../../db/client.ts';
import { RELATED_POSTS } from '../blog.contract.ts';
import { CARD, newestFirst, type Post, type PostCard } from './posts.queries.ts';

export interface RelatedPosts {
  /** The next posts in the list of all posts. */
  older: PostCard | undefined;
  newer: PostCard | undefined;
  /** The posts that share most keywords with the post, RELATED_POSTS at most. */
  related: PostCard[];
}

/**
 * The posts that a post's page leads to. Related are those that share most keywords with it; of equals,
 * and where none shares any, those that were published nearest to it.
 */
export async function readRelated(
  db: Database,
  { id, keywords, publishedAt }: Pick<Post, 'id' | 'keywords' | 'publishedAt'>,
): Promise<RelatedPosts> {
  const time = sql`coalesce(${posts.publishedAt}, 0)`;
  const position = sql`(${time}, ${posts.id})`;
  const own = sql`(${publishedAt ?? 0}, ${id})`;
  const keys = JSON.stringify(keywords.map(({ key }) => key));
  const shared = sql`(select count(*) from json_each(${posts.keywords}) where value ->> 'key' in (select value from json_each(${keys})))`;
  const alike = [desc(shared), asc(sql`abs(${time} - ${publishedAt ?? 0})`), ...newestFirst];
  // Ids first: sorting cards would read the body of every post.
  const nearest = db
    .select({ id: posts.id })
    .from(posts)
    .where(ne(posts.id, id))
    .orderBy(...alike)
    .limit(RELATED_POSTS);
  const cards = () => db.select(CARD).from(posts);
  const [older, newer, related] = await Promise.all([
    cards()
      .where(sql`${position} < ${own}`)
      .orderBy(...newestFirst)
      .limit(1)
      .get(),
    cards()
      .where(sql`${position} > ${own}`)
      .orderBy(asc(posts.publishedAt), asc(posts.id))
      .limit(1)
      .get(),
    cards()
      .where(inArray(posts.id, nearest))
      .orderBy(...alike),
  ]);
  return { older, newer, related };
}
