import type { Page } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';
import { EXAMPLE_PAGES, storePosts } from '../tools/pages.ts';
import { expect, holdBack, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

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

/** Where everything on the page is, and how it looks. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      // Frames come after the load event.
      if (element.closest('iframe')) return [];
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
      return [
        `${element.tagName}.${element.className} ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${opacity}`,
      ];
    }),
  );

for (const path of PAGES.filter((one) => EXAMPLE_PAGES.includes(one)))
  test(`${path} looks the same before and after its stylesheets load (SPD-01)`, async ({
    page,
    request,
    problems,
  }) => {
    // Without the site's fonts, which come later: only the styles are compared.
    problems.allow(/woff2|ERR_FAILED/);
    await storePosts(request);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Nor what third parties show later, in places of their own.
    await holdBack(page, /\/__sandbox\//);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, /\/assets\/.*\.css$/);
      await page.goto(path);
      const files = page.locator('head > link[rel=preload][as=style]');
      await expect(files, 'they are requested after the load event').toHaveCount(2);
      // A script disables such buttons.
      await expect(page.locator('[data-until-complete]:enabled')).toHaveCount(0);
      // Until then the heights of home's later sections are guesses.
      await expect(page.locator('[data-below] > :not([data-laid-out])')).toHaveCount(0);
      const before = await look(page);
      release();
      const links = page.locator('head > link[rel=stylesheet]');
      await expect
        .poll(() =>
          links.evaluateAll((all) => all.map((link) => 'sheet' in link && link.sheet !== null)),
        )
        .toEqual([true, true]);
      expect(before.length).toBeGreaterThan(50);
      expect(await look(page)).toEqual(before);
    }
  });

test('stylesheets come after the first paint, also when everything else has loaded before it (SPD-01)', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await expect(page.locator('head > link[rel=stylesheet]')).toHaveCount(2);
  const { paint, load, requested } = await page.evaluate(() => {
    const start = (type: string) => performance.getEntriesByType(type)[0]?.startTime ?? 0;
    const [navigation] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource');
    return {
      paint: start('paint'),
      load: (navigation as PerformanceNavigationTiming).loadEventStart,
      requested: files.find(({ name }) => name.endsWith('.css'))?.startTime,
    };
  });
  // A busy machine paints late: client/loaded.ts waits for two seconds.
  expect(requested).toBeGreaterThanOrEqual(Math.min(paint, load + 2000));
});

test('no late stylesheet declares a font, for which the browser would lay out the whole page again (SPD-01)', async ({
  page,
  request,
}) => {
  await page.goto(paths.contact);
  const links = page.locator('head > link[rel=stylesheet]');
  await expect(links).toHaveCount(2);
  const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const file of files)
    expect(await (await request.get(String(file))).text(), file ?? '').not.toContain('@font-face');
});

test('a letter that English seldom has is in the site’s font, also one that a visitor types (SPD-01)', async ({
  page,
}) => {
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
});

test('on the first page of a visit no script, rule or manifest is requested before the first paint (SPD-01)', async ({
  page,
}) => {
  await page.goto(paths.features);
  const { paint, early } = await page.evaluate(() => {
    const shown = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
    // A busy machine paints late: the script waits for two seconds.
    const end = Math.min(shown, 2000);
    const files = performance.getEntriesByType('resource');
    return {
      paint: shown,
      early: files.filter(({ startTime }) => startTime < end).map(({ name }) => name),
    };
  });
  expect(paint).toBeGreaterThan(0);
  expect(early.filter((name) => !/\.(?:woff2|svg|webp)$/.test(name))).toEqual([]);
  expect(await page.locator('head > script[type=module]').count()).toBe(1);
  expect(await page.locator('head > script[type=speculationrules]').count()).toBe(1);
  expect(await page.locator('head > link[rel=manifest]').count()).toBe(1);
});

test('a page whose browser reports no paint starts its scripts after two seconds (SPD-01)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(paths.features, { waitUntil: 'commit' });
  const chat = page.locator('[data-island="Chat"]');
  await expect(chat).toHaveAttribute('data-island-status', 'scheduled');
  const { startTime = 0 } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const script = files.find(({ name }) => name.endsWith('.js'));
    return { startTime: script?.startTime };
  });
  expect(startTime).toBeGreaterThanOrEqual(2000);
});

test('a chat that is opened before the stylesheets have loaded waits for them, and is styled (SPD-01)', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.css$/);
  await page.goto(paths.contact);
  const chat = page.locator('[data-island="Chat"]');
  await chat.getByRole('button').first().click();
  await expect(chat).toHaveAttribute('data-island-status', 'loading');
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('display', 'flex');
});

test('a chat opens, plain, when a stylesheet hangs (SPD-01)', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, /\/assets\/.*\.css$/);
  await page.goto(paths.contact);
  const chat = page.locator('[data-island="Chat"]');
  await chat.getByRole('button').first().click();
  await expect(chat).toHaveAttribute('data-island-status', 'loading');
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByRole('dialog').isVisible();
    })
    .toBe(true);
});

test('only the first page of a visit contains its styles: later pages link the files (SPD-01)', async ({
  request,
}) => {
  const get = (from: string, headers = {}) =>
    request.get(paths.pricing, { headers: { 'sec-fetch-site': from, ...headers } });
  const [entry, later] = await Promise.all([get('cross-site'), get('same-origin')]);
  const headOf = async (response: typeof entry) =>
    (await response.text()).split('</head>')[0] ?? '';
  const [entryHead, laterHead] = [await headOf(entry), await headOf(later)];
  expect(entryHead).toContain('@layer reset');
  expect(entryHead.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('"stylesheet"');
  expect(laterHead).not.toContain('@layer reset');
  expect(laterHead.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  expect((await later.body()).length).toBeLessThan((await entry.body()).length);
  expect(entryHead).toContain('<script type="speculationrules">');
  expect(entry.headers()['speculation-rules']).toBeUndefined();
  expect(laterHead).not.toContain('speculationrules');
  expect(later.headers()['speculation-rules']).toBeDefined();
  // Caches must hold them apart.
  for (const response of [entry, later])
    expect(response.headers()['vary']).toBe('accept-encoding, sec-fetch-site');
  const etag = later.headers()['etag'] ?? '';
  expect((await get('same-origin', { 'if-none-match': etag })).status()).toBe(304);
  expect((await get('none', { 'if-none-match': etag })).status()).toBe(200);
});
