import type { Page } from 'playwright/test';

import { expect, hydrated, test, type Problems } from './fixtures.ts';

/** From now on, as after a deployment: the code that this page would fetch is gone, until `back`. */
async function loseCode(page: Page, problems: Problems, file: string) {
  problems.allow(/404|Failed to load resource|Failed to fetch dynamically imported module/);
  let isGone = true;
  await page.route(`**/assets/${file}*.js`, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return () => (isGone = false);
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

test('a page that was open while a new version went out is loaded anew by a press that needs its code, and then works', async ({
  page,
  problems,
}) => {
  await page.goto('/features');
  const back = await loseCode(page, problems, 'Chat.island');
  const loads = countLoads(page);
  page.once('domcontentloaded', back);
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await expect.poll(() => loads.count).toBe(1);
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await hydrated(page, 'Chat');
  await expect(page.getByRole('log')).toBeVisible();
});

test('where the code stays gone, the page is loaded anew once and never again, and leads on as plain HTML', async ({
  page,
  problems,
}) => {
  await page.goto('/pricing');
  await loseCode(page, problems, '*.island');
  const loads = countLoads(page);
  const chat = page.getByRole('button', { name: 'Chat with RiC' });
  await chat.click();
  await expect.poll(() => loads.count).toBe(1);
  const tries = page.waitForResponse(/Chat\.island/);
  await chat.click();
  await tries;
  expect(loads.count).toBe(1);
  await page.locator('[data-lead-card]').getByText('Open the plans').click();
  await expect(page).toHaveURL('/get-started');
});

test('what somebody typed is never lost for a reload: the form is sent as without a script, and comes back filled', async ({
  page,
  problems,
}) => {
  await page.goto('/contact');
  await loseCode(page, problems, '*.island');
  // The captcha needs the code: the page that comes back says so, with what was written.
  problems.allow(/status 403: .*\/contact$/);
  const loads = countLoads(page);
  const message = page.getByLabel('Message');
  await message.fill('Two night nurses by the first of March.');
  await page.getByLabel('Name').fill('Mary Whitfield');
  const tries = page.waitForResponse(/Chat\.island/);
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await tries;
  await expect(message).toHaveValue('Two night nurses by the first of March.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(message).toHaveValue('Two night nurses by the first of March.');
  await expect(page.getByLabel('Name')).toHaveValue('Mary Whitfield');
});
