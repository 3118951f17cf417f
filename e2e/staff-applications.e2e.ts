import {
  apply,
  expectStatus,
  openApplications,
  opener,
  clickIn,
  rowOf,
  stored,
  toasts,
} from './applications.ts';
import { expectAccessible, expect, test } from './fixtures.ts';

test('Refresh shows what came in since; Exit Admin leaves for the site and ends the session (ADA-04, ADA-05)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401|Clear-Site-Data/);
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
  await page.getByRole('button', { name: 'Exit Admin' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/admin/affiliates');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a row opens in place: audience, motivation, and a website only where it is one (ADA-07)', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await expect(page.getByText('Recruiters in Ohio, number 1')).toBeHidden();
  const unfold = page.getByRole('button', { name: `What Applicant1 ${tag} wrote` });
  await unfold.click();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Recruiters in Ohio, number 1')).toBeVisible();
  await expect(page.getByText('They ask me which tool to use.')).toBeVisible();
  const link = page.getByRole('link', { name: 'https://newsletter.example/about' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.route(/\/api\/admin\/applications(?:\?|$)/, async (route) => {
    const body = await (await route.fetch()).json();
    body.data[0].website = 'javascript:alert(1)';
    await route.fulfill({ json: body });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('javascript:alert(1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'javascript' })).toHaveCount(0);
});

test('the details hold every field, and afterwards who decided and when (ADA-08, ADA-24)', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await opener(page, tag, 1).click();
  const dialog = page.getByRole('dialog', { name: `Details of Applicant1 ${tag}` });
  await expect(dialog).toContainText(`applicant1.${tag}@example.com`);
  for (const text of [
    'None given',
    'Recruiters in Ohio, number 1',
    'They ask me which',
    'https://newsletter.example/about',
    'Intermediate (2-5 years)',
  ])
    await expect(dialog).toContainText(text);
  await dialog.getByLabel('Next step').fill('Ask for numbers');
  await dialog.getByLabel('Next step').press('Enter');
  await expect(rowOf(page, tag, 1)).toContainText('Ask for numbers');
  await dialog.getByRole('button', { name: 'Approve without sending' }).click();
  await expectStatus(page, tag, 1, 'Approved');
  await expect(dialog).toContainText(/Application approvedBy Sam/);
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [application] = await stored(page, tag);
  expect(application?.updated_at).not.toBe(application?.created_at);
});

test('the pane follows j and k next to the list, a decision moves it on, and the filter is in the address (STA-01, STA-02, STA-03, ADA-08)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tag = await apply(page, 3);
  await openApplications(page, tag);
  const pane = (index: number) =>
    page.getByRole('dialog', { name: `Details of Applicant${index} ${tag}` });
  const top = await page.locator('tbody tr').first().boundingBox();
  expect(top?.y).toBeLessThanOrEqual(140);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(pane(3)).toContainText('Recruiters in Ohio, number 3');
  expect((await pane(3).boundingBox())?.width).toBe(400);
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(pane(2)).toContainText('Recruiters in Ohio, number 2');
  await expect(page).toHaveURL(/open=[\w-]{36}$/);
  await page.keyboard.press('r');
  await expect(pane(1)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectStatus(page, tag, 2, 'Rejected');
  await page.getByRole('link', { name: 'Rejected' }).click();
  await expect(page).toHaveURL(/[?&]status=rejected/);
});

test('Escape closes details that were opened while a search was typed, and the search stays', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  const search = page.getByRole('searchbox');
  const details = await opener(page, tag, 1).elementHandle();
  // Faster than the pause after which the search is part of the address.
  await search.evaluate(
    (box: HTMLInputElement, { button, text }) => {
      box.value = text;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      if (button instanceof HTMLElement) button.click();
    },
    { button: details, text: `applicant1.${tag}` },
  );
  await expect(page).toHaveURL(/q=applicant1.*open=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/q=applicant1[^&]*$/);
  await expect(search).toHaveValue(`applicant1.${tag}`);
});

test('every state is accessible on a phone', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tag = await apply(page, 4);
  await openApplications(page, tag);
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  await page.keyboard.press('x');
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expectAccessible(page);
  await sandbox.fault('partnerstack', { mode: 'refuse' });
  await page.keyboard.press('a');
  await expectAccessible(page);
  await expect(toasts(page)).toContainText('Failed to send to PartnerStack', { timeout: 30_000 });
  await expectAccessible(page);
  // What the keyboard is on is not under the toasts (WCAG 2.4.11).
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const focused = await page.locator('[data-opener]:focus').boundingBox();
  const lowest = (await toasts(page).boundingBox())?.y ?? 0;
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(lowest);
  await sandbox.heal();
  await clickIn(page, tag, 3, 'Try again');
  await expectStatus(page, tag, 3, 'Approved');
  await expectAccessible(page);
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
