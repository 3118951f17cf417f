import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import {
  COLLEAGUE,
  expectAccessible,
  expect,
  hydrated,
  signIn,
  test,
  type Problems,
  signInFor,
} from './fixtures.ts';
import { addLeads, leadIn, openLeads, search } from './leads-screen.ts';

const HOUR = 3_600_000;

const sections = (page: Page) => page.getByRole('navigation', { name: 'Staff area' });
const password = (page: Page) => page.getByLabel('Password');
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Chromium reports the sign-in page's status 401 and the Clear-Site-Data of a sign-out. */
function expectRefusals(problems: Problems): void {
  problems.allow(/status of 401|^status 401|Clear-Site-Data/);
}

async function openSignIn(page: Page, problems: Problems, path = '/admin/leads'): Promise<void> {
  expectRefusals(problems);
  // Someone was here before.
  await signIn(page.request);
  await page.context().clearCookies();
  await page.goto(path);
  await hydrated(page, 'StaffSignIn');
}

test('the sign-in says what is wrong, and stops as soon as staff type (ADM-01, ADM-02, ADM-03, ADM-04, ADM-05, BRW-01, ERR-27)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/api\/admin\/session|ERR_FAILED/);
  await openSignIn(page, problems);
  await expect(page.getByRole('table')).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByText('Please enter a password')).toBeVisible();
  await password(page).fill('n');
  await expect(page.getByText('Please enter a password')).toBeHidden();
  await password(page).fill('nope');
  await submit(page).click();
  await expect(page.getByText('Invalid password')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).press('x');
  await expect(page.getByText('Invalid password')).toBeHidden();

  await password(page).fill('shortlist');
  await page.route('**/api/admin/session', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await page.unroute('**/api/admin/session');

  const refuseCookie = () =>
    page.route('**/api/admin/session', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
    );
  await refuseCookie();
  await submit(page).click();
  await expect(page.getByText('Your browser did not keep the sign-in.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await page.unroute('**/api/admin/session');

  await openLeads(page);
  await context.clearCookies();
  await refuseCookie();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await dialog(page).getByLabel('Password').fill('shortlist');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByText('Your browser did not keep the sign-in.')).toBeVisible();
});

