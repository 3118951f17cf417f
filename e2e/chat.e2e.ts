import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { expectAccessible, expect, hydrated, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with RiC' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'RiC - Your AI Assistant' });
const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByPlaceholder('Type your message...');
const typing = (page: Page) => page.locator('[data-typing]');
const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js')).length,
  );

/** On a page that moves nothing by itself. */
async function open(page: Page): Promise<void> {
  await page.goto('/press');
  await launcher(page).click();
  await hydrated(page, 'Chat');
  await expect(panel(page)).toBeVisible();
}

test('the first click on the launcher opens the panel in its place, which shrinks to fit a small phone (CHAT-01, CHAT-02, CHAT-03, CHAT-04, CHAT-05, CHAT-06, CST-16)', async ({
  page,
}) => {
  await page.goto('/');
  const button = await launcher(page).boundingBox();
  expect(button).not.toBeNull();
  if (button) {
    expect(1280 - button.x - button.width).toBeLessThanOrEqual(40);
    expect(800 - button.y - button.height).toBeLessThanOrEqual(40);
  }
  await expect(launcher(page)).toHaveCSS('border-radius', '50%');
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
  await expect(input(page), 'a keyboard goes on where it was').toBeFocused();
  await expect
    .poll(async () => {
      const box = await panel(page).boundingBox();
      return [box?.width, box?.height];
    })
    .toEqual([360, 500]);
  await expect(panel(page).getByRole('heading')).toHaveText('RiC - Your AI Assistant');
  await expect(panel(page).locator('header').getByRole('button')).toHaveCount(2);
  await expect(panel(page).getByRole('button', { name: 'Minimize chat' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Close chat' })).toBeVisible();
  await expect(log(page).getByRole('link'), 'ways to begin').toHaveCount(4);
  await page.setViewportSize({ width: 320, height: 480 });
  const small = await panel(page).boundingBox();
  expect(small?.x).toBeGreaterThanOrEqual(0);
  expect(small?.y, 'the header stays free').toBeGreaterThanOrEqual(56);
  expect((small?.x ?? 0) + (small?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('the launcher hides while one scrolls down and covers nothing of the page’s end (CHAT-01, CHAT-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/Affiliates');
  await settled(page);
  const box = await launcher(page).boundingBox();
  const expectShown = (isShown: boolean) =>
    expect(launcher(page)).toHaveCSS('opacity', isShown ? '1' : '0');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(900);
  await expectShown(false);
  await page.keyboard.press('Tab');
  await launcher(page).focus();
  await expectShown(true);
  await launcher(page).blur();
  await expectShown(false);
  await scrollTo(600);
  await expectShown(true);
  expect(await launcher(page).boundingBox(), 'it stays where it was').toEqual(box);
  await scrollTo(100_000);
  await expectShown(true);
  const last = page.getByRole('link', { name: 'Terms of service (PDF)' });
  const end = await last.boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0), 'beside it').toBeLessThanOrEqual(box?.x ?? 0);
});

test('the launcher lies over nobody who was chosen, wherever one scrolls up (CHAT-01, HOME-02, DEMO-01)', async ({
  page,
}) => {
  for (const [width, path, chosen] of [
    [390, '/', '[data-landscape], [data-rating]'],
    [390, '/demo', '[data-landscape], [data-sample-search] ol > li > button'],
    [390, '/features', 'ol[aria-label="The three best candidates"] h3'],
    [1024, '/', '[data-landscape], [data-rating]'],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(path);
    await settled(page);
    const covered = () =>
      page.evaluate((selector) => {
        const island = document.querySelector('[data-island="Chat"]');
        const button = island?.querySelector('button');
        const box = button?.getBoundingClientRect();
        if (!button || !box || getComputedStyle(button).pointerEvents === 'none') return [];
        return [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility())
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isBeside = right <= box.left || left >= box.right;
            return !isBeside && bottom > box.top && top < box.bottom;
          })
          .map((one) => one.textContent);
      }, chosen);
    expect.soft(await covered(), `${path} at ${width} px`).toEqual([]);
    let isSeen = false;
    for (let top = 1600; top > 0; top -= 40) {
      await page.evaluate(async (y) => {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, top);
      expect.soft(await covered(), `${path} at ${width} px, from ${top}`).toEqual([]);
      isSeen ||= (await launcher(page).evaluate((one) => getComputedStyle(one).opacity)) !== '0';
    }
    expect(isSeen, `${path}: it comes elsewhere`).toBe(true);
  }
});

/** Texts below a part of the chat that can be seen, by their lines. */
const textsBelow = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[data-island="Chat"] aside');
    const shown = chat?.querySelector('dialog, button');
    if (!chat || !shown) return ['no chat'];
    const { opacity, clipPath, translate } = getComputedStyle(shown);
    if (opacity === '0') return [];
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const isFolded = clipPath !== 'none';
    if (isFolded && translate === 'none') return ['not in the margin'];
    const box = {
      left: isFolded ? right - 48 : left,
      right,
      top: isFolded ? bottom - 48 : top,
      bottom,
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || chat.contains(parent) || !node.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNode(node);
      const isBelow = [...range.getClientRects()].some(
        (line) =>
          line.left < box.right - 1 &&
          box.left + 1 < line.right &&
          line.top < box.bottom - 1 &&
          box.top + 1 < line.bottom,
      );
      if (isBelow) found.push(node.textContent);
    }
    return found;
  });

test('in the first view the launcher covers no text, on any window (CHAT-01)', async ({ page }) => {
  for (const path of ['/', '/features', '/how-it-works', '/pricing', '/contact', '/aboutus']) {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await settled(page);
      await expect.poll(() => textsBelow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('over a text the minimized chat folds into a button in the margin, and a hand that is on it keeps it open (CHAT-13)', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/features');
  await launcher(page).click();
  await hydrated(page, 'Chat');
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  const island = page.locator('[data-island="Chat"]');
  const question = page.getByRole('button', { name: 'Request Demo' });
  await question.hover();
  await page.clock.fastForward(5000);
  await expect(island, 'it can be pressed').not.toHaveAttribute('data-folded');
  await page.mouse.move(300, 300);
  await page.clock.fastForward(5000);
  await expect(island).toHaveAttribute('data-folded', '');
  await expect.poll(() => textsBelow(page)).toEqual([]);
  await page.reload();
  await hydrated(page, 'Chat');
  await expect(island, 'on the next page').toHaveAttribute('data-folded', '', { timeout: 2000 });
  await expect.poll(() => textsBelow(page)).toEqual([]);
  await page.mouse.click(1440 - 8 - 24, 900 - 16 - 24);
  await expect(log(page), 'a press opens it').toBeVisible();
});

test('a question is answered after 1.5 seconds, with a sign of typing before (CHAT-09, CHAT-10, CHAT-11, CHAT-12)', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await expect(log(page)).toContainText(/RiC.*AI Consultant/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await input(page).fill('PRICING');
  await input(page).press('Enter');
  await expect(input(page)).toHaveValue('');
  await expect(log(page)).toContainText('PRICING');
  await expect(typing(page)).toBeVisible();
  await page.clock.runFor(1_490);
  await expect(log(page).locator('time'), 'not before its 1.5 s').toHaveCount(2);
  await page.clock.runFor(10);
  await expect(log(page)).toContainText('The pricing page has the figures.');
  await expect(typing(page)).toHaveCount(0);
  for (const time of await log(page).locator('time').allTextContents()) {
    expect(time).toMatch(/^\d{1,2}:\d{2}\s(AM|PM)$/);
  }
});

test('the minimized panel offers two questions and sends them (CHAT-13, CHAT-14, CHAT-15, X-31)', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await expect(log(page)).toHaveCount(0);
  await expect(input(page)).toHaveCount(0);
  const box = await page.getByRole('dialog').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0), 'it is read beside the page').toBeLessThan(22_000);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'About RiC' }).click();
  await expect(input(page), 'first the panel opens and the question stands there').toHaveValue(
    'Tell me about RiC',
  );
  await page.clock.runFor(90);
  await expect(log(page), 'not before its 100 ms').not.toContainText('Tell me about RiC');
  await page.clock.runFor(10);
  await expect(input(page)).toHaveValue('');
  await expect(log(page)).toContainText('Tell me about RiC');
  await page.clock.runFor(1_500);
  await expect(log(page)).toContainText('AI agent');
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await page.clock.runFor(100);
  await expect(log(page)).toContainText("I'd like a demo");
  await expect(typing(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(log(page)).toContainText('Schedule a Demo button');
});

test('on a phone the minimized chat stays where it was put, and goes from over who was chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/features');
  await launcher(page).focus();
  await launcher(page).press('Enter');
  await hydrated(page, 'Chat');
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await expect(panel(page)).toHaveCSS('opacity', '1');
  const second = page.getByRole('heading', { name: 'Candidate 0088' });
  await second.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight + 60));
  await expect(panel(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(panel(page), 'at the end of the page').toHaveCSS('opacity', '1');
});

