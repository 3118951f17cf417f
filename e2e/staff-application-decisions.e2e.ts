import {
  apply,
  expectStatus,
  GROUP_CLOSED,
  openApplications,
  press,
  rowOf,
  statuses,
  stored,
  toasts,
  UNDO_MS,
  waitOut,
} from './applications.ts';
import { expect, hydrated, signIn, test } from './fixtures.ts';

test(
  'approve and send: after ten seconds a partner, whose id is shown by 8 characters',
  { tag: ['@ADA-09', '@ADA-10', '@ADA-15', '@CST-20'] },
  async ({ page, context, sandbox }) => {
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
    await expect(rowOf(page, tag, 1).getByRole('button', { name: /Approve|Reject/ })).toHaveCount(
      0,
    );
    await expect(rowOf(page, tag, 1).getByRole('checkbox')).toHaveCount(0);
  },
);

test(
  'approve without sending and reject: nobody is called, the counts follow',
  { tag: ['@ADA-13', '@ADA-14', '@ADA-01'] },
  async ({ page, sandbox }) => {
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
  },
);

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

test(
  'what fails stays pending, says why, and can be tried again',
  { tag: ['@ADA-16', '@ADA-20', '@ADA-23', '@ERR-22', '@ERR-25'] },
  async ({ page, sandbox, problems }) => {
    expectStatus(problems, 502);
    expectStatus(problems, 500);
    await page.clock.install();
    const tag = await apply(page, 2);
    await openApplications(page, tag);
    await sandbox.fault('partnerstack', GROUP_CLOSED);
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
  },
);

test(
  'what somebody else decided meanwhile is told: what, when and by whom',
  { tag: ['@ADA-17'] },
  async ({ page, playwright, baseURL, problems }) => {
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
  },
);

test(
  'a decision whose answer was lost on the way is known again when it is repeated',
  { tag: ['@ADA-15'] },
  async ({ page, sandbox, problems }) => {
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
  },
);

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

test(
  'after a reload, a bulk that failed is found by its filter, each with its reason',
  { tag: ['@ADA-16', '@ADA-20'] },
  async ({ page, sandbox, problems }) => {
    expectStatus(problems, 502);
    await page.clock.install();
    const tag = await apply(page, 3);
    await openApplications(page, tag);
    await sandbox.fault('partnerstack', GROUP_CLOSED);
    for (const index of [3, 1]) await rowOf(page, tag, index).getByRole('checkbox').check();
    const bulk = page.getByRole('group', { name: 'Selected applications' });
    await bulk.getByRole('button', { name: 'Approve and send' }).click();
    await waitOut(page);
    await expect(toasts(page)).toContainText('2 decisions were not taken');
    const reason = /Not sent on \w+ \d+, \d{4}, .*: This group is closed/;
    await expect(rowOf(page, tag, 3)).toContainText(reason);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(rowOf(page, tag, 3), 'what was read once is still in the row').toContainText(
      reason,
    );

    await page.reload();
    await hydrated(page, 'ApplicationsScreen');
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    const filter = page.getByRole('navigation', { name: 'Status of the applications' });
    await filter.getByRole('link', { name: /^Not sent \(\d+\)$/ }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    for (const index of [3, 1]) await expect(rowOf(page, tag, index)).toContainText(reason);
    await expect(page).toHaveURL(/status=not_sent/);
    await sandbox.heal();
    await press(page, tag, 3, 'Approve and send');
    await waitOut(page);
    await expect(rowOf(page, tag, 3)).toContainText('Approved');
    await expect(rowOf(page, tag, 3)).not.toContainText('Not sent');
  },
);

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

test(
  'a session that ends holds decisions back until staff are signed in again',
  { tag: ['@ADM-07'] },
  async ({ page, problems }) => {
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
  },
);
