import { expect, test } from './fixtures.ts';

test('the page of the sandbox shows e-mails, sets and clears a fault, says why one is refused, and calls the webhook', async ({
  page,
  problems,
}) => {
  await page.goto('/__sandbox/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const mails = page.locator('[data-list=mails]');
  await expect(mails).toHaveText('Nothing yet.');
  await page.evaluate(() =>
    fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '<b>Ada</b>', email: 'ada@example.com', source: 'hero' }),
    }),
  );
  await mails.locator('summary').first().click();
  await expect(mails).toContainText('<b>Ada</b>');

  const provider = page.locator('[data-provider=emailjs]');
  await provider.locator('summary').click();
  await provider.getByLabel('Times').fill('3');
  await provider.getByRole('button', { name: 'Set fault' }).click();
  await expect(provider.locator('.state')).toHaveText('status, 3 left');
  problems.allow(/400/);
  await provider.getByLabel('Times').fill('-1');
  await provider.getByRole('button', { name: 'Set fault' }).click();
  await expect(provider.locator('output')).toContainText('times:');
  await provider.getByRole('button', { name: 'Clear fault' }).click();
  await expect(provider.locator('.state')).toHaveText('OK');
  await expect(mails.locator('details[open]'), 'an open row stays open').toBeVisible();

  const webhook = page.locator('[data-form=webhook]');
  await webhook.getByLabel('Event').selectOption('test');
  await webhook.getByRole('button', { name: 'Call' }).click();
  await expect(webhook.locator('output')).toContainText('The site responded 200');
});
