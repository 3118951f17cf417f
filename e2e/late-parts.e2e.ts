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
