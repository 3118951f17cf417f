import type { ElementHandle, Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { publicPages, storePosts } from '../tools/pages.ts';

const CONTROLS = 'a[href], button, summary, input:is([type="checkbox"], [type="radio"])';

type Control = ElementHandle<HTMLElement | SVGElement>;

/** How a control looks; null where it cannot be seen, or not any more. */
const lookOf = (control: Control) =>
  control.evaluate((one) => {
    const isShown =
      one.isConnected &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // The link past the header shows with the focus only.
      !one.closest('[inert], [aria-hidden=true], [href="#main"]') &&
      !one.matches(':disabled');
    return isShown ? `${one.tagName} ${one.getAttribute('class') ?? ''}` : null;
  });

/** Presses a control, and lets go elsewhere: nothing is clicked. */
async function isSeenPressed(page: Page, control: Control): Promise<boolean> {
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [box] = await control.evaluate((one) =>
    [...one.getClientRects()].map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
  );
  const [x = 0, y = 0] = box ?? [];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const isSeen = await control.evaluate((one) => {
    const { opacity, transform } = getComputedStyle(one);
    return opacity !== '1' || transform !== 'none';
  });
  await page.mouse.move(1, 1);
  await page.mouse.up();
  return isSeen;
}

test('every control shows at once that it is pressed, whatever its script has to do', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Not Found/);
  await storePosts(page.request);
  const known = new Set<string>();
  for (const path of publicPages) {
    await page.goto(path);
    // Elements, not their numbers: scripts add and take out some meanwhile.
    for (const control of await page.$$(CONTROLS)) {
      const look = await lookOf(control);
      if (look === null || known.has(look)) continue;
      const isSeen = await isSeenPressed(page, control);
      if ((await lookOf(control)) === null) continue;
      known.add(look);
      expect.soft(isSeen, `${path}: ${look}`).toBe(true);
    }
  }
  expect(known.size).toBeGreaterThan(20);
});
