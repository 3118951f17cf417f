import { expect, hydrated, test } from './fixtures.ts';

test('a click before an island woke is not lost: it is done again once it can be heard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: '3' }).click();
  await hydrated(page, 'Probe');
  await expect(page.getByRole('button', { name: '4' })).toBeVisible();
});
