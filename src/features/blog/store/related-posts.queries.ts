import { and, asc, desc, eq, sql } from 'drizzle-orm';

import { runBatch } from '../../../db/client.ts';
import { postKeywords } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { RELATED_POSTS } from '../blog.contract.ts';
import { readCards, type Post, type PostCard } from './posts.queries.ts';
import { keywordRows } from './stored-post.ts';

export interface RelatedPosts {
  /** The next posts in the list of all posts. */
  older: PostCard | undefined;
  newer: PostCard | undefined;
  /** The posts that share most keywords with the post, RELATED_POSTS at most. */
  related: PostCard[];
}

/** Of a post with more keywords, the others are not looked at. */
const MAX_KEYWORDS = 8;

/** The posts next to a position in a keyword's list, nearest first. */
function nextTo(
  db: Services['db'],
  { key, sortTime, postId }: Pick<typeof postKeywords.$inferSelect, 'key' | 'sortTime' | 'postId'>,
  side: 'older' | 'newer',
) {
  const position = sql`(${postKeywords.sortTime}, ${postKeywords.postId})`;
  const own = sql`(${sortTime}, ${postId})`;
  const [beyond, direction] =
    side === 'older' ? [sql`${position} < ${own}`, desc] : [sql`${position} > ${own}`, asc];
  return db
    .select({ id: postKeywords.postId })
    .from(postKeywords)
    .where(and(eq(postKeywords.key, key), beyond))
    .orderBy(direction(postKeywords.sortTime), direction(postKeywords.postId))
    .limit(RELATED_POSTS);
}

interface Candidates {
  key: string;
  /** Nearest first. */
  ids: readonly { id: string }[];
}

/** The ids of the posts that share most keywords; of equals those that are nearest in a list. */
function mostAlike(candidates: readonly Candidates[]): string[] {
  const alike = new Map<string, { shared: number; distance: number }>();
  for (const { key, ids } of candidates) {
    for (const [distance, { id }] of ids.entries()) {
      const known = alike.get(id) ?? { shared: 0, distance };
      alike.set(id, {
        shared: known.shared + (key === '' ? 0 : 1),
        distance: Math.min(known.distance, distance),
      });
    }
  }
  return [...alike]
    .toSorted(([, a], [, b]) => b.shared - a.shared || a.distance - b.distance)
    .map(([id]) => id)
    .slice(0, RELATED_POSTS);
}

/**
 * The posts that a post's page leads to. Related are those that share most keywords with it, among
 * the ones next to it in the list of each keyword; if those are too few, the posts next to it.
 */
export async function readRelated(
  { db }: Pick<Services, 'db'>,
  post: Pick<Post, 'id' | 'keywords' | 'publishedAt'>,
): Promise<RelatedPosts> {
  const rows = keywordRows(post).slice(0, MAX_KEYWORDS + 1);
  const queries = rows.flatMap((row) => [nextTo(db, row, 'newer'), nextTo(db, row, 'older')]);
  const lists = await runBatch(db, queries);
  const related = mostAlike(
    lists.map((ids, index) => ({ key: rows[Math.floor(index / 2)]?.key ?? '', ids })),
  );
  // The first row is that of all posts.
  const newer = lists[0]?.[0]?.id;
  const older = lists[1]?.[0]?.id;
  const ids = new Set([older, newer, ...related].filter((id) => id !== undefined));
  const cards = await readCards({ db }, [...ids]);
  const cardOf = (wanted: string | undefined) => cards.find(({ id }) => id === wanted);
  return {
    older: cardOf(older),
    newer: cardOf(newer),
    related: related.map(cardOf).filter((card) => card !== undefined),
  };
}
