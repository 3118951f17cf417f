import type { Page } from 'playwright/test';

import { apply, openApplications, rowOf, stored } from './applications.ts';
import {
  accessibilityViolations,
  expect,
  hydrated,
  signIn,
  test,
  type Problems,
} from './fixtures.ts';

const UNDO_MS = 10_000;

const press = (page: Page, tag: string, index: number, label: string) =>
  rowOf(page, tag, index).getByRole('button', { name: label }).click();
const statuses = async (page: Page, tag: string) =>
  (await stored(page, tag)).map(({ status }) => status);
const toasts = (page: Page) => page.getByRole('region', { name: 'Decisions on their way' });

/** Lets the ten seconds go by on the page's own clock. */
const waitOut = (page: Page) => page.clock.runFor(UNDO_MS + 500);

/** Answers of the API that a test provokes, which Chromium reports. */
function expectStatus(problems: Problems, status: number): void {
  problems.allow(new RegExp(`status of ${status}|^status ${status}`));
}

test('ADA-01 ADA-02 ADA-06 ADA-18 counts that add up, the search, the columns, the newest first', async ({
  page,
}) => {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  await expect(
    page.getByPlaceholder('Search by name, email, or company...', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Applicant',
    'Status',
    'Applied',
    'Actions',
  ]);
  await expect(page.getByRole('rowheader')).toContainText([
    'Applicant3',
    'Applicant2',
    'Applicant1',
  ]);
  const count = async (label: string) =>
    Number(
      (
        await page.locator('dl').first().locator('div').filter({ hasText: label }).textContent()
      )?.replace(/\D/g, ''),
    );
  expect(await count('Total')).toBe(
    (await count('Pending')) + (await count('Approved')) + (await count('Rejected')),
  );
});

test('ADA-04 Refresh shows what came in since', async ({ page }) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await page.request.post('/api/affiliates/applications', {
    data: {
      firstName: 'Late',
      lastName: tag,
      email: `late.${tag}@example.com`,
      experience: 'beginner',
      audience: 'A',
      motivation: 'B',
      terms: true,
    },
  });
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader').first()).toContainText('Late');
});

