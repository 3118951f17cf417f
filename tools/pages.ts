import type { APIRequestContext } from 'playwright';

import { pages } from '../src/pages.ts';
import { paths } from '../src/shared/paths.ts';

const POST = paths.post('the-offer-call');

/** Every declared page, and a post. */
export const sitePages: readonly string[] = [...pages.map(({ path }) => path), POST];

/** One page of each kind: film and carousels, a table in a frame, a form, a list, a text. */
export const EXAMPLE_PAGES: readonly string[] = [
  paths.home,
  paths.pricing,
  paths.contact,
  paths.blog,
  POST,
];

/** Those, a search with and without a result, and a 404. */
export const publicPages: readonly string[] = [
  ...sitePages,
  `${paths.blog}?q=offer`,
  `${paths.blog}?q=xyzzy`,
  '/no-such-page',
];

/** Has the site fetch and store the posts, as the first view of the blog does. */
export async function storePosts(request: APIRequestContext): Promise<void> {
  await request.get(paths.blog);
  await request.get(POST);
}

/** An application as the form sends it. */
export const APPLICANT = {
  firstName: 'Ana',
  lastName: 'Quintero',
  email: 'ana.quintero@newsletter.example',
  company: 'The Tuesday Letter',
  website: 'https://tuesday.example',
  experience: 'intermediate',
  audience: '4,000 HR leads read my Tuesday letter.',
  motivation: 'They ask me every week what to use.',
  terms: true,
};
