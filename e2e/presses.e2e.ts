import type { Locator, Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { publicPages, storePosts } from '../tools/pages.ts';

const CONTROLS = 'a[href], button, summary, input:is([type="checkbox"], [type="radio"])';

/** The controls that can be seen, one of those that look alike. */
const controls = (page: Page, known: readonly string[]) =>
  page.locator(CONTROLS).evaluateAll((all, looks) => {
    const seen = new Set(looks);
    return all.flatMap((control, index) => {
      const isShown =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // The link past the header shows with the focus only.
        !control.closest('[inert], [aria-hidden=true], [href="#main"]') &&
        !(control as HTMLButtonElement).disabled;
      const look = `${control.tagName} ${control.className}`;
      if (!isShown || seen.has(look)) return [];
      seen.add(look);
      return [{ index, look }];
    });
  }, known);

/** Presses a control, and lets go elsewhere: nothing is clicked. */
async function isSeenPressed(page: Page, control: Locator): Promise<boolean> {
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
  const known: string[] = [];
  for (const path of publicPages) {
    await page.goto(path);
    for (const { index, look } of await controls(page, known)) {
      known.push(look);
      const control = page.locator(CONTROLS).nth(index);
      expect.soft(await isSeenPressed(page, control), `${path}: ${look}`).toBe(true);
    }
  }
  expect(known.length).toBeGreaterThan(20);
});
