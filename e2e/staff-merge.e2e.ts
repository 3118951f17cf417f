import { expect, expectAccessible, signIn, test } from './fixtures.ts';

test('a possible duplicate is merged by mouse, and taken apart again by key (STF-08)', async ({
  page,
}) => {
  await signIn(page.request);
  const word = `Mia${crypto.randomUUID().slice(0, 6)}`;
  const add = async (email: string, phone: string, note: string) => {
    await page.goto('/admin/leads/add');
    await page.getByLabel('Name').fill(`${word} Roe`);
    await page.getByRole('textbox', { name: /email/i }).fill(email);
    await page.getByLabel('Phone').fill(phone);
    await page.getByLabel('Note').fill(note);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: `${word} Roe` })).toBeVisible();
  };
  await add(`mia@${word}.example`, '', 'Met at the fair');
  await add(`mia.roe@${word}.example`, '+49 30 555', 'Called');
  const pane = page.getByRole('complementary', { name: 'Lead', exact: true });
  await expect(pane.getByText('Same name and domain')).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole('link', { name: /^Merge with/ }).click();
  await expect(page.getByRole('heading', { name: 'Merge two leads' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep the other one instead' }).click();
  const phone = page.getByRole('row', { name: /^Phone/ });
  await expect(phone).toContainText('Taken over');
  await expect(page.getByRole('row', { name: /^Email/ })).toContainText('Into a note');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(pane.getByText(`Merged with ${word} Roe`).first()).toBeVisible();
  await expect(pane.getByLabel('Phone')).toHaveValue('+49 30 555');
  for (const note of ['Met at the fair', 'Called'])
    await expect(pane.getByText(note)).toBeVisible();
  await expectAccessible(page);

  await pane.getByRole('button', { name: 'Undo the merge' }).focus();
  await page.keyboard.press('Enter');
  await expect(pane.getByText('Same name and domain')).toBeVisible();
  await expect(pane.getByLabel('Phone')).toHaveValue('');
  await expect(pane.getByText('Called')).toHaveCount(0);
});

test('a possible duplicate is merged by key on the page of the person, on a phone too (STF-08)', async ({
  page,
}) => {
  await signIn(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  const word = `Kim${crypto.randomUUID().slice(0, 6)}`;
  const digits = String(Date.now()).slice(-9);
  for (const name of [`${word} One`, `${word} Two`]) {
    await page.goto('/admin/leads/add');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('textbox', { name: /email/i }).fill(`${name.replace(' ', '.')}@x.example`);
    await page.getByLabel('Phone').fill(digits);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Everything of this person' }).click();
  await expect(page.getByText('Same phone number')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { name: 'Merge two leads' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the phone').toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo the merge' })).toBeVisible();
  await page.getByRole('link', { name: 'Everything of this person' }).click();
  await expect(page.getByRole('button', { name: 'Undo the merge' })).toBeVisible();
});
