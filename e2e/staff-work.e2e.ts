import type { Page } from 'playwright/test';

import {
  expect,
  expectAccessible,
  goOffline,
  holdBack,
  hydrated,
  signInFor,
  test,
} from './fixtures.ts';
import { addLeads, leadIn, openLeads, search, setAs } from './leads-screen.ts';
import { addMessages } from './messages-screen.ts';

test('the first row is within 140 px of the top, and rows are 36 px (STA-01, Y-15)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await addLeads(page.request, 2);
  await openLeads(page);
  const row = await page.locator('tbody tr').nth(0).boundingBox();
  expect(row?.y).toBeLessThanOrEqual(140);
  expect(row?.height).toBeLessThanOrEqual(37);
});

test('at 200% and 400% zoom rows are dense and whole, and nothing runs out of the window (STA-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 8);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  const rows = page.locator('tr[data-row]');
  const region = page.getByRole('group', { name: 'Leads, entries' });
  for (const [width, height, inView] of [
    [720, 450, 7],
    [640, 400, 5],
    [320, 256, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    await expect
      .poll(() => region.evaluate((list) => list.scrollWidth - list.clientWidth), size)
      .toBe(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, size).toBe(0);
    if (inView > 0) await expect(rows.nth(inView - 1)).toBeInViewport({ ratio: 1 });
    await rows.first().hover();
    for (const button of await rows.first().getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
  }
});

const said = (page: Page) => page.getByRole('region', { name: 'Changes' });

test('whatever key moves on, the current row is whole, with the rows before and after it (STA-02)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 14);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  /** The current row's number, and which rows around it are cut: by the names over them, or by the end of the list. */
  const seen = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('tr[data-row]')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const list = rows[0]?.closest('[role="group"]')?.getBoundingClientRect();
      const head = document.querySelector('thead th');
      const isOver = head !== null && getComputedStyle(head).position === 'sticky';
      const begin = (isOver ? head.getBoundingClientRect().bottom : list?.top) ?? 0;
      const isCut = (index: number) => {
        const { top = begin, bottom = begin } = rows[index]?.getBoundingClientRect() ?? {};
        return top < begin - 1 || bottom > (list?.bottom ?? 0) + 1;
      };
      return { at, cut: [at - 1, at, at + 1].filter(isCut) };
    });
  for (const [width, height, isOpen] of [
    [1280, 420, false],
    [1440, 420, true],
    [720, 450, true],
    [720, 450, false],
    [390, 700, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('[data-opener]').first().focus();
    const isShown = await leadIn(page).isVisible();
    if (isShown !== isOpen) await page.keyboard.press(isOpen ? 'o' : 'Escape');
    await expect(leadIn(page)).toBeVisible({ visible: isOpen });
    for (const [index, key] of 'jjjjjjjjjjjjjkkkkkkkkkkkkk'.split('').entries()) {
      await page.keyboard.press(key);
      const at = key === 'j' ? index + 1 : 25 - index;
      expect(await seen(), `${key} at ${width} × ${height}`).toEqual({ at, cut: [] });
    }
  }
});

/** Opens one of the leads of a word, by its name. */
async function openLead(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(leadIn(page).getByRole('heading', { name })).toBeVisible();
  return leadIn(page);
}

test('the pane follows j and k, a key reaches the note, and letters act on the row that a click or the keyboard is on (STA-02, STA-03, FUP-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const word = await addLeads(page.request, 3);
  await openLeads(page, `/admin/leads?q=${word}`);
  // Beside its link, in a cell of the row; then on a text of its pane.
  await page
    .getByRole('row', { name: `${word} 2` })
    .getByText('New', { exact: true })
    .click();
  const open = leadIn(page);
  await expect(open.getByRole('heading', { name: `${word} 2` })).toBeVisible();
  await page.keyboard.press('s');
  await expect(said(page)).toContainText(`${word} 2: spam.`);
  await open.getByRole('heading', { name: `${word} 2` }).click();
  await page.keyboard.press('c');
  await expect(said(page)).toContainText(`${word} 2: contacted.`);
  // Nobody is on a row who is in the toolbar.
  await page.getByRole('button', { name: 'Refresh' }).focus();
  await page.keyboard.press('l');
  await page.keyboard.press('j');
  await expect(said(page)).not.toContainText('lost');
  await expect(open.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  await expect(page).toHaveURL(/open=[\w-]{36}$/);
  expect((await open.boundingBox())?.width).toBe(400);
  await expectAccessible(page);

  await page.keyboard.press('s');
  await expect(said(page), 'one is changed at once').toContainText(`${word} 1: spam.`);
  await page.keyboard.press('u');
  await expect(said(page)).toContainText('Undone.');
  await page.keyboard.press('c');
  await expect(said(page)).toContainText(`${word} 1: contacted.`);
  await expect(open.getByText(/: status contacted/)).toBeVisible();
  await page.keyboard.press('c');
  await expect(said(page)).toContainText('Nothing to change: contacted.');
  await expect(said(page).getByRole('button', { name: /^Undo/ })).toBeVisible();

  await page.keyboard.press('e');
  await page.keyboard.type('Wants a call');
  await page.keyboard.press('Control+Enter');
  await expect(open.getByRole('listitem').filter({ hasText: 'Wants a call' })).toBeVisible();
  await expect(open.getByLabel('Note')).toHaveValue('');
  const inLog = open.getByRole('link', { name: 'In the audit log' });
  await expect(inLog).toHaveAttribute('href', /^\/admin\/audit\?record=[\w-]{36}$/);
  await expect(page.getByRole('link', { name: `${word} 1` }), 'one goes on there').toBeFocused();
  await page.keyboard.press('u');
  await expect(open.getByRole('listitem').filter({ hasText: 'Wants a call' })).toBeHidden();
  await expect(open.getByLabel('Note')).toHaveValue('Wants a call');
  await open.getByRole('link', { name: 'Close' }).click();
  await expect(open).toBeHidden();
  await expect(page.getByRole('link', { name: `${word} 1` })).toBeFocused();
});

test('what is typed is never lost: another row, j, Close, Back, reload, another page, an ended session, no connection (STF-01, FUP-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401|^status 401|ERR_INTERNET_DISCONNECTED/);
  const word = await addLeads(page.request, 2);
  const list = `/admin/leads?q=${word}`;
  await openLeads(page, list);
  const open = await openLead(page, `${word} 1`);
  const note = open.getByLabel('Note');
  await note.fill('Half a note');
  await open.getByLabel('Next step').fill('Half a step');
  const isThere = async (way: string) => {
    await expect(note, way).toHaveValue('Half a note');
    await expect(open.getByLabel('Next step'), way).toHaveValue('Half a step');
  };
  const other = () => openLead(page, `${word} 0`);
  const back = () => openLead(page, `${word} 1`);

  await other();
  await expect(note).toHaveValue('');
  await back();
  await isThere('another row');
  await page.getByRole('link', { name: `${word} 1` }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await isThere('j and k');
  await open.getByRole('link', { name: 'Close' }).click();
  await back();
  await isThere('Close');
  await page.goBack();
  await expect(open).toBeHidden();
  await back();
  await isThere('Back');
  await page.reload();
  await isThere('reload');
  await page.goto('/admin/messages');
  await page.goto(`${list}&open=`);
  await back();
  await isThere('another page');

  const unstored = open.getByText('Not stored yet. Enter stores it, Escape drops it.');
  await open.getByLabel('Next step').fill('Half another step');
  await page.reload();
  await expect(unstored, 'what only looks stored says so').toBeVisible();
  await open.getByLabel('Next step').press('Escape');
  await expect(unstored).toBeHidden();
  await expect(open.getByLabel('Next step'), 'Escape stores nothing').toHaveValue('Half a step');

  await page.request.delete('/api/admin/session', { headers: { 'sec-fetch-site': 'same-origin' } });
  await note.press('Control+Enter');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill('shortlist');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(open.getByRole('listitem').filter({ hasText: 'Half a note' })).toBeVisible();

  await goOffline(page);
  await note.fill('Written offline');
  await note.press('Control+Enter');
  await open.getByLabel('Status').selectOption('won');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(note).toHaveValue('Written offline');
  await page.context().setOffline(false);
  await expect(open.getByRole('listitem').filter({ hasText: 'Written offline' })).toBeVisible();
  await expect(open.getByText(': status won')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a change that waits for the connection arrives though the browser stays wrong, and a reply that waits is asked about before its page goes (FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByRole('rowheader').first().click();
  const open = page.getByRole('complementary');
  const status = open.getByLabel('Status');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await status.selectOption('lost');
  await expect(open.getByText(': status lost')).toBeVisible({ timeout: 30_000 });

  await open.getByRole('button', { name: 'Reply', exact: true }).click();
  await open.getByLabel('Subject').fill('Hello');
  await open.getByLabel('Text').fill('We can help.');
  await goOffline(page);
  await open.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('You are offline. 1 change waits')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('reply written');
  // Nothing waits any more, so nothing asks.
  await page.reload();
  await expect(status).toHaveValue('lost');
});

test('all columns of the document are in view, and what decides about a lead is beside an open one, with dates as dates (ADL-01, STF-03)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await setAs(page.request, `${word} 0`, {
    next_step: 'Ask for the description of the job',
    next_at: '2026-01-02',
    owner: 'Bartholomew',
  });
  await page.reload();
  await hydrated(page, 'LeadsScreen');
  const list = page.getByRole('group', { name: 'Leads, entries' });
  const document = ['Name', 'Email', 'Source', 'Partner Key', 'Status', 'Created At'];
  const expectColumns = async (width: number, names: readonly string[]) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of names)
      await expect(
        page.getByRole('columnheader', { name, exact: true }),
        `${name} at ${width}`,
      ).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => list.evaluate((rows) => rows.scrollWidth - rows.clientWidth), `${width}`)
      .toBe(0);
  };
  for (const width of [1024, 1440, 1920]) await expectColumns(width, document);
  await expectColumns(1024, [...document, 'Owner', 'Next step']);
  await page.getByRole('rowheader').first().click();
  await expect(leadIn(page)).toBeVisible();
  await expectColumns(1024, ['Name', 'Status', 'Next step', 'On']);
  const set = ['Name', 'Status', 'Owner', 'Next step', 'On'];
  for (const width of [1280, 1440]) await expectColumns(width, [...set, 'Created At']);
  await expectColumns(1920, [...document, ...set]);
  const day = new Date().toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'America/New_York',
  });
  // It came today: its hour says more than the year.
  await expect(page.getByRole('row').nth(1)).toContainText(
    new RegExp(String.raw`${day}, \d+:\d\d\s[AP]M`),
  );
});