test('a password leads to the table; a name is asked beside it, written once, and chosen from then on (FUP-02, ADL-01)', async ({
  page,
  problems,
}) => {
  const name = `Anna ${crypto.randomUUID().slice(0, 6)}`;
  await openSignIn(page, problems);
  await password(page).fill('shortlist');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  await page.getByRole('button', { name: 'Say who you are' }).click();
  await expect(page.getByRole('button', { name: COLLEAGUE })).toBeVisible();
  await page.getByRole('button', { name: 'Someone new' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(sections(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await hydrated(page, 'StaffSignIn');
  await password(page).fill('shortlist');
  await submit(page).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await sections(page).getByRole('link', { name: 'Site' }).click();
  await page.getByRole('button', { name: `Rename... ${name}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} Berg`);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: `Remove... ${name} Berg` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('rowheader', { name: `${name} Berg` })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Who are you?' })).toBeVisible();
  const asked = page.getByText('Your changes are stored without your name.');
  await hydrated(page, 'StaffSignIn');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await expect(asked).toBeHidden();

  // Work is found by its owner's name: it is asked for before anything is theirs.
  const word = await addLeads(page.request, 1);
  await page.goto(`/admin/leads?q=${word}`);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: COLLEAGUE, exact: true }).click();
  const said = page.getByRole('region', { name: 'Changes' });
  await expect(said).toContainText(`${word} 0: assigned to ${COLLEAGUE}.`);
  await expect(page.locator('[data-opener]:focus')).toHaveText(`${word} 0`);
  await page.keyboard.press('u');
  await expect(said).toContainText(`${word} 0: no owner.`);
});

test('one sign-in opens both screens until logout, and what the browser’s storage claims opens nothing (ADM-06, ADM-09, ADM-11, ADM-12, ADL-05, ADL-10, ADL-13, STO-10, X-08, Y-01)', async ({
  page,
  context,
  problems,
}) => {
  await openSignIn(page, problems);
  await password(page).fill('shortlist');
  await password(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'staffTimeZone')).toMatchObject({
    sameSite: 'Strict',
  });
  expect(cookies.find(({ name }) => name === '__Host-staff')?.expires).toBe(-1);
  const stored = await page.evaluate(() => Object.values(sessionStorage));
  expect(stored).toContain('true');
  expect(stored.some((value) => Math.abs(Number(value) - Date.now()) < 60_000)).toBe(true);
  await sections(page).getByRole('link', { name: 'Affiliates' }).click();
  await expect(page.getByRole('heading', { name: 'Affiliate applications' })).toBeVisible();
  await page.reload();
  await sections(page).getByRole('link', { name: 'Leads' }).click();
  await hydrated(page, 'LeadsScreen');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(password(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('staff'))),
    )
    .toEqual([]);
  await page.evaluate(() => {
    sessionStorage.setItem('staffSignedIn', 'true');
    sessionStorage.setItem('staffSignedInAt', String(Date.now()));
  });
  await page.reload();
  await expect(password(page)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('staff pages have a thin bar with the way home and nothing for visitors, and one scroller; a phone’s sections are one press away (SHELL-25)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLeads(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'RiC home' })).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(90);
  for (const ofVisitors of [
    page.getByRole('button', { name: 'Chat with RiC' }),
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('contentinfo'),
  ])
    await expect(ofVisitors).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    'the rows scroll, not the page',
  ).toBe(0);
  await expect(search(page)).toBeInViewport();

  await expect(sections(page)).toBeHidden();
  await page.getByRole('button', { name: /^Sections, now Leads/ }).click();
  for (const section of await sections(page).getByRole('link').all())
    await expect(section).toBeInViewport({ ratio: 1 });
  await sections(page).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('button', { name: 'Sections, now Audit' })).toBeVisible();
});

test('the session lasts 23 hours; after 24 an open page says so and goes on, and the next save asks (ADM-07, ADM-08)', async ({
  page,
  problems,
}) => {
  expectRefusals(problems);
  await page.clock.install();
  await openLeads(page);
  await page.clock.setSystemTime(Date.now() + 23 * HOUR);
  await page.reload();
  await hydrated(page, 'StaffSignIn');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const note = leadIn(page).getByLabel('Note');
  await note.pressSequentially('Called at noon;');
  await page.clock.fastForward(HOUR + 1000);
  await expect(page.getByText('What you type stays here.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('staffSignedIn'))).toBeNull();
  await page.keyboard.type(' the session ended.');
  await expect(note).toHaveValue('Called at noon; the session ended.');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.keyboard.press('Control+Enter');
  const password = dialog(page).getByLabel('Password');
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note, 'a canceled sign-in loses nothing').toHaveValue(/the session ended/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Invalid password')).toBeVisible();
  await expect(password).toBeFocused();
  // In place of the wrong one, which is selected.
  await page.keyboard.type('shortlist');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('What you type stays here.')).toBeHidden();
  await note.press('Control+Enter');
  await expect(
    leadIn(page).getByRole('listitem').filter({ hasText: 'the session ended.' }),
  ).toBeVisible();
});

test('a session that has ended asks for the password instead of a page (ADM-07)', async ({
  page,
  problems,
}) => {
  expectRefusals(problems);
  await openLeads(page);
  await page.request.delete('/api/admin/session', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a list that cannot be read again says why, and keeps its rows (ADL-12)', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/admin\/leads|ERR_FAILED|status of 500/);
  await openLeads(page);
  const rows = await page.getByRole('rowheader').count();
  await page.route(/\/api\/admin\/leads(?:\?|$)/, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Failed to fetch leads')).toBeVisible();
  await page.route(/\/api\/admin\/leads(?:\?|$)/, (route) =>
    route.fulfill({ status: 500, json: { error: 'The list is being moved' } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The list is being moved')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(rows);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The list is being moved')).toBeHidden();
});

test('a new lead is there after Refresh, and is found while typing (ADL-02, ADL-03, ADL-07)', async ({
  page,
  request,
}) => {
  await openLeads(page);
  const name = `${await addLeads(request, 1)} 0`;
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await search(page).pressSequentially(name.toLowerCase());
  await expect(page.getByText(/^Showing 1 of \d+ leads$/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect
    .poll(() => new URL(page.url()).searchParams.get('q'), 'the search lives in the address')
    .toBe(name.toLowerCase());
  await page.reload();
  await expect(search(page)).toHaveValue(name.toLowerCase());
  await expect(page.getByText(/^Showing 1 of \d+ leads$/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const [, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toEqual([expect.stringContaining(name)]);
});

test('the sign-in page, the leads and the dialog over them are accessible, on a phone too', async ({
  page,
  problems,
}) => {
  await openSignIn(page, problems);
  await submit(page).click();
  await expect(page.getByText('Please enter a password')).toBeVisible();
  await expectAccessible(page);
  await openLeads(page);
  await expectAccessible(page, 390, 1280);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('staff sign in, read why there is no more, and leave (ADM-01)', async ({
    page,
    problems,
  }) => {
    expectRefusals(problems);
    await page.goto('/admin/leads');
    await password(page).fill('nope');
    await submit(page).click();
    await expect(page.getByText('Invalid password')).toBeVisible();
    await password(page).fill('shortlist');
    await submit(page).click();
    await expect(page).toHaveURL(/\/admin\/leads$/);
    await expect(page.getByText('The staff area needs JavaScript.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(password(page)).toBeVisible();
  });
});

test('a logout in one tab hides every other tab until staff sign in again (ADM-09)', async ({
  page,
  context,
  problems,
}) => {
  expectRefusals(problems);
  await openLeads(page);
  const other = await context.newPage();
  await other.goto('/admin/affiliates');
  await hydrated(other, 'StaffSignIn');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(password(page)).toBeVisible();
  await expect(dialog(other)).toBeVisible();
  await expect(other.getByRole('table', { includeHidden: true })).toBeHidden();
  await expect(password(page)).toBeFocused();
  await password(page).fill('shortlist');
  await password(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  await expect(dialog(other)).toBeHidden();
  await other.close();
});

test('a link in a chat or a mail opens what it names, for who is signed in (STA-01)', async ({
  page,
  baseURL,
}) => {
  const word = await addLeads(page.request, 1);
  await signInFor(page);
  await page.route('https://chat.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/admin/leads?q=${word}">New lead</a>`,
    }),
  );
  await page.goto('https://chat.example/');
  await page.getByRole('link', { name: 'New lead' }).click();
  await expect(page.getByRole('link', { name: `${word} 0`, exact: true })).toBeVisible();
});