test('the list scrolls smoothly to the newest message, and at once with reduced motion (CHAT-16)', async ({
  page,
}) => {
  // Records the scroll behavior; the position is checked below.
  await page.addInitScript(`
    window.asked = [];
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (options) {
      window.asked.push(options.behavior);
      scrollTo.call(this, options);
    };
  `);
  const behaviors = () => page.evaluate(() => (window as never as { asked: string[] }).asked);
  await open(page);
  await expect.poll(behaviors, 'when the panel opens').toEqual(['smooth']);
  for (const text of ['hours', 'ats', 'bias', 'resumes', 'demo']) {
    await input(page).fill(text);
    await input(page).press('Enter');
  }
  await expect(log(page).locator('time')).toHaveCount(11);
  await expect
    .poll(() =>
      log(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop),
    )
    .toBeLessThanOrEqual(2);
  expect(new Set(await behaviors())).toEqual(new Set(['smooth']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = (await behaviors()).length;
  await input(page).fill('ats');
  await input(page).press('Enter');
  await expect.poll(async () => (await behaviors()).slice(before)).toContain('instant');
});

test('closed while minimized, the chat opens expanded; Escape closes it and returns the focus (CHAT-17)', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
});

test('a blank or too long message can be sent neither by the button nor by Enter, and nothing of it is lost (CHAT-07, CHAT-08)', async ({
  page,
}) => {
  await open(page);
  const send = page.getByRole('button', { name: 'Send message' });
  const status = panel(page).getByRole('status');
  await expect(send).toBeDisabled();
  await input(page).fill('   ');
  await expect(send).toBeDisabled();
  await input(page).press('Enter');
  await expect(log(page).locator('time')).toHaveCount(1);
  await input(page).fill('x'.repeat(999));
  await expect(status).toBeEmpty();
  await input(page).press('y');
  await expect(status).toHaveText('This message has reached the limit of 1,000 characters.');
  await expect(send).toBeEnabled();
  await input(page).press('z');
  await expect(status).toHaveText(
    'This message is longer than 1,000 characters. Shorten it to send it.',
  );
  await expect(send).toBeDisabled();
  await input(page).press('Enter');
  await expect(input(page), 'nothing is lost').toHaveValue(`${'x'.repeat(999)}yz`);
  await expectAccessible(page);
  await input(page).press('Backspace');
  await input(page).press('Enter');
  await expect(log(page)).toContainText('xxxy');
  await expect(status).toBeEmpty();
});

test('the conversation continues on the next page, after Back and after the chat was closed', async ({
  page,
}) => {
  await open(page);
  await input(page).fill('integration');
  await input(page).press('Enter');
  // Left before the reply: it comes on the next page.
  await page.goto('/how-it-works');
  await hydrated(page, 'Chat');
  await expect(log(page)).toContainText('integration');
  await expect(log(page)).toContainText('integrates with multiple platforms');
  await expect(input(page), 'a page that opens takes no focus').not.toBeFocused();
  await input(page).fill('half a thou');
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await page.goto('/features');
  await expect(page.getByRole('button', { name: 'About RiC' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand chat' }).click();
  await expect(input(page)).toHaveValue('half a thou');
  await page.goBack();
  await expect(log(page)).toContainText('integration');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await page.goto('/features');
  expect(await scripts(page), 'closed, it loads nothing').toBeLessThanOrEqual(2);
  await launcher(page).click();
  await expect(log(page)).toContainText('integration');
});

test('on a phone a link of the chat shows its page, without the panel over it (CHAT-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/press');
  await expect(launcher(page), 'nothing of the first view is covered').toHaveCSS('opacity', '0');
  for (const top of [600, 300]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await launcher(page).click();
  await hydrated(page, 'Chat');
  await page.getByRole('link', { name: 'See plans' }).last().click();
  await expect(page).toHaveURL('/pricing');
  await hydrated(page, 'Chat');
  await expect(page.getByRole('dialog')).toBeHidden();
  await launcher(page).click();
  await expect(log(page)).toContainText('AI Consultant');
});

test('the open chat is accessible in any state, on a phone too', async ({ page }) => {
  await open(page);
  await input(page).fill('bias');
  await input(page).press('Enter');
  await expect(typing(page)).toBeVisible();
  await expectAccessible(page);
  await expect(log(page)).toContainText('fair hiring');
  await expectAccessible(page, 1440, 390);
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await expectAccessible(page);
});
