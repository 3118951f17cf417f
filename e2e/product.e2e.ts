import type { Page } from 'playwright/test';

import { marked, rhythm } from './carousel.ts';
import { settled } from './contexts.ts';
import { expect, holdBack, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });

/** The clients on the visible cards, from left to right. */
const shown = (page: Page) =>
  carousel(page)
    .locator('[data-carousel-view]')
    .evaluate((view) => {
      const { left, right } = view.getBoundingClientRect();
      return [...view.querySelectorAll('figure')]
        .map((card) => ({ box: card.getBoundingClientRect(), card }))
        .filter(({ box }) => box.left >= left - 2 && box.right <= right + 2)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ card }) => card.querySelector('strong')?.textContent);
    });

async function running(page: Page): Promise<void> {
  // Without interaction the carousel's code loads for its first turn.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('[data-carousel-view][data-running]')).toBeVisible();
}

test('on wide screens the five steps are a list of five cards, beside the picture that they change (HIW-02)', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const list = page.getByRole('list', { name: 'The five steps' });
  await expect(list.getByRole('heading')).toHaveCount(5);
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = await list.locator('> li').evaluateAll((all) =>
      all.map((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    );
    for (const [index, card] of cards.entries()) {
      expect(card.left, `${width} px`).toBe(cards[0]?.left);
      expect(card.bottom - card.top, 'one can take in the next one, too').toBeLessThan(260);
      if (index > 0) expect(card.top).toBeGreaterThan(cards[index - 1]?.bottom ?? Infinity);
    }
    const picture = await list.locator('[data-landscape]').boundingBox();
    expect(picture?.x, `beside the cards at ${width} px`).toBeGreaterThan(cards[0]?.right ?? NaN);
  }
});

test('one picture shows each step that is read, without a ghost of another and at the same place (HIW-02)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/how-it-works');
  const list = page.getByRole('list', { name: 'The five steps' });
  const picture = list.locator('[data-landscape]');
  await expect(picture, 'there is one').toHaveCount(1);
  const shown = () =>
    picture.evaluate((root) => {
      const [sentence] = root.children;
      const field = root.querySelector('svg');
      const input = root.querySelector('input');
      const scene = root.parentElement?.parentElement;
      return {
        texts: [sentence, ...(scene?.querySelectorAll('[aria-hidden] > p') ?? [])]
          .filter((text) => text?.checkVisibility({ opacityProperty: true }))
          .map((text) => text?.textContent),
        // The picture is never empty: sheets and the numbers of the ruler.
        sheets:
          field?.checkVisibility() &&
          root.lastElementChild?.checkVisibility({ visibilityProperty: true }),
        line: input?.checkVisibility({ opacityProperty: true }),
        height: Math.round(root.getBoundingClientRect().height),
      };
    });
  const { height } = await shown();
  const scenes = [
    { texts: ['One job, 438 resumes'], sheets: true, line: false },
    { texts: ['6 requirements make the rating'], sheets: true, line: false },
    { texts: ['438 resumes, each at its rating'], sheets: true, line: false },
    { texts: ['Call everyone from 8.0 up: 3 people'], sheets: true, line: true },
    { texts: ['One opening, on all of the job boards'], sheets: true, line: true },
  ];
  for (const order of [scenes, scenes.toReversed()])
    for (const scene of order) {
      const step = list.locator('> li').nth(scenes.indexOf(scene));
      await expect(
        async () => {
          await step.evaluate((card) => {
            const { top } = card.getBoundingClientRect();
            scrollBy({ top: top + 40 - innerHeight * 0.45, behavior: 'instant' });
          });
          expect(await shown()).toEqual({ ...scene, height });
        },
        `step ${scenes.indexOf(scene) + 1}`,
      ).toPass();
    }
  await list.locator('> li').nth(2).hover();
  expect(await shown()).toEqual({ ...scenes[2], height });
  await picture.getByLabel('Who to call').focus();
  expect(await shown(), 'the line can be taken by keys at any step').toEqual({
    ...scenes[3],
    height,
  });
});

