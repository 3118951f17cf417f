import type { Page } from 'playwright/test';

import { accessibilityViolations, expect, test } from './fixtures.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });

/** The names of the clients whose cards stand in the carousel's window now, from left to right. */
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
  // A visitor who does nothing loads no carousel before its first turn.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('[data-carousel-view][data-running]')).toBeVisible();
}

for (const path of ['/features', '/how-it-works', '/testimonials']) {
  test(`${path} has no accessibility fault, and no sideways scroll on a narrow phone`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('HIW-02 on wide screens the five steps are cards side by side', async ({ page }) => {
  await page.goto('/how-it-works');
  const steps = page.getByRole('list', { name: 'The five steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  const lefts = boxes.map((box) => box?.x ?? 0);
  expect(lefts).toEqual([...new Set(lefts)].sort((one, other) => one - other));
});

test('HIW-03 on small screens they are a vertical stepper with markers 1 to 5', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/how-it-works');
  const steps = page.getByRole('list', { name: 'The five steps' }).getByRole('listitem');
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  expect(boxes.map((box) => box?.y ?? 0)).toEqual(
    boxes.map((box) => box?.y ?? 0).sort((one, other) => one - other),
  );
  for (const [index, step] of (await steps.all()).entries()) {
    await expect(step.getByText(String(index + 1), { exact: true })).toBeVisible();
  }
});

test('HIW-05 the comparison is drawn for the screen that shows it', async ({ page }) => {
  await page.goto('/how-it-works');
  const image = page.getByRole('img', { name: /LinkedIn/ });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    .toBe(true);
});

test('TSTM-03 two quotes side by side, one below 900 px', async ({ page }) => {
  await page.goto('/testimonials');
  await running(page);
  await expect.poll(() => shown(page)).toHaveLength(2);
  await page.setViewportSize({ width: 899, height: 800 });
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(() => shown(page)).toHaveLength(2);
});

test('TSTM-04, TSTM-05 a dot moves to its quote, and past the last comes the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/testimonials');
  await running(page);
  await carousel(page)
    .getByRole('button', { name: /Card 4 of 4/ })
    .click();
  await expect.poll(() => shown(page)).toEqual(['Samuel Adeyemi']);
  await carousel(page).getByRole('button', { name: 'Next card' }).click();
  await expect.poll(() => shown(page)).toEqual(['Priya Raman']);
});

test('TSTM-06 it turns after 6 seconds for someone who only looks, and fetches nothing before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/testimonials');
  await expect(carousel(page)).toBeInViewport();
  const dots = carousel(page).locator('[data-carousel-dot]');
  await expect(dots).toHaveCount(4);
  // What waits for a quiet moment gets one; then the carousel's clock is running.
  await page.clock.runFor(50);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_900);
  await page.waitForLoadState('networkidle');
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  expect(asked.filter((url) => /carousel-(?!wake).*\.js/.test(url))).toEqual([]);
  await page.clock.runFor(100);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

for (const part of [/\/assets\/carousel-(?!wake).*\.js$/, /\/assets\/carousel-wake.*\.js$/]) {
  test(`a dot that is pressed before the carousel’s code (${part.source}) is there counts all the same`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = page.waitForRequest(part);
    await page.route(part, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/testimonials');
    const dot = carousel(page).getByRole('button', { name: /Card 3 of 4/ });
    await dot.scrollIntoViewIfNeeded();
    if (part.source.includes('-wake')) await asked;
    await dot.click();
    await asked;
    await expect(dot).not.toHaveAttribute('aria-current', 'true');
    release();
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });
}

test('TSTM-06, TSTM-07 it turns by itself, but not under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/testimonials');
  await running(page);
  await carousel(page).hover();
  const before = await shown(page);
  const dot = carousel(page).locator('[aria-current="true"]');
  const marked = (await dot.getAttribute('data-carousel-dot')) ?? '';
  await page.clock.runFor(20_000);
  expect(await shown(page)).toEqual(before);
  await expect(dot).toHaveAttribute('data-carousel-dot', marked);
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(dot).not.toHaveAttribute('data-carousel-dot', marked);
});
