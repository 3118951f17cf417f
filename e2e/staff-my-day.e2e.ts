import type { Day } from '../src/features/my-day/staff/my-day.contract.ts';
import { apply, statuses, stored } from './applications.ts';
import { expect, expectAccessible, hydrated, signIn, signInFor, test } from './fixtures.ts';
import { addLeads, leadIn, setAs } from './leads-screen.ts';
import { addMessages } from './messages-screen.ts';

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
  await hydrated(page, 'MyDay');
  await expectAccessible(page, 390, 768, 1440);
  const steps = page.getByRole('table', { name: 'Overdue', exact: true });
  await expect(steps.getByRole('rowheader')).toHaveText([1, 0, 2].map((at) => `${word} ${at}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = await steps.getByRole('row', { name: `${word} 0` }).boundingBox();
  expect(box?.height, 'as low as the rows of a list').toBeLessThanOrEqual(41);

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
  await hydrated(page, 'MyDay');
  await setAs(page.request, `${word} 2`, { owner: '' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(
    steps.getByRole('row', { name: `${word} 2` }),
    'it was given to nobody',
  ).toContainText('Left your day');
});

test('what is due is done in place, by key and by thumb, counted down and undone; a record that opens leads back to its row (DAY-02)', async ({
  page,
}) => {
  const name = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  const word = await addLeads(page.request, 4);
  for (const [index, next_at] of ['01', '02', '03', '04'].entries())
    await setAs(page.request, `${word} ${index}`, {
      owner: name,
      next_step: `Call ${index}`,
      next_at: `2026-01-${next_at}`,
    });
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  const steps = page.getByRole('table', { name: 'Overdue', exact: true });
  const row = (index: number) => steps.getByRole('row', { name: `${word} ${index}` });
  const link = (index: number) => steps.getByRole('link', { name: `${word} ${index}` });
  const left = page.getByText(/^[\d,]+ left$/);
  const count = async () => Number.parseInt((await left.innerText()).replace(',', ''), 10);
  const before = await count();

  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await expect(row(0)).toContainText('Done');
  await expect(link(1), 'the next one has the focus').toBeFocused();
  await expect.poll(count).toBe(before - 1);
  await page.keyboard.press('z');
  await expect(row(1)).toContainText(/On \w+ \d+/);
  await page.keyboard.press('Shift+Z');
  await expect.poll(count).toBe(before - 3);
  await expect(steps.getByRole('rowheader'), 'no row moves').toHaveCount(4);
  await expect(link(3)).toBeFocused();
  const toast = page.getByRole('region', { name: 'Changes' });
  await expect(toast).toContainText(`${word} 2`);
  await page.keyboard.press('u');
  await expect(toast).toContainText('Undone.');
  await expect(row(2).getByRole('button', { name: 'Tomorrow' })).toBeVisible();
  for (const key of ['u', 'u']) await page.keyboard.press(key);
  await expect(row(0).getByRole('button', { name: 'Done' })).toBeVisible();
  await expect.poll(count).toBe(before);
  // The page is ahead of what is stored.
  const due = async () => {
    const response = await page.request.get(`/api/admin/leads?search=${word}&sort=next_at`);
    const { data } = (await response.json()) as { data: { next_step: string; next_at: string }[] };
    return data.map(({ next_step, next_at }) => [next_step, next_at]);
  };
  await expect
    .poll(due)
    .toEqual([0, 1, 2, 3].map((index) => [`Call ${index}`, `2026-01-0${index + 1}`]));

  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await page.keyboard.press('o');
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin');
  await expect(link(1)).toBeFocused();
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');

  // By the browser's Back, and by a key; the row has gone meanwhile.
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await hydrated(page, 'LeadsScreen');
  await page.goBack();
  await expect(link(2)).toBeFocused();
  await hydrated(page, 'StaffSignIn');
  await setAs(page.request, `${word} 2`, { next_at: '2099-01-01' });
  for (const key of ['g', 'l']) await page.keyboard.press(key);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  for (const key of ['g', 'd']) await page.keyboard.press(key);
  await expect(link(3), 'the next one').toBeFocused();
  await setAs(page.request, `${word} 2`, { next_at: '2026-01-03' });
  await page.reload();
  await expect(link(3)).toBeFocused();
  await hydrated(page, 'StaffSignIn');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 390, 768, 1440);
  await page.setViewportSize({ width: 390, height: 844 });
  const next = await row(1).boundingBox();
  await row(0).getByRole('button', { name: 'Next week' }).click();
  await expect(row(0)).toContainText(/On \w+ \d+/);
  expect((await row(1).boundingBox())?.y, 'the card keeps its height').toBe(next?.y);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row(0).getByRole('button', { name: 'Next week' })).toBeVisible();
  await row(0).getByRole('button', { name: 'Done' }).dblclick();
  await expect(row(0)).toContainText('Done');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row(0).getByRole('button', { name: 'Done' }), 'the day stays').toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await row(3).click();
  await expect(leadIn(page), 'a tap anywhere on a card opens it').toContainText(`${word} 3`);
});

test('a step that is done asks for the next one in its row, which is stored, undone or left (DAY-02)', async ({
  page,
}) => {
  const name = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  const word = await addLeads(page.request, 3);
  for (const index of [0, 1, 2])
    await setAs(page.request, `${word} ${index}`, {
      owner: name,
      next_step: 'Call',
      next_at: `2026-01-0${index + 1}`,
    });
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  const steps = page.getByRole('table', { name: 'Overdue', exact: true });
  const row = (index: number) => steps.getByRole('row', { name: `${word} ${index}` });
  const link = (index: number) => steps.getByRole('link', { name: `${word} ${index}` });
  const field = (index: number) => row(index).getByLabel(`Next step: ${word} ${index}`);
  const heights = () =>
    steps.getByRole('row').evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
  const before = await heights();
  await link(0).focus();
  await page.keyboard.press('d');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('n');
  await expect(field(0)).toBeFocused();
  await page.keyboard.type('Send the plans');
  expect(await heights(), 'no row moves').toEqual(before);
  await expectAccessible(page, 390, 768, 1440);
  await page.keyboard.press('Enter');
  await expect(row(0)).toContainText('Send the plans');
  await expect(row(0)).toContainText(/On \w+ \d+/);
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('u');
  await expect(row(0).getByRole('button', { name: 'Next step…' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(row(0).getByRole('button', { name: 'Done' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const height = (await row(1).boundingBox())?.height;
  await row(1).getByRole('button', { name: 'Done' }).click();
  await row(1).getByRole('button', { name: 'Next step…' }).click();
  expect((await row(1).boundingBox())?.height).toBe(height);
  await field(1).press('Escape');
  await expect(field(1)).toBeHidden();
  await page.keyboard.press('n');
  await field(1).fill('Ask for a date');
  await row(1)
    .getByLabel(/^Next step on/)
    .fill('2099-12-01');
  // No hand is so quick that this could be a second press.
  await page.mouse.move(0, 0);
  await row(1).getByRole('button', { name: 'Save' }).click();
  await expect(row(1)).toContainText('On Dec 1');
  const stored = async () => (await page.request.get(`/api/admin/leads?search=${word}`)).text();
  await expect.poll(stored).toContain('"Ask for a date"');
});

test('what moves up in a long part as its first are done is no news; what arrives is (DAY-01, DAY-02)', async ({
  page,
}) => {
  const name = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  const word = await addLeads(page.request, 22);
  const give = (index: number, next_at: string) =>
    setAs(page.request, `${word} ${index}`, { owner: name, next_step: 'Call', next_at });
  for (const index of Array.from({ length: 21 }).keys()) await give(index, '2026-01-02');
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  const steps = page.getByRole('table', { name: 'Overdue', exact: true });
  await expect(steps.getByRole('rowheader')).toHaveCount(20);
  const list = page.getByLabel('To do, entries');
  await page.keyboard.press('PageDown');
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press('d');
  await expect(list, 'no row was chosen yet').toBeFocused();
  const [first] = await steps.getByRole('link').allInnerTexts();
  const isRead = page.waitForResponse('**/api/admin/day');
  await page.keyboard.press('j');
  await page.keyboard.press('z');
  await isRead;
  await expect(steps.getByRole('row', { name: first ?? '' })).toContainText(/On \w+ \d+/);
  const more = page.getByRole('button', { name: /^Show \d+ new/ });
  await expect(more).toBeHidden();
  await give(21, '2026-01-01');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(more).toBeVisible();
  await page.keyboard.press('.');
  await expect(steps.getByRole('row', { name: `${word} 21` })).toBeVisible();

  const last = steps.getByRole('row').last().getByRole('link');
  const nameOfLast = await last.innerText();
  await last.focus();
  await page.keyboard.press('+');
  await expect(steps.getByRole('rowheader')).toHaveCount(21);
  await expect(steps.getByRole('link', { name: nameOfLast }), 'the place is kept').toBeFocused();
  await page.keyboard.press('j');
  await expect(steps.getByRole('row').last().getByRole('link')).toBeFocused();
  await page.keyboard.press('d');
  await expect(steps.getByRole('row').last()).toContainText('Done');
  await expect(steps.getByRole('rowheader'), 'what is done stays in its place').toHaveCount(21);
  await page.getByRole('link', { name: /^Overdue 20/ }).click();
  await expect(steps.getByRole('link').first()).toBeFocused();
  await expectAccessible(page, 390, 768, 1440);
});

test('a message is put off in its row of the day, and is in its list with its next step (DAY-02)', async ({
  page,
}) => {
  const name = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  const word = await addMessages(page.request, 1);
  const found = await page.request.get(`/api/admin/messages?search=${word}`);
  const { data } = (await found.json()) as { data: { id: string }[] };
  const set = { owner: name, next_step: 'Send the plans', next_at: '2026-01-02' };
  await page.request.post('/api/admin/messages/changes', {
    data: { change_id: crypto.randomUUID(), changes: [{ id: data[0]?.id, set }] },
  });
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  const due = page.getByRole('table', { name: 'Overdue', exact: true });
  const row = due.getByRole('row', { name: `${word} Byron` });
  await expect(row).toContainText('Send the plans');
  await row.getByRole('link').focus();
  await page.keyboard.press('z');
  await expect(row).toContainText(/On \w+ \d+/);
  await page.keyboard.press('u');
  await expect(row.getByRole('button', { name: 'Tomorrow' })).toBeVisible();
  // The page is ahead of what is stored.
  const stored = async () =>
    (await page.request.get(`/api/admin/messages?status=due&search=${word}`)).text();
  await expect.poll(stored).toContain('2026-01-02');
  await page.goto(`/admin/messages?status=due&q=${word}`);
  await expect(
    page.getByLabel('Messages, entries').getByRole('row', { name: `${word} Byron` }),
  ).toContainText('Send the plansJan 2');
});

test('an overdue application is decided in its row of the day, by key and by thumb, and undone there (DAY-02)', async ({
  page,
}) => {
  await signInFor(page);
  const tags: string[] = [];
  // No test can wait for three business days: the day says that they are over.
  await page.route('**/api/admin/day', async (route) => {
    const response = await route.fetch();
    const day = (await response.json()) as Day;
    const rows = (await Promise.all(tags.map((tag) => stored(page, tag)))).flat();
    const waiting = rows.filter(({ status }) => status === 'pending');
    const part = {
      title: 'Overdue applications',
      lists: [{ title: 'Affiliates', href: '/admin/affiliates' }],
    };
    const records = waiting.map((row) => ({
      list: 'applications',
      part: part.title,
      href: `/admin/affiliates?open=${row.id}`,
      about: null,
      since: Date.now() - 5 * 86_400_000,
      row,
    }));
    await route.fulfill({
      response,
      json: {
        parts: [
          { ...part, total: waiting.length },
          ...day.parts.filter(({ title }) => title !== part.title),
        ],
        records,
      },
    });
  });
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  tags.push(await apply(page, 2));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: /^Show \d+ new/ }).click();
  const row = (index: number) => page.getByRole('row', { name: `Applicant${index}` });
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+A');
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  await expect(dialog.getByLabel('Decision')).toBeFocused();
  await expectAccessible(page, 390, 768, 1440);
  const isFirst = (await dialog.getByRole('heading').innerText()).includes('Applicant1');
  const [first, second] = isFirst ? [1, 2] : [2, 1];
  await dialog.getByLabel('Decision').selectOption('Reject');
  await dialog.getByLabel('Decision').press('Control+Enter');
  const toast = page.getByRole('region', { name: 'Changes' });
  await expect(page).toHaveURL('/admin');
  await expect(row(first)).toContainText('Rejected');
  await expect(row(second).getByRole('link'), 'the next one has the focus').toBeFocused();
  await page.keyboard.press('u');
  await expect(toast).toContainText('Undone.');
  const decide = row(first).getByRole('button', { name: 'Decide...' });
  await expect(decide).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await decide.click();
  await dialog.getByLabel('Decision').selectOption('Approve without PartnerStack');
  await dialog.getByLabel('E-mail the applicant').uncheck();
  await dialog.getByRole('button', { name: 'Approve without PartnerStack' }).click();
  await expect(row(first)).toContainText('Approved');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(decide).toBeVisible();
  // The row shows it before the Worker has answered.
  await expect(toast).toContainText('Undone.');
  // A poll may be on its way.
  await page.unrouteAll({ behavior: 'wait' });
  expect(await statuses(page, tags[0] ?? '')).toEqual(['pending', 'pending']);
});
