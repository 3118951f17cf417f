import type { Page } from 'playwright/test';

import { expectAccessible, expect, signIn, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads, setAs } from './leads-screen.ts';

/** Polls from now on this often (ms), as the Worker would ask for. */
const pollEvery = (page: Page, ms: number) =>
  page.evaluate((pace) => {
    document.querySelector('[data-poll-ms]')?.setAttribute('data-poll-ms', String(pace));
    dispatchEvent(new Event('focus'));
  }, ms);

test('what a colleague does and what arrives shows within seconds, and nothing moves under the reader (LIV-01)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(colleague.request, { name: 'Bea' });
  const word = await addLeads(colleague.request, 10);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  await page.getByRole('link', { name: `${word} 9`, exact: true }).click();
  const pane = leadIn(page);
  await pane.getByLabel('Note').fill('Wants a call');
  const rows = page.getByRole('group', { name: 'Leads, entries' });
  await page.getByLabel(`Select ${word} 7`).check();
  await pane.getByLabel('Note').focus();
  // Last: a click scrolls to its target first.
  await rows.evaluate((region) => region.scrollTo(0, 60));

  await setAs(colleague.request, `${word} 8`, { status: 'contacted', owner: 'Bea' });
  await setAs(colleague.request, `${word} 9`, { status: 'qualified' });
  await addLeads(colleague.request, 1, { name: `${word} new` });
  await pollEvery(page, 300);

  const arrived = page.getByRole('button', { name: '1 new lead' });
  await expect(arrived).toBeVisible();
  await expect(page.getByRole('status').getByText('1 new lead')).toBeAttached();
  const row = page.locator('tr', { hasText: `${word} 8` });
  await expect(row).toContainText('Contacted');
  await expect(row).toContainText('left this list');
  await expect(page.getByText(/^Showing 9 of [\d,]+ leads$/)).toBeVisible();
  await expect(page.getByText('1–8 of 9', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New 9', exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Select all 9' }).click();
  await expect(page.getByText('9 selected', { exact: true })).toBeVisible();
  await expect(page.getByLabel(`Select ${word} 8`)).not.toBeChecked();
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByLabel(`Select ${word} 8`).check();
  await expect(page.getByText('1 selected, 1 of them left this list')).toBeVisible();
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByLabel(`Select ${word} 7`).check();
  await pane.getByLabel('Note').focus();
  await rows.evaluate((region) => region.scrollTo(0, 60));
  await expect(pane).toContainText('Bea changed this to qualified; before: new');
  await expect(page).toHaveTitle(/^\(\d+\+?\) Leads/);
  await expect(pane.getByLabel('Note')).toBeFocused();
  await expect(pane.getByLabel('Note')).toHaveValue('Wants a call');
  await expect(page.getByLabel(`Select ${word} 7`)).toBeChecked();
  expect(await rows.evaluate((region) => region.scrollTop)).toBe(60);
  // A row that is half below the column names is no target.
  await rows.evaluate((region) => region.scrollTo(0, 0));
  await expectAccessible(page);

  await expect(pane.getByRole('combobox', { name: 'Status' })).toHaveValue('qualified');
  await expect(pane.getByLabel('Note')).toHaveValue('Wants a call');
  await arrived.click();
  await expect(page.getByRole('link', { name: `${word} new` })).toBeFocused();
  await expect(row).toBeHidden();
  await colleague.close();
});

test('polls rest while the page is hidden, and a session that ends is said (LIV-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401/);
  await openLeads(page);
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/changes')) polls += 1;
  });
  const show = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await pollEvery(page, 100);
  await expect.poll(() => polls).toBeGreaterThan(1);
  await show('hidden');
  const before = polls;
  // The time of some polls; nothing else shows that none is sent.
  await page.waitForTimeout(500);
  expect(polls).toBeLessThanOrEqual(before + 1);
  await page.request.delete('/api/admin/session', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await show('visible');
  await expect(page.getByText('What you type stays here.')).toBeVisible();
  const ended = polls;
  await signIn(page.request);
  await page.waitForTimeout(200);
  expect(polls).toBe(ended);
});
