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
    const seen: { at: number; speed: number }[] = [];
    const current = () => root.querySelector('[data-carousel-dot][aria-current]');
    const moving = root.querySelector('[data-carousel-track]') ?? root;
    let before = current();
    new MutationObserver(() => {
      if (before === current()) return;
      before = current();
      // Read now: a busy machine asks later, when the transition may have ended and been taken away.
      const { transitionDuration } = getComputedStyle(moving);
      seen.push({ at: Date.now(), speed: Number.parseFloat(transitionDuration) * 1000 });
    }).observe(root, { subtree: true, attributeFilter: ['aria-current'] });
    return seen;
  });
  const nextChange = async () => {
    const known = await changes.evaluate((seen) => seen.length);
    for (let passed = 0; passed < 20_000; passed += 500) {
      await page.clock.runFor(500);
      const change = await changes.evaluate((seen, index) => seen[index], known);
      if (!change) continue;
      await track.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      return change;
    }
    throw new Error('The carousel does not change');
  };
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const first = await nextChange();
  const second = await nextChange();
  return { every: second.at - first.at, speed: second.speed };
}
