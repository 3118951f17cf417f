import type { Locator, Page } from 'playwright/test';

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
  const changes = await carousel.evaluateHandle((root) => {
    const times: number[] = [];
    const current = () => root.querySelector('[data-carousel-dot][aria-current]');
    let before = current();
    new MutationObserver(() => {
      if (before === current()) return;
      before = current();
      times.push(Date.now());
    }).observe(root, { subtree: true, attributeFilter: ['aria-current'] });
    return times;
  });
  const nextChange = async () => {
    const known = await changes.evaluate((times) => times.length);
    for (let passed = 0; passed < 20_000; passed += 500) {
      await page.clock.runFor(500);
      const at = await changes.evaluate((times, index) => times[index], known);
      if (at === undefined) continue;
      const speed = await track.evaluate(async (element) => {
        const { transitionDuration } = getComputedStyle(element);
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        return Number.parseFloat(transitionDuration) * 1000;
      });
      return { at, speed };
    }
    throw new Error('The carousel does not change');
  };
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const first = await nextChange();
  const second = await nextChange();
  return { every: second.at - first.at, speed: second.speed };
}
