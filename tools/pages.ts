import type { APIRequestContext } from 'playwright';

import { paths } from '../src/shared/paths.ts';

const POST = paths.post('the-offer-call');

/** Every page of the site that a visitor can come to by its own address, a post among them. */
export const sitePages: readonly string[] = [
  ...Object.values(paths)
    .filter((one) => typeof one === 'string')
    .filter((one) => !one.startsWith('/admin') && !one.endsWith('.xml')),
  POST,
];

/** Those, a search with a hit, one without, and no page at all. */
export const publicPages: readonly string[] = [
  ...sitePages,
  `${paths.blog}?q=offer`,
  `${paths.blog}?q=xyzzy`,
  '/no-such-page',
];

/** Has the site fetch the posts, as an earlier visitor's view does: who comes later meets kept ones. */
export async function keepPosts(request: APIRequestContext): Promise<void> {
  await request.get(paths.blog);
  await request.get(POST);
}
