import { expect, type Locator, type Page } from 'playwright/test';

/** Of a carousel that runs: which of its dots is marked, from 0. */
export const marked = (carousel: Locator): Promise<number> =>
  carousel
    .locator('[data-carousel-dot]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent));

/**
 * How long it is from one turn of the carousel to the next, by the page's own clock, which must be
 * installed, and how long a turn takes (ms).
 */
export async function rhythm(
  page: Page,
  carousel: Locator,
): Promise<{ every: number; speed: number }> {
  const track = carousel.locator('[data-carousel-track]');
  const step = 50;
  const untilTurn = async () => {
    const before = await marked(carousel);
    let passed = 0;
    for (; (await marked(carousel)) === before; passed += step) {
      expect(passed, 'it turns at all').toBeLessThan(20_000);
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
  await untilTurn();
  return untilTurn();
}
