import type { APIRequestContext } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';

const POST = paths.post('the-offer-call');

/** Every page that a visitor can come to: the site's own list, a post, a search with and without a hit, and no page at all. */
export const publicPages: readonly string[] = [
  ...Object.values(paths)
    .filter((one) => typeof one === 'string')
    .filter((one) => !one.startsWith('/admin')),
  POST,
  `${paths.blog}?q=offer`,
  `${paths.blog}?q=xyzzy`,
  '/no-such-page',
];

/** Has the site fetch the posts, as an earlier visitor's view does: who comes later meets kept ones. */
export async function keepPosts(request: APIRequestContext): Promise<void> {
  await request.get(paths.blog);
  await request.get(POST);
}
