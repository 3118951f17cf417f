import { expect, expectAccessible, hydrated, signIn, test } from './fixtures.ts';
import { addLeads, leadIn, setAs } from './leads-screen.ts';

test('a sign-in leads to the day, which is worked by keys: down, into a lead with its pane, back (DAY-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401/);
  const name = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  const word = await addLeads(page.request, 3);
  for (const [index, next_at] of ['2026-01-02', '2026-01-01', '2026-01-03'].entries())
    await setAs(page.request, `${word} ${index}`, { owner: name, next_step: 'Call', next_at });
  await page.request.delete('/api/admin/session', { headers: { 'sec-fetch-site': 'same-origin' } });

  await page.goto('/admin');
  await page.getByLabel('Password', { exact: true }).fill('shortlist');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
  await page.request.patch('/api/admin/session', {
    data: { name },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.reload();
  await hydrated(page, 'StaffSignIn');
  await hydrated(page, 'MyDayKeys');
  await expectAccessible(page, 390, 768, 1440);
  const steps = page.getByRole('table', { name: 'Due next steps', exact: true });
  await expect(steps.getByRole('rowheader')).toHaveText([1, 0, 2].map((at) => `${word} ${at}`));

  for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
  await expect(steps.getByRole('link', { name: `${word} 0` })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Open in its list')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(leadIn(page)).toContainText(`${word} 0`);
  await expect(page.getByLabel('Leads, entries').getByRole('rowheader')).toHaveCount(3);

  await hydrated(page, 'LeadsScreen');
  await expect(
    page.getByLabel('Leads, entries').getByRole('link', { name: `${word} 0`, exact: true }),
    'keys go on at the open row',
  ).toBeFocused();
  await hydrated(page, 'StaffSignIn');
  await setAs(page.request, `${word} 0`, { next_at: '' });
  for (const key of ['g', 'd']) await page.keyboard.press(key);
  await expect(steps.getByRole('rowheader')).toHaveText([1, 2].map((at) => `${word} ${at}`));
  await hydrated(page, 'StaffSignIn');
  await hydrated(page, 'MyDayKeys');
  await setAs(page.request, `${word} 2`, { owner: '' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Something has changed.')).toBeVisible();
  await page.keyboard.press('.');
  await expect(steps.getByRole('rowheader')).toHaveText([`${word} 1`]);
});
