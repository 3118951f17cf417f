import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Page } from 'playwright/test';

import { withoutKeepAlive } from './contexts.ts';
import { accessibilityViolations, expect, hydrated, signIn, test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Staff area' });
const status = (page: Page) => page.getByRole('status').first();

async function open(page: Page, path: string, island: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, island);
  await hydrated(page, 'StaffSignIn');
}

const mailRow = (fields: object) => ({
  id: '0199aaaa-0000-7000-8000-000000000001',
  kind: 'lead',
  subject_id: '0199bbbb-0000-7000-8000-000000000002',
  status: 'failed',
  attempts: 8,
  last_error: 'emailjs answered 500 Internal Server Error',
  next_attempt_at: null,
  created_at: '2026-11-20T12:00:00.000Z',
  sent_at: null,
  ...fields,
});

/** Answers the list in the Worker's place: a failed e-mail needs eight tries and a day. */
const respondWithMail = (page: Page, rows: object[], failed: number) =>
  page.route(/\/api\/admin\/mail(?:\?|$)/, (route) =>
    route.fulfill({
      json: {
        data: rows,
        meta: {
          counts: { pending: 0, sending: 0, sent: 3, failed },
          matched: rows.length,
          matched_at_least: false,
          looked_at: null,
          total: rows.length,
          sort: 'newest',
          next_cursor: null,
          previous_cursor: null,
        },
      },
    }),
  );

test('the site page has the list that npm run placeholders prints (FACT-03)', async ({ page }) => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['tools/placeholders.ts']);
  const printed = /(\d+) placeholders/.exec(stdout)?.[1];
  expect(stdout).toContain('hello@ric.example');
  await signIn(page.request);
  await open(page, '/admin/site', 'SiteScreen');
  const table = page.getByRole('table', { name: 'Placeholders' });
  await expect(table.getByRole('row')).toHaveCount(Number(printed) + 1);
  await expect(table).toContainText('hello@ric.example');
  await expect(page.getByRole('table', { name: 'Unconfirmed statements' })).toContainText(
    'Any score can be overruled.',
  );
});

for (const [label, island] of [['Mail', 'MailScreen']] as const) {
  test(`staff go to the page ${label}, it fits a phone, and axe finds nothing`, async ({
    page,
  }) => {
    await signIn(page.request);
    await page.goto('/admin/leads');
    await sections(page).getByRole('link', { name: label }).click();
    await expect(sections(page).getByRole('link', { name: label })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await hydrated(page, island);
      expect(await accessibilityViolations(page), `at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  });
}

test('the stored blog content is dropped only after a confirmation, and the audit log has the session', async ({
  page,
}) => {
  await signIn(page.request);
  await page.request.get('/blog');
  await open(page, '/admin/site', 'SiteScreen');
  const content = page.getByRole('region', { name: 'Stored blog content' });
  await expect(content.getByRole('cell').first()).not.toHaveText('0');
  const question = page.getByRole('dialog', { name: 'Drop all stored blog content?' });
  await content.getByRole('button', { name: 'Drop all content' }).click();
  await expect(question).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(content.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Drop them' }).click();
  await expect(status(page)).toHaveText('All stored blog content is gone.');
  await expect(content.getByRole('cell').first()).toHaveText('0');
  await sections(page).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Stored blog content dropped');
  await expect(page.getByRole('row').nth(1)).toContainText('(this one)');
});

test('another session is ended by one click, and its browser has to sign in again', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page.request);
  const other = withoutKeepAlive(
    await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    }),
  );
  await signIn(other);
  expect((await other.get('/api/admin/site')).status()).toBe(200);
  await open(page, '/admin/site', 'SiteScreen');
  const row = page.getByRole('row', { name: /Firefox on Windows/ });
  await row.getByRole('button', { name: /^End session/ }).click();
  await expect(status(page)).toHaveText('The session has ended.');
  await expect(row).toHaveCount(0);
  expect((await other.get('/api/admin/site')).status()).toBe(401);
  await expect(page.getByText('This session', { exact: true })).toBeVisible();
  await other.dispose();
});

test('a failed e-mail says why, is tried again in its row, and all that failed at once', async ({
  page,
}) => {
  await signIn(page.request);
  await open(page, '/admin/mail', 'MailScreen');
  await respondWithMail(page, [mailRow({})], 1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('emailjs answered 500 Internal Server Error');
  await expect(page.getByRole('link', { name: 'Failed 1' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.route('**/retry', (route) =>
    route.fulfill({
      json: { mail: mailRow({ status: 'sent', attempts: 1, sent_at: '2026-11-21T12:00:00.000Z' }) },
    }),
  );
  await row.getByRole('button', { name: /^Retry Lead/ }).click();
  await expect(status(page)).toHaveText('The e-mail has been sent.');
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.route('**/retry-failed', (route) => route.fulfill({ json: { queued: 4 } }));
  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await expect(status(page)).toHaveText(/^4 queued again/);
});

test('a page that cannot be read says so, keeps what it had, and recovers', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/admin\/audit|ERR_FAILED|status of 503/);
  await signIn(page.request);
  await open(page, '/admin/audit', 'AuditScreen');
  await page.route('**/api/admin/audit**', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Failed to fetch the audit log');
  await expect(page.getByText('Signed in').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Failed to fetch the audit log')).toHaveCount(0);
});
