import type { Page } from 'playwright/test';

import { keepPosts, publicPages } from '../tools/pages.ts';
import { prepare, restore, states } from '../tools/shots/states.ts';
import { accessibilityViolations, expect, test, type Problems } from './fixtures.ts';
import { lostText, overflow, restyle, smallTargets, tabStops, tabWalk } from './reach.ts';

/** Wider letters and lines, as WCAG 1.4.12 has them. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
const TWICE_AS_LARGE = 'html { font-size: 200% !important }';

/** Statuses that some pages and states are about, and what Chromium says of them. */
function expectTheirStatuses(problems: Problems): void {
  problems.allow(/status of (401|404|502|503)|^status (401|404|502|503)|Clear-Site-Data/);
}

/** axe, the size of what is pressed and the page's width, as the page stands now. */
async function isOpen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  expect.soft(await accessibilityViolations(page), `axe at ${width} px`).toEqual([]);
  expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
  expect.soft(await overflow(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/** Walks through the page with the Tab key until it has been everywhere. */
async function walk(page: Page): Promise<void> {
  const walked = await tabWalk(page, (await tabStops(page)) + 5);
  // Counted where the walk ends: a form that woke on the way may hold its button back until it is filled.
  const stops = await tabStops(page);
  const wrong = walked.filter(
    (at) => !at.inOrder || (!at.frame && !(at.outlined && at.inView && at.uncovered)),
  );
  expect.soft(wrong, 'in order, in sight').toEqual([]);
  expect.soft(walked.length, 'everything is reached').toBeGreaterThanOrEqual(stops);
}

/** Looks for lost text where the window is narrow, the letters are wide or the text is large. */
async function keepsItsText(page: Page): Promise<void> {
  const whole = async (width: number, how = '') => {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflow(page), `sideways at ${width} px${how}`).toBeLessThanOrEqual(0);
    expect.soft(await lostText(page), `text at ${width} px${how}`).toEqual([]);
  };
  // 1280 px at 200% are 640 CSS px; at 400% they are 320.
  for (const width of [1280, 640, 320]) await whole(width);
  await restyle(page, WIDE_SPACING);
  for (const width of [390, 1280]) await whole(width, ' with wide spacing');
  await restyle(page, TWICE_AS_LARGE);
  await whole(1280, ' with text twice as large');
}

for (const path of publicPages) {
  test(
    `${path} is open to everyone: to axe, a thumb, the Tab key, and in large or wide text`,
    { tag: ['@SHELL-28'] },
    async ({ page, problems }) => {
      expectTheirStatuses(problems);
      await keepPosts(page.request);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // What a frame of others, or the browser's PDF viewer, holds is theirs to walk through.
      await page.route(/__sandbox\/(stripe|jobs|signup|recaptcha)|\.pdf$/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await walk(page);
      for (const width of [1440, 390]) await isOpen(page, width);
      await keepsItsText(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

for (const state of states) {
  test(
    `the state "${state.name}" is open to everyone`,
    { tag: ['@SHELL-28'] },
    async ({ page, problems }) => {
      expectTheirStatuses(problems);
      const widths = [1440, 390].filter(
        (width) => !state.only || (width === 1440) === (state.only === 'wide'),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
      await prepare(page.request, state);
      await page.goto(state.path);
      await state.reach?.(page);
      for (const width of widths) await isOpen(page, width);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await restore(page.request, state);
    },
  );
}

test('the lead dialog keeps the focus, and gives it back', async ({ page }) => {
  await page.goto('/pricing');
  const opener = page.getByRole('link', { name: /open the plans/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get started' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
      'in the dialog, or with the browser',
    ).toMatch(/DIALOG|BODY/);
    expect(
      await page.evaluate(() => document.activeElement?.closest('header, footer, main a')),
    ).toBe(null);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what moves by itself has a button that stops it', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Pause the film', 'Pause the carousel'])
    await expect(page.getByRole('button', { name })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Pause the moving logos' })).toHaveCount(1);
  await page.goto('/testimonials');
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toHaveCount(1);
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
  expect(endless).toEqual([]);
});

test('paper shows neither the skip link nor the chat, and no light text on a surface it leaves out', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with RiC' })).toBeHidden();
  const colours = await page.evaluate(() =>
    ['footer', 'header a[href="/pricing"]'].map((part) => {
      const element = document.querySelector(part);
      return element ? getComputedStyle(element).color : '';
    }),
  );
  expect(colours).toEqual(Array(2).fill('rgb(20, 22, 15)'));
});

test('on paper every card of a carousel is to be read, not the one that was in view', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  await expect(page.locator('[data-carousel-view][data-running]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('[data-carousel-slide]');
  await expect(cards).toHaveCount(6);
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      return left >= 0 && right <= innerWidth
        ? `${Math.round(left)} ${Math.round(top)}`
        : 'cut off';
    }),
  );
  expect(new Set(places).size).toBe(6);
  expect(places).not.toContain('cut off');
});

test('a marked phrase and the logo can be read in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/contact');
  const colours = (part: string) =>
    page.locator(part).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
  const [text, mark] = await colours('h1 mark');
  expect(mark).not.toBe('rgba(0, 0, 0, 0)');
  expect(text).not.toBe(mark);
  expect((await colours('header a[href="/"]'))[1]).toBe('rgb(246, 243, 236)');
});
