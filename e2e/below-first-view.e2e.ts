import type { Page } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';
import { settled } from './contexts.ts';
import { expect, shiftsOf, test, watchShifts, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

/** The children of home's sections below its first view: a section has a box even when they have none. */
const CHILDREN = '[data-below] > * > *';

/** For each of them, whether the browser has laid it out. */
const laidOut = (page: Page) =>
  page
    .locator(CHILDREN)
    .evaluateAll((elements) =>
      elements.map((element) => element.checkVisibility({ contentVisibilityAuto: true })),
    );

/** The section at the top of the window, and how far (px) the window is in it. */
const positionOf = (page: Page) =>
  page.locator('[data-below] > *').evaluateAll((sections) => {
    const at = sections.findLastIndex((section) => section.getBoundingClientRect().top <= 0);
    return { at, passed: Math.round(-(sections[at]?.getBoundingClientRect().top ?? 0)) };
  });

async function scrollDown(page: Page, px: number): Promise<void> {
  for (let at = 0; at < px; at += 400) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await settled(page);
}

/** Leaves the sections below as they are when the page is idle. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('soon after its load the first page of a visit has every section, and nothing in view moves (SPD-01)', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto(paths.home);
  await expect.poll(() => laidOut(page)).not.toContain(false);
  await settled(page);
  expect(await shiftsOf(page)).toEqual([]);
  // The scrollbar is exact: the page is as high as one that is laid out at once.
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

test('before that, sections below the first view are laid out when they come near (SPD-01)', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto(paths.home);
  await settled(page);
  const before = await laidOut(page);
  expect(before.filter(Boolean).length).toBeLessThan(before.length / 2);
  expect(before.at(-1)).toBe(false);
  await scrollDown(page, await page.evaluate(() => document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect((await laidOut(page)).at(-1)).toBe(true);
  // Each section keeps the height that it has got.
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const quotes = (page: Page) => page.locator('#testimonials');

  test('the sections below are on the page after its first paint, and nothing in view moves (SPD-01)', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(paths.home);
    await expect(quotes(page)).toBeVisible();
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a browser that reports no paint has the sections below after two seconds (SPD-01)', async ({
    page,
  }) => {
    await page.addInitScript(`
        PerformanceObserver.prototype.observe = () => undefined;
        const wait = setTimeout;
        window.setTimeout = (callback, ms) => ms === 2000 ? (window.end = callback) : wait(callback, ms);
      `);
    // Not to wait for the scripts, which start after the paint.
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expect(quotes(page)).toHaveCount(1);
    await expect(quotes(page)).toBeHidden();
    await page.evaluate('end()');
    await expect(quotes(page)).toBeVisible();
  });

  test('the sections below are on the page where inline scripts are blocked (SPD-01)', async ({
    page,
    problems,
  }) => {
    problems.allow(/script-src/);
    await page.route(paths.home, async (route) => {
      const response = await route.fetch();
      // Another script than its policy allows.
      await route.fulfill({
        response,
        body: (await response.text()).replace('<script>{', '<script>{;'),
      });
    });
    await page.goto(paths.home, { waitUntil: 'commit' });
    await expect(quotes(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-lay-out');
  });
});

test('a reload and Back lead back to the same line in the middle of home (SPD-01)', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto(paths.home);
  await settled(page);
  await scrollDown(page, 3200);
  const position = await positionOf(page);
  expect(position.at).toBeGreaterThan(1);
  await page.reload();
  await settled(page);
  expect(await positionOf(page)).toEqual(position);
  expect(await laidOut(page)).not.toContain(false);
  await page.goto(paths.contact);
  await page.goBack();
  await settled(page);
  expect(await positionOf(page)).toEqual(position);
});

test('an address with a fragment leads to its section (SPD-01)', async ({ page }) => {
  await page.goto(`${paths.home}#testimonials`);
  await settled(page);
  await expect(page.locator('#testimonials')).toBeInViewport();
  expect(await laidOut(page)).not.toContain(false);
});
