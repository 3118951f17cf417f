import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';

import { postCounts, postKeywords, posts } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { POSTS_PER_PAGE, searchable, type BlogFilter } from '../blog.contract.ts';
import { searchPosts, searchVersion } from './post-search.queries.ts';
import { CARD, newestFirst, type PostCard } from './posts.queries.ts';

export interface PostPage {
  cards: PostCard[];
  /** How many posts the filter finds, on all pages. */
  found: number;
  /** The keywords to choose from. */
  keywords: string[];
}

type Database = Services['db'];

/** postCounts.period of all posts of a key; the migration's triggers have the same numbers. */
const ALL = -1;
const PERIOD_MS = 30 * 24 * 3_600_000;

/** How the newest post with a key spells the keyword. */
const newestLabel = (db: Database) =>
  sql<string>`${db
    .select({ label: postKeywords.label })
    .from(postKeywords)
    .where(eq(postKeywords.key, postCounts.key))
    .orderBy(desc(postKeywords.sortTime), desc(postKeywords.postId))
    .limit(1)}`;

/** How many posts a key has, and how the newest of them spells the keyword. */
const countOf = (db: Database, key: string) =>
  db
    .select({
      found: postCounts.posts,
      label: newestLabel(db),
    })
    .from(postCounts)
    .where(and(eq(postCounts.key, key), eq(postCounts.period, ALL)));

/** Pages that begin later than this are looked up through the counts per period. */
const MAX_OFFSET = 200;

/** Where to begin to read a page, so that a page in the middle does not read all newer posts. */
async function startOf(
  db: Database,
  key: string,
  skipped: number,
): Promise<{ before: number; offset: number }> {
  if (skipped <= MAX_OFFSET) return { before: Number.MAX_SAFE_INTEGER, offset: skipped };
  const periods = await db
    .select({ period: postCounts.period, posts: postCounts.posts })
    .from(postCounts)
    .where(and(eq(postCounts.key, key), gte(postCounts.period, 0)))
    .orderBy(desc(postCounts.period));
  let newer = 0;
  for (const { period, posts: count } of periods) {
    if (newer + count > skipped) {
      return { before: (period + 1) * PERIOD_MS, offset: skipped - newer };
    }
    newer += count;
  }
  return { before: 0, offset: 0 };
}

function cardsOf(
  db: Database,
  key: string,
  { before, offset }: { before: number; offset: number },
) {
  // The page's ids first: skipped posts are then skipped in the index.
  const page = db
    .select({ postId: postKeywords.postId, sortTime: postKeywords.sortTime })
    .from(postKeywords)
    .where(and(eq(postKeywords.key, key), lt(postKeywords.sortTime, before)))
    .orderBy(desc(postKeywords.sortTime), desc(postKeywords.postId))
    .limit(POSTS_PER_PAGE)
    .offset(offset)
    .as('page');
  return db
    .select(CARD)
    .from(page)
    .innerJoin(posts, eq(posts.id, page.postId))
    .orderBy(desc(page.sortTime), desc(page.postId));
}

/** At most a page of posts, in the order in which a list orders its posts. */
const cardsById = (db: Database, ids: string[]) =>
  db
    .select(CARD)
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(...newestFirst);

/** More keywords than this do not help to choose. */
const MAX_KEYWORDS = 300;

/** The keywords of all posts, as the newest post spells each; the most used, where there are many. */
const keywordQuery = (db: Database) =>
  db
    .select({
      keyword: newestLabel(db),
      posts: postCounts.posts,
    })
    .from(postCounts)
    .where(and(eq(postCounts.period, sql.raw(String(ALL))), sql`${postCounts.key} <> ''`))
    .orderBy(desc(postCounts.posts), asc(postCounts.key))
    .limit(MAX_KEYWORDS);

const labelsOf = (rows: readonly { keyword: string }[]): string[] =>
  rows.map(({ keyword }) => keyword).toSorted((a, b) => a.localeCompare(b, 'en'));

/** One page of the list, newest first (BLOG-06, BLOG-19, BLOG-27). */
export async function listPage(services: Services, filter: BlogFilter): Promise<PostPage> {
  const { db } = services;
  const skipped = (filter.page - 1) * POSTS_PER_PAGE;
  if (filter.q) {
    const [version, keywords] = await db.batch([searchVersion(db), keywordQuery(db)]);
    const ids = await searchPosts(services, filter, version[0]?.version ?? 0);
    const cards = await cardsById(db, ids.slice(skipped, skipped + POSTS_PER_PAGE));
    return { cards, found: ids.length, keywords: labelsOf(keywords) };
  }
  const key = searchable(filter.keyword);
  const start = await startOf(db, key, skipped);
  const [cards, counted, keywords] = await db.batch([
    cardsOf(db, key, start),
    countOf(db, key),
    keywordQuery(db),
  ]);
  return { cards, found: counted[0]?.found ?? 0, keywords: labelsOf(keywords) };
}

/** How many posts a list has, and how the newest of them spells its keyword ('' for all posts). */
export async function sizeOfList(
  { db }: Services,
  keyword: string,
): Promise<{ found: number; spelling: string | null }> {
  const [size] = await countOf(db, searchable(keyword));
  return size
    ? { found: size.found, spelling: size.label }
    : { found: 0, spelling: keyword ? null : '' };
}

export async function countPosts({ db }: Services): Promise<number> {
  return (await countOf(db, ''))[0]?.found ?? 0;
}
