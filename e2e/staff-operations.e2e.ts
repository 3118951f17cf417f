import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Page } from 'playwright/test';

import { expectAccessible, expect, hydrated, signIn, test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Staff area' });
const status = (page: Page) => page.getByRole('status').first();

async function open(page: Page, path: string, island: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, island);
  await hydrated(page, 'StaffSignIn');
}

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

test('staff go to the page Mail, which is accessible, on a phone too', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/leads');
  await sections(page).getByRole('link', { name: 'Mail' }).click();
  await expect(sections(page).getByRole('link', { name: 'Mail' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await hydrated(page, 'MailScreen');
  await expectAccessible(page, 390, 1440);
});

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
  await expectAccessible(page);
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
