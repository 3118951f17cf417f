import { expect, hydrated, test } from './fixtures.ts';

test('a click before an island woke is not lost: it is done again once it can be heard', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await hydrated(page, 'ContactForm');
  await expect(page.getByText('Please fix the errors above before submitting.')).toBeVisible();
});
