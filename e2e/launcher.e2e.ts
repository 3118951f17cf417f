import type { Page } from 'playwright/test';

import { EXAMPLE_PAGES, storePosts } from '../tools/pages.ts';
import { paths } from '../src/shared/paths.ts';
import { settled } from './contexts.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

/** Width and height in px. In wide windows the page's margin has room for the launcher. */
const NARROW = [
  [320, 568],
  [390, 664],
  [768, 1024],
  [1024, 768],
] as const;
const WIDE = [
  [1280, 640],
  [1440, 900],
] as const;
const EXAMPLE_WINDOWS = [[NARROW[1]], [WIDE[1]]] as const;

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with RiC' });

/** Defines `covered`: elements and matching text under the launcher; nothing while it is out of sight. */
const COVERED = `
  const SOLID = 'a[href], button, input, select, textarea, summary, label, [data-lead-card], ' +
    'img, video, iframe, figure, blockquote, [role=img], svg';
  const launcher = () => document.querySelector('[data-chat-launcher]');
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const visiblePart = (element, { left, top, right, bottom }) => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflow === 'visible') continue;
      const frame = above.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom, empty: left >= right || top >= bottom };
  };
  const covered = (pattern = /\\d+/g) => {
    const button = launcher();
    if (!shown(button)) return [];
    const circle = button.getBoundingClientRect();
    const [x, y] = [(circle.left + circle.right) / 2, (circle.top + circle.bottom) / 2];
    const isUnder = (element, box) => {
      const { left, top, right, bottom, empty } = visiblePart(element, box);
      const across = Math.max(left - x, 0, x - right);
      const down = Math.max(top - y, 0, y - bottom);
      return !empty && Math.hypot(across, down) < circle.width / 2;
    };
    const solid = [...document.querySelectorAll(SOLID)]
      .filter((element) => !button.contains(element) && shown(element))
      .filter((element) => isUnder(element, element.getBoundingClientRect()))
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
    const lines = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      for (const { index, 0: match } of data.matchAll(pattern)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + match.length);
        if (!shown(parentElement)) continue;
        const boxes = [...range.getClientRects()];
        if (boxes.some((box) => isUnder(parentElement, box))) lines.push(data);
      }
    }
    return [...solid, ...lines];
  };
  const rest = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(launcher().getAnimations().map(({ finished }) => finished.catch(() => {})));
  };`;

/** What the launcher covers when the page rests: at the top, and after each turn of a wheel. */
const coveredInScroll = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    ${COVERED}
    const found = [];
    const look = async () => {
      await rest();
      for (const what of covered()) found.push(Math.round(scrollY) + ' px: ' + what);
    };
    await look();
    for (let before = -1; before !== scrollY; ) {
      before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      if (before === scrollY) continue;
      await new Promise((done) => addEventListener('scrollend', done, { once: true }));
      await look();
    }
    return found;
  })()`);

for (const path of EXAMPLE_PAGES) {
  test(`the launcher covers no control, figure, frame, quotation or number on ${path} (CHAT-01)`, async ({
    page,
    request,
    problems,
  }) => {
    if (path === '/no-such-page') problems.allow(/404/);
    await storePosts(request);
    for (const windows of EXAMPLE_WINDOWS) {
      const [width, height] = windows[0];
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await settled(page);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(launcher(page), 'at first view the chat can be opened').toHaveCSS(
          'opacity',
          '1',
        );
        expect(await coveredInScroll(page), `in a window of ${width} by ${height} px`).toEqual([]);
      }
    }
  });
}

for (const path of [paths.home, paths.pricing])
  test(`in the first view of ${path} the launcher covers no text (CHAT-01)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await settled(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(launcher(page), `it is shown at ${width} by ${height} px`).toHaveCSS(
        'opacity',
        '1',
      );
      await expect
        .poll(
          () =>
            page.evaluate<string[]>(
              `(async () => { ${COVERED} await rest(); return covered(/\\S+/g); })()`,
            ),
          `in a window of ${width} by ${height} px`,
        )
        .toEqual([]);
    }
  });

test('where the launcher has no free spot, a keyboard still reaches it, and scrolling brings it back (CHAT-01, CHAT-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.signUp);
  await settled(page);
  await page
    .locator('iframe')
    .evaluate((form) => form.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(launcher(page), 'only the form is in sight').toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await launcher(page).focus();
  await expect(launcher(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'RiC - Your AI Assistant' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'RiC - Your AI Assistant' })).toBeVisible();
});

test('a question that opens under the launcher moves it (CHAT-01)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(paths.howItWorks);
  await settled(page);
  const first = page.locator('summary').first();
  await first.evaluate((question) => {
    const { top } = question.getBoundingClientRect();
    scrollTo({ top: scrollY + top - 300, behavior: 'instant' });
  });
  await first.click();
  await expect
    .poll(() => page.evaluate<string[]>(`(() => { ${COVERED} return covered(); })()`))
    .toEqual([]);
});
