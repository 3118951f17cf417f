import type { Page } from 'playwright/test';

import { keepPosts, publicPages } from '../tools/pages.ts';
import { allStates, prepare, restore } from '../tools/shots/states.ts';
import { accessibilityViolations, expect, test, type Problems } from './fixtures.ts';

/** The least side of what is pressed (WCAG 2.5.8), in CSS pixels. */
const TARGET = 24;

/** Statuses that some states are about, and what Chromium says of them. */
function expectTheirStatuses(problems: Problems): void {
  problems.allow(/status of (401|404|502|503)|^status (401|404|502|503)|Clear-Site-Data/);
}

/** What can be pressed and is too small: links within a sentence may be as small as their words. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return (
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
        ),
      ]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => !element.closest('[inert]') && !inSentence(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // What shows only to those who do not see it is no target.
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.5)
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
        )
    );
  }, TARGET);

/** Text that lies outside the window or is cut off by its own box; what scrolls by itself may. */
const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const mayScroll = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('[data-carousel-view], [data-logo-bar], dialog, [aria-busy]') ||
        /auto|scroll/.test(getComputedStyle(element).overflowX) ||
        mayScroll(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (parent.closest('noscript, script, style, template, option, title, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (mayScroll(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const own = parent.getBoundingClientRect();
      if (box.width < 2 || own.width < 2) continue;
      // The skip link waits above the window.
      if (box.bottom + scrollY <= 0) continue;
      const hidden = getComputedStyle(parent).overflow !== 'visible';
      if (box.left < -1 || box.right > innerWidth + 1)
        lost.push(`outside: ${node.textContent.slice(0, 60)}`);
      else if (hidden && (box.right > own.right + 1 || box.bottom > own.bottom + 1))
        lost.push(`cut off: ${node.textContent.slice(0, 60)}`);
    }
    return lost;
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const state of allStates) {
  test(`"${state.name}" is open to everyone, and what is pressed is large enough`, async ({
    page,
    problems,
  }) => {
    expectTheirStatuses(problems);
    const wide = state.only !== 'narrow';
    const widths = [...(wide ? [1440] : []), ...(state.only === 'wide' ? [] : [390])];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
    await prepare(page.request, state);
    await page.goto(state.path);
    await state.reach?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityViolations(page), `axe at ${width} px`).toEqual([]);
      expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      expect(await overflow(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await restore(page.request, state);
  });
}

/** Where the focus is, and whether one sees it there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const all = [...document.querySelectorAll('*')];
    return {
      what: element.outerHTML.slice(0, 100),
      place: all.indexOf(element),
      frame: element instanceof HTMLIFrameElement,
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inView: box.bottom > 0 && box.top < innerHeight,
      uncovered: top !== null && (element.contains(top) || top.contains(element)),
    };
  });

for (const path of publicPages) {
  test(`${path} can be walked through with the Tab key, in order, the focus always in sight`, async ({
    page,
    problems,
  }) => {
    expectTheirStatuses(problems);
    await keepPosts(page.request);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What a frame of others holds is theirs to walk through.
    await page.route(/__sandbox\/(stripe|jobs|signup|recaptcha)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(path);
    const tabbable = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, select, textarea, summary',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.tabIndex >= 0 && !element.closest('[inert]'))
          .filter((element) => !element.matches(':disabled')).length,
    );
    const places: number[] = [];
    for (let step = 0; step < tabbable + 10; step += 1) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (!at) break;
      if (places.includes(at.place)) break;
      places.push(at.place);
      if (at.frame) continue;
      expect(at, at.what).toMatchObject({ outlined: true, inView: true, uncovered: true });
    }
    expect(places.length, 'everything is reached').toBeGreaterThanOrEqual(tabbable);
    expect(places, 'from top to bottom').toEqual(places.toSorted((a, b) => a - b));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`${path} keeps all its text at 320 px, at 200% and with wider spacing`, async ({
    page,
    problems,
  }) => {
    expectTheirStatuses(problems);
    await keepPosts(page.request);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const whole = async (how: string) => {
      expect(await overflow(page), `sideways ${how}`).toBeLessThanOrEqual(0);
      expect(await lostText(page), how).toEqual([]);
    };
    await whole('at 1280 px');
    // 1280 px at 200% are 640 CSS px; at 400% they are 320.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 400 });
      await whole(`at ${width} px`);
    }
    // WCAG 1.4.12, through the CSS object model, which the content policy lets be.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await whole(`with wide spacing at ${width} px`);
    }
    // Text alone at twice its size.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await whole('with text twice as large');
  });
}

test('the lead dialog keeps the focus, and gives it back', async ({ page }) => {
  await page.goto('/pricing');
  const opener = page.getByRole('button', { name: /open the plans/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get started' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
      'in the dialog, or with the browser',
    ).toMatch(/DIALOG|BODY/);
    expect(
      await page.evaluate(() => document.activeElement?.closest('header, footer, main a')),
    ).toBe(null);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what moves by itself has a button that stops it', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Pause the film', 'Pause the carousel'])
    await expect(page.getByRole('button', { name })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Pause the moving logos' })).toHaveCount(1);
  await page.goto('/testimonials');
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toHaveCount(1);
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );
  expect(endless).toEqual([]);
});
