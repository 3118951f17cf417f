import { expect, expectAccessible, hydrated, signIn, test } from './fixtures.ts';

test('a possible duplicate is merged by mouse, and taken apart again by key (STF-08)', async ({
  page,
}) => {
  await signIn(page.request);
  const word = `Mia${crypto.randomUUID().slice(0, 6)}`;
  const add = async (email: string, phone: string, note: string, company: string) => {
    await page.goto('/admin/leads/add');
    await page.getByLabel('Name').fill(`${word} Roe`);
    await page.getByRole('textbox', { name: /email/i }).fill(email);
    await page.getByLabel('Phone').fill(phone);
    await page.getByLabel('Note').fill(note);
    await page.getByLabel('Company').fill(company);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: `${word} Roe` })).toBeVisible();
  };
  await add(`mia@${word}.example`, '', 'Met at the fair', 'Fair Ltd');
  await add(`mia.roe@${word}.example`, '+49 30 555', 'Called', 'Call Ltd');
  const pane = page.getByRole('complementary', { name: 'Lead', exact: true });
  await expect(pane.getByText('Same name and domain')).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole('link', { name: /^Merge with/ }).click();
  await expect(page.getByRole('heading', { name: 'Merge two leads' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep the other one instead' }).click();
  const after = (label: RegExp) => page.getByRole('row', { name: label }).getByRole('cell').last();
  await expect(after(/^Phone/)).toHaveText('+49 30 555');
  await expect(after(/^Email/)).toHaveText(`mia@${word}.example`);
  // Of what both have, the newer one is offered first.
  const company = page.getByLabel('Company afterwards');
  await expect(company).toHaveValue('other');
  await company.selectOption({ label: 'Fair Ltd' });
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(pane.getByText(`Merged with ${word} Roe`).first()).toBeVisible();
  await expect(pane.getByLabel('Phone')).toHaveValue('+49 30 555');
  await expect(pane.getByLabel('Company')).toHaveValue('Fair Ltd');
  await expect(pane.getByText('Company: Call Ltd')).toBeVisible();
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
  await expect(page.getByRole('button', { name: 'Merge' })).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the phone').toBeLessThanOrEqual(390);
  await expectAccessible(page);
  const merged = page.getByRole('button', { name: 'Undo the merge' });
  const toast = page.getByRole('region', { name: 'Changes' });
  await page.keyboard.press('Enter');
  await expect(toast).toContainText('The two leads are one.');
  await page.keyboard.press('d');
  await expect(toast).toContainText('This lead has no possible duplicate.');
  await page.keyboard.press('u');
  await expect(page.getByText('Same phone number')).toBeVisible();
  await expect(toast).toContainText('These are two leads again.');
  await expect(merged).toHaveCount(0);
  await hydrated(page, 'LeadsScreen');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(merged).toBeVisible();
  await page.reload();
  await expect(merged).toBeVisible();
  await expect(toast, 'a reload says it no more').not.toContainText('The two leads');
  await page.getByRole('link', { name: 'Everything of this person' }).click();
  await expect(merged).toBeVisible();
});

test('a caller gets an address in the pane and is answered; where it belongs to somebody, the merge is offered (FUP-03)', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await signIn(page.request);
  const word = `Kim${crypto.randomUUID().slice(0, 6)}`;
  const digits = String(Date.now()).slice(-9);
  for (const [name, email, phone] of [
    ['One', `${word}@x.example`, ''],
    ['Two', '', digits],
  ] as const) {
    await page.goto('/admin/leads/add');
    await page.getByLabel('Name').fill(`${word} ${name}`);
    await page.getByRole('textbox', { name: /email/i }).fill(email);
    await page.getByLabel('Phone').fill(phone);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: `${word} ${name}` })).toBeVisible();
  }
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  const pane = page.getByRole('complementary', { name: 'Lead', exact: true });
  const call = pane.getByRole('link', { name: `Call ${digits}` });
  await expect(call).toHaveAttribute('href', `tel:${digits}`);
  for (const key of ['r', 't']) {
    await page.keyboard.press('e');
    await expect(pane.getByLabel('Note')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    await expect(call).toBeFocused();
  }
  await expectAccessible(page);
  const field = pane.getByLabel('Email');
  await field.fill(`${word}.two@x.example`);
  await field.press('Enter');
  await expect(pane.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  await expect(field).toHaveCount(0);
  await expectAccessible(page);
  const toast = page.getByRole('region', { name: 'Changes' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await field.fill(`${word}@x.example`);
  await field.press('Enter');
  await expect(toast).toContainText('There is a lead with this address already');
  await toast.getByRole('button', { name: 'Merge them...' }).click();
  await expect(page.getByRole('heading', { name: 'Merge two leads' })).toBeVisible();
});
