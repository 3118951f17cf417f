import { expect, test } from './fixtures.ts';

test('the calculators follow what is typed and dragged, at once', async ({ page }) => {
  await page.goto('/pricing');
  const cost = page.getByRole('form', { name: 'Cost of the empty chairs' });
  const field = (label: string) => cost.getByRole('textbox', { name: label });
  const slider = (label: string) => cost.getByRole('slider', { name: label });
  await field('Open roles').fill('4');
  await expect(cost.getByRole('status')).toContainText('$56,000');
  await expect(slider('Open roles'), 'shows what is typed').toHaveValue('4');
  await slider('Working days each stays empty').fill('10');
  await expect(cost.getByRole('status')).toContainText('$14,000');
  await expect(field('Working days each stays empty'), 'shows what is dragged').toHaveValue('10');
  await field('Salary per year, in dollars').fill('$130000');
  await page.keyboard.press('Enter');
  await expect(cost.getByRole('status')).toContainText('$20,000');
  await expect(field('Salary per year, in dollars')).toHaveValue('130,000');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/Affiliates');
  const month = page.getByRole('form', { name: 'What a month earns you' });
  await month.getByRole('textbox', { name: 'Referrals that buy, per month' }).fill('30');
  await expect(month.getByRole('status')).toContainText('$6,000');
});
