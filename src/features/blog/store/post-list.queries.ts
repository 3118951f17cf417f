import { and, asc, desc, sql, type SQL } from 'drizzle-orm';

import { posts } from '../../../db/schema/blog.ts';
import type { Database } from '../../../db/client.ts';
import { fold } from '../../../shared/text/fold.ts';
import { POSTS_PER_PAGE, type BlogFilter } from '../blog.contract.ts';
import { CARD, newestFirst, type PostCard } from './posts.queries.ts';

export interface StoredPostPage {
  cards: PostCard[];
  /** How many posts the filter finds, on all pages. */
  found: number;
  /** Where the filter finds none: the newest of all. */
  newest: PostCard[];
  /** The keywords to choose from, as the newest post spells each. */
  keywords: string[];
}

/** Shown where a filter finds nothing, or an address has no post. */
const INSTEAD = 3;

export const readInstead = (db: Database): Promise<PostCard[]> =>
  db
    .select(CARD)
    .from(posts)
    .orderBy(...newestFirst)
    .limit(INSTEAD);

/** Further words hardly narrow a search down. */
const MAX_WORDS = 8;
/** Words of three letters and more are found inside others; shorter ones only where a word begins. */
const MIN_INSIDE = 3;

/** Whether a post has the folded word; undefined where it is short and has neither letter nor digit. */
function hasWord(word: string): SQL | undefined {
  if (Array.from(word).length >= MIN_INSIDE) return sql`instr(${posts.searchText}, ${word}) > 0`;
  const letters = /[\p{L}\p{N}]+/u.exec(word)?.[0];
  if (!letters) return undefined;
  return sql`' ' || ${posts.searchText} glob ${`*[^a-z0-9]${letters}*`}`;
}

/** All words of the search, and the keyword. */
function matching({ q, keyword }: BlogFilter): SQL | undefined {
  // Marks around words say that they stand together; a post need not have them.
  const words = fold(q)
    .split(' ')
    .map((word) => word.replace(/^["']+(?=.)|(?<=.)["',.;:!?]+$/g, ''))
    .slice(0, MAX_WORDS);
  const conditions = words.map(hasWord).filter((condition) => condition !== undefined);
  if (q && conditions.length === 0) return sql`false`;
  const inKeywords = sql`exists (select 1 from json_each(${posts.keywords}) where value ->> 'key' = ${fold(keyword)})`;
  return and(...conditions, keyword ? inKeywords : undefined);
}

/** More keywords than this do not help to choose. */
const MAX_KEYWORDS = 300;

/** The keywords of all posts; the most used, where there are many. */
const keywordQuery = (db: Database) =>
  db
    .select({
      // SQLite takes it from the row of the maximum.
      label: sql<string>`value ->> 'label'`,
      newest: sql<number>`max(coalesce(${posts.publishedAt}, 0))`,
    })
    .from(posts)
    .crossJoin(sql`json_each(${posts.keywords})`)
    .groupBy(sql`value ->> 'key'`)
    .orderBy(desc(sql`count(*)`), asc(sql`value ->> 'key'`))
    .limit(MAX_KEYWORDS);

export async function listPage(db: Database, filter: BlogFilter): Promise<StoredPostPage> {
  const where = matching(filter);
  const [cards, found, keywords] = await Promise.all([
    db
      .select(CARD)
      .from(posts)
      .where(where)
      .orderBy(...newestFirst)
      .limit(POSTS_PER_PAGE)
      .offset((filter.page - 1) * POSTS_PER_PAGE),
    db.$count(posts, where),
    keywordQuery(db),
  ]);
  const labels = keywords.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en'));
  const newest = where && found === 0 ? await readInstead(db) : [];
  return { cards, found, newest, keywords: labels };
}
