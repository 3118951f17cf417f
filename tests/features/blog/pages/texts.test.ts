import { expect, test, vi } from 'vitest';

import { ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { storedText, text } from '../../../helpers/stored-blog.ts';
import { story } from '../../../helpers/stories.ts';

test('the list has its title and an intro before anything else (BLOG-01)', async () => {
  const html = await storedText('/blog');
  const main = html.slice(html.indexOf('<main'));
  expect(main.match(/<h1/g)).toHaveLength(1);
  const title = main.indexOf('Hiring, ');
  const intro = main.indexOf('Job ads that get answers');
  expect(title).toBeGreaterThan(0);
  expect(intro).toBeGreaterThan(title);
  expect(main.indexOf('Read More →')).toBeGreaterThan(intro);
});

/** A story with every field that the specification names. */
const whole = {
  slug: 'whole',
  title: 'A whole story',
  excerpt: 'All of it',
  content: '<p>Its body</p>',
  seo: { title: 'For engines', description: 'What engines say' },
  seo_keyword: 'pay, bias',
  featured_image: {
    data: {
      url: 'https://x.example/i.jpg',
      sizes: { regular: 'https://x.example/r.jpg' },
      alt: 'A desk',
      name: 'desk.jpg',
    },
  },
  tags: { data: [{ id: 1, name: 'Pay', slug: 'pay' }] },
  categories: { data: [{ id: 2, name: 'Hiring', slug: 'hiring' }] },
  author: { data: { first_name: 'June', last_name: 'Okafor' } },
  published_at: '2026-03-04T05:06:07Z',
  updated_at: '2026-03-05T05:06:07Z',
};

test('every field of a post arrives where it is read: page, head, cached post, proxy (POST-13)', async () => {
  await sandbox.replaceStories([story(7, whole)]);
  const html = await storedText('/blog/whole');
  for (const shown of [
    'A whole story',
    'All of it',
    '<p>Its body</p>',
    '<title>For engines · RiC</title>',
    'content="What engines say"',
    '>pay</span>',
    '>bias</span>',
    'src="https://x.example/i.jpg"',
    'alt="A desk"',
    'March 4, 2026',
    'June Okafor',
    '"dateModified":"2026-03-05T05:06:07.000Z"',
  ]) {
    expect(html).toContain(shown);
  }
  expect(await (await request('/api/cached-post/whole')).json()).toMatchObject({
    id: '7',
    slug: 'whole',
    title: 'A whole story',
    excerpt: 'All of it',
    content: '<p>Its body</p>',
    seo: whole.seo,
    seo_keyword: 'pay, bias',
    featured_image: { data: { url: 'https://x.example/i.jpg', alt: 'A desk' } },
    published_at: '2026-03-04T05:06:07.000Z',
    updated_at: '2026-03-05T05:06:07.000Z',
  });
  const { author: _person, ...published } = whole;
  expect(await (await request('/api/storychief/stories/7')).json()).toMatchObject({
    data: { id: 7, ...published },
  });
});

test.each([true, false])(
  'of a listed post that StoryChief no longer has, the reader reads its id (stored head: %s) (POST-09, ERR-11)',
  async (isListedBefore) => {
    await sandbox.storychief({ lean: true });
    await sandbox.replaceStories([story(1), story(2)]);
    if (isListedBefore) await text('/blog');
    await sandbox.fault('storychief', { mode: 'status', status: 404, paths: ['/1'] });
    const page = await request('/blog/post-1');
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain('Post Not Found');
    expect(html).toContain('>Post with ID 1 not found. Tried all available endpoints.</p>');
    expect(html).toContain('Back to Blog');
    expect(html).not.toContain('Try Again');
  },
);

test('an address without a post offers the three newest (POST-09)', async () => {
  await sandbox.replaceStories([1, 2, 3, 4].map((id) => story(id)));
  await storedText('/blog');
  const html = await text('/blog/no-such-post');
  const offered = html.slice(html.indexOf('The newest posts'), html.indexOf('</main>'));
  expect(offered.match(/<li/g)).toHaveLength(3);
  expect(offered).toMatch(/href="\/blog\/post-\d"/);
});

test('an invalid date is shown as unavailable, on the card, the post and its snapshot (ERR-15)', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories([story(1, { published_at: '31st of Nevermber' })]);
  await runCron(BLOG_CRON);
  for (const path of ['/blog', '/blog/post-1', '/blog/post-1.html']) {
    expect(await storedText(path), path).toContain('Date unavailable');
    expect(await text(path), path).not.toContain('Invalid Date');
  }
});

test('each state of the list and of a post has its own text (ERR-21, BLOG-15, BLOG-16, BLOG-18, POST-06)', async () => {
  await sandbox.fault('storychief', { mode: 'refuse' });
  expect(await text('/blog')).toMatch(/<h2[^>]*>Error Loading Blog<\/h2>/);
  await sandbox.heal();
  await sandbox.replaceStories([]);
  const empty = await storedText('/blog');
  expect(empty).toContain('No posts available at the moment.');
  expect(empty, 'there is nothing to search').not.toContain('Search posts...');
  const none = await text('/blog?q=anything');
  expect(none).toMatch(/<h2[^>]*>No posts found<\/h2>/);
  expect(none).toContain(
    'No results found for your current filters. Try adjusting your search criteria.',
  );
  const odd = await text('/blog/%20post');
  expect(odd).toContain('>Post Not Found</h1>');
  expect(odd).toContain('The blog post you are looking for does not exist.');
  expect(odd).not.toContain(ORIGIN + '/blog/undefined');
});
