import { expect, type Locator, type Page } from 'playwright/test';

/** The index of a running carousel's current dot. */
export const marked = (carousel: Locator): Promise<number> =>
  carousel
    .locator('[data-carousel-dot]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent));

/** Measures a carousel by the page's installed clock: the time between two changes, and of one, in ms. */
export async function rhythm(
  page: Page,
  carousel: Locator,
): Promise<{ every: number; speed: number }> {
  const track = carousel.locator('[data-carousel-track]');
  const step = 50;
  const untilChange = async () => {
    const before = await marked(carousel);
    let passed = 0;
    for (; (await marked(carousel)) === before; passed += step) {
      expect(passed, 'it changes').toBeLessThan(20_000);
      await page.clock.runFor(step);
    }
    const speed = await track.evaluate(async (element) => {
      const { transitionDuration } = getComputedStyle(element);
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return Number.parseFloat(transitionDuration) * 1000;
    });
    return { every: passed, speed };
  };
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await untilChange();
  return untilChange();
}
