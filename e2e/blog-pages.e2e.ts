import type { Page } from 'playwright/test';

import { story } from '../tests/helpers/stories.ts';
import { settled } from './contexts.ts';
import { dropPosts, expectAccessible, expect, holdBack, signIn, test } from './fixtures.ts';

const LONG = `<h2>First</h2><p>Go to <a href="#third">the third</a>.</p>${'<p>words</p>'.repeat(30)}<h2>Second</h2>${'<p>words</p>'.repeat(30)}<h2>Third</h2><p>end</p>`;

/** Puts stories in the place of the sandbox's own, and lets the site keep them. */
async function keepStories(page: Page, stories: Record<string, unknown>[]): Promise<void> {
  await page.request.put('/__sandbox/stories', { data: stories });
  await signIn(page.request);
  await dropPosts(page.request);
  await page.request.get('/blog');
}

// What comes after finds the sandbox's own stories.
test.afterAll(async ({ request }) => {
  await request.post('/__sandbox/reset');
  await signIn(request);
  await dropPosts(request);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    story(index + 1, {
      title: `${index % 2 ? 'Offer' : 'Letter'} number ${index + 1}`,
      seo_keyword: index % 3 ? 'hiring' : 'sourcing, hiring',
    }),
  );

test('a long post’s contents lead to its sections: folded on a phone, next to the text on a desktop', async ({
  page,
}) => {
  await keepStories(page, [story(1, { content: LONG })]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/blog/post-1');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('On this page').first().click();
  await contents.getByRole('link', { name: 'Third' }).click();
  await expect(page).toHaveURL(/#article-third$/);
  await expect(page.getByRole('heading', { name: 'Third' })).toBeInViewport();

  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/blog/post-1');
  const second = contents.getByRole('link', { name: 'Second' });
  await second.click();
  await expect(page.getByRole('heading', { name: 'Second' })).toBeInViewport();
  // It goes with the reader.
  await expect(second).toBeInViewport();
  const left = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('.prose'), 'one left edge').toBe(await left('h1'));
  expect(await left('h1')).toBe(await left('nav[aria-label="Breadcrumb"]'));
  const beside = await page.locator('.prose').evaluate((prose) => {
    const box = prose.getBoundingClientRect();
    return [box.left, document.documentElement.clientWidth - box.right];
  });
  expect(beside[0], 'in the middle').toBeCloseTo(beside[1] ?? 0, -1);
});

test('a heading shows the link to itself on hover and focus', async ({ page }) => {
  await keepStories(page, [story(1, { content: LONG })]);
  await page.goto('/blog/post-1');
  const link = page.getByRole('link', { name: 'Link to: Second' });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'Second' }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#article-second$/);
});

test('an embed loads nothing until it is clicked, then plays in position', async ({ page }) => {
  await keepStories(page, [
    story(1, {
      content:
        '<iframe src="https://www.youtube.com/embed/abc" title="A talk"></iframe><p>after</p>',
    }),
  ]);
  const players: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/player/')) players.push(request.url());
  });
  await page.goto('/blog/post-1');
  const link = page.getByRole('link', { name: 'Watch the video on YouTube: A talk' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc');
  expect(players).toEqual([]);
  await link.click();
  const frame = page.locator('iframe[title="Watch the video on YouTube: A talk"]');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().locator('.player')).toBeVisible();
  expect(players).toHaveLength(1);
  // Who sees nothing in the frame finds the video at its host.
  await expect(link).toBeVisible();
});

test('a post’s link is copied, and screen readers announce it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await keepStories(page, [story(1)]);
  await page.goto('/blog/en/post-1');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  // The Permissions-Policy denies scripts the clipboard's text, so it is pasted.
  await page.goto('/contact');
  await page.getByLabel('Message').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Message')).toHaveValue(`${baseURL}/blog/post-1`);
});

