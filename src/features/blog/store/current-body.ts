import type { Config } from '../../../config.ts';
import type { Post } from './posts.queries.ts';
import { CLEANER_VERSION } from '../html/cleaner-version.ts';
import { imageOriginsOf } from '../html/image-policy.ts';
import { loadPostHtml } from '../html/load-post-html.ts';

/** Cleans a body of an older cleaner again; the stored one is replaced by the next fetch. */
export async function withCurrentBody(config: Config, post: Post): Promise<Post> {
  const { contentHtml, cleanedWith } = post;
  if (contentHtml === null || cleanedWith === CLEANER_VERSION) return post;
  const { cleanHtml } = await loadPostHtml();
  return { ...post, contentHtml: cleanHtml(contentHtml, imageOriginsOf(config)) };
}
