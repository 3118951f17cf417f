import { apply, stored } from './applications.ts';
import { accessibilityViolations, expect, hydrated, signIn, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('applications are read and decided by plain forms (ADA-07, ADA-13, ADA-14, ADA-15, ADA-16)', async ({
    page,
    sandbox,
  }) => {
    await signIn(page.request);
    const tag = await apply(page, 3);
    const list = `/admin/affiliates?q=${tag}&status=pending`;
    const row = (index: number) =>
      page.getByRole('row').filter({ hasText: `Applicant${index} ${tag}` });
    const ask = (index: number, label: string) =>
      row(index).getByRole('button', { name: label }).click();
    const confirm = async (label: string) => {
      await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
      await expect(page.getByText('You can undo it for ten seconds.')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${list.replace('?', '[?]')}$`));
    };
    const statuses = async () => (await stored(page, tag)).map(({ status }) => status);
    await page.goto(list);
    await expect(page.getByText('Recruiters in Ohio, number 2')).toBeVisible();
    // Buttons that need a script are hidden.
    for (const name of ['With e-mail', 'Keyboard shortcuts'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await ask(3, 'Details');
    const details = page.getByRole('dialog', { name: `Details of Applicant3 ${tag}` });
    await expect(details).toContainText('Nothing since the application.');
    await details.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`${list.replace('?', '[?]')}$`));

    await ask(3, 'Approve and send');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
    await ask(3, 'Approve and send');
    await confirm('Approve and send');
    await expect(
      page.getByText(`Applicant3 ${tag} was approved and is being sent to PartnerStack.`),
    ).toBeVisible();
    await expect(row(3)).toHaveCount(0);

    await ask(2, 'Approve and send');
    await confirm('Approve and send');
    await page.getByRole('button', { name: 'Undo the last decision' }).click();
    await expect(page.getByText(`Applicant2 ${tag} is pending again.`)).toBeVisible();
    await expect(row(2)).toHaveCount(1);

    await ask(1, 'Reject');
    await confirm('Reject');
    await expect(page.getByText(`Applicant1 ${tag} was rejected.`)).toBeVisible();
    await expect(row(1)).toHaveCount(0);
    await expect.poll(statuses).toEqual(['approved', 'pending', 'rejected']);
    const registered = await sandbox.calls('partnerstack');
    expect(registered.filter(({ status }) => status === 200)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('was rejected')).toHaveCount(0);
  });
});

test('axe finds nothing in the question and in its outcome, at 390 px too', async ({ page }) => {
  await signIn(page.request);
  const tag = await apply(page, 2);
  for (const [index, { id }] of (await stored(page, tag)).entries()) {
    await page.setViewportSize({ width: index === 0 ? 390 : 1280, height: 800 });
    await page.goto(`/admin/affiliates/${id}?decision=reject&next=/admin/affiliates?q=${tag}`);
    await hydrated(page, 'StaffSignIn');
    expect(await accessibilityViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.getByRole('button', { name: 'Reject' }).click();
    await hydrated(page, 'ApplicationsScreen');
    await expect(page.getByText(`${tag} was rejected.`)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});
