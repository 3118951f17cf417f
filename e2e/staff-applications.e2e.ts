import {
  apply,
  clickIn,
  expectStatus,
  opener,
  openApplications,
  rowOf,
  sendApplication,
  statuses,
  stored,
  toasts,
} from './applications.ts';
import { expectAccessible, expect, test } from './fixtures.ts';

test('Refresh shows what came in since; Exit Admin leaves for the site and ends the session (ADA-04, ADA-05)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401|Clear-Site-Data/);
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await sendApplication(page, tag, 2);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader').first()).toContainText('Applicant2');
  await page.getByRole('button', { name: 'Exit Admin' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/admin/affiliates');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('Escape closes details that were opened while a search was typed, and the search stays', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  const search = page.getByRole('searchbox');
  const details = await opener(page, tag, 1).elementHandle();
  // Faster than the pause after which the search is part of the address.
  await search.evaluate(
    (box: HTMLInputElement, { button, text }) => {
      box.value = text;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      if (button instanceof HTMLElement) button.click();
    },
    { button: details, text: `applicant1.${tag}` },
  );
  await expect(page).toHaveURL(/q=applicant1.*open=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/q=applicant1[^&]*$/);
  await expect(search).toHaveValue(`applicant1.${tag}`);
});

test('on a tablet the buttons of a row are reached without scrolling sideways (STA-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  for (const button of await rowOf(page, tag, 1).getByRole('button', { name: tag }).all())
    await expect(button).toBeInViewport({ ratio: 1 });
  const rows = page.getByRole('group', { name: 'Affiliate applications, entries' });
  const overflow = () => rows.evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(await overflow()).toBe(0);
  // A laptop's window at 200%.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect.poll(overflow).toBe(0);
  const height = await rowOf(page, tag, 1).evaluate((row) => row.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(76);
  await rowOf(page, tag, 1).hover();
  for (const button of await rowOf(page, tag, 1).getByRole('button', { name: tag }).all())
    await expect(button).toBeInViewport({ ratio: 1 });
});

test('what staff should look at stands below the status, and rows stay as high as their buttons (ANS-03, STA-01)', async ({
  page,
}) => {
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  await expect(page.getByText('Same website').first()).toBeVisible();
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('tr[data-row]').evaluateAll((all) =>
      all.map((row) => {
        const box = (what: string) => row.querySelector(what)?.getBoundingClientRect();
        const status = box('[data-holds="status"] > :first-child');
        const mark = box('[data-doubt]');
        return {
          isBelow: (status?.bottom ?? Infinity) <= (mark?.top ?? 0) + 1,
          isInside: (mark?.bottom ?? Infinity) <= row.getBoundingClientRect().bottom,
          height: row.getBoundingClientRect().height,
        };
      }),
    );
    for (const { isBelow, isInside, height } of rows) {
      expect([isBelow, isInside], `${width}`).toEqual([true, true]);
      expect(height, `${width}`).toBeLessThanOrEqual(60);
    }
  }
});

test('every state is accessible on a phone', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tag = await apply(page, 4);
  await openApplications(page, tag);
  for (const keys of ['', 'jvx', 'r']) {
    await page.keyboard.type(keys);
    await expectAccessible(page);
  }
  await sandbox.fault('partnerstack', { mode: 'refuse' });
  await page.keyboard.press('a');
  await expectAccessible(page);
  await expect(toasts(page)).toContainText('Failed to send to PartnerStack', { timeout: 30_000 });
  await expectAccessible(page);
  // What the keyboard is on is not under the toasts (WCAG 2.4.11).
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const focused = await page.locator('[data-opener]:focus').boundingBox();
  const lowest = (await toasts(page).boundingBox())?.y ?? 0;
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(lowest);
  const cards = await page.getByRole('table').locator('..').boundingBox();
  const end = (cards?.y ?? 0) + (cards?.height ?? 0);
  expect(end, 'no button of a card is under them').toBeLessThanOrEqual(lowest);
  await sandbox.heal();
  await clickIn(page, tag, 3, 'Try again');
  await expectStatus(page, tag, 3, 'Approved');
  await expectAccessible(page);
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('ten applications are decided by the keyboard alone (STA-02)', async ({ page, sandbox }) => {
  const tag = await apply(page, 10);
  await openApplications(page, tag);
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  let keystrokes = 0;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    keystrokes += 1;
  };
  // By its attribute: a search by role through the rows for each key is slow.
  const focused = page.locator('[data-opener]:focus');
  await key('j');
  // One decision is undone.
  for (let index = 10; index >= 1; index -= 1) {
    await expect(focused).toHaveText(`Applicant${index} ${tag}`);
    if (index === 5) {
      await key('r');
      await expect(toasts(page)).toContainText(`Rejected: Applicant5 ${tag}`);
      await key('u');
      await expect(focused).toHaveText(`Applicant5 ${tag}`);
      await expect(page.getByText('Undone.')).toBeVisible();
    }
    await key(index % 5 === 0 ? 'r' : index % 5 === 1 ? 'y' : 'a');
  }
  // One to get to the list, one each, two for the undone decision.
  expect(keystrokes).toBe(13);
  await expect
    .poll(
      async () =>
        (await statuses(page, tag)).filter((status) => status !== 'pending' && status !== 'sending')
          .length,
      { timeout: 60_000 },
    )
    .toBe(10);
  const all = await stored(page, tag);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(all.filter(({ partnerstack_id }) => partnerstack_id !== null)).toHaveLength(6);
  expect(await sandbox.calls('partnerstack')).toHaveLength(6);
});

