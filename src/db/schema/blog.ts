import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The posts of the content service, as the site shows them. */
export const posts = sqliteTable(
  'posts',
  {
    /** Decides its row of post_search_blocks. */
    seq: integer().primaryKey(),
    /** The content service's id, as text. */
    id: text().notNull(),
    /** Not unique: of two posts with one slug, the newer has the address. */
    slug: text().notNull(),
    title: text(),
    excerpt: text(),
    /** Comma-separated. */
    keywords: text(),
    /** Title, excerpt and keywords in lower case; triggers copy it to post_search_blocks. */
    searchText: text().notNull().default(''),
    imageUrl: text(),
    imageAlt: text(),
    seoTitle: text(),
    seoDescription: text(),
    authorName: text(),
    /** Times are in ms since 1970. */
    publishedAt: integer(),
    updatedAt: integer(),
    /** The updatedAt of the story that the body came with; older than updatedAt: out of date. */
    bodyUpdatedAt: integer(),
    /** When the whole post was last fetched; 0 while only lists without bodies have shown it. */
    fetchedAt: integer().notNull(),
    /** Until when one request fetches this post, or fetching pauses after a failure. */
    lockedUntil: integer(),
    /** The sanitizer's version that made contentHtml; null with it. */
    cleanedWith: integer(),
    /** SHA-256 (hex) of the unsanitized body: an unchanged one is not sanitized again. */
    contentHash: text(),
    /** The sanitized body; null while only lists have shown the post. Last, because it is long. */
    contentHtml: text(),
  },
  (table) => [
    uniqueIndex('posts_id_unique').on(table.id),
    index('posts_slug').on(table.slug),
    index('posts_newest').on(sql`${table.publishedAt} desc`, sql`${table.id} desc`),
    check('posts_cleaned', sql`(${table.contentHtml} is null) = (${table.cleanedWith} is null)`),
  ],
);

/** What searches read: 64 posts a row, because D1 counts the rows. Triggers on posts write it. */
export const postSearchBlocks = sqliteTable('post_search_blocks', {
  /** posts.seq / 64, rounded down. */
  block: integer().primaryKey(),
  /** JSON by posts.seq: [id, publishedAt, searchText, keywords]. */
  posts: text().notNull(),
});

/** One row per post and keyword, and one with the key '' per post: the list of all posts. */
export const postKeywords = sqliteTable(
  'post_keywords',
  {
    /** The keyword in lower case; '' for all posts. */
    key: text().notNull(),
    postId: text().notNull(),
    /** The keyword as this post spells it. */
    label: text().notNull(),
    /** The post's publishedAt, or 0: lists are read in this order from the index alone. */
    sortTime: integer().notNull(),
  },
  (table) => [
    uniqueIndex('post_keywords_unique').on(table.postId, table.key),
    index('post_keywords_newest').on(
      table.key,
      sql`${table.sortTime} desc`,
      sql`${table.postId} desc`,
    ),
  ],
);

/** How many posts each keyword has, in all and per 30 days. Triggers on post_keywords count. */
export const postCounts = sqliteTable(
  'post_counts',
  {
    key: text().notNull(),
    /** -1 for all posts of the key; else sortTime / 30 days, rounded down. */
    period: integer().notNull(),
    posts: integer().notNull(),
  },
  (table) => [
    uniqueIndex('post_counts_unique').on(table.key, table.period),
    index('post_counts_most')
      .on(sql`${table.posts} desc`)
      .where(sql`${table.period} = -1`),
  ],
);

/**
 * Every slug that a post has had, and which post had it last: a former address redirects. Rows stay
 * when posts are deleted, so that a purge loses no redirect.
 */
export const postAddresses = sqliteTable(
  'post_addresses',
  { slug: text().primaryKey(), postId: text().notNull() },
  (table) => [index('post_addresses_post').on(table.postId)],
);

/** Which HTML snapshots R2 has, so that they can be counted and looked up without listing the bucket. */
export const htmlSnapshots = sqliteTable('html_snapshots', {
  slug: text().primaryKey(),
  postId: text().notNull(),
  /** When it was written (ms). */
  writtenAt: integer().notNull(),
});

/** The last webhook call about each story. */
export const storyEvents = sqliteTable(
  'story_events',
  {
    storyId: text().primaryKey(),
    event: text({ enum: ['publish', 'update', 'delete'] }).notNull(),
    /** Grows with every event; the content service sends it back, which tells newer calls from older. */
    generation: integer().notNull(),
    /** When it arrived (ms). */
    receivedAt: integer().notNull(),
    /** Unpublished by a call, although the content service's list still has it: it is not shown. */
    isHidden: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('story_events_newest').on(sql`${table.receivedAt} desc`),
    index('story_events_hidden')
      .on(table.storyId)
      .where(sql`${table.isHidden}`),
    check('story_events_event', sql`${table.event} in ('publish', 'update', 'delete')`),
  ],
);

/** Posts as Markdown files. Apart from posts, because they are long. */
export const postMarkdown = sqliteTable('post_markdown', {
  postId: text().primaryKey(),
  /** Hash of what the file shows of the post: a file of another state is made again. */
  madeFor: text().notNull(),
  text: text().notNull(),
});

/** What each job that fetches lists has to remember from run to run. */
export const blogSync = sqliteTable('blog_sync', {
  /** The job_runs row that it belongs to. */
  job: text().primaryKey(),
  /** The next page that the backfill of older posts fetches. */
  nextPage: integer().notNull().default(2),
  /** How many stories there were when the backfill reached the last page; null before. */
  completedAtTotal: integer(),
  /** Where the content service last had its list; only its adapter reads it. */
  source: text(),
  /** Failures since the last success. */
  failures: integer().notNull().default(0),
  /** How long (ms) to pause after the last failure. */
  retryAfterMs: integer().notNull().default(0),
});
