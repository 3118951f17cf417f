import { apply, opener, openApplications, statuses, stored } from './applications.ts';
import { expect, test } from './fixtures.ts';

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
      await expect(page.getByText(`Reject: Applicant5 ${tag}`)).toBeVisible();
      await key('u');
      await expect(focused).toHaveText(`Applicant5 ${tag}`);
      await expect(page.getByText('Undone.')).toBeVisible();
    }
    await key(index % 5 === 0 ? 'r' : index % 5 === 1 ? 's' : 'a');
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

test('the keys move, open, select, search and explain, and do nothing in a text field (STA-02)', async ({
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

test('letters decide on nothing that a pointer brought the focus to', async ({ page }) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await opener(page, tag, 1).click();
  await page.keyboard.type('sar');
  await expect(page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` })).toBeVisible();
  expect(await statuses(page, tag)).toEqual(['pending']);
});
