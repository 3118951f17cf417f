import type { Page } from 'playwright/test';

import { apply, toasts } from './applications.ts';
import { expect, holdBack, hydrated, pressAtOnce, signInFor, test } from './fixtures.ts';
import { addLeads } from './leads-screen.ts';
import { addMessages } from './messages-screen.ts';

interface WorkedList {
  path: string;
  api: string;
  island: string;
  /** Letters each of which changes the row that the keyboard is on. */
  letters: readonly string[];
  /** Adds records. @returns what finds them */
  add: (page: Page) => Promise<string>;
}

const LEADS: WorkedList = {
  path: '/admin/leads',
  api: '/api/admin/leads',
  island: 'LeadsScreen',
  letters: ['c', 'w', 'l', 'q', 'm'],
  add: (page) => addLeads(page.request, 2),
};
const MESSAGES: WorkedList = {
  path: '/admin/messages',
  api: '/api/admin/messages',
  island: 'MessagesScreen',
  letters: ['d', 'e', 'a', 'r', 'm'],
  add: (page) => addMessages(page.request, 2),
};
const APPLICATIONS: WorkedList = {
  path: '/admin/affiliates',
  api: '/api/admin/applications',
  island: 'ApplicationsScreen',
  letters: ['r', 'a', 'y', 'm'],
  add: (page) => apply(page, 2),
};
const LISTS = [LEADS, MESSAGES, APPLICATIONS];

/** Opens the list of what a word finds, with the keyboard on its first row. */
async function openOnRow(page: Page, list: WorkedList, word: string): Promise<void> {
  await page.goto(`${list.path}?q=${word}`);
  await hydrated(page, list.island);
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('j');
  await expect(page.locator('[data-opener]:focus')).toHaveCount(1);
}

/** Opens a list of new records, with the keyboard on the first. @returns what finds them */
async function onRow(page: Page, list: WorkedList): Promise<string> {
  const word = await list.add(page);
  await signInFor(page);
  await openOnRow(page, list, word);
  return word;
}

/** What staff set on the records, as the Worker has it. */
async function set(page: Page, { api }: WorkedList, word: string): Promise<unknown> {
  const response = await page.request.get(`${api}?search=${word}`);
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  return data.map(({ status, owner, waits }) => ({ status, owner, waits }));
}

const palette = (page: Page) => page.getByRole('combobox', { name: /Find a person/ });
const texts = (page: Page) => page.getByRole('combobox', { name: /Find a stored text/ });
const note = (page: Page) => page.getByRole('textbox', { name: /^Note/ });
const reply = (page: Page) => page.getByLabel('Text', { exact: true });

/** The keys that ask for something that takes text, and what that is. */
const ASKING = [
  { key: 'Control+k', field: palette, of: LISTS },
  { key: 'e', field: note, of: LISTS },
  { key: 't', field: texts, of: LISTS },
  { key: 'Control+j', field: texts, of: LISTS },
  { key: 'r', field: reply, of: [LEADS, MESSAGES] },
];

for (const list of LISTS)
  test(`letters after a key that asks for text are for its field and change nothing, on ${list.path} (STA-02)`, async ({
    page,
  }) => {
    const word = await list.add(page);
    await signInFor(page);
    const before = await set(page, list, word);
    for (const { key, field, of } of ASKING) {
      if (!of.includes(list)) continue;
      // With the record that it is about just opening, too, and with what was typed before in it.
      for (const opening of [[], ['o']]) {
        await openOnRow(page, list, word);
        await pressAtOnce(page, ...opening, key, ...list.letters);
        await expect(field(page), key).toBeFocused();
        await expect(field(page), key).toHaveValue(new RegExp(list.letters.join('')));
      }
    }
    expect(await set(page, list, word)).toEqual(before);
  });

test('letters between "Send and next" and the next reply are in that reply (TXT-04)', async ({
  page,
}) => {
  await onRow(page, MESSAGES);
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('We can help.');
  await pressAtOnce(page, 'Control+Shift+Enter', ...MESSAGES.letters);
  await expect(page.getByText(/: reply written\./)).toBeVisible();
  await expect(reply(page)).toBeFocused();
  await expect(reply(page)).toHaveValue(/^Hello \w+,\n\ndearm\n/);
});

test('the palette opens while the one before is still closing, and takes what is typed (STA-02)', async ({
  page,
}) => {
  const word = await onRow(page, LEADS);
  const before = await set(page, LEADS, word);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('garcia');
  await expect(palette(page)).toHaveValue('garcia');
  // Its close event comes in a later task than the key.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    const init = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(palette(page)).toBeFocused();
  await expect(palette(page)).toHaveValue('');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  for (const typed of ['cwl', 'qcw', 'lqc']) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await expect(palette(page)).toHaveValue(typed);
  }
  expect(await set(page, LEADS, word)).toEqual(before);
});

