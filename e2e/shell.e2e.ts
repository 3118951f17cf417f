import type { Locator, Page } from 'playwright/test';

import { sitePages, storePosts } from '../tools/pages.ts';
import { expectAccessible, expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const header = (page: Page) => page.getByRole('banner');
const shadow = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).boxShadow);
const addressesIn = (menu: Locator) =>
  menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const scrollPage = (page: Page, y: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

test('the header is fixed, with a shadow from 51 px on (HDR-01, HDR-02, CST-02)', async ({
  page,
}) => {
  await page.goto('/features');
  expect(await shadow(page)).toBe('none');
  await scrollPage(page, 50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
  expect(await shadow(page), 'exactly 50 is not more than 50').toBe('none');
  await scrollPage(page, 51);
  await expect.poll(() => shadow(page)).not.toBe('none');
  await scrollPage(page, 800);
  expect((await header(page).boundingBox())?.y).toBe(0);
  await scrollPage(page, 0);
  await expect.poll(() => shadow(page)).toBe('none');
});

test('the page leaves the header’s height free: 56 px, 64 px on larger screens (SHELL-23, SHELL-24, CST-16)', async ({
  page,
}) => {
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  // One page of each feature: its stylesheet must not override this.
  for (const path of ['/', '/features', '/pricing', '/blog', '/press', '/Affiliates']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    expect(await top(), path).toBe(64);
    await page.setViewportSize({ width: 400, height: 800 });
    expect(await top(), path).toBe(56);
  }
  for (const [width, offset] of [
    [599, 56],
    [600, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await top(), `${width} px`).toBe(offset);
  }
});

test('every entry leads to its page, and dropdown items have icons (HDR-03, HDR-04, HDR-05, HDR-06, HDR-10, HDR-11)', async ({
  page,
}) => {
  await page.goto('/press');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(header(page).getByRole('link', { name: 'RiC home' })).toHaveAttribute('href', '/');
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['Blog', '/blog'],
    ['Affiliates', '/Affiliates'],
  ] as const) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  for (const [group, items] of [
    [
      'Product Info',
      [
        ['Features', '/features'],
        ['How it works', '/how-it-works'],
        ['Testimonials', '/testimonials'],
      ],
    ],
    [
      'Contact',
      [
        ['Contact Us', '/contact'],
        ['Jobs', '/careers'],
      ],
    ],
  ] as const) {
    for (const [, path] of items) await expect(nav.locator(`a[href="${path}"]`)).toBeHidden();
    await nav.getByRole('button', { name: group }).hover();
    for (const [name, path] of items) {
      const link = nav.locator(`a[href="${path}"]`);
      await expect(link).toBeVisible();
      await expect(link.getByText(name, { exact: true })).toBeVisible();
      await expect(link.locator('svg')).toBeVisible();
    }
  }
  await expect(page.locator('#menu-product-info'), 'the next one closes it').toBeHidden();
});

test('a dropdown stays open for 200 ms after the pointer left (HDR-07, HDR-08, CST-03)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/press');
  const trigger = page.getByRole('button', { name: 'Product Info' });
  const panel = page.locator('#menu-product-info');
  await trigger.hover();
  await expect(panel).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(640, 700);
  await page.clock.runFor(199);
  await panel.getByRole('link', { name: 'Testimonials' }).hover();
  await page.clock.runFor(5_000);
  await expect(trigger, 'it came back in time').toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 700);
  await page.clock.runFor(199);
  await expect(trigger, 'not before its 200 ms').toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await page.clock.runFor(1);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
});

test('the dropdown works by keyboard and returns the focus (HDR-05)', async ({ page }) => {
  await page.goto('/press');
  const trigger = page.getByRole('button', { name: 'Product Info' });
  const panel = page.locator('#menu-product-info');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'Features' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel, 'the focus went on').toBeHidden();
});

