import {
  allowStatus,
  apply,
  clickIn,
  expectStatus,
  GROUP_CLOSED,
  opener,
  openApplications,
  rowOf,
  statuses,
  stored,
  toasts,
} from './applications.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('an approval is sent after ten seconds, and the partner’s id is shown by 8 characters (ADA-09, ADA-10, ADA-15, CST-20, Y-17)', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  const beside = await context.newPage();
  await beside.goto(`/admin/affiliates?q=${tag}&status=pending`);
  await hydrated(beside, 'ApplicationsScreen');
  await clickIn(page, tag, 2, 'Reject');
  const undoBeside = rowOf(beside, tag, 2).getByRole('button', { name: 'Undo' });
  await expect(undoBeside, 'on a list that it left, too').toBeVisible();
  // Seen without hovering.
  await expect(rowOf(page, tag, 1).getByRole('button', { name: /Approve|Reject/ })).toHaveText([
    /^Approve and send/,
    /^Approve without sending/,
    /^Reject/,
  ]);
  await clickIn(page, tag, 1, 'Approve and send');
  await expectStatus(page, tag, 1, 'Sending');
  await expect(toasts(page)).toContainText(`Approved, to be sent: Applicant1 ${tag}`);
  // The toast is there before the answer.
  await expect.poll(() => statuses(page, tag)).toEqual(['rejected', 'sending']);
  expect(await sandbox.calls('partnerstack')).toEqual([]);
  await expectStatus(page, tag, 1, 'Approved');
  await expect(undoBeside, 'only while it can be undone').toBeHidden();
  await beside.close();
  const [, application] = await stored(page, tag);
  const id = application?.partnerstack_id ?? '';
  expect(id).toMatch(/^part_/);
  expect(await sandbox.calls('partnerstack')).toHaveLength(1);
  await expect(page.getByText(`Partner ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
  await expect(page.getByTitle(id)).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
  const row = rowOf(page, tag, 1);
  await row.getByRole('button', { name: 'Copy the partner id' }).click();
  await expect(page.getByText('Partner id copied')).toBeVisible();
  await expect(row.getByRole('button', { name: /Approve|Reject|Undo/ })).toHaveCount(0);
  // The Permissions-Policy denies scripts the clipboard's text, so it is pasted.
  await page.goto('/contact');
  await page.getByLabel('Message').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Message')).toHaveValue(id);
});

test('a key that is held decides on one application only, and goes on from row to row (ADA-20)', async ({
  page,
}) => {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  const hold = async (key: string) => {
    for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await page.keyboard.press('j');
  await hold('r');
  await expectStatus(page, tag, 3, 'Rejected');
  await hold('k');
  await expect(opener(page, tag, 3)).toBeFocused();
  await hold('j');
  await expect(opener(page, tag, 1)).toBeFocused();
  expect(await statuses(page, tag)).toEqual(['rejected', 'pending', 'pending']);
});

test('who presses a button of the open application again soon decides on the next one (ADA-20)', async ({
  page,
}) => {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  await opener(page, tag, 3).click();
  const pane = page.getByRole('dialog', { name: /^Details of/ });
  const reject = pane.getByRole('button', { name: 'Reject', exact: true });
  const box = await reject.boundingBox();
  if (!box) throw new Error('The record shows no button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const index of [2, 1]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(pane).toContainText(`Applicant${index}`);
    // Longer than between the presses of a double click.
    await page.waitForTimeout(500);
  }
  await expect.poll(() => statuses(page, tag)).toEqual(['rejected', 'rejected', 'pending']);
});

test('a decision without an answer says so at once, and stays as it was made until there is one (ADA-20)', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await page.route('**/api/admin/applications/decisions', (route) => route.abort());
  await clickIn(page, tag, 1, 'Approve without sending');
  await expect(page.getByText('Failed to update status. Trying again...')).toBeVisible();
  // Two tries later, and after some polls.
  const end = Date.now() + 11_000;
  while (Date.now() < end) {
    await expectStatus(page, tag, 1, 'Approved');
    await page.waitForTimeout(250);
  }
  await page.unroute('**/api/admin/applications/decisions');
  await expect.poll(() => statuses(page, tag)).toEqual(['approved']);
  await expectStatus(page, tag, 1, 'Approved');
});

test('decisions are undone by the toast, for many at once, by the row or the keyboard, and nothing is sent (Y-17)', async ({
  page,
  sandbox,
}) => {
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  const pending = () =>
    expect.poll(() => statuses(page, tag)).toEqual(['pending', 'pending', 'pending']);
  await rowOf(page, tag, 3).getByRole('checkbox').click();
  await rowOf(page, tag, 1)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bulk = page.getByRole('group', { name: 'Selected rows' });
  await expect(bulk).toContainText('3 selected');
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  for (const key of ['a', 'y', 'r']) {
    await page.keyboard.press(key);
    await expect(dialog, `${key} asks about several`).toContainText('3 applications');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(await statuses(page, tag)).toEqual(['pending', 'pending', 'pending']);
  await bulk.getByRole('button', { name: 'Approve and send' }).click();
  await dialog
    .getByRole('button', { name: 'Approve and send to PartnerStack: 3 applications' })
    .click();
  await expect(toasts(page)).toContainText('Approved, to be sent: 3 applications');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await pending();
  for (const index of [3, 2]) {
    await clickIn(page, tag, index, 'Reject');
    await expect(toasts(page)).toContainText(`Rejected: Applicant${index}`);
  }
  await clickIn(page, tag, 3, 'Undo');
  await expectStatus(page, tag, 3, 'Pending');
  await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.keyboard.press('u');
  await expectStatus(page, tag, 2, 'Pending');
  await pending();
  expect(await sandbox.calls('partnerstack')).toEqual([]);
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
  await expect(toasts(page)).toContainText(`Applicant2 ${tag}: This group is closed`, {
    timeout: 30_000,
  });
  await expectStatus(page, tag, 2, 'Pending');
  await expect(rowOf(page, tag, 2)).toContainText(
    /Sending failed on .*: This group is closed\. No further try is automatic: press Try again/,
  );
  expect(await statuses(page, tag)).toEqual(['pending', 'pending']);
  await sandbox.heal();
  await clickIn(page, tag, 2, 'Try again');
  await expectStatus(page, tag, 2, 'Approved');

  await page.route('**/api/admin/applications/decisions', (route) =>
    route.fulfill({ status: 500, body: 'x' }),
  );
  await clickIn(page, tag, 1, 'Reject');
  await expect(toasts(page)).toContainText('Failed to update status');
  await expectStatus(page, tag, 1, 'Pending');
  expect(await statuses(page, tag)).toEqual(['approved', 'pending']);
  await page.unrouteAll();
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expectStatus(page, tag, 1, 'Rejected');
});

test('all that the filter has is decided on, with its number asked back (STF-04)', async ({
  page,
}) => {
  const tag = await apply(page, 53);
  await openApplications(page, tag);
  await rowOf(page, tag, 53).getByRole('checkbox').click();
  const bulk = page.getByRole('group', { name: 'Selected rows' });
  await bulk.getByRole('button', { name: 'Select all 53' }).click();
  await expect(bulk).toContainText('53 selected');
  await bulk.getByRole('button', { name: 'Approve without sending' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  await expect(dialog.getByLabel('E-mail the applicant')).not.toBeChecked();
  await dialog
    .getByRole('button', { name: 'Approve without PartnerStack: 53 applications' })
    .click();
  await expect(toasts(page)).toContainText('Approved without sending: 53 applications');
  expect(new Set(await statuses(page, tag))).toEqual(new Set(['approved']));
  await page.keyboard.press('u');
  await expect.poll(async () => new Set(await statuses(page, tag))).toEqual(new Set(['pending']));
});

test('an application approved without sending is sent later (PTN-05, ADA-13)', async ({ page }) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await clickIn(page, tag, 1, 'Approve without sending');
  await expectStatus(page, tag, 1, 'Approved');
  const send = rowOf(page, tag, 1).getByRole('button', { name: 'Send to PartnerStack' });
  await expect(send, 'not while it can be undone').toHaveCount(0);
  await send.waitFor({ timeout: 30_000 });
  await clickIn(page, tag, 1, 'Send to PartnerStack');
  await expectStatus(page, tag, 1, 'Sending');
  await expect(rowOf(page, tag, 1)).toContainText('Partner part_', { timeout: 30_000 });
  const [sent] = await stored(page, tag);
  expect(sent).toMatchObject({
    status: 'approved',
    partnerstack_id: expect.stringMatching(/^part_/),
  });
});
