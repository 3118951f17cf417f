import { gzipSync } from 'node:zlib';

import type { Page, Response } from 'playwright/test';

import { expect, test } from './fixtures.ts';

/** What a page that nobody touches may load, compressed, in bytes. */
const BUDGET = { script: 3 * 1024, stylesheet: 14 * 1024, font: 60 * 1024, document: 30 * 1024 };

const PAGES = ['/', '/blog', '/blog/the-offer-call', '/contact', '/pricing'];

/** Loads a page, touches nothing, and adds up what came from the site itself, by kind. */
async function untouched(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  // What is loaded after the load event, when the browser is idle, is part of the page as well.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const origin = new URL(page.url()).origin;
  const sizes: Record<string, number> = {};
  for (const response of responses.filter((one) => one.url().startsWith(`${origin}/`))) {
    const kind = response.request().resourceType();
    if (response.status() !== 200) continue;
    const body = await response.body();
    sizes[kind] = (sizes[kind] ?? 0) + (kind === 'font' ? body.length : gzipSync(body).length);
  }
  return { sizes, requests: responses.map((response) => response.url()), origin };
}

for (const path of PAGES) {
  test(`${path} stays light for someone who only reads`, async ({ page, request }) => {
    // The first view of the blog fetches the posts; a visitor meets kept ones.
    await request.get('/blog');
    await request.get(path);
    const { sizes, requests, origin } = await untouched(page, path);
    for (const [kind, budget] of Object.entries(BUDGET)) {
      expect(sizes[kind] ?? 0, `${kind} bytes`).toBeLessThanOrEqual(budget);
    }
    const elsewhere = requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'));
    const embedded = { '/contact': /\/recaptcha\//, '/pricing': /\/stripe\// }[path];
    const images = /\/__sandbox\/images\//;
    expect(
      elsewhere.filter((url) => !embedded?.test(url) && !images.test(url)),
      'nothing comes from elsewhere but what the page is there to show',
    ).toEqual([]);
  });

  test(`${path} is whole without a script, for readers and crawlers`, async ({
    browser,
    request,
    baseURL,
  }) => {
    await request.get('/blog');
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('hidden id="S:');
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/ld\+json"))/);
    expect(html).not.toMatch(/ style="/);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.close();
  });
}

test('hashed files never change under their name, so browsers may keep them for good', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const files = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
        'link[rel=stylesheet], script[src]',
      ),
    ].map((element) => ('href' in element ? element.href : element.src)),
  );
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  expect(
    (await request.get('/.vite/manifest.json')).status(),
    'the build manifest is private',
  ).toBe(404);
});