test('the keys move, open, unfold, decide, select, search and explain, and do nothing in a text field (STA-02, ADA-07)', async ({
  page,
}) => {
  const tag = await apply(page, 4);
  await openApplications(page, tag);
  await page.keyboard.press('k');
  await expect(opener(page, tag, 4)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(opener(page, tag, 2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener(page, tag, 3)).toBeFocused();
  await page.keyboard.press('v');
  await expect(page.getByText('Recruiters in Ohio, number 3')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: `Details of Applicant2 ${tag}` })).toBeVisible();
  // A decision moves on to the next; its undo is back at the row.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` })).toBeVisible();
  await expect(toasts(page)).toContainText(`Rejected: Applicant2 ${tag}`);
  await page.keyboard.press('u');
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const search = page.getByLabel('Search applications');
  await expect(search).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('arsju?x');
  await expect(search).toHaveValue(`${tag}arsju?x`);
  await expect(page.getByText('No applications found matching your search.')).toBeVisible();
  expect(await statuses(page, tag)).toEqual(['pending', 'pending', 'pending', 'pending']);
  await search.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Approve and send');
  await help.getByLabel(/Use/).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
});

test('an e-mail goes with a decision by keyboard, also for many, and is taken back with it; what was typed stays (ANS-01, STA-02, STF-01)', async ({
  page,
}) => {
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  await expect(rowOf(page, tag, 1)).toContainText('Same website');
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+R');
  await expect(dialog).toContainText('2 applications');
  await expect(dialog.getByLabel('Decision', { exact: true })).toHaveValue('reject');
  await dialog.getByLabel('Reason (optional)').fill('No audience');
  await dialog.getByLabel('Text', { exact: true }).fill('Hello {first_name}, {raeson}');
  await dialog.getByRole('button', { name: 'Reject: 2 applications' }).click();
  await expect(dialog).toContainText('There is no placeholder {raeson}');
  await dialog.getByLabel('Text', { exact: true }).fill('Hello {first_name}: {reason}.');
  const preview = dialog.getByRole('group').filter({ hasText: 'will read' });
  await expect(preview).toContainText('Hello Applicant2: No audience.');
  await dialog.getByLabel('Reason (optional)').fill('Ask {who}');
  await dialog.getByRole('button', { name: 'Reject: 2 applications' }).click();
  await expect(dialog).toContainText('Nothing fills {who} here: it would be sent as it stands');
  await dialog.getByLabel('Reason (optional)').fill('No audience');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject: 2 applications' }).click();
  await expect(toasts(page)).toContainText('Rejected with an e-mail: 2 applications');
  await page.keyboard.press('u');
  await expect.poll(() => statuses(page, tag)).toEqual(['pending', 'pending']);
  expect((await stored(page, tag)).map((row) => row.mail)).toEqual([null, null]);
  // What was typed is still there.
  await page.getByRole('group', { name: 'Selected rows' }).waitFor({ state: 'detached' });
  for (const index of [1, 2]) await rowOf(page, tag, index).getByRole('checkbox').check();
  await page.keyboard.press('Shift+R');
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('No audience');
  await expect(preview).toContainText('Hello Applicant2: No audience.');
  // A reason for one decision never goes with another one.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Y');
  await expect(dialog.getByLabel('Decision', { exact: true })).toHaveValue('approve');
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+A');
  await expect(dialog.getByLabel('Decision', { exact: true })).toHaveValue('reject');
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('No audience');
});

test('a thumb in the middle of an application’s card opens it, and decides nothing (ADA-20)', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  const card = await rowOf(page, tag, 1).boundingBox();
  const first = await rowOf(page, tag, 1)
    .getByRole('button', { name: /Approve/ })
    .first()
    .boundingBox();
  const middle = (card?.y ?? 0) + (card?.height ?? 0) / 2;
  expect((first?.y ?? 0) - middle, 'from the middle to a decision').toBeGreaterThan(20);
  const decisions = rowOf(page, tag, 1).getByRole('button', { name: /^(?:Approve|Reject)/ });
  for (const button of await decisions.all())
    expect((await button.boundingBox())?.height, 'for a thumb').toBeGreaterThanOrEqual(40);
  await rowOf(page, tag, 1).tap();
  await expect(page).toHaveURL(/open=/);
  await expect(page.getByRole('heading', { name: `Applicant1 ${tag}` })).toBeVisible();
  expect(await statuses(page, tag)).toEqual(['pending', 'pending']);
  await page.close();
});

test('the second tap on a question’s button decides and opens nothing behind it (ADA-20)', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tag = await apply(page, 8);
  await openApplications(page, tag);
  for (const index of [8, 7]) await rowOf(page, tag, index).getByRole('checkbox').tap();
  await page
    .getByRole('group', { name: 'Selected rows' })
    .getByRole('button', { name: 'Reject' })
    .tap();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Reject: 2 applications' });
  await expect(button).toBeVisible();
  const behind = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    const tap = () => {
      const hit = document.elementFromPoint(place.clientX, place.clientY);
      const options = {
        ...place,
        detail: 1,
        pointerType: 'touch',
        bubbles: true,
        cancelable: true,
      };
      hit?.dispatchEvent(new PointerEvent('click', options));
      return hit?.closest('[data-row]') !== null;
    };
    return [tap(), tap()];
  });
  expect(behind, 'the second one falls on a card').toEqual([false, true]);
  await expect(toasts(page)).toContainText('Rejected: 2 applications');
  expect(page.url()).not.toContain('open=');
  const pending = Array.from({ length: 6 }, () => 'pending');
  await expect.poll(() => statuses(page, tag)).toEqual(['rejected', 'rejected', ...pending]);
  await page.close();
});