test('on a phone one button opens all links, and Escape closes them (HDR-09)', async ({ page }) => {
  await page.goto('/press');
  const wideMenu = page.getByRole('navigation', { name: 'Main' });
  const wide = await addressesIn(wideMenu);
  await page.setViewportSize({ width: 400, height: 800 });
  const drawer = page.getByRole('navigation', { name: 'All pages' });
  await expect(wideMenu, 'the wide menu is gone').toBeHidden();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(wide).toContain('/pricing');
  expect(await addressesIn(drawer)).toEqual(wide);
  for (const link of await drawer.getByRole('link').all()) await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('menus and popup open without any script (HDR-05, HDR-09, FTR-04)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/press');
  await page.getByRole('button', { name: 'Contact', exact: true }).hover();
  await expect(page.locator('#menu-contact')).toBeVisible();
  await page.getByRole('button', { name: 'Hiring guarantee' }).hover();
  await expect(page.locator('#footer-guarantee')).toBeVisible();
  await page.setViewportSize({ width: 400, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
  await context.close();
});

test('on wide windows the guarantee beside its trigger covers no link of the footer (FTR-04)', async ({
  page,
}) => {
  await page.goto('/press');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Hiring guarantee' }).hover();
    await expect(page.locator('#footer-guarantee')).toHaveCSS('opacity', '1');
    const covered = await page.locator('#footer-guarantee').evaluate((popup) => {
      const over = popup.getBoundingClientRect();
      const links = [...(popup.closest('footer')?.querySelectorAll('a, button') ?? [])];
      return links
        .filter((link) => {
          // Of a link's box, the line of its letters.
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          return left < over.right && over.left < right && top < over.bottom && over.top < bottom
            ? middle > over.top && middle < over.bottom
            : false;
        })
        .map((link) => link.textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
    await page.mouse.move(5, 5);
  }
});

test('the guarantee is wide enough to read, inside the window, below its trigger, and over no text of the footer (FTR-04)', async ({
  page,
}) => {
  await page.goto('/press');
  for (const width of [390, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByText('All rights reserved').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Hiring guarantee' }).hover();
    const popup = page.locator('#footer-guarantee');
    await expect(popup).toHaveCSS('opacity', '1');
    const box = await popup.boundingBox();
    expect(box?.width, `${width} px`).toBeGreaterThan(300);
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(844);
    const trigger = await page.getByRole('button', { name: 'Hiring guarantee' }).boundingBox();
    expect(box?.y, `${width} px`).toBeGreaterThanOrEqual(
      Math.floor((trigger?.y ?? 0) + (trigger?.height ?? 0)),
    );
    const covered = await popup.evaluate((one) => {
      const over = one.getBoundingClientRect();
      return [...(one.closest('footer')?.querySelectorAll('li, h2, a, p') ?? [])]
        .filter((other) => !other.contains(one) && !one.contains(other))
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          return (
            left < over.right && over.left < right && over.top < middle && middle < over.bottom
          );
        })
        .map((other) => other.textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
    await page.mouse.move(5, 5);
    await expect(popup).toBeHidden();
  }
});

test('no text squeezes its percent sign into the width of a figure', async ({ page, request }) => {
  await storePosts(request);
  for (const path of sitePages) {
    await page.goto(path);
    const squeezed = await page.evaluate(() => {
      const face = getComputedStyle(document.body).fontFamily;
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement || !node.textContent?.includes('%')) continue;
        const { fontVariantNumeric, fontFamily } = getComputedStyle(node.parentElement);
        if (fontVariantNumeric.includes('tabular') && fontFamily === face)
          found.push(node.textContent);
      }
      return found;
    });
    expect(squeezed, path).toEqual([]);
  }
});

test('the guarantee opens on hover, by keyboard and by touch (FTR-04)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/press');
  const trigger = page.getByRole('button', { name: 'Hiring guarantee' });
  const popup = page.locator('#footer-guarantee');
  await expect(popup).toBeHidden();
  await trigger.hover();
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('$500');
  await page.mouse.move(5, 5);
  await expect(popup).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  const phone = await browser.newContext({
    hasTouch: true,
    viewport: { width: 400, height: 800 },
    ...(baseURL ? { baseURL } : {}),
  });
  const touched = await phone.newPage();
  await touched.goto('/press');
  await touched.getByRole('button', { name: 'Hiring guarantee' }).tap();
  await expect(touched.locator('#footer-guarantee')).toBeVisible();
  for (const width of [400, 768, 1024]) {
    await touched.setViewportSize({ width, height: 800 });
    const covered = await touched.evaluate(() => {
      const over = document.querySelector('#footer-guarantee')?.getBoundingClientRect();
      return [...document.querySelectorAll('footer a')]
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return (
            over && left < over.right && right > over.left && top < over.bottom && bottom > over.top
          );
        })
        .map((link) => link.textContent);
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
  await touched.getByText('All rights reserved').tap();
  await expect(touched.locator('#footer-guarantee')).toBeHidden();
  await phone.close();
});

test('a page cached last year shows the visitor’s year (FTR-05)', async ({ page }) => {
  const next = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(`${next}-01-02T12:00:00Z`));
  await page.goto('/press');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${next} RiC`);
});

test('the 404 page leads home (NF-01)', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found.' })).toBeVisible();
  const code = page.getByText('404', { exact: true });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.height).toBeGreaterThan(12);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI-Based');
});
