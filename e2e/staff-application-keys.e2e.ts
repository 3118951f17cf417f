import { apply, openApplications, statuses, stored, toasts } from './applications.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('ten applications are decided by the keyboard alone', async ({ page, sandbox }) => {
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
  // A row is opened first, and one decision is undone.
  for (let index = 10; index >= 1; index -= 1) {
    await expect(focused).toHaveText(`Applicant${index} ${tag}`);
    if (index % 10 === 0) await key('Enter');
    if (index === 5) {
      await key('r');
      await key('u');
    }
    await key(index % 5 === 0 ? 'r' : index % 5 === 1 ? 's' : 'a');
  }
  // One to get to the list, one each, one to open a row, two for the undone decision.
  expect(keystrokes).toBe(14);
  await expect
    .poll(
      async () =>
        (await statuses(page, tag)).filter((status) => status !== 'pending' && status !== 'sending')
          .length,
      {
        timeout: 60_000,
      },
    )
    .toBe(10);
  const all = await stored(page, tag);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(all.filter(({ partnerstack_id }) => partnerstack_id !== null)).toHaveLength(6);
  expect(await sandbox.calls('partnerstack')).toHaveLength(6);
  await expect(toasts(page)).toContainText(
    '6 approved and sent, 2 approved without sending, 2 rejected',
  );
});

test('the keys move, open, select, search and explain, and do nothing in a text field', async ({
  page,
}) => {
  const tag = await apply(page, 4);
  await openApplications(page, tag);
  const opener = (index: number) =>
    page.getByRole('button', { name: `Applicant${index} ${tag}`, exact: true });
  await page.keyboard.press('k');
  await expect(opener(4)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(opener(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recruiters in Ohio, number 3')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0);
  await page.keyboard.press('o');
  const details = page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` });
  await expect(details).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: `Details of Applicant2 ${tag}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const search = page.getByLabel('Search applications');
  await expect(search).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('arsju?x');
  await expect(search).toHaveValue(`${tag}arsju?x`);
  await expect(page.getByText('No applications found matching your search.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.fill(tag);
  await expect(opener(4)).toBeVisible();
  expect(await statuses(page, tag)).toEqual(Array.from({ length: 4 }, () => 'pending'));

  await opener(4).focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('r');
  await expect(toasts(page).getByText('Reject:')).toHaveCount(0);
  await shortcuts.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
  await shortcuts.getByRole('button', { name: 'Close' }).click();
  await expect(opener(4)).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await expect(shortcuts).toBeHidden();
  await expect(toasts(page).getByText('Reject:')).toHaveCount(0);
  await page.reload();
  await hydrated(page, 'ApplicationsScreen');
  await page.keyboard.press('j');
  await expect(opener(4)).not.toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await shortcuts.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/admin\/leads$/);
});
