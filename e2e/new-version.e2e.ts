import type { Page } from 'playwright/test';

import { expect, hydrated, test, type Problems } from './fixtures.ts';

/** From now on, as after a deployment: the code that this page would fetch is gone, until `back`. */
async function loseCode(page: Page, problems: Problems, file: string) {
  problems.allow(/404|Failed to load resource|Failed to fetch dynamically imported module/);
  let isGone = true;
  await page.route(`**/assets/${file}*.js`, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return () => {
    isGone = false;
  };
}

/** Counts the loads of the page from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

test('after a deployment, a click that needs old code reloads the page, which then works', async ({
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

test('if the code stays missing, the page reloads once and then works as plain HTML', async ({
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
  await page.locator('[data-lead-card]').getByText('Choose a plan', { exact: true }).click();
  await expect(page).toHaveURL('/get-started?source=pricing_card');
});

test('typed input survives: instead of a reload the form is posted as without scripts and comes back filled', async ({
  page,
  problems,
}) => {
  await page.goto('/contact');
  await loseCode(page, problems, '*.island');
  // The captcha needs the code: the returned page says so and has the input.
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