test('without JavaScript the picture of the five steps is whole (HIW-02)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.goto('/how-it-works');
  await expect(page.getByText('Call everyone from 8.0 up: 3 people')).toHaveCSS('opacity', '1');
  await expect(page.getByLabel('Who to call')).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-landscape] svg').first()).toHaveCSS('opacity', '1');
  await context.close();
});

test('on narrow screens they are a vertical stepper with markers 1 to 5, and the picture of the comparison loads (HIW-03, HIW-05)', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const steps = page.getByRole('list', { name: 'The five steps' }).locator('> li');
  for (const width of [400, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await steps.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    expect(new Set(boxes.map(({ x }) => x)).size, `${width} px`).toBe(1);
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
    // Of the numerals of the ruler, the last two are not one number.
    const [eight, nine, ten] = await page
      .locator('[data-landscape] > div:last-child > span')
      .evaluateAll((all) =>
        all.slice(7).map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      );
    if (!eight || !nine || !ten) throw new Error('The ruler has no ten numerals');
    expect(ten.left - nine.right, `9 and 10 at ${width} px`).toBeGreaterThan(
      (nine.left - eight.right) / 2,
    );
    const markers = steps.locator('> span');
    await expect(markers).toHaveText(['1', '2', '3', '4', '5']);
    for (const marker of await markers.all()) await expect(marker).toBeVisible();
  }
  const image = page.getByRole('img', { name: /LinkedIn/ });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    .toBe(true);
});

test('two quotes side by side, one below 900 px; a dot moves to its quote, and past the last comes the first (TSTM-03, TSTM-04, TSTM-05)', async ({
  page,
}) => {
  await page.goto('/testimonials');
  await running(page);
  for (const [width, count] of [
    [1280, 2],
    [900, 2],
    [899, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => shown(page)).toHaveLength(count);
  }
  await carousel(page)
    .getByRole('button', { name: /Card 4 of 4/ })
    .click();
  await expect.poll(() => shown(page)).toEqual(['Samuel Adeyemi']);
  await carousel(page).getByRole('button', { name: 'Next card' }).click();
  await expect.poll(() => shown(page)).toEqual(['Priya Raman']);
});

test('without interaction the carousel loads its code only for its first turn, after 6 seconds (TSTM-06)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const code = () => asked.filter((url) => /\/assets\/carousel-.*\.js/.test(url));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/testimonials');
  await expect(carousel(page)).toBeInViewport();
  await expect(carousel(page).locator('[data-carousel-dot]')).toHaveCount(4);
  // The delayed code has arrived when the network is idle.
  await settled(page);
  await page.clock.runFor(5_999);
  expect(await marked(carousel(page))).toBe(0);
  expect(code()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => marked(carousel(page))).toBe(1);
  expect(code()).toHaveLength(1);
});

test('a click on a dot before the carousel’s code has loaded still works', async ({ page }) => {
  for (const part of [/\/assets\/carousel-.*\.js$/, /\/assets\/hydrate-carousel-.*\.js$/]) {
    const asked = page.waitForRequest(part);
    const release = await holdBack(page, part);
    await page.goto('/testimonials');
    const dot = carousel(page).getByRole('button', { name: /Card 3 of 4/ });
    await dot.scrollIntoViewIfNeeded();
    await dot.click();
    await asked;
    await expect(dot, part.source).not.toHaveAttribute('aria-current', 'true');
    release();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await page.unrouteAll();
  }
});

test('the carousel advances every 6 seconds and pauses on hover (TSTM-06, TSTM-07)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/testimonials');
  await running(page);
  const { every, speed } = await rhythm(page, carousel(page));
  expect(every).toBe(6000);
  expect(speed).toBe(500);
  await carousel(page).hover();
  const before = await marked(carousel(page));
  await page.clock.runFor(12_000);
  expect(await marked(carousel(page)), 'under the pointer').toBe(before);
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  expect(await marked(carousel(page)), 'afterwards').not.toBe(before);
});
