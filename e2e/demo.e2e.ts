import type { Page } from 'playwright/test';

import { expectAccessible, expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const form = (page: Page) => page.locator('[data-sample-search]');
const status = (page: Page) => form(page).getByRole('status');
const order = (page: Page) =>
  form(page)
    .locator('ol button')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLButtonElement).value));

test('a weight, a struck reason and the names change the list in place (DEMO-01, DEMO-02)', async ({
  page,
}) => {
  await page.goto('/demo');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await form(page)
    .getByRole('button', { name: /counts less/ })
    .first()
    .click();
  await expect(status(page)).toHaveText(/counts 4 of 5\. Candidate \d{4} leads with/);

  await form(page).getByRole('link', { name: 'Controller' }).click();
  await expect(form(page).getByRole('heading', { name: 'Candidate 0417' })).toBeVisible();
  const before = await order(page);
  await form(page).getByRole('button', { name: 'Strike this reason: Month-end close' }).click();
  await expect(status(page)).toHaveText(/Candidate 0417 goes from 9\.2 to/);
  expect(await order(page), 'the list sorts itself').not.toEqual(before);
  await form(page).getByRole('button', { name: 'Count this reason: Month-end close' }).click();
  await expect.poll(() => order(page)).toEqual(before);

  await expect(page.getByText('Maya Holloway')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Reveal after scoring' }).click();
  await expect(form(page).getByRole('heading', { name: 'Maya Holloway' })).toBeVisible();
  expect(posts, 'all of it in the browser').toEqual([]);
});

test('a pasted text is marked and ranked, says when it matches nothing, and goes along to the contact form (DEMO-01, DEMO-03)', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Paste your own' }).click();
  const text = page.getByLabel('Your job description');
  await expect(text).toBeFocused();
  await text.fill('We need someone who plays the violin.');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText('Nothing in this text matches the sample data.');
  await expect(text, 'what was typed is still there').toHaveValue(/violin/);
  await text.fill('Head of warehouse. Required: OSHA and P&L. Cold chain is a plus.');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText(/^3 of 6 requirements found/);
  await expect(form(page).locator('section').first().locator('mark')).toHaveText([
    'OSHA',
    'P&L',
    'Cold chain',
  ]);
  await expect(page.locator('[data-pile]'), 'the pile has been counted').toHaveText('537');
  await page.getByRole('button', { name: 'Schedule a Demo' }).click();
  await expect(page).toHaveURL('/contact?subject=Demo%20Request');
  await expect(page.getByLabel('Message')).toHaveValue(/Head of warehouse\. Required: OSHA/);
  await expect(page.getByLabel('Subject')).toHaveValue('Demo Request');
});

test('by keyboard the focus stays on the button that was used, and the change is announced (DEMO-03)', async ({
  page,
}) => {
  await page.goto('/demo');
  const more = page.getByRole('button', { name: /^Health care counts more/ });
  await more.focus();
  for (const weight of [2, 3, 4]) {
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(new RegExp(`^Health care counts ${weight} of 5`));
    await expect(more).toBeFocused();
  }
  const third = form(page).locator('ol button').nth(2);
  await third.focus();
  await page.keyboard.press('Space');
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-current', 'true');
  const strike = page.getByRole('button', { name: /^Strike this reason/ }).first();
  await strike.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/is struck out/);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/counts again/);
});

test('without JavaScript links open roles, and buttons post the form (DEMO-03)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/demo');
  await form(page).getByRole('link', { name: 'Warehouse manager' }).click();
  await expect(page.getByRole('heading', { name: 'Candidate 0212' })).toBeVisible();
  await page.getByRole('button', { name: 'Strike this reason: Ran a site' }).click();
  await expect(status(page)).toHaveText(/Ran a site is struck out\. Candidate 0212 goes from/);
  await page.getByRole('button', { name: 'Reveal after scoring' }).click();
  await expect(page.getByText('Renee Dalton').first()).toBeVisible();
  await page.getByRole('button', { name: 'Paste your own' }).click();
  await page.getByLabel('Your job description').fill('An RN license is required.');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText(/^1 of 6 requirements found/);
  await page.getByRole('button', { name: 'Schedule a Demo' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/An RN license is required/);
  await context.close();
});

test('the list moves, and with reduced motion it does not', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto('/demo');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect.poll(moving, 'rows are dealt').toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo?role=charge-nurse');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText(/286 sample resumes read/);
  expect(await page.locator('[data-pile]').textContent()).toBe('286');
});

test('the demo is accessible in each state, on a phone too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo');
  await page
    .getByRole('button', { name: /^Strike this reason/ })
    .first()
    .click();
  await expect(status(page)).toHaveText(/is struck out/);
  await expectAccessible(page, 1440, 390);
  await page.getByRole('button', { name: 'Paste your own' }).click();
  await expect(page.getByLabel('Your job description')).toBeVisible();
  await expectAccessible(page, 390, 1440);
});