test('whoever is asked for their name writes it at once, and Enter gives nobody’s (FUP-02)', async ({
  page,
}) => {
  await signInFor(page);
  await page.goto('/admin/overview');
  await hydrated(page, 'StaffSignIn');
  const who = page.getByRole('dialog', { name: 'Who are you?' });
  const names = who.getByRole('group', { name: 'Names' });
  const open = () => page.locator('[data-who]').click();
  let stored = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') stored += 1;
  });
  await open();
  await expect(names).toBeFocused();
  for (const key of ['Enter', ' ']) await page.keyboard.press(key);
  await page.keyboard.type('Judith');
  await expect(who.getByLabel('Your name')).toHaveValue('Judith');
  await expect(who.getByLabel('Your name')).toBeFocused();
  expect(stored).toBe(0);
  // The same before the names are there.
  await page.keyboard.press('Escape');
  const release = await holdBack(page, '**/api/admin/session');
  await open();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Judith');
  release();
  await expect(who.getByLabel('Your name')).toHaveValue('Judith');
  expect(stored).toBe(0);
  await page.keyboard.press('Escape');
  await open();
  await expect(names).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(names.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(who).toBeHidden();
  expect(stored).toBe(1);
});

test('where the palette does not come, what was typed is dropped, and the list says so (STA-02)', async ({
  page,
  problems,
}) => {
  problems.allow(/CommandPalette|ERR_FAILED|dynamically imported module/);
  const word = await onRow(page, LEADS);
  const before = await set(page, LEADS, word);
  await page.route('**/CommandPalette*.js', (route) => route.abort());
  await pressAtOnce(page, 'Control+k', ...LEADS.letters);
  await expect(toasts(page)).toContainText('What you typed meanwhile was dropped.');
  expect(await set(page, LEADS, word)).toEqual(before);
  // Then letters are shortcuts again.
  await page.keyboard.press('c');
  await expect(toasts(page)).toContainText('contacted.');
});

test('after g the next key goes to a section or does nothing, however late, and what it can be stands there (STA-02)', async ({
  page,
}) => {
  const word = await onRow(page, LEADS);
  const before = await set(page, LEADS, word);
  const hint = page.getByRole('status').filter({ hasText: 'Go to' });
  for (const key of ['c', 'q', 'Escape', 'h', 'r']) {
    await page.keyboard.press('g');
    await expect(hint).toContainText('m Messages');
    await page.keyboard.press(key);
    await expect(hint).toBeHidden();
  }
  expect(await set(page, LEADS, word)).toEqual(before);
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

test('an application is decided with an e-mail after its stored texts were looked at (TXT-04)', async ({
  page,
}) => {
  await onRow(page, APPLICATIONS);
  await page.keyboard.press('Control+j');
  await expect(page.getByText(/found\./i)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-opener]:focus')).toHaveCount(1);
  await page.keyboard.press('Shift+R');
  const dialog = page.getByRole('dialog', { name: 'Decide with an e-mail' });
  await expect(dialog.getByLabel('Reason (optional)')).toBeFocused();
});

/** Opens a list whose code has not arrived. @returns has it arrive, and what finds the list's records */
async function openWithoutCode(page: Page, list: WorkedList) {
  const word = await list.add(page);
  await signInFor(page);
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(`${list.path}?q=${word}`, { waitUntil: 'commit' });
  await expect(page.locator('[data-opener]')).toHaveCount(2);
  return { word, release };
}

const searchBox = (page: Page) => page.getByRole('searchbox');
const openerOf = (page: Page, index: number) => page.locator('[data-opener]').nth(index);

for (const list of LISTS)
  test(`keys pressed before the code of ${list.path} has arrived act once it has (STA-02)`, async ({
    page,
  }) => {
    // Keys wait ten seconds for their code, which a busy machine may need longer for.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const patient = (run: () => void, ms = 0) => start(run, ms === 10_000 ? 120_000 : ms);
      Object.assign(window, { setTimeout: patient });
    });
    const { word, release } = await openWithoutCode(page, list);
    const before = await set(page, list, word);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(list.letters.join(''));
    release();
    await expect(palette(page)).toBeFocused();
    await expect(palette(page)).toHaveValue(list.letters.join(''));
    expect(await set(page, list, word)).toEqual(before);

    const again = await openWithoutCode(page, list);
    await page.keyboard.press('/');
    await page.keyboard.press('End');
    await page.keyboard.type('xy');
    again.release();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue(/xy/);

    const third = await openWithoutCode(page, list);
    await page.keyboard.type('jjo');
    third.release();
    await expect(openerOf(page, 1)).toBeFocused();
    await expect(page.locator('tr[data-open]')).toHaveCount(1);
    await page.keyboard.press('k');
    await expect(openerOf(page, 0)).toBeFocused();
  });

test('before the code of a list has arrived, a field takes what is typed, and a click ends what was begun by keys (STA-02)', async ({
  page,
}) => {
  const { release } = await openWithoutCode(page, LEADS);
  await page.keyboard.type('g');
  await searchBox(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 1');
  await expect(searchBox(page)).toHaveValue(/ 1$/);
  release();
  await hydrated(page, LEADS.island);
  await hydrated(page, 'StaffSignIn');
  await expect(page.locator('[data-opener]')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  // The g that was dropped begins no sequence.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/\/admin\/leads/);
});

test('keys that wait longer than ten seconds for the code of a list are dropped, and the list says so (STA-02)', async ({
  page,
}) => {
  await page.clock.install();
  const { release } = await openWithoutCode(page, LEADS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('garcia');
  await page.clock.fastForward(10_000);
  release();
  await expect(toasts(page)).toContainText('What you typed while the page loaded was dropped.');
  await expect(palette(page)).toBeHidden();
});
