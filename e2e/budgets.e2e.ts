import { gzipSync } from 'node:zlib';

import type { APIRequestContext, Page, Response } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';
import { settled } from './contexts.ts';
import { expect, shiftsOf, signInFor, test, watchShifts, WITH_MOTION } from './fixtures.ts';
import { EXAMPLE_PAGES, storePosts } from '../tools/pages.ts';

test.use(WITH_MOTION);

const KB = 1024;
/** The site's own files on a page without interaction, compressed, in bytes. */
const BUDGET = { script: 8 * KB, stylesheet: 0, font: 24 * KB, document: 36 * KB };
/** A list of posts has their pictures. */
const MAX_REQUESTS = 20;
/** All that the home page loads before anything is touched, its film with it. */
const MAX_REQUESTS_HOME = 15;
const HOME = 250 * KB;
const FILM = 100 * KB;
const COMPRESSED_ALREADY = /^(?:font\/|video\/|image\/(?!svg))/;

/** What a test reads that blocks the fonts; another file that fails has a line of its own. */
const FONT_BLOCKED =
  /\.woff2 net::ERR_FAILED$|^console error: Failed to load resource: net::ERR_FAILED$/;

/** Third parties that a page embeds. */
const EMBEDDED: Readonly<Record<string, RegExp>> = {
  [paths.contact]: /recaptcha\/api\.js/,
  [paths.pricing]: /\/stripe\//,
  [paths.careers]: /\/__sandbox\/jobs/,
  [paths.signUp]: /\/__sandbox\/signup/,
};

interface Loaded {
  /** Bytes by kind, compressed. */
  sizes: Record<string, number>;
  own: readonly string[];
  elsewhere: readonly string[];
}

/** The bytes of a response on the wire: what the edge compresses, compressed. */
async function sizeOf(request: APIRequestContext, response: Response): Promise<number> {
  const { 'content-type': type = '' } = response.headers();
  // Again, because the browser keeps no body of films.
  const again = await request.get(response.url());
  const body = await again.body();
  return COMPRESSED_ALREADY.test(type) ? body.length : gzipSync(body).length;
}

/** What a page loads without interaction, also after the load event. */
async function loadUntouched(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<Loaded> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await settled(page);
  const { origin } = new URL(page.url());
  const isOwn = (url: string) => url.startsWith(`${origin}/`);
  const sizes: Record<string, number> = {};
  for (const response of responses.filter((one) => isOwn(one.url()))) {
    const kind = response.request().resourceType();
    // A film comes in parts; the content of frames does not count.
    if (kind === 'media' || response.frame() !== page.mainFrame()) continue;
    if (response.status() !== 200) continue;
    const size = await sizeOf(request, response);
    sizes[kind] = (sizes[kind] ?? 0) + size;
  }
  const urls = responses.map((response) => response.url()).filter((url) => /^https?:/.test(url));
  return {
    sizes,
    own: urls.filter(isOwn),
    elsewhere: urls.filter((url) => !isOwn(url)),
  };
}

