import { paths } from '../src/shared/paths.ts';
import { storePosts } from '../tools/pages.ts';
import { prepareContext, settled } from './contexts.ts';
import { DEVICE_FONTS, withFonts, type DeviceFont } from './device-fonts.ts';
import { expect, holdBack, INVISIBLE, scoreOf, test as base, watchShifts } from './fixtures.ts';

for (const [font, name] of Object.entries(DEVICE_FONTS) as [DeviceFont, string][]) {
  const test = base.extend({
    page: async ({ playwright, launchOptions, contextOptions, baseURL, problems }, use) => {
      const env = withFonts(font);
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        reducedMotion: 'no-preference',
        viewport: { width: 412, height: 823 },
      });
      prepareContext(context);
      context.on('page', (page) => problems.watch(page));
      await use(await context.newPage());
      await browser.close();
    },
  });

  test(`lines stay where they are when the fonts come late to a device with ${name} (SPD-01)`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/404/);
    await storePosts(request);
    await watchShifts(page);
    for (const path of [
      paths.home,
      paths.contact,
      paths.affiliates,
      paths.getStarted,
      paths.testimonials,
      '/no-such-page',
    ]) {
      // What is held back does not come from the cache.
      const release = await holdBack(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const isInstalled = (full: string) =>
        new FontFace('test', `local("${full}")`).load().then(
          () => true,
          () => false,
        );
      expect(await page.evaluate(isInstalled, name), `${name} is missing: npm ci`).toBe(true);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const { score, lines } = await scoreOf(page);
      expect(score, `${path}: ${lines}`).toBeLessThan(INVISIBLE);
      await page.unrouteAll();
    }
  });
}

base(
  'a letter that English seldom has is in the site’s font, also one that a visitor types (SPD-01)',
  async ({ page }) => {
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.url());
    });
    await page.goto(paths.contact);
    await expect.poll(() => fonts.length).toBe(2);
    await page.getByLabel('Name').first().fill('André Núñez');
    await page.getByLabel('Name').first().fill('Søren Ångström');
    await expect
      .poll(() => fonts.map((url) => /\w+-\w+-rest/.exec(url)?.[0]))
      .toEqual([undefined, undefined, 'instrument-sans-rest']);
  },
);
