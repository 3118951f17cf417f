import type { Page } from 'playwright/test';

import { story } from '../tests/helpers/stories.ts';
import { dropPosts, expect, signIn, test } from './fixtures.ts';

/** Removes all stored posts, so that the next view asks StoryChief. */
async function purge(page: Page): Promise<void> {
  await signIn(page.request);
  await dropPosts(page.request);
}

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.reset();
  await purge(page);
});

test('the cards stand in one, two or three columns, and nothing is wider than the window (BLOG-05)', async ({
  page,
}) => {
  for (const [width, columns] of [
    [400, 1],
    [750, 2],
    [1400, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await page.goto('/blog');
    const links = page.getByRole('link', { name: 'Read More →' });
    await expect(links).toHaveCount(9);
    const lefts = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.closest('li')?.getBoundingClientRect().left ?? 0)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    expect(await fits(), `the list at ${width} px`).toBe(true);
    await page.goto('/blog/the-offer-call');
    expect(await fits(), `a post at ${width} px`).toBe(true);
  }
});

test('for an image that fails, a card shows a placeholder and a post none (BLOG-08, POST-03)', async ({
  page,
  sandbox,
  problems,
  baseURL,
}) => {
  problems.allow(/broken\.png|\/blog\/pictures\/|Failed to load resource/);
  const url = `http://127.0.0.1:${new URL(baseURL ?? '').port}/__sandbox/images/broken.png`;
  await sandbox.replaceStories([story(1, { featured_image: { data: { url } } })]);
  await page.route('**/broken.png', (route) => route.abort('failed'));
  await page.goto('/blog');
  const picture = page.getByRole('img', { name: 'Post 1' });
  await expect(picture).toHaveAttribute('src', '/media/blog-placeholder.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto('/blog/post-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 1');
  await expect(page.locator('article img')).toBeHidden();
});

test('a picture comes from the site itself, and from its provider when that fails (BLOG-08, POST-03, SPD-05)', async ({
  page,
  sandbox,
  problems,
  baseURL,
}) => {
  problems.allow(/\/blog\/pictures\/|Failed to load resource/);
  const url = `http://127.0.0.1:${new URL(baseURL ?? '').port}/__sandbox/images/a-letter.svg`;
  await sandbox.replaceStories([story(1, { featured_image: { data: { url } } })]);
  const picture = page.getByRole('img', { name: 'Post 1' });
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc);
  for (const path of ['/blog', '/blog/post-1']) {
    await page.goto(path);
    await expect.poll(shown).toMatch(new RegExp(`^${baseURL}/blog/pictures/post-1/`));
  }
  await page.route('**/blog/pictures/**', (route) => route.abort('failed'));
  for (const path of ['/blog', '/blog/post-1']) {
    await page.goto(path);
    await expect.poll(shown).toBe(url);
    await expect(picture).toBeVisible();
  }
});

test('without a script the list is searched, filtered, paged and cleared, and a post has no dead button (BLOG-02, BLOG-03, BLOG-04, BLOG-19, BLOG-22)', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.goto('/blog');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await plain.goto('/blog');
  await plain.getByRole('link', { name: 'Page 2' }).click();
  await expect(plain).toHaveURL(/\/blog\?page=2$/);
  await plain.getByPlaceholder('Search posts...').fill('offer');
  await plain.getByLabel('Keywords').selectOption('hiring');
  await plain.getByRole('button', { name: 'Search' }).click();
  await expect(plain).toHaveURL(/q=offer&keyword=hiring$/);
  await expect(plain.getByText(/Found \d+ result\(s\)/)).toBeVisible();
  await plain.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(plain).toHaveURL(/\/blog$/);
  await plain.getByRole('link', { name: 'Read More →' }).first().click();
  await expect(plain.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(plain.getByRole('link', { name: 'LinkedIn' }).first()).toBeVisible();
  await context.close();
});

test('the picture of the clicked card becomes the picture of its post', async ({ page }) => {
  const named = () =>
    page
      .locator('main img')
      .evaluateAll((all) =>
        all
          .filter((image) => getComputedStyle(image).viewTransitionName !== 'none')
          .map((image) => image.closest('li')?.dataset['post'] ?? 'the post'),
      );
  await page.goto('/blog');
  expect(await named()).toEqual([]);
  const card = page.locator('[data-post]').nth(1);
  const slug = (await card.getAttribute('data-post')) ?? '';
  const link = card.getByRole('link', { name: 'Read More →' });
  await link.focus();
  expect(await named()).toEqual([slug]);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  expect(await named()).toEqual(['the post']);
});
