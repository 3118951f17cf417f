import type { Page } from 'playwright/test';

import {
  apply,
  clickIn,
  expectStatus,
  openApplications,
  opener,
  rowOf,
  toasts,
} from './applications.ts';
import { expect, goOffline, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads, setAs } from './leads-screen.ts';

interface MovedWindow {
  moved?: string[];
  movedObserver?: PerformanceObserver;
}

/** Records from now on what moves, by the browser's own measure; also right after a press. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const here = window as MovedWindow;
    const moved: string[] = [];
    here.moved = moved;
    here.movedObserver = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node: Node | null }[];
        };
        moved.push(`${value} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join()}`);
      }
    });
    here.movedObserver.observe({ type: 'layout-shift' });
  });
}

/** All that moved adds up to 0.00. */
async function expectSteady(page: Page, what: string): Promise<void> {
  const moved = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What the first one draws is known in the second.
    await nextFrame();
    await nextFrame();
    return (window as MovedWindow).moved ?? [];
  });
  const score = moved.reduce((sum, line) => sum + Number.parseFloat(line), 0);
  expect(score, `${what}: ${moved.join('\n')}`).toBeLessThan(0.005);
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves while staff set, select and lose the connection, at ${width} px (FUP-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const word = await addLeads(page.request, 4);
    await openLeads(page, `/admin/leads?q=${word}&status=new`);
    await watchMoves(page);
    const row = (index: number) => page.getByRole('row').filter({ hasText: `${word} ${index}` });
    await row(3).hover();
    await row(3).getByRole('button', { name: 'Contacted' }).click();
    await expect(row(3)).toContainText('left this list');
    const name = row(3).locator('[data-opener]');
    const isCut = await name.evaluate((link) => link.scrollWidth > link.clientWidth);
    expect(isCut, 'the mark takes nothing from the name').toBe(false);
    await setAs(page.request, `${word} 2`, { status: 'lost' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(row(2)).toContainText('left this list');
    await expectSteady(page, 'changes');
    await row(1).getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectSteady(page, 'selecting');
    await page.getByRole('button', { name: 'Select none' }).click();
    await expect(page.getByText('1 selected')).toBeHidden();
    await goOffline(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectSteady(page, 'offline');
    await row(1).hover();
    await row(1).getByRole('button', { name: 'Contacted' }).click();
    await expect(page.getByText('1 change waits and is sent')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expectSteady(page, 'online');
  });

  test(`nothing moves while an application is approved and sent, at ${width} px (FUP-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const tag = await apply(page, 3);
    await openApplications(page, tag);
    await watchMoves(page);
    await clickIn(page, tag, 2, 'Approve and send');
    await expectStatus(page, tag, 2, 'Sending');
    await expectStatus(page, tag, 2, 'Approved');
    await expectSteady(page, 'approved and sent');
  });

  test(`a sending that fails later moves no row, and says in it what comes next, at ${width} px (FUP-01)`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const tag = await apply(page, 3);
    await openApplications(page, tag);
    await sandbox.fault('partnerstack', { mode: 'status', status: 500, body: '{}' });
    const boxes = () =>
      page.locator('tr[data-row]').evaluateAll((rows) =>
        rows.map((row) => {
          const { top, height: high } = row.getBoundingClientRect();
          return [top, high];
        }),
      );
    const before = await boxes();
    await watchMoves(page);
    await clickIn(page, tag, 3, 'Approve and send');
    await expectStatus(page, tag, 3, 'Sending');
    await expectStatus(page, tag, 3, 'Sending failed');
    await expectSteady(page, 'failed');
    expect(await boxes(), 'rows are where they were, as high as they were').toEqual(before);
    const said =
      /The service has a fault or is too busy \(Server error: 500.*\)\. The next try is automatic, on /;
    await expect(rowOf(page, tag, 3)).toContainText(said);
    await opener(page, tag, 3).click();
    await expect(page.getByRole('dialog').getByText(said)).toBeVisible();
  });
}

for (const { width, height } of [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`what is said of a change covers nothing that is pressed, at ${width} px (FUP-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const word = await addLeads(page.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    const row = page.getByRole('row').filter({ hasText: word });
    await row.hover();
    await row.getByRole('button', { name: 'Contacted' }).click();
    const undo = toasts(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    const covered = await toasts(page).evaluate((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, input, select')]
        .filter((each) => !toast.contains(each) && each.checkVisibility())
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map(({ outerHTML }) => outerHTML);
    });
    expect(covered).toEqual([]);
  });

test('on a phone the last row can be reached below what is selected and what is said (STA-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = await addLeads(page.request, 8);
  await openLeads(page, `/admin/leads?q=${word}`);
  const rows = page.locator('tr[data-row]');
  /** The controls of the last row that something else lies over, with the list at its end. */
  const covered = () =>
    rows.last().evaluate(async (row) => {
      row.scrollIntoView({ block: 'end' });
      row.closest('[role="group"]')?.scrollTo(0, 1e6);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return (
        [...row.querySelectorAll('a, button, input')]
          .filter((each) => each.checkVisibility())
          // The card takes a press of its address.
          .filter((each) => getComputedStyle(each).pointerEvents !== 'none')
          .filter((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          })
          .map(({ outerHTML }) => outerHTML)
      );
    });
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await covered(), 'below the tools of the selection').toEqual([]);
  await page.getByLabel('Set status').selectOption('Contacted');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await covered(), 'above what is said').toEqual([]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`every row of a list is as high as the others, however long its next step is, at ${width} px (STA-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const word = await addLeads(page.request, 3);
    const partnered = { partner_key: 'a-partner-with-a-rather-long-key' };
    await addLeads(page.request, 1, { ...partnered, name: `${word} Maria-Fernanda` });
    await openLeads(page, `/admin/leads?q=${word}`);
    await setAs(page.request, `${word} 1`, {
      next_step: 'Ask for the description of the job and send both plans after the call',
      next_at: '2026-01-02',
      owner: 'Bartholomew',
    });
    await openLeads(page, `/admin/leads?q=${word}`);
    const heights = () =>
      page
        .locator('tr[data-row]')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(await heights()).size, 'the list').toBe(1);
    await page.getByRole('link', { name: `${word} 2`, exact: true }).click();
    if (width < 600) return;
    await expect(leadIn(page)).toBeVisible();
    expect(new Set(await heights()).size, 'beside a record').toBe(1);
  });

test('after a change, the number beside the section follows with the list, not with the next poll (STA-02)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  // The page is told to poll more slowly than this test is, before its first poll.
  await page.route('**/admin/leads?q=*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toMatch(/data-poll-ms="\d+"/);
    await route.fulfill({
      response,
      body: body.replace(/data-poll-ms="\d+"/, 'data-poll-ms="1000000"'),
    });
  });
  await openLeads(page, `/admin/leads?q=${word}`);
  const count = page.locator('[data-staff-pages] [aria-current] [data-count]');
  const before = Number((await count.textContent())?.replaceAll(',', ''));
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect
    .poll(async () => Number((await count.textContent())?.replaceAll(',', '')))
    .toBeLessThan(before);
});
