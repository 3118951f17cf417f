import type { Services } from '../../../services.ts';
import { paths } from '../../../shared/paths.ts';
import { readingMinutes } from '../blog.contract.ts';
import { withCurrentBody } from '../store/current-body.ts';
import { loadPostHtml } from '../html/load-post-html.ts';
import type { Post } from '../store/posts.queries.ts';
import { readRelated } from '../store/related-posts.queries.ts';
import type { ShownPost } from './PostPage.tsx';

export async function shownPostOf(
  services: Pick<Services, 'config' | 'db'>,
  stored: Post,
): Promise<ShownPost> {
  const { SITE_ORIGIN, VIDEO_PLAYER_URL } = services.config;
  const [post, { firstSentence, pageBody }] = await Promise.all([
    withCurrentBody(services.config, stored),
    loadPostHtml(),
  ]);
  const html = post.contentHtml ?? '';
  return {
    post,
    body: pageBody(html, VIDEO_PLAYER_URL),
    opening: post.excerpt ? '' : firstSentence(html),
    minutes: readingMinutes(html),
    url: SITE_ORIGIN + paths.post(post.slug),
    around: await readRelated(services.db, post),
  };
}