test('ADA-05 Exit Admin leaves for the site and ends the session', async ({ page, problems }) => {
  problems.allow(/status of 401|^status 401|Clear-Site-Data/);
  await openApplications(page, 'nobody');
  await page.getByRole('button', { name: 'Exit Admin' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/admin/affiliates');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('ADA-07 a row opens in place: audience, motivation, and a website only where it is one', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await expect(page.getByText('Recruiters in Ohio, number 1')).toBeHidden();
  const opener = page.getByRole('button', { name: `Applicant1 ${tag}`, exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Recruiters in Ohio, number 1')).toBeVisible();
  await expect(page.getByText('They ask me which tool to use.')).toBeVisible();
  const link = page.getByRole('link', { name: 'https://newsletter.example/about' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.route('**/api/admin/applications?**', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data[0].website = 'javascript:alert(1)';
    await route.fulfill({ json: answer });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('javascript:alert(1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'javascript' })).toHaveCount(0);
});

test('ADA-08 ADA-24 the details hold every field, and afterwards who decided and when', async ({
  page,
}) => {
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await press(page, tag, 1, 'Details');
  const dialog = page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` });
  await expect(dialog).toContainText(`applicant1.${tag}@example.com`);
  for (const text of [
    'Pending',
    'None given',
    'Recruiters in Ohio, number 1',
    'They ask me which',
    'https://newsletter.example/about',
    'Intermediate (2-5 years)',
    'Nothing but the application itself.',
  ])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Approve without sending' }).click();
  await expect(dialog).toBeHidden();
  await waitOut(page);
  await expect(rowOf(page, tag, 1)).toContainText('Approved');
  await press(page, tag, 1, 'Details');
  await expect(dialog).toContainText(/Application approved.* by you, session [0-9a-f]{8}/);
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [application] = await stored(page, tag);
  expect(application?.updated_at).not.toBe(application?.created_at);
});

test('ADA-09 ADA-10 ADA-15 CST-20 approve and send: after ten seconds a partner, whose id is shown by 8 characters', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await press(page, tag, 1, 'Approve and send');
  await expect(rowOf(page, tag, 1)).toContainText(/Approve and send in \d+ s/);
  await page.clock.runFor(UNDO_MS - 1000);
  expect(await sandbox.calls('partnerstack')).toEqual([]);
  expect(await statuses(page, tag)).toEqual(['pending']);
  await waitOut(page);
  await expect(rowOf(page, tag, 1)).toContainText('Approved');
  const [application] = await stored(page, tag);
  const id = application?.partnerstack_id ?? '';
  expect(id).toMatch(/^part_/);
  expect(await sandbox.calls('partnerstack')).toHaveLength(1);
  const shown = page.getByText(`Partner ${id.slice(0, 8)}`, { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.getByTitle(id)).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
  await rowOf(page, tag, 1).getByRole('button', { name: 'Copy the partner id' }).click();
  await expect(page.getByText('Partner id copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await expect(rowOf(page, tag, 1).getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0);
  await expect(rowOf(page, tag, 1).getByRole('checkbox')).toHaveCount(0);
});

test('ADA-13 ADA-14 ADA-01 approve without sending and reject: nobody is called, the counts follow', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  const pending = page.locator('dl').first().locator('div').filter({ hasText: 'Pending' });
  const before = Number((await pending.textContent())?.replace(/\D/g, ''));
  await press(page, tag, 2, 'Approve without sending');
  await press(page, tag, 1, 'Reject');
  await waitOut(page);
  await expect(rowOf(page, tag, 2)).toContainText('Approved');
  await expect(rowOf(page, tag, 1)).toContainText('Rejected');
  await expect(page.getByText('1 approved without sending, 1 rejected')).toBeVisible();
  await expect(pending).toHaveText(`Pending${before - 2}`);
  expect(await statuses(page, tag)).toEqual(['approved', 'rejected']);
  expect(await sandbox.calls('partnerstack')).toEqual([]);
});

test('Undo forgets a decision before anything is sent, from the row, the toast or the keyboard', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  for (const index of [3, 2, 1]) await press(page, tag, index, 'Approve and send');
  await press(page, tag, 3, 'Undo');
  await expect(page.getByRole('button', { name: `Applicant3 ${tag}`, exact: true })).toBeFocused();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await page.mouse.move(0, 0);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await waitOut(page);
  expect(await statuses(page, tag)).toEqual(['pending', 'pending', 'pending']);
  expect(await sandbox.calls('partnerstack')).toEqual([]);
});

test('while somebody rests on the toasts, no time goes by (WCAG 2.2.1)', async ({ page }) => {
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await press(page, tag, 1, 'Reject');
  await toasts(page).getByText('Reject:').hover();
  await expect(toasts(page)).toContainText('Paused');
  await page.clock.runFor(60_000);
  expect(await statuses(page, tag)).toEqual(['pending']);
  await page.mouse.move(0, 0);
  await toasts(page).getByRole('button', { name: 'Undo' }).focus();
  await page.clock.runFor(60_000);
  expect(await statuses(page, tag)).toEqual(['pending']);
  await toasts(page).getByRole('button', { name: 'Send now' }).click();
  await expect(rowOf(page, tag, 1)).toContainText('Rejected');
});

test('ADA-16 ADA-20 ADA-23 ERR-22 ERR-25 what fails stays pending, says why, and can be tried again', async ({
  page,
  sandbox,
  problems,
}) => {
  expectStatus(problems, 502);
  expectStatus(problems, 500);
  await page.clock.install();
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  await sandbox.fault('partnerstack', {
    mode: 'status',
    status: 400,
    body: '{"message":"This group is closed","status":400}',
    paths: ['/partnerships'],
  });
  await press(page, tag, 2, 'Approve and send');
  await waitOut(page);
  await expect(toasts(page)).toContainText(`Applicant2 ${tag}: This group is closed`);
  await expect(rowOf(page, tag, 2)).toContainText('Pending');
  expect(await statuses(page, tag)).toEqual(['pending', 'pending']);
  await sandbox.fault('partnerstack', { mode: 'refuse', times: 1 });
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page)).toContainText('Failed to send to PartnerStack');
  await sandbox.heal();
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, tag, 2)).toContainText('Approved');
  await expect(toasts(page)).not.toContainText('not taken');

  await page.route('**/api/admin/applications/*', (route) =>
    route.fulfill({ status: 500, body: 'x' }),
  );
  await page.mouse.move(0, 0);
  await press(page, tag, 1, 'Reject');
  await waitOut(page);
  await expect(toasts(page)).toContainText('Failed to update status');
  expect(await statuses(page, tag)).toEqual(['approved', 'pending']);
});

test('ADA-17 what somebody else decided meanwhile is told: what, when and by whom', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  expectStatus(problems, 409);
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  const [application] = await stored(page, tag);
  const colleague = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn(colleague);
  await press(page, tag, 1, 'Approve and send');
  const rejected = await colleague.patch(`/api/admin/applications/${application?.id ?? ''}`, {
    data: { status: 'rejected', send: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(rejected.status()).toBe(200);
  await waitOut(page);
  await expect(toasts(page)).toContainText(
    /was already rejected on \w+ \d+, \d{4}.* by session [0-9a-f]{8}\. Nothing was changed\./,
  );
  await expect(rowOf(page, tag, 1)).toContainText('Rejected');
  await expect(toasts(page).getByRole('button')).toHaveText(['Dismiss']);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page).getByRole('button')).toHaveCount(0);
  await colleague.dispose();
});

test('ADA-15 a decision whose answer was lost on the way is known again when it is repeated', async ({
  page,
  sandbox,
  problems,
}) => {
  expectStatus(problems, 409);
  problems.allow(/ERR_FAILED/);
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await page.route(
    '**/api/admin/applications/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(page, tag, 1, 'Approve and send');
  await waitOut(page);
  await expect(toasts(page)).toContainText('Failed to update status');
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, tag, 1)).toContainText('Approved');
  await expect(toasts(page)).toContainText('1 approved and sent');
  expect(await sandbox.calls('partnerstack')).toHaveLength(1);
});

test('several at once: selected, held together, sent one by one; a provider that is down stops the rest', async ({
  page,
  sandbox,
  problems,
}) => {
  expectStatus(problems, 502);
  await page.clock.install();
  const tag = await apply(page, 6);
  await openApplications(page, tag);
  await rowOf(page, tag, 6).getByRole('checkbox').click();
  await rowOf(page, tag, 4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all pending' }).check();
  await expect(page.getByText('6 selected')).toBeVisible();
  await rowOf(page, tag, 1).getByRole('checkbox').uncheck();
  await expect(page.getByText('5 selected')).toBeVisible();

  await sandbox.fault('partnerstack', { mode: 'refuse' });
  const bulk = page.getByRole('group', { name: 'Selected applications' });
  await bulk.getByRole('button', { name: 'Approve and send' }).click();
  await expect(toasts(page)).toContainText('Approve and send: 5 applications');
  await waitOut(page);
  await expect(toasts(page)).toContainText('5 decisions were not taken');
  await expect(toasts(page).getByText('Not tried')).toHaveCount(2);
  // Each of the three was tried once: the rest was not thrown at a provider that is down.
  expect(await sandbox.calls('partnerstack')).toHaveLength(3);
  await sandbox.heal();
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toasts(page)).toContainText('5 approved and sent');
  expect(await statuses(page, tag)).toEqual([
    ...Array.from({ length: 5 }, () => 'approved'),
    'pending',
  ]);
});

test('a page that is closed while a decision is held asks first, and sends nothing', async ({
  page,
}) => {
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await press(page, tag, 1, 'Reject');
  await expect(rowOf(page, tag, 1)).toContainText('Reject in');
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await closed;
  const other = await page.context().newPage();
  expect(await statuses(other, tag)).toEqual(['pending']);
  await other.goto(`/admin/affiliates?q=${tag}`);
  await hydrated(other, 'ApplicationsScreen');
  // Without a decision on its way nobody is asked.
  other.on('dialog', () => expect('a question').toBe('none'));
  await other.goto('/admin/leads');
});

test('ADM-07 a session that ends holds decisions back until staff are signed in again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401/);
  await page.clock.install();
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await press(page, tag, 1, 'Reject');
  await page.context().clearCookies();
  await waitOut(page);
  const gate = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(gate).toBeVisible();
  await gate.getByLabel('Password').fill('shortlist');
  await gate.getByRole('button', { name: 'Sign in' }).click();
  await expect(gate).toBeHidden();
  await expect(rowOf(page, tag, 1)).toContainText('Rejected');
  expect(await statuses(page, tag)).toEqual(['rejected']);
});

test('fifty applications are decided by the keyboard alone', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const tag = await apply(page, 50);
  await openApplications(page, tag);
  await expect(page.getByRole('rowheader')).toHaveCount(50);
  let presses = 0;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    presses += 1;
  };
  await key('j');
  await expect(page.getByRole('button', { name: `Applicant50 ${tag}`, exact: true })).toBeFocused();
  // Some are read before they are decided, one is a slip of the finger.
  for (let index = 50; index >= 1; index -= 1) {
    await expect(
      page.getByRole('button', { name: `Applicant${index} ${tag}`, exact: true }),
    ).toBeFocused();
    if (index % 10 === 0) await key('Enter');
    if (index === 25) {
      await key('r');
      await key('u');
    }
    await key(index % 5 === 0 ? 'r' : index % 5 === 1 ? 's' : 'a');
  }
  // One to get to the list, one each, five to read, two for the slip.
  expect(presses).toBe(58);
  await waitOut(page);
  await expect
    .poll(async () => (await statuses(page, tag)).filter((status) => status !== 'pending').length, {
      timeout: 60_000,
    })
    .toBe(50);
  const all = await stored(page, tag);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(all.filter(({ partnerstack_id }) => partnerstack_id !== null)).toHaveLength(30);
  expect(await sandbox.calls('partnerstack')).toHaveLength(30);
  await expect(toasts(page)).toContainText(
    '30 approved and sent, 10 approved without sending, 10 rejected',
  );
});

test('the keys move, open, select, search and explain, and mean nothing while somebody writes', async ({
  page,
}) => {
  const tag = await apply(page, 4);
  await openApplications(page, tag);
  const opener = (index: number) =>
    page.getByRole('button', { name: `Applicant${index} ${tag}`, exact: true });
  await page.keyboard.press('k');
  await expect(opener(4)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(opener(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recruiters in Ohio, number 3')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0);
  await page.keyboard.press('o');
  const details = page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` });
  await expect(details).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: `Details of Applicant2 ${tag}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const search = page.getByLabel('Search applications');
  await expect(search).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('arsju?x');
  await expect(search).toHaveValue(`${tag}arsju?x`);
  await expect(page.getByText('No applications found matching your search.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.fill(tag);
  await expect(opener(4)).toBeVisible();
  expect(await statuses(page, tag)).toEqual(Array.from({ length: 4 }, () => 'pending'));

  await opener(4).focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText(/Reject in/)).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(opener(4)).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/Reject in/)).toHaveCount(0);
  await page.reload();
  await hydrated(page, 'ApplicationsScreen');
  await page.keyboard.press('j');
  await expect(opener(4)).not.toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/admin\/leads$/);
});

test('the status filter lives in the address, and Back leads back', async ({ page }) => {
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  const filter = page.getByRole('navigation', { name: 'Status of the applications' });
  await filter.getByRole('link', { name: 'Rejected' }).click();
  await expect(page.getByText('No applications found matching your search.')).toBeVisible();
  await expect(page).toHaveURL(/status=rejected/);
  await expect(filter.getByRole('link', { name: 'Rejected' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await filter.getByRole('link', { name: 'Pending' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await filter.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('ADA-11 ADA-12 ADA-19 ERR-25 ERR-31 none at all, none that match, and a list that cannot be loaded', async ({
  page,
  problems,
}) => {
  expectStatus(problems, 500);
  await openApplications(page, 'nobody-has-this-name');
  await expect(
    page.getByText('No applications found matching your search.', { exact: true }),
  ).toBeVisible();
  await page.route('**/api/admin/applications?**', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: [] } });
  });
  await page.getByLabel('Search applications').fill('');
  await expect(page.getByText('No affiliate applications found.', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/admin/applications?**', (route) =>
    route.fulfill({ status: 500, body: 'x' }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    page.getByText('Failed to load affiliate applications', { exact: true }),
  ).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in any state at ${width} px, and nothing is wider than the window`, async ({
    page,
    sandbox,
    problems,
  }) => {
    expectStatus(problems, 502);
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    const tag = await apply(page, 4);
    await openApplications(page, tag);
    const clean = async (state: string) => {
      expect(await accessibilityViolations(page), state).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, state).toBe(0);
    };
    await clean('as it opens');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.keyboard.press('x');
    await clean('open and selected');
    await page.keyboard.press('r');
    await clean('held');
    await page.clock.runFor(5_000);
    await sandbox.fault('partnerstack', { mode: 'refuse' });
    await page.keyboard.press('a');
    await waitOut(page);
    await expect(toasts(page)).toContainText('not taken');
    await expect(toasts(page)).toContainText('1 rejected');
    await clean('done and failed');
    // What the keyboard is on is not under the toasts (WCAG 2.4.11).
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const focused = await page.locator('[data-application]:focus').boundingBox();
    const lowest = (await toasts(page).boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(lowest);
    await sandbox.heal();
    await toasts(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, tag, 3)).toContainText('Approved');
    await clean('approved and rejected');
    await page.keyboard.press('o');
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean('details');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean('shortcuts');
  });
}
