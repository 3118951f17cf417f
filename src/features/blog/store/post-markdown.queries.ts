import { eq, inArray, sql } from 'drizzle-orm';

import { postMarkdown as table } from '../../../db/schema/blog.ts';
import type { Services } from '../../../services.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { CLEANER_VERSION } from '../html/clean-html.ts';
import { MARKDOWN_VERSION, postMarkdown } from '../html/markdown.ts';
import { withCurrentBody } from '../pages/post-view.ts';
import { readPost, readPostsById, type Post, type PostHead } from './posts.queries.ts';

/** Converting takes the time of a hundred page views, so it is done when a body is stored. */
const POSTS_AT_ONCE = 20;

/** Changes with everything that a post's Markdown shows. */
const keyOf = (post: Omit<Post, 'contentHtml'>, origin: string): Promise<string> =>
  sha256(
    JSON.stringify([
      MARKDOWN_VERSION,
      CLEANER_VERSION,
      origin,
      post.slug,
      post.title,
      post.excerpt,
      post.authorName,
      post.publishedAt,
      post.imageUrl,
      post.imageAlt,
      post.contentHash,
      post.cleanedWith,
      post.bodyUpdatedAt,
    ]),
  );

async function made(services: Services, post: Post) {
  const { SITE_ORIGIN } = services.config;
  const text = postMarkdown(withCurrentBody(services, post), SITE_ORIGIN);
  return { postId: post.id, madeFor: await keyOf(post, SITE_ORIGIN), text };
}

const upsert = ({ db }: Services, row: Awaited<ReturnType<typeof made>>) =>
  db.insert(table).values(row).onConflictDoUpdate({ target: table.postId, set: row });

/**
 * Makes and stores the Markdown of posts whose body was stored. Never rejects: what is missing is made
 * when it is asked for.
 */
export async function followBodies(services: Services, ids: readonly string[]): Promise<void> {
  try {
    for (let start = 0; start < ids.length; start += POSTS_AT_ONCE) {
      const posts = await readPostsById(services, ids.slice(start, start + POSTS_AT_ONCE));
      const rows = await Promise.all(posts.map((post) => made(services, post)));
      const [first, ...rest] = rows.map((row) => upsert(services, row));
      if (first) await services.db.batch([first, ...rest]);
    }
  } catch (error) {
    logWarning('markdown_not_stored', { posts: ids.length, ...traceOf(error) });
  }
}

/** A post's Markdown as it was stored, or made and stored now; undefined when the post has gone. */
export async function markdownOf(services: Services, head: PostHead): Promise<string | undefined> {
  const { db, config } = services;
  const stored = await db.select().from(table).where(eq(table.postId, head.id)).get();
  if (stored?.madeFor === (await keyOf(head, config.SITE_ORIGIN))) return stored.text;
  const post = await readPost(services, head.slug);
  if (!post) return undefined;
  const row = await made(services, post);
  await upsert(services, row).catch((error: unknown) =>
    logWarning('markdown_not_stored', { posts: 1, ...traceOf(error) }),
  );
  return row.text;
}

/** For the batch that deletes the posts. */
export const deleteMarkdown = (db: Services['db'], ids: readonly string[]) =>
  db
    .delete(table)
    .where(inArray(table.postId, sql`(select value from json_each(${JSON.stringify(ids)}))`));

export const deleteAllMarkdown = (db: Services['db']) => db.delete(table);
