import { desc, inArray, sql, type SQL } from 'drizzle-orm';

import { postKeywords, posts } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { POSTS_PER_PAGE, searchable, type BlogFilter } from '../blog.contract.ts';
import { CARD } from './posts.queries.ts';

/** Further words hardly narrow a search down. */
const MAX_WORDS = 8;
/** So many matches are counted, at most. */
const MAX_FOUND = 10_000;
/** Words of three letters and more are found inside others; shorter ones only where a word begins. */
const TRIGRAM = 3;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The FTS5 condition for one word; undefined where it is short and has neither letter nor digit. */
function conditionOf(word: string): string | undefined {
  if (Array.from(word).length >= TRIGRAM) return `search_text : ${quoted(word)}`;
  const letters = /[\p{L}\p{N}]+/u.exec(word)?.[0];
  // word_starts has two blanks before each word, so that even one letter makes a trigram.
  return letters && `word_starts : ${quoted(letters.padStart(TRIGRAM))}`;
}

/**
 * The queries for one page of a search and for how many posts it finds.
 * @returns null where nothing is searched for
 */
export function searchQueries(db: Services['db'], { q, keyword }: BlogFilter, skipped: number) {
  const words = searchable(q).split(' ').slice(0, MAX_WORDS);
  const match = words.map(conditionOf).filter(Boolean).join(' AND ');
  if (!match) return null;
  const withKeyword = keyword
    ? sql` and exists (select 1 from ${postKeywords} where ${postKeywords.postId} = post_search.id and ${postKeywords.key} = ${searchable(keyword)})`
    : sql``;
  const matching: SQL = sql`from post_search where post_search match ${match}${withKeyword}`;
  const offset = Math.min(skipped, MAX_FOUND);
  return [
    db
      .select(CARD)
      .from(posts)
      .where(
        inArray(
          posts.id,
          sql`(select id ${matching} order by published_at desc, id desc limit ${POSTS_PER_PAGE} offset ${offset})`,
        ),
      )
      .orderBy(desc(posts.publishedAt), desc(posts.id)),
    db
      .select({ found: sql<number>`count(*)` })
      .from(sql`(select 1 ${matching} limit ${MAX_FOUND})`),
  ] as const;
}
