import type { Page } from 'playwright/test';

import { apply, clickIn, opener, openApplications, statuses, toasts } from './applications.ts';
import { expect, pressAtOnce, signIn, signInFor, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads, search, setAs } from './leads-screen.ts';

/** Holds requests back. @returns what lets them through */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const box = (page: Page) => page.getByLabel('Search applications');
const PENDING = ['pending', 'pending', 'pending'];

/** Applications, with the keyboard on the newest. */
async function onRow(page: Page): Promise<string> {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  await page.keyboard.press('j');
  await expect(opener(page, tag, 3)).toBeFocused();
  return tag;
}

test('a search right after a record was closed stays in the search, and decides nothing (STA-02)', async ({
  page,
}) => {
  const tag = await onRow(page);
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressAtOnce(page, 'Escape', '/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('aro');
  await expect(page).toHaveURL(new RegExp(`q=${tag}aro$`));
  await expect(box(page)).toHaveValue(`${tag}aro`);
  expect(await statuses(page, tag)).toEqual(PENDING);
});

test('Escape twice closes a record and leaves nobody outside the list; Back and Forward go on (STA-02)', async ({
  page,
}) => {
  const tag = await onRow(page);
  const url = page.url();
  await page.keyboard.press('o');
  await pressAtOnce(page, 'Escape', 'Escape', 'o', 'Escape');
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page, tag, 3)).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is typed before the palette shows is in its field, and Escape cancels it (STA-02)', async ({
  page,
}) => {
  const tag = await onRow(page);
  const release = await hold(page, '**/CommandPalette*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('axp');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ro');
  release();
  await expect(page.getByRole('combobox', { name: /Find a person/ })).toHaveValue('aro');
  await page.keyboard.press('Escape');
  await pressAtOnce(page, 'j');
  expect(await statuses(page, tag)).toEqual(PENDING);
});

test('letters before a dialog shows decide nothing, and it does not open over a search (STA-02)', async ({
  page,
}) => {
  const tag = await onRow(page);
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  const release = await hold(page, '**/api/admin/application-texts');
  await page.keyboard.press('Shift+R');
  await page.keyboard.type('aur');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+R');
  await box(page).click();
  release();
  await page.keyboard.press('End');
  await page.keyboard.type('aur');
  await expect(page).toHaveURL(new RegExp(`q=${tag}aur$`));
  await expect(dialog).toBeHidden();
  // Else the rows that are focused below are those from before the search, until it is answered.
  await expect(opener(page, tag, 3)).toBeHidden();
  await box(page).fill(tag);
  await expect(opener(page, tag, 3)).toBeVisible();
  await opener(page, tag, 3).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+R');
  await expect(dialog.getByLabel('Reason (optional)')).toBeFocused();
  expect(await statuses(page, tag)).toEqual(PENDING);
});

test('an undo that is answered late leaves the focus in the search (STF-02)', async ({ page }) => {
  const tag = await onRow(page);
  const release = await hold(page, '**/api/admin/applications/decisions');
  await page.keyboard.press('r');
  await page.keyboard.press('u');
  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.type('a');
  release();
  await page.keyboard.type('ro');
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`q=${tag}aro$`));
  await expect.poll(() => statuses(page, tag)).toEqual(PENDING);
});