test('beside an open message the list says when each came (INB-01)', async ({ page }) => {
  const word = await addMessages(page.request, 2);
  await signInFor(page);
  await page.goto(`/admin/messages?q=${word}`);
  await hydrated(page, 'MessagesScreen');
  await page.getByRole('link', { name: `${word} Hope` }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('columnheader', { name: 'Received' })).toBeInViewport({ ratio: 1 });
    for (const time of await page.locator('tr[data-row] time').all())
      await expect(time).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        page
          .getByRole('group', { name: /entries$/ })
          .evaluate((rows) => rows.scrollWidth - rows.clientWidth),
      )
      .toBe(0);
  }
});

for (const width of [768, 1024])
  test(`beside an open message the list says what each is about, before its next step, at ${width} px (INB-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const word = await addMessages(page.request, 2);
    await signInFor(page);
    await page.goto(`/admin/messages?q=${word}`);
    await hydrated(page, 'MessagesScreen');
    await page.getByRole('link', { name: `${word} Hope` }).click();
    const pane = await page.getByRole('complementary').boundingBox();
    for (const subject of await page.getByTitle('Nurses in Ohio').all()) {
      const box = await subject.boundingBox();
      expect(box?.width, 'some words of it').toBeGreaterThan(80);
      expect((box?.x ?? 1e6) + (box?.width ?? 0)).toBeLessThanOrEqual(pane?.x ?? 0);
    }
    await expect(page.getByRole('columnheader', { name: 'Next step' })).toBeHidden();
  });

test('columns sort by keyboard; order and page live in the address, and Back leads back', async ({
  page,
}) => {
  const word = await addLeads(page.request, 53);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  const column = (name: string) => page.getByRole('columnheader', { name });
  const first = page.getByRole('rowheader').first();
  await expect(column('Created At')).toHaveAttribute('aria-sort', 'descending');
  const byName = page.getByRole('link', { name: 'Name', exact: true });
  await byName.focus();
  await page.keyboard.press('Enter');
  await expect(first).toContainText(`${word} 0`);
  await expect(column('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(column('Created At')).not.toHaveAttribute('aria-sort', /./);
  await expect(page.getByText(/Showing 53 of [\d,]+ leads/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first).toContainText(`${word} 9`);
  await expect(column('Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(byName).toBeFocused();

  // The question about all, of which a page shows some, says for how many it is nothing new.
  const assign = page.getByLabel('Assign to');
  await page.getByLabel(`Select ${word} 9`).check();
  await page.getByRole('button', { name: 'Select all 53' }).click();
  const name = (await assign.locator('option').nth(2).textContent()) ?? '';
  await setAs(page.request, `${word} 9`, { owner: name });
  await assign.selectOption(name);
  await expect(page.getByRole('dialog', { name: 'Change 53 leads?' })).toContainText(
    `Owner: ${name}. 1 has it already.`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select none' }).click();

  await setAs(page.request, `${word} 9`, { status: 'spam' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(first).toContainText('left this list');
  await expect(page.getByText('1–49 of 52', { exact: true })).toBeVisible();
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.click();
  await expect(page.getByRole('rowheader'), 'none is passed over').toHaveCount(3);
  await expect(page.getByText('50–52 of 52', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/&sort=-name&offset=49$/);
  await expect(next).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(first).toContainText(`${word} 8`);
  await next.click();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL(/&sort=-name$/);
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expect(column('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/&sort=name$/);

  // Where all of a page is done, the next one is at its place.
  const found = await page.request.get(`/api/admin/leads?search=${word}&status=new&sort=name`);
  const { data } = (await found.json()) as { data: { id: string }[] };
  const changes = data.map(({ id }) => ({ id, set: { status: 'spam' } }));
  await page.request.post('/api/admin/leads/changes', {
    data: { change_id: crypto.randomUUID(), changes },
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Showing 2 of [\d,]+ leads$/)).toBeVisible();
  await expect(page.getByText(/–.* of 2$/)).toHaveCount(0);
  await next.click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByText('1–2 of 2', { exact: true })).toBeVisible();
});

test('a lead opens over the list with where it came from, by its own address, and Back closes it', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1, {
    partner_key: 'ada99',
    landing_page: '/pricing',
    referrer: 'https://news.example/',
    first_utm_source: 'newsletter',
    utm_campaign: 'spring',
  });
  const name = `${word} 0`;
  await openLeads(page);
  await search(page).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(leadIn(page).getByRole('heading', { name })).toBeVisible();
  for (const fact of ['ada99', '/pricing', 'https://news.example/', 'newsletter', 'spring'])
    await expect(leadIn(page).getByText(fact, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=Zoe[^&]*&open=[\w-]{36}$/);
  await expectAccessible(page);
  await page.goBack();
  await expect(leadIn(page)).toBeHidden();
  await expect(search(page)).toHaveValue(name);
  await page.goForward();
  await expect(leadIn(page).getByText('newsletter')).toBeVisible();

  await page.reload();
  await hydrated(page, 'LeadsScreen');
  await expect(leadIn(page).getByText('newsletter')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leadIn(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=Zoe[^&]*$/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('three changes are undone in order with u, of one lead or of many (STF-02, FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByLabel(`Select ${word} 0`).check();
  await page.getByLabel(`Select ${word} 1`).check();
  await page.keyboard.press('q');
  const dialog = page.getByRole('dialog', { name: 'Change 2 leads?' });
  await expect(dialog, 'several are asked about').toContainText('Status: Qualified.');
  await page.keyboard.press('Escape');
  await page.getByLabel('Set status').selectOption('qualified');
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(said(page)).toContainText('2 changed: qualified.');
  const open = await openLead(page, `${word} 1`);
  await open.getByLabel('Status').selectOption('won');
  await open.getByLabel('Next step').fill('Send the invoice');
  await open.getByLabel('Next step').press('Enter');
  await expect(open.getByText(/: .*next step/)).toBeVisible();
  await open.getByRole('heading', { name: word }).click();
  await page.keyboard.press('u');
  await expect(open.getByLabel('Next step')).toHaveValue('');
  await page.keyboard.press('u');
  await expect(open.getByLabel('Status')).toHaveValue('qualified');
  await page.keyboard.press('u');
  await expect(open.getByLabel('Status')).toHaveValue('new');
  await expect(said(page)).toContainText('Undone. 2 changed: new.');
  await expect(page.getByRole('row', { name: `${word} 0` })).toContainText('New');
});

test('an overdue day of a next step is marked, and what is selected, open or current shows in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const word = await addLeads(page.request, 3);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  await setAs(page.request, `${word} 0`, { next_at: '2026-01-02' });
  await setAs(page.request, `${word} 1`, { next_at: '2999-01-02' });
  await page.reload();
  await expect(page.getByRole('img', { name: 'Overdue' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: `${word} 0` })).toContainText('Jan 2');
  const style = (name: string) =>
    page
      .getByRole('row', { name: `${word} ${name}` })
      .evaluate((row) => getComputedStyle(row).outlineStyle);
  const ground = (name: RegExp) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground(/^New \d/)).not.toBe(await ground(/^Won \d/));
  await page.getByLabel(`Select ${word} 0`).check();
  await openLead(page, `${word} 1`);
  expect(await Promise.all(['0', '1', '2'].map(style))).toEqual(['dashed', 'solid', 'none']);
});

test('a conflict is about one field, shows both values, and lets one choose; a note has none (STF-02, FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  const open = await openLead(page, `${word} 0`);
  await page.evaluate(() =>
    document.querySelector('[data-poll-ms]')?.setAttribute('data-poll-ms', '600000'),
  );
  await setAs(page.request, `${word} 0`, { status: 'won' });
  await open.getByLabel('Note').fill('Wants a call');
  await open.getByLabel('Note').press('Control+Enter');
  await expect(open.getByRole('listitem').filter({ hasText: 'Wants a call' })).toBeVisible();
  await open.getByLabel('Status').selectOption('lost');
  await expect(said(page)).toContainText(`changed ${word} 0 in the meantime: status won.`);
  await expect(open.getByLabel('Status')).toHaveValue('won');
  await expect(open.getByText('before:'), 'what was never stored was not before').toHaveCount(0);
  await said(page).getByRole('button', { name: 'Set status lost' }).click();
  await expect(open.getByText(': status lost')).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`conflicts of several leads are answered one by one, or all at once, beside what one works with, at ${width} px (STF-02, FUP-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const word = await addLeads(page.request, 4);
    await openLeads(page, `/admin/leads?q=${word}`);
    await page.evaluate(() =>
      document.querySelector('[data-poll-ms]')?.setAttribute('data-poll-ms', '600000'),
    );
    for (const index of [0, 1, 2, 3])
      await setAs(page.request, `${word} ${index}`, { status: 'lost' });
    for (const index of [0, 1, 2, 3]) await page.getByLabel(`Select ${word} ${index}`).check();
    await page.getByLabel('Set status').selectOption('won');
    await page.getByRole('button', { name: 'Change them' }).click();
    await expect(said(page)).toContainText('in the meantime: status lost. So did others with 3');
    const notice = await said(page).boundingBox();
    const [top, end] = [notice?.y ?? 0, (notice?.y ?? 0) + (notice?.height ?? 0)];
    for (const used of [
      page.getByRole('searchbox'),
      page.getByRole('group', { name: /entries$/ }),
      page
        .getByText(/^Export/)
        .filter({ visible: true })
        .first(),
    ]) {
      const box = await used.boundingBox();
      const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= top;
      expect(isAbove || (box?.y ?? 0) >= end, `${await used.innerText()} is covered`).toBe(true);
    }
    await expectAccessible(page, width);
    await said(page).getByRole('button', { name: 'Set status won' }).click();
    await expect(said(page)).toContainText('So did others with 2 more.');
    await said(page).getByRole('button', { name: 'Keep it' }).click();
    await expect(said(page)).toContainText('So did others with 1 more.');
    await said(page).getByRole('button', { name: 'Change all 2' }).click();
    await expect(said(page)).toContainText('2 changed: won.');
    const rows = page.getByRole('row').filter({ hasText: word });
    await expect(rows.filter({ hasText: 'Won' })).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Lost' })).toHaveCount(1);
  });

