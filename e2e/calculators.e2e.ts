import { expect, test } from './fixtures.ts';

test('the calculators follow what is typed, by keyboard alone', async ({ page }) => {
  await page.goto('/pricing');
  const cost = page.getByRole('form', { name: 'Cost of the empty chairs' });
  await cost.getByLabel('Open roles').fill('4');
  await page.keyboard.press('Enter');
  await expect(cost.getByRole('status')).toContainText('$56,000');
  await cost.getByLabel('Working days each stays empty').fill('10');
  await expect(cost.getByRole('status'), 'at once from now on').toContainText('$14,000');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/Affiliates');
  const month = page.getByRole('form', { name: 'What a month earns you' });
  await month.getByLabel('Referrals that buy, per month').fill('30');
  await month.getByRole('button', { name: 'Work it out' }).click();
  await expect(month.getByRole('status')).toContainText('$6,000');
});