for (const [hand, width] of [
  ['mouse', 1440],
  ['thumb', 390],
] as const)
  test(`a change can be undone by ${hand} before it is answered, the last of several first (STF-02)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const tag = await apply(page, 2);
    await openApplications(page, tag);
    const undo = toasts(page).getByRole('button', { name: 'Undo', exact: true });
    const decided = await hold(page, '**/api/admin/applications/decisions');
    await clickIn(page, tag, 2, 'Reject');
    await expect(toasts(page)).toContainText(`Rejected: Applicant2 ${tag}`);
    await clickIn(page, tag, 1, 'Approve and send');
    await expect(toasts(page)).toContainText(`Approved, to be sent: Applicant1 ${tag}`);
    await undo.click();
    decided();
    await expect(toasts(page)).toContainText('Undone.');
    await expect.poll(() => statuses(page, tag)).toEqual(['rejected', 'pending']);
    await toasts(page).getByRole('button', { name: 'Undo the change before' }).click();
    await expect.poll(() => statuses(page, tag)).toEqual(['pending', 'pending']);

    const word = await addLeads(page.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    const changed = await hold(page, '**/api/admin/leads/changes');
    const row = page.getByRole('row').filter({ hasText: word });
    await row.hover();
    await row.getByRole('button', { name: 'Contacted' }).click();
    await expect(toasts(page)).toContainText(`${word} 0: contacted.`);
    await undo.click();
    await expect(toasts(page)).not.toContainText('contacted');
    changed();
    await expect(toasts(page)).toContainText('Undone.');
    await expect(row).toContainText('New');
  });

test('u takes back changes that are on their way, the newest first (STF-02)', async ({ page }) => {
  const tag = await onRow(page);
  await pressAtOnce(page, 'r', 'u');
  await expect(toasts(page)).toContainText('Undone.');
  expect(await statuses(page, tag)).toEqual(PENDING);

  const word = await addLeads(page.request, 3);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.keyboard.press('j');
  const release = await hold(page, '**/api/admin/leads/changes');
  await page.keyboard.press('q');
  await page.keyboard.press('w');
  await page.keyboard.press('u');
  release();
  await expect(toasts(page)).toContainText('Undone.');
  const row = page.getByRole('row').filter({ hasText: `${word} 2` });
  await expect(row).toContainText('Qualified');
  // By mouse, too, the one before is next.
  await toasts(page).getByRole('button', { name: 'Undo the change before' }).click();
  await expect(row).not.toContainText('Qualified');

  // All of one lead, in one breath.
  await row.getByRole('link', { name: `${word} 2` }).focus();
  await pressAtOnce(page, 'c', 'q', 'w', 'u', 'u', 'u');
  await expect(toasts(page)).toContainText(`Undone. ${word} 2: new.`);
  await page.reload();
  await expect(row).toContainText('New');
});

for (const width of [390, 1440])
  test(`a field that a colleague changed while one typed is asked about with both texts, at ${width} px (FUP-01)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(colleague.request, { name: 'Bea' });
    const word = await addLeads(colleague.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    await page.getByRole('link', { name: `${word} 0`, exact: true }).click();
    const pane = leadIn(page);
    const field = pane.getByLabel('Next step');
    await field.pressSequentially('Call on Monday');
    const placeOfNote = () => pane.getByLabel('Note').boundingBox();
    const place = await placeOfNote();
    await setAs(colleague.request, `${word} 0`, { next_step: 'Send the plans' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(pane).toContainText('Bea changed this to next step “Send the plans”');
    expect(await placeOfNote(), 'nothing moves below the field').toEqual(place);
    await field.press('Enter');
    await expect(toasts(page)).toContainText(
      `Bea changed ${word} 0 in the meantime: next step “Send the plans”.`,
    );
    const keep = toasts(page).getByRole('button', { name: 'Set next step “Call on Monday”' });
    await expect(toasts(page).getByRole('button', { name: 'Keep it' })).toBeVisible();
    await keep.click();
    await expect(toasts(page)).toContainText(`${word} 0: next step “Call on Monday”.`);
    await expect(field).toHaveValue('Call on Monday');
    await colleague.close();
  });

test('a name’s dialog begins in its field (STA-02)', async ({ page }) => {
  await openLeads(page);
  await expect(search(page)).toBeVisible();
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Add a name' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
});

test('from the search one goes on to what was found, and Escape leads from each field back to its row (FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await search.focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toContain(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toContain(word);

  await page.keyboard.press('o');
  const open = page.getByRole('complementary');
  await expect(open).toBeVisible();
  await page.keyboard.press('e');
  await expect(open.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('half a note');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toContain(word);
  await expect(open.getByLabel('Note'), 'the draft stays').toHaveValue('half a note');
  await expect(open, 'the next one closes it').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
});

test('nothing moves under the pointer: rows keep their height, and a second press promotes nobody (FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 3);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  const tops = () =>
    page
      .locator('tr[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  const before = await tops();
  const row = page.locator('tr[data-row]').first();
  await row.hover();
  const button = row.getByRole('button', { name: 'Contacted' });
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(row.getByRole('button', { name: 'Qualified' })).toBeVisible();
  await page.mouse.click(x, y);
  await expect(row).toContainText('left this list');
  expect(await tops()).toEqual(before);
  await expect(row).toContainText('Contacted');
  const { data } = (await (await page.request.get(`/api/admin/leads?search=${word}`)).json()) as {
    data: { status: string }[];
  };
  expect(data.map(({ status }) => status).toSorted()).toEqual(['contacted', 'new', 'new']);
});

test('each screen begins where one types, and each action ends where one goes on (FUP-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422|^status 422/);
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Since').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('link', { name: `${word} 1`, exact: true })).toBeFocused();
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Until').fill('2020-01-02');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Clear the search/ }), 'no row').toBeFocused();

  await page.goto('/admin/leads/add');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Rosa');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Work email'), 'the first mistake').toBeFocused();

  await page.goto('/admin/people');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: new RegExp(word) }).first()).toBeFocused();

  await page.goto('/admin/overview');
  await page.getByLabel('From').fill('2026-01-05');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/since=2026-01-05/);
  await expect(page.getByLabel('From')).toBeFocused();
});