test('keys on a closed choice show its list, and only what is chosen is stored, once (FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByRole('link', { name: word }).click();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/leads/changes')) sent += 1;
  });
  const status = leadIn(page).getByLabel('Status');
  const isShown = () => status.evaluate((select) => select.matches(':open'));
  await status.focus();
  for (const key of ['ArrowDown', 'w', 'Space', 'Enter', 'End']) {
    await page.keyboard.press(key);
    await expect.poll(isShown, key).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isShown, key).toBe(false);
    await expect(status).toHaveValue('new');
  }
  await page.keyboard.press('ArrowDown');
  await expect.poll(isShown).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(status).toHaveValue('qualified');
  await expect(leadIn(page).getByText(': status qualified')).toBeVisible();
  expect(sent).toBe(1);
});

test('where a browser cannot show the list, what keys choose waits for Enter, or for the focus to leave (FUP-01)', async ({
  page,
}) => {
  await page.addInitScript('delete HTMLSelectElement.prototype.showPicker');
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByRole('link', { name: word }).click();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/leads/changes')) sent += 1;
  });
  const status = leadIn(page).getByLabel('Status');
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('qualified');
  expect(sent).toBe(0);
  await page.keyboard.press('Enter');
  await expect(leadIn(page).getByText(': status qualified')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveValue('contacted');
  expect(sent).toBe(1);
  await page.keyboard.press('Tab');
  await expect(leadIn(page).getByText(': status contacted')).toBeVisible();
  expect(sent).toBe(2);
});

