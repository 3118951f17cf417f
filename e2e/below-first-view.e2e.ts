import type { Page } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';
import { settled } from './contexts.ts';
import { expect, test } from './fixtures.ts';

/** How many of home's sections below the first view the browser has laid out. */
const laidOut = (page: Page) =>
  page.locator('[data-below] > * > *').evaluateAll(
    // The children: a section that is not laid out has a box itself.
    (elements) =>
      elements.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length,
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

test(
  'the first page of a visit lays out what stands below its first view when it comes near',
  { tag: ['@SPD-01'] },
  async ({ page }) => {
    await page.goto(paths.home);
    await settled(page);
    const before = await laidOut(page);
    const all = await page.locator('[data-below] > * > *').count();
    expect(before).toBeLessThan(all / 2);
    await scrollDown(page, await page.evaluate(() => document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    // Each section keeps the height that it has got.
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  },
);

test(
  'a reload and Back lead back to the same line in the middle of home',
  { tag: ['@SPD-01'] },
  async ({ page }) => {
    await page.goto(paths.home);
    await settled(page);
    await scrollDown(page, 3200);
    const position = await positionOf(page);
    expect(position.at).toBeGreaterThan(1);
    await page.reload();
    await settled(page);
    expect(await positionOf(page)).toEqual(position);
    expect(await laidOut(page)).toBe(await page.locator('[data-below] > * > *').count());
    await page.goto(paths.contact);
    await page.goBack();
    await settled(page);
    expect(await positionOf(page)).toEqual(position);
  },
);

test('an address with a fragment leads to its section', { tag: ['@SPD-01'] }, async ({ page }) => {
  await page.goto(`${paths.home}#testimonials`);
  await settled(page);
  await expect(page.locator('#testimonials')).toBeInViewport();
});
