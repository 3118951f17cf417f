import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';

import { postNumbers, postPlaces, posts, postScopes } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { POSTS_PER_PAGE, searchable, type BlogFilter } from '../blog.contract.ts';
import { CARD, type PostCard } from './posts.queries.ts';

export interface PostPage {
  cards: PostCard[];
  /** How many posts the filter finds, on all pages. */
  found: number;
}

/** More words than this narrow nothing down that the first ones did not. */
const MAX_WORDS = 8;
/** A search that finds more than this has found nothing; so many matches are looked at, at most. */
const MAX_FOUND = 10_000;
/** From this many letters on a word is found inside others; a shorter one at their beginning. */
const TRIGRAM = 3;

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Whether a word is too short to have a trigram; letters beyond the first 65,536 count as one. */
const isShort = (word: string): boolean => Array.from(word).length < TRIGRAM;

/** The numbers (post_numbers) of the posts that hold all words, as a query; null where none can. */
function hits({ q, keyword }: BlogFilter): SQL | null {
  const words = searchable(q).split(' ').slice(0, MAX_WORDS);
  const long = words.filter((word) => !isShort(word)).map(quoted);
  const short = words
    .filter((word) => isShort(word) && /[\p{L}\p{N}]/u.test(word))
    .map((word) => `${quoted(word)}*`);
  const inParts = sql`select rowid from post_trigrams where post_trigrams match ${long.join(' AND ')}`;
  const atBeginnings = sql`select rowid from post_words where post_words match ${short.join(' AND ')}`;
  if (long.length + short.length === 0) return null;
  const found = long.length > 0 ? inParts : atBeginnings;
  const table = long.length > 0 ? 'post_trigrams' : 'post_words';
  const also = long.length > 0 && short.length > 0 ? sql` and rowid in (${atBeginnings})` : sql``;
  const under = keyword
    ? sql` and exists (select 1 from ${postNumbers} join ${postPlaces} on ${postPlaces.postId} = ${postNumbers.postId} where ${postNumbers.number} = ${sql.raw(table)}.rowid and ${postPlaces.scope} = ${searchable(keyword)})`
    : sql``;
  return sql`${found}${also}${under}`;
}

async function searchPage({ db }: Services, filter: BlogFilter): Promise<PostPage> {
  const found = hits(filter);
  if (!found) return { cards: [], found: 0 };
  const skipped = Math.min((filter.page - 1) * POSTS_PER_PAGE, MAX_FOUND);
  const [cards, counted] = await db.batch([
    db
      .select(CARD)
      .from(postNumbers)
      .innerJoin(posts, eq(posts.id, postNumbers.postId))
      .where(
        sql`${postNumbers.number} in (${found} order by rowid desc limit ${POSTS_PER_PAGE} offset ${skipped})`,
      )
      .orderBy(desc(postNumbers.number)),
    db.select({ found: sql<number>`count(*)` }).from(sql`(${found} limit ${MAX_FOUND})`),
  ]);
  return { cards, found: counted[0]?.found ?? 0 };
}

/** The size of a scope and the newest spelling of its keyword, as a query of at most one row. */
const sizeOf = (db: Services['db'], scope: string) =>
  db
    .select({
      found: sql<number>`${postScopes.highest} - ${postScopes.lowest} + 1`,
      spelling: postPlaces.spelling,
    })
    .from(postScopes)
    .innerJoin(
      postPlaces,
      and(eq(postPlaces.scope, postScopes.scope), eq(postPlaces.place, postScopes.highest)),
    )
    .where(eq(postScopes.scope, scope));

/**
 * One page of the list, newest first (BLOG-06, BLOG-19, BLOG-27). Without a search it reads as many
 * rows as it shows, whatever the page and the number of posts.
 */
export async function listPage(services: Services, filter: BlogFilter): Promise<PostPage> {
  if (filter.q) return searchPage(services, filter);
  const { db } = services;
  const scope = searchable(filter.keyword);
  const last = sql`(select ${postScopes.highest} from ${postScopes} where ${postScopes.scope} = ${scope}) - ${(filter.page - 1) * POSTS_PER_PAGE}`;
  const [cards, sizes] = await db.batch([
    db
      .select(CARD)
      .from(postPlaces)
      .innerJoin(posts, eq(posts.id, postPlaces.postId))
      .where(
        and(
          eq(postPlaces.scope, scope),
          sql`${postPlaces.place} between ${last} - ${POSTS_PER_PAGE - 1} and ${last}`,
        ),
      )
      .orderBy(desc(postPlaces.place)),
    sizeOf(db, scope),
  ]);
  return { cards, found: sizes[0]?.found ?? 0 };
}

/** How many posts a list has, and how the newest of them spells its keyword ('' for all posts). */
export async function sizeOfList(
  { db }: Services,
  keyword: string,
): Promise<{ found: number; spelling: string | null }> {
  const [size] = await sizeOf(db, searchable(keyword));
  return size ?? { found: 0, spelling: keyword ? null : '' };
}

/** How many posts are kept. */
export async function countPosts({ db }: Services): Promise<number> {
  return (await sizeOf(db, ''))[0]?.found ?? 0;
}

/** A list of more keywords than this helps nobody to choose. */
const MAX_KEYWORDS = 300;

export interface KeywordCount {
  /** In the spelling of the newest post that has it. */
  keyword: string;
  posts: number;
}

/** The distinct keywords of all posts in alphabetical order; the most used, where there are very many. */
export async function keywordCounts({ db }: Services): Promise<KeywordCount[]> {
  const rows = await db
    .select({
      keyword: postPlaces.spelling,
      posts: sql<number>`${postScopes.highest} - ${postScopes.lowest} + 1`,
    })
    .from(postScopes)
    .innerJoin(
      postPlaces,
      and(eq(postPlaces.scope, postScopes.scope), eq(postPlaces.place, postScopes.highest)),
    )
    .where(ne(postScopes.scope, ''))
    .orderBy(sql`${postScopes.highest} - ${postScopes.lowest} desc`)
    .limit(MAX_KEYWORDS);
  return rows.toSorted((a, b) => a.keyword.localeCompare(b.keyword, 'en'));
}