test('wide tables, code and long words stay inside a phone’s window', async ({ page }) => {
  await page.route('**/never-there.svg', () => undefined);
  const cells = '<td>a wide cell of words</td>'.repeat(12);
  await keepStories(page, [
    story(1, {
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      seo_keyword: Array.from({ length: 30 }, (_, index) => `keyword ${index}`).join(','),
      content: `<table><tr>${cells}</tr></table><pre><code>${'x'.repeat(400)}</code></pre><p>${'y'.repeat(300)}</p><figure><img src="/media/never-there.svg" alt="" width="2400" height="600"><figcaption>${'z'.repeat(200)}</figcaption></figure>`,
    }),
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/blog', '/blog/post-1', '/blog/post-1.html']) {
    if (path.endsWith('.html')) {
      await page.request.post('/api/save-post-html', {
        data: { filename: 'post-1.html', html: '', slug: 'post-1', title: '', postData: {} },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    }
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      path,
    ).toBe(true);
  }
  await page.goto('/blog/post-1');
  await expectAccessible(page);
  // A picture with a known size keeps its space free until it is there.
  const picture = page.locator('.prose img');
  expect(
    await picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.round((width / height) * 10) / 10;
    }),
  ).toBe(4);
});

test('a snapshot looks right without any other file of the site (GEN-14)', async ({ page }) => {
  const content = LONG.replace('<h2>Third', '<h2 id="third">Third');
  await keepStories(page, [story(1, { content })]);
  await page.request.post('/api/save-post-html', {
    data: { filename: 'post-1.html', html: '', slug: 'post-1', title: '', postData: {} },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return pathname === '/blog/post-1.html' ? route.continue() : route.abort();
  });
  await page.goto('/blog/post-1.html');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 243, 236)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '800');
  await page.getByRole('link', { name: 'the third' }).click();
  await expect(page).toHaveURL(/\.html#article-third$/);
  await expect(page.getByRole('heading', { name: 'Third' })).toBeInViewport();
  expect(asked).toEqual(['/blog/post-1.html']);
  await expectAccessible(page);
});

