import { expectAccessible, expect, hydrated, test } from './fixtures.ts';
import { addLeads, openLeads } from './leads-screen.ts';

test('Ctrl+K finds a person, a page and what can be done with the row, by keyboard alone (STA-02)', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const word = await addLeads(page.request, 1, { email });
  const name = `${word} 0`;
  await openLeads(page, `/admin/leads?q=${word}`);

  const box = page.getByRole('combobox', { name: 'Find a person, a page or an action' });
  await page.keyboard.press('j');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('contacted');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name}: contacted.`)).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeFocused();

  await page.keyboard.press('Control+k');
  for (const [typed, found] of [
    ['spam', 'Set status: Spam'],
    ['replied', 'Messages: Replied'],
    ['merge', 'Merge with the first possible duplicate'],
  ] as const) {
    await box.fill(typed);
    await expect(page.getByRole('option', { name: found })).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('This lead has no possible duplicate.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(email.slice(0, 12));
  const person = page.getByRole('option', { name });
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\/[\w-]{36}$/);

  await hydrated(page, 'StaffSignIn');
  await page.getByRole('link', { name: 'Find' }).click();
  await expect(box).toBeFocused();
  for (const [typed, found] of [
    ['export', 'Export all leads'],
    ['approve', 'Pending applications'],
    ['reopen', 'Rejected applications'],
    ['reject wrong', 'Rejected applications'],
    ['spam', 'Leads marked as spam'],
    ['slack', 'Notifications'],
    ['settings', 'Names of staff'],
    ['rename', 'Names of staff'],
    ['rename', 'Change your name'],
    ['undo', 'Undo the last change'],
    ['revert', 'Undo the last change'],
    ['help', 'Keyboard shortcuts'],
  ] as const) {
    await box.fill(typed);
    await expect(page.getByRole('option', { name: found })).toBeVisible();
  }
  await page.keyboard.press('Enter');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Affiliate applications')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Find' }).click();
  await page.keyboard.type('overview');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/overview$/);

  // Faster than the search answers.
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\/[\w-]{36}$/);
});

test('Find, clicked, has the actions of the current row as Ctrl+K does, with a mouse and on a phone (STA-02)', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const word = await addLeads(page.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    await page.keyboard.press('j');
    await page.getByRole('link', { name: 'Find' }).click();
    await page.keyboard.type('contacted');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${word} 0: contacted.`)).toBeVisible();
    await expect(page.getByRole('link', { name: `${word} 0` })).toBeFocused();
    await page.getByRole('link', { name: 'Find' }).click();
    await page.keyboard.type('change your name');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Who are you?' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
