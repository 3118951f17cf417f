import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface Keyword {
  /** What spellings of one keyword have in common: the label as `fold` makes it. */
  key: string;
  /** As the post spells it. */
  label: string;
}

/** The posts of the content service, as the site shows them. */
export const posts = sqliteTable(
  'posts',
  {
    /** The content service's id, as text. */
    id: text().primaryKey(),
    /** Its address; no two posts have one, but for a moment where both are stored at once. */
    slug: text().notNull(),
    /** What the story asks for while the post is elsewhere, as another one has or had that; else null. */
    askedSlug: text(),
    title: text(),
    excerpt: text(),
    keywords: text({ mode: 'json' }).$type<Keyword[]>().notNull().default([]),
    /** Title, excerpt and keywords as `fold` makes them. */
    searchText: text().notNull().default(''),
    imageUrl: text(),
    imageAlt: text(),
    seoTitle: text(),
    seoDescription: text(),
    authorName: text(),
    /** A language tag as in BCP 47; null for that of the site. */
    language: text(),
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
    index('posts_slug').on(table.slug),
    index('posts_newest').on(sql`${table.publishedAt} desc`, sql`${table.id} desc`),
    check('posts_cleaned', sql`(${table.contentHtml} is null) = (${table.cleanedWith} is null)`),
  ],
);

/**
 * Every slug that a post has had, and which post had it last: a former address redirects. Rows stay
 * when posts are deleted, so that a purge loses no redirect.
 */
export const postAddresses = sqliteTable('post_addresses', {
  slug: text().primaryKey(),
  postId: text().notNull(),
});

/** The last webhook call about each story. */
export const storyEvents = sqliteTable('story_events', {
  storyId: text().primaryKey(),
  /** Grows with every call; the content service sends it back, which tells newer calls from older. */
  generation: integer().notNull(),
  /** When it arrived (ms). */
  receivedAt: integer().notNull(),
  /** Unpublished by a call, although the content service's list still has it: it is not shown. */
  isHidden: integer({ mode: 'boolean' }).notNull().default(false),
});
