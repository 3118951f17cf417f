import type { Page } from 'playwright/test';

import { findBrowser } from '../tools/browser.ts';
import { settled } from './contexts.ts';
import { expect, hydrated, test, WITH_MOTION } from './fixtures.ts';

const executablePath = findBrowser();
test.use({
  ...WITH_MOTION,
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // Playwright switches the bfcache off; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What watchArrival records. */
interface Arrival {
  persisted?: boolean;
  faded?: boolean;
  /** Of the parts of the fade (ms). */
  durations?: number[];
}

/** @returns whether the page came from the bfcache */
async function back(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  return page.evaluate(() => (window as Arrival).persisted ?? false);
}

/** Records how each page came to be shown. */
const watchArrival = (page: Page) =>
  page.addInitScript(`
    addEventListener('pageshow', (event) => { window.persisted = event.persisted; });
    addEventListener('pagereveal', (event) => {
      window.faded = Boolean(event.viewTransition);
      event.viewTransition?.ready.then(
        () => {
          window.durations = document
            .getAnimations()
            .filter(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'))
            .map(({ effect }) => effect.getTiming().duration);
        },
        // Skipped: without a handler that would be an error of the page.
        () => {},
      );
    });
  `);

test('a link opens at the top; Back restores the page and its scroll position from the bfcache (SHELL-22)', async ({
  page,
}) => {
  await watchArrival(page);
  for (const from of ['/', '/pricing']) {
    await page.goto(from);
    // A page with a frame that is still loading is not put into the bfcache.
    await settled(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    const left = await page.evaluate(() => scrollY);
    await mainMenu(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).not.toHaveURL(from);
    expect(await page.evaluate(() => scrollY), 'at the top').toBe(0);
    expect(await back(page, from), 'from the bfcache').toBe(true);
    expect(await page.evaluate(() => scrollY), 'where it was').toBe(left);
  }
});

test('a page that is shown again by Back has its menus closed, and a chat that was opened since (BRW-01)', async ({
  page,
}) => {
  await watchArrival(page);
  await page.goto('/features');
  await page.evaluate(() => document.getElementById('menu')?.showPopover());
  await page.locator('[data-panel-trigger]').first().hover({ force: true });
  await expect(page.locator('[data-panel=open]')).toHaveCount(1);
  await page.evaluate(() => location.assign('/press'));
  await expect(page).toHaveURL('/press');
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await page.getByPlaceholder('Type your message...').fill('bias');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('fair hiring');
  // A pointer that rests on the trigger opens the panel again. The page that comes back believes that this
  // one still does, until it moves.
  await page.mouse.move(600, 700);
  expect(await back(page, '/features')).toBe(true);
  await page.mouse.move(600, 690);
  await expect(page.locator(':popover-open, [data-panel=open]')).toHaveCount(0);
  await hydrated(page, 'Chat');
  await expect(page.getByRole('log')).toContainText('fair hiring');
});

test('pages cross-fade for at most 240 ms under a fixed header', async ({ page }) => {
  await watchArrival(page);
  await page.goto('/');
  const names = () =>
    page.evaluate(() =>
      ['[data-header]', '[data-island="Chat"] > *'].map((part) => {
        const element = document.querySelector(part);
        return element ? getComputedStyle(element).viewTransitionName : '';
      }),
    );
  const before = await names();
  expect(before).toEqual(['header', 'chat']);
  // Chromium gives up a fade that it cannot begin within four seconds, as the first one on a busy machine.
  await expect(async () => {
    await page.goto('/');
    await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    const parts = () => page.evaluate(() => (window as Arrival).durations?.length);
    await expect.poll(parts, { timeout: 10_000 }).toBeGreaterThan(0);
  }).toPass({ intervals: [0], timeout: 200_000 });
  // The fade can begin before the launcher, at the end of the page, is parsed.
  await page.waitForLoadState('domcontentloaded');
  expect(await names()).toEqual(before);
  const durations = await page.evaluate(() => (window as Arrival).durations ?? []);
  expect(Math.max(...durations)).toBeLessThanOrEqual(240);
});

test('nothing fades with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchArrival(page);
  await page.goto('/');
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => (window as Arrival).faded)).toBe(false);
});
