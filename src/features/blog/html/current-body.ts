import type { Services } from '../../../services.ts';
import type { Post } from '../store/posts.queries.ts';
import { CLEANER_VERSION } from './cleaner-version.ts';
import { imageOriginsOf } from './image-policy.ts';
import { loadPostHtml } from './load-post-html.ts';

/** Cleans a body of an older cleaner again; the stored one is replaced by the next fetch. */
export async function withCurrentBody(
  { config }: Pick<Services, 'config'>,
  post: Post,
): Promise<Post> {
  const { contentHtml, cleanedWith } = post;
  if (contentHtml === null || cleanedWith === CLEANER_VERSION) return post;
  const { cleanHtml } = await loadPostHtml();
  return { ...post, contentHtml: cleanHtml(contentHtml, imageOriginsOf(config)) };
}
