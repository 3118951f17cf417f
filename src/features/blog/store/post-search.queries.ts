import { eq } from 'drizzle-orm';

import { postSearchBlocks } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import { searchable, type BlogFilter } from '../blog.contract.ts';
import { LIST_JOB } from './blog-version.queries.ts';
import { keywordRows } from './stored-post.ts';

/** Further words hardly narrow a search down. */
const MAX_WORDS = 8;
/** Words of three letters and more are found inside others; shorter ones only where a word begins. */
const MIN_INSIDE = 3;

interface IndexedPost {
  id: string;
  /** ms; -Infinity where there is no date. */
  publishedAt: number;
  text: string;
  keywords: string | null;
}

/** What searches read, cached in this isolate for one content version. */
let cached: { version: number; posts: readonly IndexedPost[] } | undefined;

export function clearSearchIndex(): void {
  cached = undefined;
}

/** Without accents, so that "resume" finds "résumé". */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** The JSON that the triggers of the migration write: by posts.seq. */
type Block = Record<
  string,
  [id: string, publishedAt: number | null, text: string, keywords: string | null]
>;

const postsIn = (block: string): IndexedPost[] =>
  Object.values(JSON.parse(block) as Block).map(([id, publishedAt, text, keywords]) => ({
    id,
    publishedAt: publishedAt ?? Number.NEGATIVE_INFINITY,
    text: folded(text),
    keywords,
  }));

function newestFirst(a: IndexedPost, b: IndexedPost): number {
  if (a.publishedAt !== b.publishedAt) return b.publishedAt > a.publishedAt ? 1 : -1;
  return b.id > a.id ? 1 : -1;
}

/**
 * All posts as searches see them, newest first. D1 counts every row that a statement steps over,
 * also in FTS5, so the index stands in few rows of many posts.
 * @param version the content version that was read before: what is read now is as new or newer
 */
async function searchIndex(db: Services['db'], version: number): Promise<readonly IndexedPost[]> {
  if (cached?.version === version) return cached.posts;
  const blocks = await db.select({ posts: postSearchBlocks.posts }).from(postSearchBlocks);
  const posts = blocks.flatMap((block) => postsIn(block.posts)).toSorted(newestFirst);
  cached = { version, posts };
  return posts;
}

/** Whether a text has the word; undefined where it is short and has neither letter nor digit. */
function matcherOf(word: string): ((text: string) => boolean) | undefined {
  if (Array.from(word).length >= MIN_INSIDE) return (text) => text.includes(word);
  const letters = /[\p{L}\p{N}]+/u.exec(word)?.[0];
  if (!letters) return undefined;
  const start = new RegExp(`(?<![\\p{L}\\p{N}\\p{Co}])${letters}`, 'u');
  return (text) => start.test(text);
}

/** The query for the content version that the index is read by. */
export const searchVersion = (db: Services['db']) =>
  db.select({ version: jobRuns.version }).from(jobRuns).where(eq(jobRuns.job, LIST_JOB));

/** The ids of all posts that a search finds, newest first (BLOG-27). */
export async function searchPosts(
  { db }: Services,
  { q, keyword }: BlogFilter,
  version: number,
): Promise<string[]> {
  const words = folded(searchable(q)).split(' ').slice(0, MAX_WORDS);
  const matchers = words.map(matcherOf).filter((matcher) => matcher !== undefined);
  if (matchers.length === 0) return [];
  const key = searchable(keyword);
  const index = await searchIndex(db, version);
  const hasKeyword = (post: IndexedPost) =>
    key === '' || keywordRows({ ...post, publishedAt: null }).some((row) => row.key === key);
  return index
    .filter((post) => matchers.every((matches) => matches(post.text)) && hasKeyword(post))
    .map(({ id }) => id);
}
