import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expectAccessible, expect, hydrated, signIn, test } from './fixtures.ts';
import { addLeads, setAs } from './leads-screen.ts';

test('the site page has the list that npm run placeholders prints (FACT-03)', async ({ page }) => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['tools/placeholders.ts']);
  const printed = /(\d+) placeholders/.exec(stdout)?.[1];
  expect(stdout).toContain('hello@ric.example');
  await signIn(page.request);
  await page.goto('/admin/site?tab=engineers');
  const table = page.getByRole('table', { name: 'Placeholders' });
  await expect(table.getByRole('row')).toHaveCount(Number(printed) + 1);
  await expect(table).toContainText('hello@ric.example');
  await expect(page.getByRole('table', { name: 'Unconfirmed statements' })).toContainText(
    'Any score can be overruled.',
  );
});

for (const path of [
  '/admin',
  '/admin/overview',
  '/admin/texts',
  '/admin/mail',
  '/admin/people',
  '/admin/site?tab=engineers',
  '/admin/audit',
]) {
  test(`${path} is accessible, on a phone too`, async ({ page }) => {
    await signIn(page.request);
    await page.goto(path);
    await hydrated(page, 'StaffSignIn');
    await expectAccessible(page, 390, 1440);
  });
}

test('a long address breaks at its dots and its "@" only, in the mail and among people', async ({
  page,
}) => {
  await signIn(page.request);
  const email = `amara.${crypto.randomUUID().slice(0, 8)}@hollowbrook.recruiters.example`;
  const word = await addLeads(page.request, 1, { email });
  const found = await page.request.get(`/api/admin/leads?search=${word}`);
  const { data } = (await found.json()) as { data: { id: string }[] };
  const sent = await page.request.post(`/api/admin/leads/${data[0]?.id}/replies`, {
    data: { reply_id: crypto.randomUUID(), subject: 'Your question', text: 'Hello' },
  });
  expect(sent.ok()).toBe(true);
  for (const path of ['/admin/mail', `/admin/people?q=${word}`])
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const rows = page.locator('[role="group"][tabindex]');
      const beyond = await rows.evaluate((region) => region.scrollWidth - region.clientWidth);
      expect(beyond, `${path} at ${width}, beyond its edge`).toBe(0);
      // Cards have no cells for screen readers.
      const cell = page.locator('td', { hasText: email });
      const lines = await cell.first().evaluate((td) =>
        [...td.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getClientRects().length;
          }),
      );
      expect(lines, `${path} at ${width}`).toEqual([1, 1, 1, 1, 1]);
    }
});

test('on a phone, a finger hits each link of the log', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.request, { name: 'Bo' });
  const word = await addLeads(page.request, 1);
  await setAs(page.request, `${word} 0`, { status: 'won' });
  await page.goto('/admin/audit');
  const links = page.getByRole('row').filter({ hasText: word }).first().getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height), await link.innerText()).toBeGreaterThanOrEqual(24);
  }
});

test('the stored blog content is dropped only after a confirmation, and the audit log has the session', async ({
  page,
}) => {
  await signIn(page.request);
  await page.request.get('/blog');
  await page.goto('/admin/site');
  await page.getByRole('link', { name: 'For engineers' }).click();
  const content = page.getByRole('region', { name: 'Stored blog content' });
  await expect(content.getByRole('rowheader')).not.toHaveText('0');
  const question = page.getByRole('dialog', { name: 'Drop all stored blog content?' });
  await content.getByRole('button', { name: 'Drop all content' }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(content.getByRole('button', { name: 'Drop all content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Drop them' }).click();
  await expect(page.getByText('All stored blog content is gone.')).toBeVisible();
  await expect(content.getByRole('rowheader')).toHaveText('0');
  await page.goto('/admin/audit');
  await expect(page.getByRole('row').nth(1)).toContainText('Stored blog content dropped');
  await expect(page.getByRole('row').nth(1)).toContainText('(this one)');
});

test('a name that is changed shows in the navigation at once, and the keyboard stays with the names (FUP-02)', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  const name = `Nora ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  await page.goto('/admin/site');
  await hydrated(page, 'StaffNames');
  const rowOf = (of: string) => page.getByRole('row').filter({ hasText: of });
  const question = page.getByRole('dialog');
  await rowOf(name).getByRole('button', { name: 'Rename' }).click();
  await expect(question.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(`${name} Ruiz`);
  await page.keyboard.press('Enter');
  await expect(rowOf(`${name} Ruiz`).getByRole('button', { name: 'Rename' })).toBeFocused();
  await expect(rowOf(name + name), 'what is typed replaces the name').toHaveCount(0);
  await expect(page.getByRole('button', { name: `${name} Ruiz`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a name' }).click();
  await page.keyboard.type(`${name} RUIZ`);
  await page.keyboard.press('Enter');
  await expect(question.getByLabel('Name')).toHaveAccessibleDescription(
    /Ruiz is on the list already/,
  );
  await page.keyboard.press('Escape');
  await rowOf(`${name} Ruiz`).getByRole('button', { name: 'Remove' }).click();
  await page.keyboard.press('Enter');
  await expect(rowOf(`${name} Ruiz`)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
