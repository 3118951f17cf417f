import type { Page } from 'playwright/test';

import { apply } from './applications.ts';
import { expect, hydrated, signInFor, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads } from './leads-screen.ts';
import { addMessages } from './messages-screen.ts';

/** px: as high as a finger needs what it presses */
const FINGER = 40;

/** What is pressed in the window and is lower than a finger needs it, with how high it is. */
const low = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, summary, select, input:not([type="checkbox"]), label:has(> [type="checkbox"]), nav a, thead a',
    );
    return [...controls].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (at: number) => each.contains(document.elementFromPoint(x, at));
      if (!each.checkVisibility({ visibilityProperty: true }) || !isHit(y)) return [];
      const list = each.closest('[role="group"]')?.getBoundingClientRect();
      const isWhole = top >= (list?.top ?? 0) && top + height <= (list?.bottom ?? innerHeight);
      // Neighbors share a border.
      const reach = least / 2 - 2;
      return !isWhole || (isHit(y - reach) && isHit(y + reach))
        ? []
        : [`${each.innerText || each.ariaLabel}: ${height}`];
    });
  }, FINGER);

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
])
  test.describe(`by finger, at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('what is pressed in lists is as high as a finger needs it (FUP-01)', async ({ page }) => {
      await addLeads(page.request, 1);
      await addMessages(page.request, 1);
      await apply(page, 1);
      await signInFor(page);
      for (const [path, island] of [
        ['/admin/leads', 'LeadsScreen'],
        ['/admin/messages', 'MessagesScreen'],
        ['/admin/affiliates', 'ApplicationsScreen'],
        ['/admin', 'MyDay'],
      ] as const) {
        await page.goto(path);
        await hydrated(page, island);
        await expect(page.locator('tr[data-row]').first()).toBeVisible();
        expect(await low(page), path).toEqual([]);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the address of a card opens the record, as the rest of the card does (FUP-01)', async ({
    page,
  }) => {
    const word = await addLeads(page.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    const address = await page.locator('tr[data-row] a[href^="mailto:"]').boundingBox();
    await page.touchscreen.tap((address?.x ?? 0) + 90, (address?.y ?? 0) + 10);
    await expect(leadIn(page)).toContainText(word);
  });

  test('five records and their decisions are in view at once (FUP-01)', async ({ page }) => {
    const word = await addLeads(page.request, 6);
    await openLeads(page, `/admin/leads?q=${word}`);
    const seen = await page.locator('tr[data-row]').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const end = row.closest('[role="group"]')?.getBoundingClientRect().bottom ?? 0;
          return row.getBoundingClientRect().bottom <= end;
        }).length,
    );
    expect(seen).toBeGreaterThanOrEqual(5);
  });

  test('"Assign to me" and what comes first stay where they are when the status changes (FUP-01)', async ({
    page,
  }) => {
    const word = await addLeads(page.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    const buttons = page.locator('tr[data-row] [data-holds="actions"] button');
    const places = () =>
      buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    const before = await places();
    await buttons.first().tap();
    await expect(buttons.first()).toContainText('Qualified');
    expect(await places()).toEqual(before);
  });
});

test.describe('at 200%', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('all subsets of a list are in view, and what can be done covers neither status nor day (FUP-01)', async ({
    page,
  }) => {
    await addLeads(page.request, 1);
    await addMessages(page.request, 1);
    await apply(page, 1);
    await signInFor(page);
    for (const [path, island] of [
      ['/admin/leads', 'LeadsScreen'],
      ['/admin/messages', 'MessagesScreen'],
      ['/admin/affiliates', 'ApplicationsScreen'],
    ] as const) {
      await page.goto(path);
      await hydrated(page, island);
      const subsets = page.getByRole('navigation', { name: / by status$/ });
      const isCut = await subsets.evaluate((nav) => nav.scrollWidth > nav.clientWidth);
      expect(isCut, `${path}: subsets`).toBe(false);
      const row = page.locator('tr[data-row]').first();
      await row.hover();
      await expect(row.locator('[data-holds="actions"] button').first()).toBeVisible();
      const covered = await row.evaluate((tr) => {
        const boxes = (what: string) =>
          [...tr.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
        const seen = boxes('[data-holds="status"] > :first-child, time');
        return boxes('[data-holds="actions"] > *').filter((over) =>
          seen.some((box) => box.left < over.right && box.right > over.left),
        ).length;
      });
      expect(covered, `${path}: covered`).toBe(0);
    }
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the filter stands in the line of the last subsets, and a row has its decisions in two lines (FUP-01)', async ({
    page,
  }) => {
    await apply(page, 1);
    await signInFor(page);
    await page.goto('/admin/affiliates');
    await hydrated(page, 'ApplicationsScreen');
    const last = await page.getByRole('link', { name: /^Rejected/ }).boundingBox();
    const filter = await page.locator('summary', { hasText: 'Filter' }).boundingBox();
    expect(Math.abs((last?.y ?? 0) - (filter?.y ?? 100))).toBeLessThan(4);
    const row = await page.locator('tr[data-row]').first().boundingBox();
    expect(row?.height).toBeLessThan(80);
  });
});
