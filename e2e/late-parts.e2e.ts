import { paths } from '../src/shared/paths.ts';
import { EXAMPLE_PAGES, storePosts } from '../tools/pages.ts';
import { settled } from './contexts.ts';
import {
  expect,
  forgetShifts,
  holdBack,
  shiftsOf,
  test,
  watchShifts,
  WITH_MOTION,
} from './fixtures.ts';

test.use(WITH_MOTION);

/** Films, pictures, and what third parties show: the payment table and frames. */
const LATE =
  /\.(?:webm|mp4|avif|webp|png|svg)$|\/blog\/pictures\/|\/__sandbox\/(?:images|stripe|jobs|signup|recaptcha)/;
const WITH_PARTS: readonly (readonly [path: string, width: number])[] = [
  [paths.home, 390],
  [paths.home, 1440],
  [paths.pricing, 390],
  [paths.testimonials, 390],
  [paths.careers, 390],
  [paths.signUp, 390],
  [paths.blog, 1440],
  [paths.post('the-offer-call'), 390],
];

for (const [path, width] of WITH_PARTS.filter(([one]) => EXAMPLE_PAGES.includes(one)))
  test(`${path} does not move when its pictures, film and frames come late, at ${width} px (SPD-01)`, async ({
    page,
    request,
  }) => {
    await storePosts(request);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    // The whole page is in view: every part is asked for, and every move is seen.
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.setViewportSize({ width, height });
    const release = await holdBack(page, LATE);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await forgetShifts(page);
    release();
    await page.waitForLoadState('load');
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

/** Longer (ms) than a browser lets a font of `font-display: fallback` change a page. */
const TOO_LATE_MS = 3500;

for (const path of [paths.affiliates])
  for (const width of [1024])
    test(`${path} keeps its lines when the fonts come after seconds, at ${width} px (SPD-01)`, async ({
      page,
      request,
    }) => {
      await storePosts(request);
      await watchShifts(page);
      await page.setViewportSize({ width, height: 844 });
      const release = await holdBack(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForTimeout(TOO_LATE_MS);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