test.describe('the list follows the search', () => {
  const search = (page: Page) => page.getByPlaceholder('Search posts...');
  const cards = (page: Page) => page.getByRole('link', { name: /Read More/ });

  test('typing changes address, count and posts; focus and caret stay, nothing reloads (BLOG-19, BLOG-27)', async ({
    page,
  }) => {
    await keepStories(page, many(20));
    await page.goto('/blog?utm_source=news');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect(page.getByText('Clear Filters')).toHaveCount(0);
    const entries = await page.evaluate(() => history.length);
    await search(page).pressSequentially('number 1');
    await expect(page.getByRole('status').filter({ hasText: 'Found 11 result(s)' })).toBeVisible();
    await expect(page).toHaveURL('/blog?utm_source=news&q=number+1');
    await expect(page).toHaveTitle(/“number 1” in the blog/);
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'Page 2' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('x');
    await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
    await expect(search(page)).toBeFocused();
    expect(await search(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
    await expect(search(page)).toHaveValue('numberx1');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(cards(page)).toHaveCount(9);
    await expect(page).toHaveURL('/blog?utm_source=news');
    await expect(search(page)).toBeFocused();
    await expect(page.getByText('Clear Filters')).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a choice adds a history entry, and Back and Forward show them (BLOG-22)', async ({
    page,
  }) => {
    await keepStories(page, many(20));
    await page.goto('/blog?page=2');
    await search(page).focus();
    await expect(cards(page)).toHaveCount(9);
    await page.getByLabel('Keywords').selectOption('sourcing');
    await expect(page).toHaveURL('/blog?keyword=sourcing');
    await expect(page.getByText('Found 7 result(s)')).toBeVisible();
    await search(page).fill('offer');
    await search(page).press('Enter');
    await expect(page).toHaveURL('/blog?q=offer&keyword=sourcing');
    await expect(page.getByText('Found 3 result(s)')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Found 7 result(s)')).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByLabel('Keywords')).toHaveValue('sourcing');
    await page.goBack();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByText(/Found/)).toHaveCount(0);
    await expect(page.getByLabel('Page 2')).toHaveAttribute('aria-current', 'page');
    await page.goForward();
    await page.goForward();
    await expect(search(page)).toHaveValue('offer');
    await expect(page.getByText('Found 3 result(s)')).toBeVisible();
    // Also after a reload, before the search is used.
    await page.reload();
    await page.goBack();
    await expect(page.getByText('Found 7 result(s)')).toBeVisible();
    await expect(search(page)).toHaveValue('');
  });

  test('a late response to an earlier letter changes nothing', async ({ page }) => {
    await keepStories(page, many(20));
    await page.goto('/blog');
    const release = await holdBack(page, /q=letter$/);
    const asked = page.waitForRequest(/q=letter$/);
    await search(page).pressSequentially('letter');
    await asked;
    await search(page).pressSequentially(' number 3');
    await expect(page.getByText('Found 1 result(s)')).toBeVisible();
    release();
    await settled(page);
    await expect(page.getByText('Found 1 result(s)')).toBeVisible();
    await expect(page).toHaveURL('/blog?q=letter+number+3');
  });

  test('when responses fail, typing keeps the posts and Enter submits the form', async ({
    page,
    problems,
  }) => {
    // A fade to the next page is dropped where the visitor goes on at once.
    problems.allow(/net::ERR_FAILED|Failed to load resource|Transition was aborted/);
    await keepStories(page, many(20));
    await page.goto('/blog');
    await page.route(/q=/, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort('failed') : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed');
    await search(page).pressSequentially('offer');
    await failed;
    await expect(cards(page)).toHaveCount(9);
    await expect(page).toHaveURL('/blog');
    await search(page).press('Enter');
    await expect(page).toHaveURL('/blog?q=offer');
    await expect(page.getByText('Found 10 result(s)')).toBeVisible();
  });
});

test('where the search says nothing, the posts stand one gap below it (BLOG-01)', async ({
  page,
}) => {
  await keepStories(page, many(3));
  await page.goto('/blog');
  const form = await page.getByRole('search').boundingBox();
  const card = await page.locator('[data-post]').first().boundingBox();
  expect((card?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBeLessThan(40);
});

test('feeds are well-formed for any text of posts', async ({ page }) => {
  const nasty =
    '\u0000\u0008\u000b\u001f\ufffe\uffff ]]> <![CDATA[x]]> & &bogus; <!-- --> <?x?> \ud800 🎉 é ‏א';
  await keepStories(page, [
    story(1, {
      title: nasty,
      excerpt: nasty,
      seo_keyword: `${nasty}, "quoted"`,
      author: { first_name: nasty, last_name: nasty },
      featured_image: { data: { url: '/media/logo.svg?x=1&y="2"', alt: nasty } },
      content: `<p title='${nasty}'>${nasty}</p><p>]]&gt; the end</p>`,
    }),
    story(2),
  ]);
  // Pages of the site enforce Trusted Types, which refuse DOMParser a plain string; a blank page does not.
  await page.goto('about:blank');
  for (const [path, entry] of [
    ['/blog/rss.xml', 'item'],
    ['/blog/atom.xml', 'entry'],
    ['/sitemap.xml', 'loc'],
  ] as const) {
    const feed = await (await page.request.get(path)).text();
    const read = await page.evaluate(
      ({ xml, entry: name }) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return {
          error: parsed.querySelector('parsererror')?.textContent ?? '',
          entries: parsed.querySelectorAll(name).length,
          texts: [...parsed.getElementsByTagName('*')].map((one) => one.textContent),
        };
      },
      { xml: feed, entry },
    );
    expect(read.error, path).toBe('');
    expect(read.entries, path).toBeGreaterThanOrEqual(2);
    if (entry === 'loc') continue;
    // What the post says arrives as it was written, read once as XML and once as HTML.
    const content = read.texts.find((one) => one.startsWith('<p><img')) ?? '';
    const words = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
      content,
    );
    expect(words).toContain(']]> the end');
    expect(words).toContain('🎉 é ‏א');
    expect(read.texts.some((one) => one.trim().startsWith(']]> <![CDATA[x]]> & &bogus;'))).toBe(
      true,
    );
  }
});
