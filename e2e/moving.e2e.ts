import type { Page } from 'playwright/test';

import { findBrowser } from '../tools/browser.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { RawTab } from './raw-tab.ts';

const executablePath = findBrowser();
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // As a visitor's browser has it: Back brings a page out of memory.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Goes a step back the way a visitor does, and says whether the page came out of memory. */
async function back(page: Page, path: string): Promise<boolean> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  return page.evaluate(() => (window as { persisted?: boolean }).persisted ?? false);
}

/** Notes, in each page, how it came to be shown. */
const watchArrival = (page: Page) =>
  page.addInitScript(`
    addEventListener('pageshow', (event) => { window.persisted = event.persisted; });
    addEventListener('pagereveal', (event) => {
      window.faded = Boolean(event.viewTransition);
      event.viewTransition?.ready.then(() => {
        window.durations = document
          .getAnimations()
          .filter(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'))
          .map(({ effect }) => effect.getTiming().duration);
      });
    });
  `);

for (const [from, link] of [
  ['/', 'Blog'],
  ['/pricing', 'Blog'],
  ['/contact', 'Pricing'],
  ['/careers', 'Pricing'],
  ['/SignUp', 'Pricing'],
  ['/blog', 'Affiliates'],
  ['/Affiliates', 'Pricing'],
  ['/how-it-works', 'Blog'],
] as const) {
  test(
    `from ${from} a link opens at the top; Back is at once where it was, out of memory`,
    { tag: ['@SHELL-22'] },
    async ({ page }) => {
      await watchArrival(page);
      await page.goto(from);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      const left = await page.evaluate(() => scrollY);
      await mainMenu(page).getByRole('link', { name: link, exact: true }).click();
      await expect(page).not.toHaveURL(from);
      expect(await page.evaluate(() => scrollY), 'to the top').toBe(0);
      expect(await back(page, from), 'was kept').toBe(true);
      expect(await page.evaluate(() => scrollY), 'where it was').toBe(left);
    },
  );
}

test('a chat that was opened on the next page is open on the one that Back brings out of memory', async ({
  page,
}) => {
  await watchArrival(page);
  await page.goto('/features');
  await mainMenu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await page.getByPlaceholder('Type your message...').fill('bias');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('fair hiring');
  expect(await back(page, '/features')).toBe(true);
  await hydrated(page, 'Chat');
  await expect(page.getByRole('log')).toContainText('fair hiring');
});

test('one page fades into the next, shortly, under a header that stands still, though its styles come late', async ({
  page,
}) => {
  await watchArrival(page);
  // As on a first visit: the page's body is there before its stylesheets are.
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
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
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect
    .poll(() => page.evaluate(() => (window as { durations?: number[] }).durations?.length))
    .toBeGreaterThan(0);
  expect(await names()).toEqual(before);
  const { faded, durations } = await page.evaluate(() => {
    const { faded, durations } = window as { faded?: boolean; durations?: number[] };
    return { faded, durations };
  });
  expect(faded).toBe(true);
  expect(Math.max(...(durations ?? []))).toBeLessThanOrEqual(240);
});

test('nothing fades for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchArrival(page);
  await page.goto('/');
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => (window as { faded?: boolean }).faded)).toBe(false);
});

test('a page that is rendered ahead does nothing before its visitor is there, then everything', async ({
  context,
}) => {
  await context.addInitScript(`
    window.ahead = true;
    Object.defineProperty(document, 'prerendering', { get: () => window.ahead, configurable: true });
  `);
  for (const [path, comes] of [
    ['/', /\.(webm|mp4)$/],
    ['/pricing', /stripe/],
    ['/contact', /recaptcha/],
    ['/careers', /__sandbox\/jobs/],
    ['/SignUp', /__sandbox\/signup/],
  ] as const) {
    // Each in a tab of its own, whose session storage is empty.
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const elsewhere = () => asked.filter((url) => /127\.0\.0\.1|\.(webm|mp4)$/.test(url));
    await page.goto(`${path}?partner_key=acme`, { waitUntil: 'networkidle' });
    expect(elsewhere(), `${path} asks nobody`).toEqual([]);
    const state = () =>
      page.evaluate(() => ({
        kept: Object.keys(sessionStorage),
        islands: [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
          (island) => island.dataset['islandStatus'],
        ),
      }));
    const still = await state();
    expect(still.kept, path).toEqual([]);
    expect(new Set(still.islands), path).toEqual(new Set(['waiting']));
    // Meanwhile the visitor opened the chat on the page that is shown.
    await page.evaluate(() => {
      sessionStorage.setItem(
        'chat',
        JSON.stringify({ open: true, minimised: false, draft: '', messages: [] }),
      );
      (window as { ahead?: boolean }).ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await hydrated(page, 'Chat');
    await expect
      .poll(() => elsewhere().some((url) => comes.test(url)), { message: path })
      .toBe(true);
    expect((await state()).kept, path).toEqual(
      expect.arrayContaining(['first_touch', 'partner_key']),
    );
    await page.close();
  }
});

test('the browser renders a page of ours under the pointer, and shows that one', async ({
  baseURL,
}) => {
  await RawTab.with(async (tab) => {
    await tab.open(`${baseURL}/features`);
    await tab.point('nav a[href="/blog"]', false);
    await tab.untilPrerender('/blog', 'Ready');
    await tab.point('nav a[href="/blog"]', true);
    await tab.until('location.pathname === "/blog"');
    await tab.until('document.querySelector("[data-island]").dataset.islandStatus === "scheduled"');
    expect(
      await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart > 0'),
    ).toBe(true);
    expect(await tab.evaluate('[scrollY, document.prerendering]')).toEqual([0, false]);
    await tab.until('!document.documentElement.matches(":active-view-transition")');

    await tab.point('a[href="/pricing"]', false);
    await tab.point('a[href="/pricing"]', true);
    await tab.until('location.pathname === "/pricing"');
    await tab.until(
      'document.querySelector("[data-late-script]").dataset.scriptStatus === "loaded"',
    );
    expect(tab.prerendered.get('/pricing')).toBe('Success');
  });
});
