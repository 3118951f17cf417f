import type { Page } from 'playwright/test';

import { apply, openApplications, sendApplication } from './applications.ts';
import { expect, hydrated, signInFor, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads, setAs } from './leads-screen.ts';
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
    await page.goBack();
    await expect(leadIn(page)).toBeHidden();
    // Just above the buttons, which a browser takes a finger to be meant for.
    const card = await page.locator('tr[data-row]').boundingBox();
    const { x, y, width, height } = card ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(leadIn(page).getByLabel('Status'), 'it decides nothing').toHaveValue('new');
  });

  test('six records and their decisions are in view at once (FUP-01)', async ({ page }) => {
    const word = await addLeads(page.request, 7);
    await openLeads(page, `/admin/leads?q=${word}`);
    const seen = await page.locator('tr[data-row]').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const end = row.closest('[role="group"]')?.getBoundingClientRect().bottom ?? 0;
          return row.getBoundingClientRect().bottom <= end;
        }).length,
    );
    expect(seen).toBeGreaterThanOrEqual(6);
  });

  test('stored texts keep their lines, and no key is named (FUP-01)', async ({ page }) => {
    await signInFor(page);
    await page.goto('/admin/texts');
    const approval = page.getByRole('row', { name: 'The approval of an application' });
    await expect(approval.getByRole('cell').first()).toHaveText(/^Hello.*,\n\nThank you/, {
      useInnerText: true,
    });
    await expect(page.getByText('In a reply,')).toBeVisible();
    await expect(page.getByText('Ctrl J')).toBeHidden();
  });

  test('the open record leads on to the next one, at one place, until the last (FUP-01)', async ({
    page,
  }) => {
    const word = await addLeads(page.request, 3);
    await openLeads(page, `/admin/leads?q=${word}`);
    await page.getByRole('link', { name: `${word} 2` }).tap();
    const next = leadIn(page).getByRole('button', { name: 'Next', exact: true });
    const at = await next.boundingBox();
    for (const index of [1, 0]) {
      await page.touchscreen.tap((at?.x ?? 0) + 8, (at?.y ?? 0) + 8);
      await expect(leadIn(page).getByRole('heading', { name: `${word} ${index}` })).toBeVisible();
    }
    await expect(next).toBeHidden();
    await leadIn(page).getByRole('link', { name: 'Close' }).tap();
    await expect(page.getByRole('link', { name: `${word} 0` })).toBeFocused();
  });

  test('all leads or none are selected, and set, without a swipe (FUP-01)', async ({ page }) => {
    const word = await addLeads(page.request, 2);
    await openLeads(page, `/admin/leads?q=${word}`);
    const card = page.getByRole('row', { name: `${word} 1` });
    await page.getByLabel(`Select ${word} 1`).tap();
    const bulk = page.getByRole('group', { name: 'Selected rows' });
    for (const each of [
      bulk.getByRole('button', { name: 'Select all 2' }),
      bulk.getByRole('button', { name: 'Select none' }),
      bulk.getByLabel('Set status'),
      card,
    ])
      await expect(each).toBeInViewport({ ratio: 1 });
    const [bar, first] = await Promise.all([bulk.boundingBox(), card.boundingBox()]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    await bulk.getByRole('button', { name: 'Select all 2' }).tap();
    await expect(bulk).toContainText('2 selected');
    await bulk.getByRole('button', { name: 'Select none' }).tap();
    await expect(bulk).toBeHidden();
  });

  test('a list is sorted in the filter menu, and its cards begin at the top of the list (FUP-01)', async ({
    page,
  }) => {
    const word = await addLeads(page.request, 2);
    await openLeads(page, `/admin/leads?q=${word}`);
    const first = page.getByRole('rowheader').first();
    await expect(first).toContainText(`${word} 1`);
    const region = await page.getByRole('group', { name: 'Leads, entries' }).boundingBox();
    const card = await page.locator('tr[data-row]').first().boundingBox();
    expect((card?.y ?? 0) - (region?.y ?? 0), 'no strip of names').toBeLessThan(4);
    await page.getByText('Filter', { exact: true }).tap();
    await page.getByLabel('Sort by').selectOption('Name, ascending');
    await page.getByRole('button', { name: 'Show', exact: true }).tap();
    await expect(first).toContainText(`${word} 0`);
    await expect(page).toHaveURL(/sort=name/);
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

for (const { width, height } of [
  { width: 768, height: 1024 },
  { width: 720, height: 450 },
])
  test(`beside an open record the names, the status and the next step are in view, whole at the row that has the pointer, at ${width} px (FUP-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const word = await addLeads(page.request, 2);
    await signInFor(page);
    await setAs(page.request, `${word} 0`, { next_step: 'Call back', owner: 'Ana' });
    await openLeads(page, `/admin/leads?q=${word}`);
    await page.getByRole('link', { name: `${word} 1`, exact: true }).click();
    const pane = await leadIn(page).boundingBox();
    const row = page.locator('tr[data-row]').filter({ hasText: `${word} 0` });
    await row.hover();
    for (const part of ['[data-opener]', '[data-holds="status"]', '[data-holds="next_step"]']) {
      const box = await row.locator(part).boundingBox();
      expect((box?.x ?? 1e6) + (box?.width ?? 0), part).toBeLessThanOrEqual(pane?.x ?? 0);
    }
    const isCut = await row
      .locator('[data-opener]')
      .evaluate((link) => link.scrollHeight > link.clientHeight + 1);
    expect(isCut, 'the name is whole').toBe(false);
    await expect(row.locator('[data-holds="actions"] button').first()).toBeHidden();
  });

for (const width of [390, 768, 1024, 1280, 1440])
  test(`of an applicant the address is whole, and each doubt is whole or counted, at ${width} px (ADA-10)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const tag = await apply(page, 1);
    await sendApplication(page, tag, 1, { email: `a.${tag}@example.com` });
    await addLeads(page.request, 1, { email: `a.${tag}@example.com` });
    await openApplications(page, tag);
    const row = page.locator('tr[data-row]').first();
    await expect(row).toContainText('Is a lead');
    const cut = await row.evaluate((tr) => {
      const time = tr.querySelector('time')?.getBoundingClientRect();
      const parts = [...tr.querySelectorAll<HTMLElement>('[data-doubt]')];
      return parts
        .filter((each) => getComputedStyle(each).clipPath === 'none')
        .filter((each) => {
          const { right, top, bottom } = each.getBoundingClientRect();
          const isUnder = time && right > time.left && top < time.bottom && bottom > time.top;
          return each.scrollWidth > each.clientWidth || isUnder || right > innerWidth;
        })
        .map(({ textContent }) => textContent);
    });
    expect(cut, 'doubts').toEqual([]);
    const marks = row.locator('[title^="Same name"]');
    await expect(marks).toHaveAttribute('title', 'Same name · Same website · Is a lead');
    if (width <= 1024) await expect(marks).toContainText('+2');
    if (width === 768) return;
    const address = row.getByText(`a.${tag}@example.com`);
    const isCut = await address.evaluate((each) => each.scrollWidth > each.clientWidth);
    expect(isCut, 'address').toBe(false);
  });

test('what acts on selected rows is as dark as other text (STA-02)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByRole('checkbox').first().check();
  const colorOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((each) => getComputedStyle(each).color);
  const usual = await colorOf('Refresh');
  for (const name of ['Set next step', 'Select none']) expect(await colorOf(name)).toBe(usual);
});

test('beside an open record, no button lies over the row with the pointer (FUP-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  const row = page.locator('tr[data-row]');
  await row.getByRole('link', { name: word }).first().click();
  await expect(leadIn(page)).toBeVisible();
  await row.hover();
  const isSeen = await row.evaluate((tr) =>
    [...tr.querySelectorAll('[data-holds="status"] > :first-child, time')].every((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(isSeen, 'its status and its time').toBe(true);
});

for (const [width, height, inView] of [
  [720, 450, 5],
  [1280, 800, 7],
  [1440, 900, 8],
] as const)
  test(`all subsets of a list are in view with ${inView} applications, and what can be done covers nothing that staff set nor the day, at ${width} px (FUP-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const word = await addLeads(page.request, 1);
    await addMessages(page.request, 1);
    await apply(page, inView);
    await signInFor(page);
    await setAs(page.request, `${word} 0`, { next_at: '2026-01-02', owner: 'Bartholomew' });
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
      const counts = subsets.locator('a > span');
      for (const count of await counts.all())
        await expect(count, `${path}: numbers`).toBeInViewport({ ratio: 1 });
      const row = page.locator('tr[data-row]').first();
      await row.hover();
      await expect(row.locator('[data-holds="actions"] button').first()).toBeVisible();
      const covered = await row.evaluate((tr) => {
        const boxes = (what: string) =>
          [...tr.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
        const set = ['status', 'owner', 'next_step', 'next_at', 'time'];
        const seen = boxes(set.map((name) => `[data-holds="${name}"]`).join());
        return boxes('[data-holds="actions"] > *').filter((over) =>
          seen.some((box) => box.left < over.right - 1 && box.right > over.left + 1),
        ).length;
      });
      expect(covered, `${path}: covered`).toBe(0);
    }
    // With all that can be done with them.
    await expect(page.locator('tr[data-row]').nth(inView - 1)).toBeInViewport({ ratio: 1 });
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