test('no button of a question moves when its second sentence arrives (STF-04)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 52);
  await openLeads(page, `/admin/leads?q=${word}`);
  await setAs(page.request, `${word} 3`, { status: 'won' });
  await page.getByLabel(`Select ${word} 51`).check();
  await page.getByRole('button', { name: 'Select all 52' }).click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const goOn = await holdBack(page, /api\/admin\/leads\?.*status=won/);
    await page.getByLabel('Set status').selectOption('won');
    const dialog = page.getByRole('dialog', { name: 'Change 52 leads?' });
    const button = dialog.getByRole('button', { name: 'Change them' });
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    goOn();
    await expect(dialog).toContainText('1 has it already.');
    expect(await button.boundingBox(), `at ${width} px`).toEqual(before);
    await page.keyboard.press('Escape');
  }
});

test('all that a search finds are changed at once, after their number was asked back (STF-04, FUP-01, STA-03)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 3);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByLabel(`Select ${word} 0`).check();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  const assignTo = async (choice: { index: number } | { label: string }) => {
    await page.getByLabel('Assign to').selectOption(choice);
    const dialog = page.getByRole('dialog', { name: 'Change 3 leads?' });
    await dialog.getByRole('button', { name: 'Change them' }).click();
  };
  await assignTo({ index: 2 });
  await expect(said(page)).toContainText('3 changed: assigned to');
  await said(page).getByRole('button', { name: 'Undo' }).click();
  await expect(said(page)).toContainText('Undone.');

  await setAs(page.request, `${word} 0`, { owner: 'Bea' });
  await page.getByLabel(`Select ${word} 0`).check();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await assignTo({ label: 'No owner' });
  await expect(said(page)).toContainText('no owner');
  await expect(page.getByRole('row', { name: `${word} 0` })).not.toContainText('Bea');
});

