import { accessibilityViolations, expect, hydrated, signIn, test } from './fixtures.ts';

test('a row is worked from the list, and the filter in use is saved as a view that leads back to it (STA-02, STA-03)', async ({
  page,
}) => {
  await signIn(page.request);
  const name = `Vera ${crypto.randomUUID().slice(0, 6)}`;
  const email = `${crypto.randomUUID()}@example.com`;
  await page.request.post('/api/leads', { data: { name, email } });
  await page.goto(`/admin/leads?q=${encodeURIComponent(name)}`);
  await hydrated(page, 'LeadsScreen');

  const act = page.getByRole('button', { name: new RegExp(`^Contacted ?: ${name}`) });
  await expect(act).toBeHidden();
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(act).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 changed: contacted.')).toBeVisible();
  await page.getByRole('row', { name }).hover();
  await page.getByRole('button', { name: new RegExp(`^Qualified ?: ${name}`) }).click();
  await expect(page.getByText('1 changed: qualified.')).toBeVisible();

  await page.getByRole('link', { name: /^Qualified/ }).click();
  // While rows are read again, the old ones are faint.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByText('Views', { exact: true }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  const view = `Good ones ${name}`;
  await page.getByLabel('Save what is shown as').fill(view);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(`The view “${view}” was saved.`)).toBeVisible();
  await page.goto('/admin/leads');
  await hydrated(page, 'LeadsScreen');
  await page.getByText(/^Views/).click();
  await page.getByRole('link', { name: view }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?status=qualified$/);
  await expect(page.getByText(`View: ${view}`)).toBeVisible();
});
