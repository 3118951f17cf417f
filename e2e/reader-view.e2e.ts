import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright/test';

import { story } from '../tests/helpers/stories.ts';
import { dropPosts, expect, signIn, test } from './fixtures.ts';

const READER = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

/** Words, pictures and tables of the shown post that Reader View leaves out. */
const COMPARE = `
  const shown = new DOMParser().parseFromString(html, 'text/html');
  const base = shown.createElement('base');
  base.href = address;
  shown.head.prepend(base);
  const partsOf = (root) => [
    ...[...root.querySelectorAll('h2, h3, h4, h5, h6, p, li, pre, th, td, figcaption')].map(
      ({ textContent }) => textContent.replace(/\\s+/g, ' ').trim(),
    ),
    ...[...root.querySelectorAll('img')].map(
      (picture) => 'picture ' + new URL(picture.getAttribute('src'), address).href,
    ),
    ...[...root.querySelectorAll('table')].map(({ rows }) => 'table of ' + rows.length),
  ].filter(Boolean);
  const parts = partsOf(shown.querySelector('.prose'));
  const { content } = new Readability(shown).parse() ?? { content: '' };
  const read = partsOf(new DOMParser().parseFromString(content, 'text/html'));
  return { shown: parts.length, lost: parts.filter((part) => !read.includes(part)) };
`;

/** On a page of its own, as the content policy of a post refuses what the library does. */
async function readerViewOf(page: Page): Promise<{ shown: number; lost: string[] }> {
  const [html, address] = [JSON.stringify(await page.content()), JSON.stringify(page.url())];
  const reader = await page.context().newPage();
  const compared = await reader.evaluate<{ shown: number; lost: string[] }>(
    `((html, address) => {${READER}\n${COMPARE}})(${html}, ${address})`,
  );
  await reader.close();
  return compared;
}

async function postAddresses(page: Page): Promise<string[]> {
  const addresses = new Set<string>();
  for (const list of ['/blog', '/blog?page=2', '/blog?page=3']) {
    await page.goto(list);
    const links = await page
      .locator('main [data-post] a[href^="/blog/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const address of links) addresses.add(address);
  }
  return [...addresses].slice(0, 20);
}

test('Reader View shows each heading, paragraph, picture and table of twenty posts', async ({
  page,
}) => {
  const addresses = await postAddresses(page);
  expect(addresses).toHaveLength(20);
  for (const address of addresses) {
    await page.goto(address);
    const { shown, lost } = await readerViewOf(page);
    expect(shown, address).toBeGreaterThan(0);
    expect(lost, address).toEqual([]);
  }
});

const WORDS =
  'Words of an article stand in this row, and they are many, so that a reader takes them for its text. ';

test.describe('headings', () => {
  // What comes after finds the sandbox's own stories.
  test.afterEach(async ({ request, sandbox }) => {
    await sandbox.reset();
    await signIn(request);
    await dropPosts(request);
  });

  test('Reader View keeps headings of few letters, and of words that name menus and advertisements', async ({
    page,
    request,
    sandbox,
  }) => {
    const headings = [
      'FAQ',
      'Why?',
      'Tips',
      '1.',
      'How',
      'Put the pay in the ad first',
      'Related roles',
      'Comments',
      'Share it',
      'A social sidebar',
      'Sponsor and banner',
      'Menu',
      'Footer',
      'Extra remarks',
      'Legends',
      'Who replies',
      'The pager',
      'Skyscraper',
      'Header',
      'The author',
      'Dateline',
      'Contact the media',
      'Promo widgets',
      'Share, share, share',
    ];
    const content = headings
      .map((heading, index) => `<h${2 + (index % 3)}>${heading}</h${2 + (index % 3)}>`)
      .map((heading) => `${heading}${`<p>${WORDS}</p>`.repeat(2)}`)
      .join('');
    await sandbox.replaceStories([story(1, { content })]);
    await signIn(request);
    await dropPosts(request);
    await page.goto('/blog/post-1');
    expect((await readerViewOf(page)).lost).toEqual([]);
  });
});
