import type { Services } from '../../../services.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../store/posts.queries.ts';
import { readRelated } from '../store/related-posts.queries.ts';
import { pageBody, readingMinutes } from '../html/body.ts';
import { CLEANER_VERSION, cleanHtml } from '../html/clean-html.ts';
import { imageOriginsOf } from '../html/image-policy.ts';
import type { ShownPost } from './PostPage.tsx';

/** Cleans a body of an older cleaner again; the stored one is replaced by the next fetch. */
export function withCurrentBody({ config }: Pick<Services, 'config'>, post: Post): Post {
  const { contentHtml, cleanedWith } = post;
  return contentHtml === null || cleanedWith === CLEANER_VERSION
    ? post
    : { ...post, contentHtml: cleanHtml(contentHtml, imageOriginsOf(config)) };
}

export async function shownPostOf(services: Services, stored: Post): Promise<ShownPost> {
  const { SITE_ORIGIN, VIDEO_PLAYER_URL } = services.config;
  const post = withCurrentBody(services, stored);
  return {
    post,
    body: pageBody(post.contentHtml ?? '', VIDEO_PLAYER_URL),
    minutes: readingMinutes(post.contentHtml ?? ''),
    url: SITE_ORIGIN + paths.post(post.slug),
    around: await readRelated(services, post),
  };
}
