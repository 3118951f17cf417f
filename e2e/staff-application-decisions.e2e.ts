import type { APIRequestContext } from 'playwright/test';

import {
  allowStatus,
  apply,
  clickIn,
  expectStatus,
  GROUP_CLOSED,
  openApplications,
  rowOf,
  statuses,
  stored,
  toasts,
} from './applications.ts';
import { withoutKeepAlive } from './contexts.ts';
import { expect, hydrated, signIn, test } from './fixtures.ts';

/** Takes a decision in another session. */
async function decideElsewhere(colleague: APIRequestContext, id: string, data: object) {
  await signIn(colleague);
  const response = await colleague.patch(`/api/admin/applications/${id}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
}

test('an approval is sent after ten seconds, and the partner’s id is shown by 8 characters (ADA-09, ADA-10, ADA-15, CST-20, Y-17)', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await clickIn(page, tag, 1, 'Approve and send');
  await expectStatus(page, tag, 1, 'Sending');
  await expect(toasts(page)).toContainText(`Approve and send: Applicant1 ${tag}`);
  await expect(toasts(page)).toContainText(/\d+ s to undo/);
  await expect.poll(() => statuses(page, tag)).toEqual(['sending']);
  expect(await sandbox.calls('partnerstack')).toEqual([]);
  await expectStatus(page, tag, 1, 'Approved');
  const [application] = await stored(page, tag);
  const id = application?.partnerstack_id ?? '';
  expect(id).toMatch(/^part_/);
  expect(await sandbox.calls('partnerstack')).toHaveLength(1);
  await expect(toasts(page)).toContainText('1 approved and sent');
  const shown = page.getByText(`Partner ${id.slice(0, 8)}`, { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.getByTitle(id)).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
  await rowOf(page, tag, 1).getByRole('button', { name: 'Copy the partner id' }).click();
  await expect(page.getByText('Partner id copied')).toBeVisible();
  const row = rowOf(page, tag, 1);
  await expect(row.getByRole('button', { name: /Approve|Reject|Undo/ })).toHaveCount(0);
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  // The Permissions-Policy denies scripts the clipboard's text, so it is pasted.
  await page.goto('/contact');
  await page.getByLabel('Message').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Message')).toHaveValue(id);
});

test('an approval is sent although the page was closed (ADA-15, Y-17)', async ({ page }) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await clickIn(page, tag, 1, 'Approve and send');
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => statuses(other, tag)).toEqual(['sending']);
  await expect.poll(() => statuses(other, tag)).toEqual(['approved']);
});

test('an approval without sending and a rejection change the counts and call no provider (ADA-13, ADA-14, ADA-01)', async ({
  page,
  sandbox,
}) => {
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  const pending = page.locator('dl').first().locator('div').filter({ hasText: 'Pending' });
  const before = Number((await pending.textContent())?.replace(/\D/g, ''));
  await clickIn(page, tag, 2, 'Approve without sending');
  await clickIn(page, tag, 1, 'Reject');
  await expectStatus(page, tag, 2, 'Approved');
  await expectStatus(page, tag, 1, 'Rejected');
  await expect(pending).toHaveText(`Pending${before - 2}`);
  await expect.poll(() => statuses(page, tag)).toEqual(['approved', 'rejected']);
  await expect(toasts(page)).toContainText('1 approved without sending, 1 rejected');
  expect(await sandbox.calls('partnerstack')).toEqual([]);
});

test('a decision is undone by its row, its toast or the keyboard, and nothing is sent (Y-17)', async ({
  page,
  sandbox,
}) => {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  for (const index of [3, 2, 1]) await clickIn(page, tag, index, 'Approve and send');
  await clickIn(page, tag, 3, 'Undo');
  await expect(page.getByRole('button', { name: `Applicant3 ${tag}`, exact: true })).toBeFocused();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await page.mouse.move(0, 0);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect.poll(() => statuses(page, tag)).toEqual(['pending', 'pending', 'pending']);
  for (const index of [1, 2, 3]) await expectStatus(page, tag, index, 'Pending');
  expect(await sandbox.calls('partnerstack')).toEqual([]);
});

test('a decision of another session is shown and can be undone (Y-17)', async ({
  page,
  playwright,
  baseURL,
  sandbox,
}) => {
  const tag = await apply(page, 1);
  const colleague = withoutKeepAlive(
    await playwright.request.newContext({ baseURL: baseURL ?? '' }),
  );
  await signIn(page.request);
  const [application] = await stored(page, tag);
  await decideElsewhere(colleague, application?.id ?? '', { status: 'approved', send: true });
  await openApplications(page, tag);
  await expectStatus(page, tag, 1, 'Sending');
  await clickIn(page, tag, 1, 'Undo');
  await expectStatus(page, tag, 1, 'Pending');
  await expect.poll(() => statuses(page, tag)).toEqual(['pending']);
  expect(await sandbox.calls('partnerstack')).toEqual([]);
  await colleague.dispose();
});

test('a decision that fails is pending with the reason, and can be tried again (ADA-16, ADA-20, ADA-23, ERR-22, ERR-25)', async ({
  page,
  sandbox,
  problems,
}) => {
  allowStatus(problems, 500);
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  await sandbox.fault('partnerstack', GROUP_CLOSED);
  await clickIn(page, tag, 2, 'Approve and send');
  await expect(toasts(page)).toContainText(`Applicant2 ${tag}: This group is closed`);
  await expectStatus(page, tag, 2, 'Pending');
  expect(await statuses(page, tag)).toEqual(['pending', 'pending']);
  await sandbox.heal();
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expectStatus(page, tag, 2, 'Approved');
  await expect(toasts(page)).not.toContainText('not taken');

  await page.route('**/api/admin/applications/*', (route) =>
    route.fulfill({ status: 500, body: 'x' }),
  );
  await page.mouse.move(0, 0);
  await clickIn(page, tag, 1, 'Reject');
  await expect(toasts(page)).toContainText('Failed to update status');
  await expectStatus(page, tag, 1, 'Pending');
  expect(await statuses(page, tag)).toEqual(['approved', 'pending']);
});

test('a decision that came second shows what happened, when and in which session (ADA-17)', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  allowStatus(problems, 409);
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  const [application] = await stored(page, tag);
  const colleague = withoutKeepAlive(
    await playwright.request.newContext({ baseURL: baseURL ?? '' }),
  );
  await decideElsewhere(colleague, application?.id ?? '', { status: 'rejected', send: false });
  await clickIn(page, tag, 1, 'Approve and send');
  await expect(toasts(page)).toContainText(
    /was already rejected on \w+ \d+, \d{4}.* by session [0-9a-f]{8}\. Nothing was changed\./,
  );
  await expectStatus(page, tag, 1, 'Rejected');
  await expect(toasts(page).getByRole('button')).toHaveText(['Dismiss']);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page).getByRole('button')).toHaveCount(0);
  await colleague.dispose();
});

test('a decision is recognized when it is repeated after a lost response (ADA-15)', async ({
  page,
  sandbox,
  problems,
}) => {
  allowStatus(problems, 409);
  problems.allow(/ERR_FAILED/);
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
  await clickIn(page, tag, 1, 'Approve and send');
  await expect(toasts(page)).toContainText('Failed to update status');
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expectStatus(page, tag, 1, 'Approved');
  await expect(toasts(page)).toContainText('1 approved and sent');
  expect(await sandbox.calls('partnerstack')).toHaveLength(1);
});

test('several are selected, decided on and undone together', async ({ page, sandbox }) => {
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

  const bulk = page.getByRole('group', { name: 'Selected applications' });
  await bulk.getByRole('button', { name: 'Reject' }).click();
  await expect(toasts(page)).toContainText('Reject: 5 applications');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  const all = (status: string) => [...Array.from({ length: 5 }, () => status), 'pending'];
  await expect.poll(() => statuses(page, tag)).toEqual(all('pending'));
  await page.mouse.move(0, 0);

  await page.getByRole('checkbox', { name: 'Select all pending' }).check();
  await rowOf(page, tag, 1).getByRole('checkbox').uncheck();
  await bulk.getByRole('button', { name: 'Approve and send' }).click();
  await expect(toasts(page)).toContainText('Approve and send: 5 applications');
  await expect(toasts(page)).toContainText('5 approved and sent');
  expect(await statuses(page, tag)).toEqual(all('approved'));
  expect(await sandbox.calls('partnerstack')).toHaveLength(5);
});

test('after a reload, applications that could not be sent are found by their filter (ADA-16, ADA-20)', async ({
  page,
  sandbox,
}) => {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  await sandbox.fault('partnerstack', GROUP_CLOSED);
  for (const index of [3, 1]) await rowOf(page, tag, index).getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: 'Selected applications' });
  await bulk.getByRole('button', { name: 'Approve and send' }).click();
  await expect(toasts(page)).toContainText('2 decisions were not taken');
  const reason = /Not sent on \w+ \d+, \d{4}, .*: This group is closed/;
  await expect(rowOf(page, tag, 3)).toContainText(reason);
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(rowOf(page, tag, 3), 'the row has the reason without its toast').toContainText(
    reason,
  );

  await page.reload();
  await hydrated(page, 'ApplicationsScreen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const filter = page.getByRole('navigation', { name: 'Status of the applications' });
  await filter.getByRole('link', { name: /^Not sent ?\d+$/ }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  for (const index of [3, 1]) await expect(rowOf(page, tag, index)).toContainText(reason);
  await expect(page).toHaveURL(/status=not_sent/);
  await sandbox.heal();
  await clickIn(page, tag, 3, 'Approve and send');
  await expectStatus(page, tag, 3, 'Approved');
  await expect(rowOf(page, tag, 3)).not.toContainText('Not sent');
});

test('a decision without a session is sent after the next sign-in (ADM-07)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401/);
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await page.context().clearCookies();
  await clickIn(page, tag, 1, 'Reject');
  const signInAgain = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(signInAgain).toBeVisible();
  await signInAgain.getByLabel('Password').fill('shortlist');
  await signInAgain.getByRole('button', { name: 'Sign in' }).click();
  await expect(signInAgain).toBeHidden();
  await expectStatus(page, tag, 1, 'Rejected');
  expect(await statuses(page, tag)).toEqual(['rejected']);
});

test('an application approved without sending is sent later, and shows why it failed before (PTN-05, ADA-16)', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 502|^status 502/);
  const tag = await apply(page, 1);
  await page.clock.install();
  await openApplications(page, tag);
  // However long the next steps take, the ten seconds are not over.
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickIn(page, tag, 1, 'Approve without sending');
  await expectStatus(page, tag, 1, 'Approved');
  const sendButton = rowOf(page, tag, 1).getByRole('button', { name: 'Send to PartnerStack' });
  await expect(sendButton, 'while it can be undone').toHaveCount(0);
  await page.clock.resume();
  await expect(sendButton).toBeVisible();
  await sandbox.fault('partnerstack', GROUP_CLOSED);
  await sendButton.click();
  await expect(rowOf(page, tag, 1)).toContainText('This group is closed');
  await expectStatus(page, tag, 1, 'Approved');
  await sandbox.heal();
  // From the dialog, by its key.
  await rowOf(page, tag, 1).getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details of' });
  await expect(details.getByRole('button', { name: 'Send to PartnerStack' })).toBeVisible();
  await expect(details).toContainText(/Version of \w+ \d+, \d{4}, accepted on/);
  await page.keyboard.press('p');
  await expect(details.getByRole('button', { name: 'Send to PartnerStack' })).toHaveCount(0);
  await expect(details).toContainText('part_');
  const [sent] = await stored(page, tag);
  expect(sent).toMatchObject({
    status: 'approved',
    partnerstack_id: expect.stringMatching(/^part_/),
  });
});
