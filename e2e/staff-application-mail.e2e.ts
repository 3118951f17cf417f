import { apply, openApplications, rowOf, statuses, stored, toasts } from './applications.ts';
import { expectAccessible, expect, test } from './fixtures.ts';

test('an e-mail goes with a decision by keyboard, also for many, and is taken back with it; what was typed stays (ANS-01, STA-02, STF-01)', async ({
  page,
}) => {
  const tag = await apply(page, 2);
  await openApplications(page, tag);
  await expect(rowOf(page, tag, 1)).toContainText('Same website');
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+R');
  await expect(dialog).toContainText('2 applications');
  await expect(dialog.getByLabel('Decision', { exact: true })).toHaveValue('reject');
  await dialog.getByLabel('Reason (optional)').fill('No audience');
  await dialog.getByLabel('Text', { exact: true }).fill('Hello {first_name}, {raeson}');
  await dialog.getByRole('button', { name: 'Reject: 2 applications' }).click();
  await expect(dialog).toContainText('There is no placeholder {raeson}');
  await dialog.getByLabel('Text', { exact: true }).fill('Hello {first_name}: {reason}.');
  const preview = dialog.getByRole('group').filter({ hasText: 'will read' });
  await expect(preview).toContainText('Hello Applicant2: No audience.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject: 2 applications' }).click();
  await expect(toasts(page)).toContainText('Reject with an e-mail: 2 applications');
  await page.keyboard.press('u');
  await expect.poll(() => statuses(page, tag)).toEqual(['pending', 'pending']);
  expect((await stored(page, tag)).map((row) => row.mail)).toEqual([null, null]);
  // What was typed is still there.
  await page.getByRole('group', { name: 'Selected rows' }).waitFor({ state: 'detached' });
  for (const index of [1, 2]) await rowOf(page, tag, index).getByRole('checkbox').check();
  await page.keyboard.press('Shift+R');
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('No audience');
  await expect(preview).toContainText('Hello Applicant2: No audience.');
});