test('selected leads get a next step and its day together, and an undo gives each its own back (FUP-01, STF-02)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await setAs(page.request, `${word} 0`, { next_step: 'Wait', next_at: '2026-01-02' });
  await page.reload();
  await hydrated(page, 'LeadsScreen');
  for (const index of [0, 1]) await page.getByLabel(`Select ${word} ${index}`).check();
  const bulk = page.getByRole('group', { name: 'Selected rows' });
  await expectAccessible(page, 390, 768, 1440);
  await bulk.getByRole('button', { name: 'Set next step' }).click();
  await expect(bulk.getByLabel('Next step', { exact: true }), 'nothing was typed').toBeFocused();
  await bulk.getByLabel('Next step', { exact: true }).fill('Call');
  await bulk.getByLabel('Next step on').fill('2026-12-01');
  await bulk.getByLabel('Next step on').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change 2 leads?' });
  await expect(dialog).toContainText(
    'Next step: Call. Next step on: Tuesday, Dec 1. 1 has another next step.',
  );
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(said(page)).toContainText('2 changed: next step “Call”, on Tuesday, Dec 1.');
  for (const index of [0, 1])
    await expect(page.getByRole('row', { name: `${word} ${index}` })).toContainText('CallDec 1');
  await said(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: `${word} 0` })).toContainText('Wait');
  await expect(page.getByRole('row', { name: `${word} 1` })).not.toContainText('Dec 1');
});