/** Triggers all lazy loading. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await settled(page);
}

for (const path of EXAMPLE_PAGES) {
  test(`${path} keeps its byte budgets, has no layout shift, and loads no third party but what it embeds, after the load event (SHELL-30, PTN-03)`, async ({
    page,
    request,
    problems,
  }) => {
    await storePosts(request);
    await watchShifts(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const { sizes, own, elsewhere } = await loadUntouched(page, request, path);
    for (const [kind, budget] of Object.entries(BUDGET)) {
      expect(sizes[kind] ?? 0, `${kind} bytes`).toBeLessThanOrEqual(budget);
    }
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(
      path === paths.home ? MAX_REQUESTS_HOME : MAX_REQUESTS,
    );
    expect(
      elsewhere.filter((url) => !EMBEDDED[path]?.test(url)),
      'no third party but those that the page embeds',
    ).toEqual([]);
    expect(
      await page.evaluate(() => {
        const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
          'navigation',
        ) as PerformanceNavigationTiming[];
        return performance
          .getEntriesByType('resource')
          .filter(
            ({ name, startTime }) =>
              !name.startsWith(location.origin) && startTime < loadEventStart,
          )
          .map(({ name }) => name);
      }),
      'and those only after the load event',
    ).toEqual([]);
    // A font that comes after the first paint moves words, and late-parts.e2e.ts says how far it may.
    await page.route('**/*.woff2', (route) => route.abort());
    problems.allow(FONT_BLOCKED);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // A page that opens in its middle grows there, and that counts as a shift.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.reload({ waitUntil: 'load' });
      await scrollThrough(page);
      expect(await shiftsOf(page), `no layout shift at ${width} px`).toEqual([]);
    }
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(
      loaded.filter((name) => name.includes('/assets/staff')),
      'no code of staff',
    ).toEqual([]);
  });
}

for (const { width, height, deviceScaleFactor } of [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
]) {
  test(`at ${width} px home loads at most 250 KB in 15 requests, and its film after its load event (SPD-02)`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto('/');
    await expect(
      page.locator('[data-sheets]').first(),
      'what the film shows is there without it',
    ).toBeVisible();
    await expect(page.locator('video[data-playing]'), 'the film plays').toBeVisible();
    await settled(page);
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (navigation?.loadEventEnd ?? 0))
        .map(({ name }) => name);
    });
    expect(early.filter((name) => /webm|mp4/.test(name))).toEqual([]);
    const own = responses.filter((response) => response.url().startsWith(`${baseURL}/`));
    const lines = await Promise.all(
      own.map(async (one) => `${await sizeOf(request, one)} ${new URL(one.url()).pathname}`),
    );
    expect(own.length, lines.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_HOME);
    const total = lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
    expect(total, lines.join('\n')).toBeLessThanOrEqual(HOME);
    const films = lines.filter((line) => /webm|mp4/.test(line));
    expect(films.length, 'one film').toBe(1);
    expect(Number.parseInt(films[0] ?? '', 10)).toBeLessThanOrEqual(FILM);
    await context.close();
  });
}

test('home is at most 80 KB of HTML with 700 elements, which a phone reads before it shows anything (SPD-02)', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).body();
  expect(html.length).toBeLessThanOrEqual(80 * KB);
  await page.goto('/');
  expect(await page.locator('*').count()).toBeLessThanOrEqual(700);
});

test('a list of staff opens in 28 requests and 200 KB, compressed', async ({ page, request }) => {
  await signInFor(page);
  for (const path of ['/admin/leads', '/admin/messages', '/admin/affiliates']) {
    const { sizes, own } = await loadUntouched(page, request, path);
    // On a busy machine, the next poll comes before all is loaded.
    const opening = own.filter(
      (url, index) => !url.endsWith('/api/admin/changes') || own.indexOf(url) === index,
    );
    expect(opening.length, own.join('\n')).toBeLessThanOrEqual(28);
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    expect(total, path).toBeLessThanOrEqual(200 * KB);
  }
});

test('the trust page is read in one sitting', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.trust);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2500,
  );
});

test('hashed files are immutable', async ({ page, request }) => {
  await page.goto('/');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/.*\/assets\/.*/) ?? []),
  );
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  expect(
    (await request.get('/.vite/manifest.json')).status(),
    'the build manifest is private',
  ).toBe(404);
});

test('a missing file is not cached', async ({ request }) => {
  for (const path of ['/assets/main-gone1234.js', '/assets/', '/media/gone.webp', '/icon-1.png']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-store');
  }
  for (const path of [
    '/_headers',
    '/.assetsignore',
    '/assets/..%2f_headers',
    '/.git/config',
    '/.env',
    '/.dev.vars',
    '/package.json',
    '/src/worker.ts',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
