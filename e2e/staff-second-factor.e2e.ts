import type { Page } from 'playwright/test';

import { accessibilityViolations, expect, hydrated, test, type Problems } from './fixtures.ts';
import { codeNow, RECOVERY_CODE, SECOND_FACTOR_PORTS } from './second-factor.ts';

// The same site and data with a second factor set up.
test.use({
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    url.port = String(Number(url.port) + SECOND_FACTOR_PORTS);
    await use(url.origin);
  },
});

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function openSignIn(page: Page, problems: Problems): Promise<void> {
  problems.allow(
    /status of (?:401|422)|status (?:401|422): .*\/(?:admin\/leads|api\/admin\/session)$/,
  );
  await page.goto('/admin/leads');
  await hydrated(page, 'StaffSignIn');
}

test('staff sign in with the code of their app, and neither without one nor with a wrong one', async ({
  page,
  problems,
}) => {
  await openSignIn(page, problems);
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await accessibilityViolations(page)).toEqual([]);
  await password(page).fill('shortlist');
  await submit(page).click();
  await expect(page.getByText('Please enter the code')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await code(page).fill('no-code');
  await submit(page).click();
  await expect(page.getByText('Invalid code, or one that was used already')).toBeVisible();
  await expect(password(page)).toHaveValue('shortlist');
  await code(page).fill(await codeNow());
  await code(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('staff without their phone sign in with a recovery code, once', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 401|status 401: .*\/admin\/(?:leads|sign-in)$|Clear-Site-Data/);
    const signIn = async () => {
      await page.goto('/admin/leads');
      await password(page).fill('shortlist');
      await code(page).fill(RECOVERY_CODE);
      await submit(page).click();
    };
    await signIn();
    await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn();
    await expect(page.getByText('Invalid code, or one that was used already')).toBeVisible();
  });
});
