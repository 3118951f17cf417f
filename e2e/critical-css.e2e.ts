import type { Page } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';
import { storePosts } from '../tools/pages.ts';
import { expect, holdBack, test } from './fixtures.ts';

/** One of each feature, and the longest. */
const PAGES = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.contact,
  paths.about,
  paths.affiliates,
  paths.demo,
  paths.blog,
  paths.post('the-offer-call'),
];

/** Where everything in view above the footer is, and how it looks. */
const firstView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || y >= innerHeight) return [];
      // What stands below the link to the stylesheets waits for them.
      if (element.closest('footer, footer ~ *')) return [];
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      // What follows the first view makes its containers longer, below the fold.
      const box = [x, y, width, Math.min(bottom, innerHeight)]
        .map((length) => length.toFixed(1))
        .join(' ');
      return [
        `${element.tagName}.${element.className} ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${opacity}`,
      ];
    }),
  );

for (const path of PAGES)
  test(
    `the first view of ${path} is complete before a stylesheet has loaded`,
    { tag: ['@SPD-01'] },
    async ({ page, request, problems }) => {
      // Without the site's fonts, which come later: only the styles are compared.
      problems.allow(/woff2|ERR_FAILED/);
      await storePosts(request);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const release = await holdBack(page, /\/assets\/.*\.css$/);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body link[rel=stylesheet]').first()).toBeAttached();
        const before = await firstView(page);
        release();
        await page.waitForLoadState('load');
        expect(before.length).toBeGreaterThan(20);
        expect(await firstView(page)).toEqual(before);
      }
    },
  );

test(
  'only the first page of a visit contains its styles: later pages link the files',
  { tag: ['@SPD-01'] },
  async ({ request }) => {
    const get = (from: string, headers = {}) =>
      request.get(paths.pricing, { headers: { 'sec-fetch-site': from, ...headers } });
    const [entry, later] = await Promise.all([get('cross-site'), get('same-origin')]);
    const headOf = async (response: typeof entry) =>
      (await response.text()).split('</head>')[0] ?? '';
    const [entryHead, laterHead] = [await headOf(entry), await headOf(later)];
    expect(entryHead).toContain('@layer reset');
    expect(entryHead).not.toContain('rel="stylesheet"');
    expect(laterHead).not.toContain('@layer reset');
    expect(laterHead.match(/<link rel="stylesheet"/g)).toHaveLength(2);
    expect((await later.body()).length).toBeLessThan((await entry.body()).length);
    // Caches must hold them apart.
    for (const response of [entry, later])
      expect(response.headers()['vary']).toBe('sec-fetch-site');
    const etag = later.headers()['etag'] ?? '';
    expect((await get('same-origin', { 'if-none-match': etag })).status()).toBe(304);
    expect((await get('none', { 'if-none-match': etag })).status()).toBe(200);
  },
);
