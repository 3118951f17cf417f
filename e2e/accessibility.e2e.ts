import type { Page } from 'playwright/test';

import { carouselCards } from '../src/features/marketing/content/carousel-cards.ts';
import { paths } from '../src/shared/paths.ts';
import { EXAMPLE_PAGES, publicPages, storePosts } from '../tools/pages.ts';
import { expectAccessible, expect, test, WITH_MOTION } from './fixtures.ts';
import { LEAD_DIALOG } from './lead-forms.ts';
import {
  brokenWords,
  lostText,
  overflow,
  restyle,
  tabStops,
  tabThrough,
  unreadable,
} from './reach.ts';

test.use(WITH_MOTION);

/** WCAG 1.4.12 */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
const DOUBLE_SIZE = 'html { font-size: 200% !important }';

const NOT_FOUND = /404/;

/** Tabs through the page, or what is its own: each has the same header and footer. */
async function checkTabOrder(page: Page, part: 'body' | 'main'): Promise<void> {
  if (part === 'main') await page.locator('main').focus();
  const reached = await tabThrough(page, part);
  // Counted at the end: a form that hydrated on the way may have disabled its button.
  const stops = await tabStops(page, part);
  const wrong = reached.filter(
    (at) => !at.inOrder || (!at.frame && !(at.outlined && at.inView && at.uncovered)),
  );
  expect.soft(wrong, 'in order and visible').toEqual([]);
  expect.soft(reached.length, 'everything is reached').toBeGreaterThanOrEqual(stops);
}

/** Looks for lost text in narrow windows, with wide spacing and with large text. */
async function checkText(page: Page): Promise<void> {
  const check = async (width: number, how = '') => {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflow(page), `overflow at ${width} px${how}`).toBeLessThanOrEqual(0);
    expect.soft(await lostText(page), `text at ${width} px${how}`).toEqual([]);
  };
  // 1280 px at 200% are 640 CSS px; at 400% they are 320.
  for (const width of [1280, 640, 320]) await check(width);
  await restyle(page, WIDE_SPACING);
  for (const width of [390, 1280]) await check(width, ' with wide spacing');
  await restyle(page, DOUBLE_SIZE);
  await check(1280, ' with text at 200%');
}

for (const path of EXAMPLE_PAGES) {
  test(`${path} is accessible: axe, target sizes, tab order, large and wide text (SHELL-28)`, async ({
    page,
  }) => {
    await storePosts(page.request);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Frames of third parties have their own tab order.
    await page.route(/__sandbox\/stripe/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(path);
    await checkTabOrder(page, path === paths.contact ? 'body' : 'main');
    await expectAccessible(page, 1440, 390);
    await checkText(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('other pages with a frame, a form or a table are accessible, on the narrowest phone too (SHELL-28)', async ({
  page,
}) => {
  for (const path of [
    paths.features,
    paths.careers,
    paths.getStarted,
    paths.affiliates,
    paths.trust,
  ]) {
    await page.goto(path);
    await expectAccessible(page, 1280, 320);
  }
});

/** Headings of sections that are larger than the page's headline. */
const largerHeadings = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize);
    const headline = document.querySelector('h1');
    return [...document.querySelectorAll('h2')]
      .filter((heading) => headline && sizeOf(heading) > sizeOf(headline))
      .map((heading) => heading.textContent);
  });

test('each page is readable in forced colors, fits its window up to wide screens, has its headline as the largest heading, and loses no word with text at 200% (SHELL-28)', async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND);
  await storePosts(page.request);
  for (const path of publicPages) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect.soft(await unreadable(page), `${path} in forced colors`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    for (const width of [1920, 1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await largerHeadings(page), `${path} at ${width} px`).toEqual([]);
    }
    await restyle(page, DOUBLE_SIZE);
    expect.soft(await overflow(page), `${path} at 200%`).toBeLessThanOrEqual(0);
    expect.soft(await lostText(page), `${path} at 200%`).toEqual([]);
    // The demo's panes have columns of their own.
    expect.soft(await brokenWords(page), `${path} at 200%`).toEqual([]);
  }
});

test('the lead dialog keeps the focus, and returns it to its opener', async ({ page }) => {
  await page.goto('/pricing');
  const opener = page.getByRole('link', { name: /Get Started Today: choose a plan/i });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: LEAD_DIALOG });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls leave the page's focus on the body.
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') ? '' : focused?.outerHTML;
      }),
      'in the dialog or the browser’s own controls',
    ).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('everything that moves has a pause button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause the film' })).toHaveCount(1);
  for (const name of ['Features', 'Testimonials']) {
    const carousel = page.getByRole('region', { name });
    await expect(carousel.getByRole('button', { name: 'Pause the carousel' })).toHaveCount(1);
  }
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

test('print hides the skip link and the chat, and has no light text on a background that is not printed', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with RiC' })).toBeHidden();
  const colors = await page.evaluate(() =>
    ['footer', 'header a[href="/pricing"]'].map((part) => {
      const element = document.querySelector(part);
      return element ? getComputedStyle(element).color : '';
    }),
  );
  expect(colors).toEqual(Array(2).fill('rgb(20, 22, 15)'));
});

test('print shows plans without the card on them, and the answers to closed questions', async ({
  page,
}) => {
  await page.goto('/pricing');
  const closed = page.locator('details p').first();
  await expect(page.getByText('Get Started Today')).toBeVisible();
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Get Started Today')).toBeHidden();
  await expect(closed).toBeVisible();
});

test('print shows /trust whole, as tables and without its list of contents', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(paths.trust);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  for (const heading of await page.getByRole('columnheader').all())
    await expect(heading).toBeVisible();
  await expect(page.getByText('What stays after an erasure')).toBeVisible();
  await expect(page.getByText('Copies outside this site')).toBeVisible();
});

test('print shows a post without links to others', async ({ page }) => {
  await page.goto('/blog/the-offer-call');
  const others = page.getByRole('heading', { name: 'Read next' });
  await expect(others).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(others).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('print shows every card of a carousel', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Features' });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  await expect(carousel.locator('[data-carousel-view][data-running]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const cards = carousel.locator('[data-carousel-slide]');
  await expect(cards).toHaveCount(carouselCards.length);
  const positions = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      return left >= 0 && right <= innerWidth
        ? `${Math.round(left)} ${Math.round(top)}`
        : 'cut off';
    }),
  );
  expect(new Set(positions).size).toBe(carouselCards.length);
  expect(positions).not.toContain('cut off');
});

test('a marked phrase and the logo are readable in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const colors = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
  const [text, mark] = await colors('[data-lowest] mark');
  expect(mark).not.toBe('rgba(0, 0, 0, 0)');
  expect(text).not.toBe(mark);
  expect((await colors('header a[href="/"]'))[1]).toBe('rgb(246, 243, 236)');
});
