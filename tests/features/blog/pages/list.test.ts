import { expect, test } from 'vitest';

import { cards, storedText, text } from '../../../helpers/stored-blog.ts';
import { request } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

/** What the list shows, page by page, for every search and keyword. */

/** The chips of each card, and what stands after them. */
const chips = (html: string) =>
  [...html.matchAll(/aria-label="Topics">(.*?)<\/ul>/gs)].map(([, list]) =>
    [...(list ?? '').matchAll(/<li[^>]*>(?:<span[^>]*>)?([^<]+)</g)].map(([, text]) => text),
  );
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('the list shows nine posts a page, and links to its pages (SHELL-06, BLOG-06, BLOG-07, CST-15)', async () => {
  const html = await storedText('/blog');
  expect(cards(html)).toBe(9);
  expect(html).toContain('aria-label="Page 2"');
  expect(html).not.toContain('hidden id="S:');
});

test.each([
  [9, 0],
  [10, 2],
])('%i posts have %i pages to choose from (BLOG-07)', async (posts, pages) => {
  await sandbox.replaceStories(Array.from({ length: posts }, (_, index) => story(index + 1)));
  const html = await storedText('/blog');
  expect(cards(html)).toBe(9);
  expect(html.includes('aria-label="Pages"')).toBe(pages > 0);
  expect(html.match(/aria-label="Page \d+"/g) ?? []).toHaveLength(pages);
});

test('a post that lacks everything still has a card (BLOG-11, BLOG-12, BLOG-10)', async () => {
  await sandbox.replaceStories([
    story(1, {
      title: null,
      excerpt: null,
      seo_keyword: null,
      published_at: 'never',
      featured_image: null,
    }),
  ]);
  const html = await storedText('/blog');
  expect(html).toContain('Untitled Post');
  expect(html).toContain('No description available');
  expect(html).toContain('Date unavailable');
  expect(html).toContain('src="/media/blog-placeholder.svg"');
});

test('a card has its date in long US format and its link (BLOG-09, BLOG-14)', async () => {
  await sandbox.replaceStories([story(1, { published_at: '2025-01-15T23:30:00+00:00' })]);
  const html = await storedText('/blog');
  expect(html).toContain('>January 15, 2025<');
  expect(html).toMatch(/href="\/blog\/post-1"[^>]*>Read More →/);
});

test('a card shows four keywords, trimmed and each once, and how many more there are (BLOG-13, BLOG-21, CST-15)', async () => {
  await sandbox.replaceStories([
    story(1, { seo_keyword: 'a1, b2,c3 ,d4,e5,f6,g7' }),
    story(2, { seo_keyword: 'a1,b2,,b2, c3,d4' }),
    story(3, { seo_keyword: 'a1' }),
  ]);
  expect(chips(await storedText('/blog'))).toEqual([
    ['a1'],
    ['a1', 'b2', 'c3', 'd4'],
    ['a1', 'b2', 'c3', 'd4', '+3 more'],
  ]);
});

test('an image falls back by size, and its alt text by name, title and a default (BLOG-23, BLOG-24)', async () => {
  await sandbox.replaceStories([
    story(1, {
      featured_image: {
        data: {
          url: null,
          sizes: { regular: 'https://x.example/r.jpg', full: 'https://x.example/f.jpg' },
          alt: null,
          name: 'desk',
        },
      },
    }),
    story(2, { featured_image: { data: { url: 'https://x.example/u.jpg', alt: '', name: '' } } }),
    story(3, {
      title: null,
      featured_image: { data: { url: 'https://x.example/n.jpg', alt: null, name: null } },
    }),
    story(4, {
      featured_image: {
        data: { url: 'https://x.example/a.jpg', alt: 'A desk', name: 'desk.jpg' },
      },
    }),
  ]);
  const html = await storedText('/blog');
  expect(html).toMatch(/src="https:\/\/x\.example\/r\.jpg" alt="desk"/);
  expect(html).toMatch(/src="https:\/\/x\.example\/u\.jpg" alt="Post 2"/);
  expect(html).toMatch(/src="https:\/\/x\.example\/n\.jpg" alt="Blog post image"/);
  expect(html).toMatch(/src="https:\/\/x\.example\/a\.jpg" alt="A desk"/);
});

test('a search finds words of title, excerpt and keywords, and says how many (BLOG-27, BLOG-19, X-35)', async () => {
  await sandbox.replaceStories([
    story(1, { title: 'Counter-offers & why' }),
    story(2, { excerpt: 'on COUNTER-OFFERS' }),
    story(3, { seo_keyword: 'counter-offers' }),
    story(4),
  ]);
  const html = await storedText('/blog?q=counter-offers');
  expect(cards(html)).toBe(3);
  expect(textOf(html)).toContain(' Search: counter-offers Found 3 result(s) ');
  expect(html).toMatch(/name="robots" content="noindex/);
});

test('what a search found is marked where it stands, in whatever spelling (BLOG-27)', async () => {
  await text('/blog');
  const marked = (html: string) =>
    new Set([...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, word = '']) => word));
  const words = marked(await text('/blog?q=%C3%B3ffer'));
  expect(words.size).toBeGreaterThan(0);
  for (const word of words) expect(word.toLowerCase()).toContain('offer');
  expect(marked(await text('/blog')).size, 'nothing was searched for').toBe(0);
});