test('after a form, staff go on in its row or at what came of it (FUP-01)', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/status of 422|^status 422/);
  await sandbox.fault('emailjs', { mode: 'status', status: 500 });
  const word = await addLeads(page.request, 1);
  await signInFor(page);
  await page.goto('/admin/mail?status=failed');
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByText(/^Sending failed: /)).toBeVisible();
  await expect(row).toBeFocused();
  await sandbox.heal();
  await row.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByText('It has been sent.'), 'its row has left the view').toBeFocused();

  await page.goto('/admin/texts');
  await page.getByRole('link', { name: 'Add a text for messages' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(word);
  await page.getByLabel('Text', { exact: true }).fill('Hello {nobody}');
  await page.getByRole('button', { name: 'Store' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text, 'the field that was refused').toBeFocused();
  await text.fill('Hello');
  await page.getByRole('button', { name: 'Store' }).click();
  await expect(page.getByText(`“${word}” is stored.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: word })).toBeFocused();
  await page.getByRole('link', { name: word }).click();
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.getByText('Remove this text').click();
  await page.getByRole('button', { name: 'Remove it for everyone' }).click();
  await expect(page.getByText('The text is removed.')).toBeFocused();

  await page.goto('/admin/overview');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Range' }).locator(':focus')).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a person’s page begins at the first record, and erasing in its one field (FUP-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422|^status 422/);
  const word = await addLeads(page.request, 1);
  await signInFor(page);
  await page.goto(`/admin/people?q=${word}`);
  await page.getByRole('link', { name: new RegExp(word) }).click();
  await expect(page.locator('summary:focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'Erase...' }).click();
  const confirmation = page.getByLabel('Type their email address to confirm');
  await expect(confirmation).toBeFocused();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(confirmation).toHaveAccessibleDescription('Type it exactly as it is shown.');
  await expect(confirmation).toHaveValue('nobody@example.com');
  await expect(confirmation).toBeFocused();
});

test('what a press removes leaves the focus where one goes on (FUP-01)', async ({ page }) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  const opener = page.getByRole('link', { name: `${word} 1`, exact: true });
  const row = page.getByRole('row').filter({ has: opener });
  await row.hover();
  await row.getByRole('button', { name: 'Contacted' }).click();
  await expect(opener, 'the button is another one').toBeFocused();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toContainText('Undone.');
  await expect(opener, 'the toast’s button is gone').toBeFocused();
  const checkbox = row.getByRole('checkbox');
  await checkbox.check();
  await page.getByRole('button', { name: 'Select none' }).click();
  await expect(checkbox).toBeFocused();
  await opener.click();
  const pane = leadIn(page);
  await pane.getByLabel('Note').fill('Called');
  await pane.getByLabel('Note').blur();
  await pane.getByRole('button', { name: 'Add note' }).click();
  await expect(pane.getByText('Called')).toBeVisible();
  await expect(opener, 'its button shows only while a note is written').toBeFocused();
  await pane.getByRole('link', { name: 'Close' }).click();
  await expect(pane).toBeHidden();
  await expect(opener).toBeFocused();
});
