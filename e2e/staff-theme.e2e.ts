import type { Page } from 'playwright/test';

import { expect, expectAccessible, hydrated, signIn, test } from './fixtures.ts';
import { openLeads } from './leads-screen.ts';
import { unreadable } from './reach.ts';
import { staffPages } from '../src/shared/staff-pages.ts';
import { palette } from '../src/styles/tokens.ts';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const DARK = rgb(palette.night);
const LIGHT = rgb(palette.paper);

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page) => page.getByLabel('Theme');

test('the staff area is dark where the system is, from the first paint, and the site is not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    colorScheme: 'dark',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/admin');
  expect(await ground(page), 'the sign-in').toBe(DARK);
  await signIn(page.request);
  await page.goto('/admin/leads');
  expect(await ground(page), 'a list').toBe(DARK);
  await expect(
    page.getByRole('link', { name: 'RiC home' }),
    'ink letters on a light ground',
  ).toHaveCSS('background-color', rgb(palette.highlighter));
  await page.goto('/');
  expect(await ground(page), 'the home page').toBe(LIGHT);
  await context.close();
});

test('who chooses a theme keeps it in this browser, from the sections or by a command', async ({
  page,
}) => {
  await openLeads(page);
  expect(await ground(page)).toBe(LIGHT);
  await choice(page).selectOption('Dark');
  expect(await ground(page)).toBe(DARK);
  await page.goto('/admin/messages');
  expect(await ground(page)).toBe(DARK);
  await expect(choice(page)).toHaveValue('dark');

  await page.emulateMedia({ colorScheme: 'dark' });
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /Find a person/ });
  await box.fill('light');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  expect(await ground(page), 'against the system').toBe(LIGHT);
  await expect(choice(page)).toHaveValue('light');
  await page.reload();
  expect(await ground(page)).toBe(LIGHT);

  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('Control+k');
  await box.fill('dark');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Theme: Dark']);
  await page.keyboard.press('Enter');
  expect(await ground(page)).toBe(DARK);

  await choice(page).selectOption('As the system');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(LIGHT);
});

test('every staff page is accessible in the dark, and keeps forced colors and paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLeads(page);
  for (const { path } of Object.values(staffPages)) {
    await page.goto(path);
    await expectAccessible(page, 1440, 390);
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen', forcedColors: 'active' });
  await page.goto('/admin/leads');
  expect(await unreadable(page)).toEqual([]);
});