test('a row is worked by its own buttons, and the filters stand in the address (STF-03, STA-02, STA-03)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  const name = `${word} 1`;
  const act = page.getByRole('button', { name: new RegExp(`^Contacted ?: ${name}`) });
  await expect(act).toBeHidden();
  await page.getByRole('row', { name }).hover();
  await act.click();
  await expect(said(page)).toContainText(`${name}: contacted.`);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Since').fill('2026-11-22');
  await page.getByLabel('Until').fill('2026-11-21');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Until is before Since')).toBeVisible();
  await expect(page.getByLabel('Until')).toBeFocused();
  for (const label of ['Since', 'Until']) await page.getByLabel(label).fill('');
  await page.getByLabel('Source').selectOption({ label: 'Hero CTA' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('link', { name: /^Contacted/ }).click();
  await expect(page).toHaveURL(
    `/admin/leads?q=${word}&status=contacted&source=hero_cta&sort=-activity`,
  );
  await page.reload();
  await expect(page.locator('tbody').getByRole('link', { name: word })).toHaveText([name]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
])
  test(`the whole Filter panel is on a screen of ${width} × ${height} px, also over an empty list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLeads(page, `/admin/leads?q=none-${crypto.randomUUID()}`);
    await page.getByText('Filter', { exact: true }).click();
    const panel = page.locator('details[open] > form');
    await expect(panel).toBeInViewport({ ratio: 1 });
    if (width < 600) await expect(panel.getByLabel('Campaign')).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Show', exact: true })).toBeInViewport({
      ratio: 1,
    });
  });

for (const width of [390, 1440])
  test(`days by name are one press in the filter, with the value that was chosen there, at ${width} px (STF-03)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const campaign = `c${crypto.randomUUID().slice(0, 6)}`;
    const word = await addLeads(page.request, 1, { utm_campaign: campaign });
    await openLeads(page);
    const filter = page.getByText('Filter', { exact: true });
    await filter.click();
    const panel = page.locator('details[open] > form');
    const more = panel.getByRole('button', { name: 'More conditions' });
    if (await more.isVisible()) await more.click();
    await panel.getByLabel('Campaign').selectOption(campaign);
    expect(await panel.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
    await panel.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(new RegExp(`since=[\\d-]+&until=[\\d-]+&campaign=${campaign}$`));
    await expect(page.locator('tbody').getByRole('link', { name: word })).toHaveText([`${word} 0`]);
    await filter.click();
    await expect(panel.getByRole('button', { name: 'Today' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await panel.getByRole('button', { name: 'Yesterday' }).click();
    await expect(page.getByText('No leads found.')).toBeVisible();
  });

test('a second press at the same place is not one of the button that came there (STF-03)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  const row = page.locator('tr[data-row]');
  await row.hover();
  const button = row.getByRole('button', { name: /^Contacted/ });
  const box = await button.boundingBox();
  if (!box) throw new Error('The row shows no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  // At once, whatever the machine is busy with.
  const pressed = await button.evaluate(
    async (_first, [clientX, clientY]) => {
      const press = () => {
        const hit = document.elementFromPoint(clientX, clientY)?.closest('button');
        const at = { clientX, clientY, detail: 1, pointerType: 'mouse' };
        hit?.dispatchEvent(new PointerEvent('click', { ...at, bubbles: true, cancelable: true }));
        return hit?.firstChild?.textContent;
      };
      const first = press();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return [first, press()];
    },
    [x, y] as const,
  );
  expect(pressed).toEqual(['Contacted', 'Qualified']);
  await expect(said(page)).toContainText('contacted');
  await page.mouse.move(x, y + 60);
  await expect(row.getByRole('cell', { name: /^Contacted/ })).toBeVisible();
  // The buttons of a row show while the mouse is over it.
  await row.hover();
  await row.getByRole('button', { name: /^Qualified/ }).click();
  await expect(row.getByRole('cell', { name: /^Qualified/ })).toBeVisible();
});

test('a finger on a tablet reaches the buttons of a row, and sees every tab (STF-03, STA-02)', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  });
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  const row = page.locator('tr[data-row]');
  for (const button of await row.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await row.getByRole('button', { name: /^Contacted/ }).tap();
  await expect(row.getByRole('cell', { name: /^Contacted/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Spam/ })).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('a filter is saved as a view, which leads back to it, and is removed and undone (STF-03)', async ({
  page,
}) => {
  const name = `View ${crypto.randomUUID().slice(0, 8)}`;
  const view = page.getByRole('link', { name });
  const menu = page.getByText('Views', { exact: true });
  await openLeads(page, '/admin/leads?status=contacted&source=hero_cta&sort=name');
  await menu.click();
  await page.getByLabel('Name of the view').fill(name);
  await page.getByLabel('Name of the view').press('Enter');
  await expect(page.getByText(`“${name}” is saved for everyone.`)).toBeVisible();
  await expect(view).toHaveAttribute('aria-current', 'true');

  await page.goto('/admin/messages');
  await page.keyboard.press('Control+k');
  await page.locator('#staff-palette').getByRole('combobox').fill(name);
  await expect(page.getByRole('option', { name })).toContainText('Leads');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/leads?status=contacted&source=hero_cta&sort=name');

  await page.goto('/admin/leads?status=new');
  await menu.click();
  await view.click();
  await expect(page).toHaveURL('/admin/leads?status=contacted&source=hero_cta&sort=name');
  await expect(view).toBeHidden();

  await menu.click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(view).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await expect(page.getByText(`“${name}” is saved for everyone.`)).toBeFocused();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(view).toBeHidden();
});

for (const menu of ['Filter', 'Views'])
  test(`the menu ${menu} leaves with Escape, and with a press or the focus elsewhere, and hides no rows (STF-03)`, async ({
    page,
  }) => {
    const word = await addLeads(page.request, 1);
    await openLeads(page, `/admin/leads?q=${word}`);
    const field = page.locator('details').getByLabel(menu === 'Filter' ? 'Since' : 'Name of the');
    const open = async () => {
      await page.getByText(menu, { exact: true }).click();
      await expect(field).toBeVisible();
    };
    await open();
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.getByRole('link', { name: `${word} 0`, exact: true })).toBeFocused();
    await open();
    await page.mouse.click(700, 780);
    await expect(field).toBeHidden();
    await open();
    await page.keyboard.press('Control+k');
    await expect(page.locator('#staff-palette')).toBeVisible();
    await expect(field).toBeHidden();
  });

test('a value that cannot be stored stays in its field, which says why (STF-02)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  const open = await openLead(page, `${word} 0`);
  const phone = open.getByLabel('Phone');
  for (const key of ['Enter', 'Tab']) {
    await phone.fill('ring Tom');
    await phone.press(key);
    await expect(open.getByRole('alert').getByText('Write a phone number')).toBeVisible();
    await expect(phone).toHaveValue('ring Tom');
  }
  await phone.fill('+1 212 555 0123');
  await expect(open.getByText('Write a phone number')).toBeHidden();
  await phone.press('Enter');
  await expect(said(page)).toContainText('+1 212 555 0123');
});