test('a keyword is found as a whole, and combines with the search (BLOG-03, BLOG-19, BLOG-22)', async () => {
  await sandbox.replaceStories([
    story(1, { seo_keyword: 'hiring, bias' }),
    story(2, { seo_keyword: 'unbiased' }),
    story(3, { seo_keyword: 'Bias', title: 'Another' }),
  ]);
  const one = await storedText('/blog?keyword=bias');
  expect(cards(one)).toBe(2);
  expect(textOf(one)).toContain(' Keyword: bias Found 2 result(s) ');
  const both = await text('/blog?q=another&keyword=bias');
  expect(cards(both)).toBe(1);
  expect(textOf(both)).toContain(' Search: another Keyword: bias Found 1 result(s) ');
  expect(both).toMatch(
    /<select[^>]* name="keyword"[^>]*><option value=""[^>]*>All Keywords<\/option>/,
  );
  expect(textOf(await text('/blog'))).not.toContain('result(s)');
});

test('the filters can be cleared while there is one (BLOG-04)', async () => {
  expect(await storedText('/blog')).not.toContain('Clear Filters');
  expect(await text('/blog?q=offer')).toContain('Clear Filters');
});

test.each([
  '/blog?page=0',
  '/blog?page=-1',
  '/blog?page=abc',
  '/blog?page=01',
  '/blog?q=',
  '/blog?page=1',
])('%s leads to the plain list: one address a view', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/blog');
});

test('a page beyond the last leads to the last', async () => {
  await text('/blog');
  const response = await request('/blog?page=999');
  expect(response.headers.get('location')).toMatch(/^\/blog\?page=\d$/);
});

test('campaign parameters stay in the address, and share one cached page (TRK-02)', async () => {
  await text('/blog');
  const plain = await request('/blog');
  const campaign = await request('/blog?utm_source=letter&partner_key=abc');
  expect(campaign.status).toBe(200);
  expect(campaign.headers.get('etag')).toBe(plain.headers.get('etag'));
  const cleaned = await request('/blog?page=1&keyword=');
  expect(cleaned.headers.get('location')).toBe('/blog');
});

test('a search ignores case, accents, apostrophes, hyphens and blanks, and finds all its words (BLOG-27)', async () => {
  await sandbox.replaceStories([
    story(1, { title: 'ÉLAN im Büro' }),
    story(2, { title: 'Büro', excerpt: 'ohne' }),
    story(3, { title: 'It’s here: O’Brien\u00a0&\u00a0Müller, non‑breaking' }),
  ]);
  await text('/blog');
  const html = await text('/blog?q=b%C3%BCro+%C3%A9lan');
  expect(html).toContain('Found 1 result(s)');
  for (const q of [
    "it's here",
    'o`brien',
    "O'Brien & muller",
    'non-breaking',
    '“O’Brien”',
    '"here"',
    '„Müller“,',
    '‘here’',
  ])
    expect(await text(`/blog?${new URLSearchParams({ q })}`), q).toContain('Found 1 result(s)');
  expect(await text('/blog?q=100%25_%27')).toContain('Found 0 result(s)');
});

test('a keyword without posts gets the newest three, and takes no memory in the page cache', async () => {
  await text('/blog');
  const html = await text('/blog?keyword=no-such-keyword');
  expect(html).toContain('No posts found');
  expect(html.match(/<a [^>]*href="\/blog\?keyword=/g)?.length, 'keywords that exist').toBe(6);
  const [, instead = ''] = html.split('The newest posts');
  expect(instead.match(/data-post=/g)).toHaveLength(3);
  const again = await request('/blog?keyword=no-such-keyword');
  expect(again.status).toBe(200);
});

test('the first page has the grid of every other, and nothing but posts; cards name author and reading time (BLOG-11)', async () => {
  const author = { data: { first_name: 'Ada', last_name: 'Byron' } };
  const content = `<p>${'word '.repeat(660)}</p>`;
  await sandbox.replaceStories(
    Array.from({ length: 10 }, (_, index) => story(index + 1, { author, content })),
  );
  await storedText('/blog/post-10');
  const html = await text('/blog');
  const classes = [
    ...html.matchAll(/<li data-post="[^"]*" class="([^"]*)"|<li class="([^"]*)" data-post=/g),
  ];
  expect(classes).toHaveLength(9);
  expect(new Set(classes.map(([, one, other]) => one ?? other)).size).toBe(1);
  const [, first = ''] = html.split('data-post="post-10"');
  expect(textOf(first)).toMatch(/December 31, 2025 Ada Byron 3 min read Post 10/);
  expect(await text('/blog/post-10')).toContain('3 min read');
});
