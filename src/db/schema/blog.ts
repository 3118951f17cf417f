import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Kept copies of StoryChief's posts, in normal form (design.md, decision 9). */
export const posts = sqliteTable(
  'posts',
  {
    /** StoryChief's id, as text. */
    id: text().primaryKey(),
    /** Not unique: of two posts that claim one address, the newer has it. */
    slug: text().notNull(),
    title: text(),
    excerpt: text(),
    /** The body, already sanitised; null while only the list has shown the post. */
    contentHtml: text(),
    /** The sanitiser's version that made contentHtml; null with it. */
    cleanedWith: integer(),
    /** SHA-256 (hex) of the body as StoryChief sent it: an unchanged one is not cleaned again. */
    contentHash: text(),
    /** Comma-separated, as StoryChief writes them. */
    keywords: text(),
    /** JSON: the keywords' spellings by what they are found by. Triggers sort the post by them. */
    keywordKeys: text().notNull().default('{}'),
    /** What a search looks at, in lower case: SQLite lowers only ASCII. */
    searchText: text().notNull().default(''),
    imageUrl: text(),
    imageAlt: text(),
    seoTitle: text(),
    seoDescription: text(),
    authorName: text(),
    publishedAt: integer(),
    updatedAt: integer(),
    /** The updatedAt of the story whose body is kept; an older one than updatedAt is out of date. */
    bodyUpdatedAt: integer(),
    /** When StoryChief last gave the whole post; 0 while only lists without bodies have shown it. */
    fetchedAt: integer().notNull(),
    /** Until when somebody is asking StoryChief for this post, so that nobody else does. */
    claimedUntil: integer(),
    /** Grows whenever the post's page shows something else: its own text, or that of a neighbour. */
    pageVersion: integer().notNull().default(0),
  },
  (table) => [
    index('posts_slug').on(table.slug),
    index('posts_newest').on(sql`${table.publishedAt} desc`, sql`${table.id} desc`),
    check('posts_cleaned', sql`(${table.contentHtml} is null) = (${table.cleanedWith} is null)`),
  ],
);

/**
 * The place of each post among all (scope '') and among those of each of its keywords, without gaps,
 * the oldest lowest: a page in the middle costs as little as the first. Written by triggers on
 * posts, and by nothing else.
 */
export const postPlaces = sqliteTable(
  'post_places',
  {
    /** '' for all posts, else what a keyword is found by. */
    scope: text().notNull(),
    postId: text().notNull(),
    /** The keyword as this post spells it; '' for all posts. */
    spelling: text().notNull(),
    /** When the post was published (ms); before all others where nobody knows. */
    sortedBy: integer().notNull(),
    /** Null only until the trigger has found it. */
    place: integer(),
  },
  (table) => [
    uniqueIndex('post_places_unique').on(table.scope, table.postId),
    index('post_places_place').on(table.scope, table.place),
    index('post_places_order').on(table.scope, table.sortedBy, table.postId),
    index('post_places_post').on(table.postId),
  ],
);

/** The first and last place of each scope, so that nothing has to be counted. Written by triggers. */
export const postScopes = sqliteTable(
  'post_scopes',
  {
    scope: text().primaryKey(),
    lowest: integer().notNull(),
    highest: integer().notNull(),
    /** Between which two places the trigger at work puts a post. */
    gap: integer().notNull(),
  },
  (table) => [index('post_scopes_size').on(sql`${table.highest} - ${table.lowest} desc`)],
);

/**
 * The row of each post in the search tables post_trigrams and post_words (FTS5, see the migration),
 * numbered by age, so that a search finds the newest first without sorting. Written by triggers.
 */
export const postNumbers = sqliteTable(
  'post_numbers',
  {
    /** The publication time in ms times a million, and a serial number; too large for JavaScript. */
    number: integer().primaryKey(),
    postId: text().notNull(),
  },
  (table) => [uniqueIndex('post_numbers_post_unique').on(table.postId)],
);

/**
 * Every slug that a post has had, and whose it was last: an address that was given up leads to where
 * its post is now. Outlives the posts themselves, so that a purge costs no redirect.
 */
export const postAddresses = sqliteTable(
  'post_addresses',
  { slug: text().primaryKey(), postId: text().notNull() },
  (table) => [index('post_addresses_post').on(table.postId)],
);

/** Which HTML copies R2 holds, so that they can be counted and looked up without listing the bucket. */
export const htmlCopies = sqliteTable('html_copies', {
  slug: text().primaryKey(),
  postId: text().notNull(),
  /** When it was written (ms). */
  writtenAt: integer().notNull(),
});

/** What StoryChief's webhook last said of a story. */
export const storyEvents = sqliteTable(
  'story_events',
  {
    storyId: text().primaryKey(),
    event: text({ enum: ['publish', 'update', 'delete'] }).notNull(),
    /** Grows with every event; StoryChief sends it back, signed, so that an older call is known. */
    generation: integer().notNull(),
    /** When it arrived (ms). */
    receivedAt: integer().notNull(),
    /** Whether our channel gave the story up although StoryChief's list has it: it is not shown. */
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
