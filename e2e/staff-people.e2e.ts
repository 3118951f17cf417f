import type { Page } from 'playwright/test';

import { mintCaptchaToken } from '../sandbox/providers/recaptcha.ts';
import { expect, expectAccessible, holdBack, hydrated, signInFor, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads } from './leads-screen.ts';

interface Found {
  id: string;
  email: string;
}

async function leadNamed(page: Page, word: string): Promise<Found> {
  const found = await page.request.get(`/api/admin/leads?search=${word}`);
  const { data } = (await found.json()) as { data: Found[] };
  return data[0] ?? { id: '', email: '' };
}

async function openPeople(page: Page, query = ''): Promise<void> {
  await signInFor(page);
  await page.goto(`/admin/people${query}`);
  await hydrated(page, 'PeopleScreen');
  await hydrated(page, 'StaffSignIn');
}

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search people' });
const openers = (page: Page) => page.locator('[data-opener]');

test('the keys of the lists go through the people that were found, and the list of keys has them (PER-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 3);
  await openPeople(page, `?q=${word}`);
  await expect(openers(page).nth(0), 'a search led to it').toBeFocused();
  for (const [key, index] of [
    ['j', 1],
    ['ArrowDown', 2],
    ['j', 2],
    ['k', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(openers(page).nth(index), key).toBeFocused();
  }
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of ['Next row', 'Row before', 'Open', 'Search this list'])
    await expect(keys.getByText(label, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openers(page).nth(0)).toBeFocused();
  await page.keyboard.press('/');
  // The first empties the search, the second leaves it.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/people$/);
  await expect(page.getByText('Who came last')).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openers(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  const href = (await openers(page).nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('o');
  await page.waitForURL(`**${href}`);
});

test('people are found as one types, and a late answer takes neither words nor the focus (PER-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openPeople(page);
  await expect(searchBox(page)).toBeFocused();
  const release = await holdBack(page, new RegExp(`/api/admin/people/found\\?q=${word}$`));
  const asked = page.waitForRequest(new RegExp(`found\\?q=${word}$`));
  await page.keyboard.type(word);
  await asked;
  // Each of them is a key of the rows.
  await page.keyboard.type(' jko');
  await expect(page.getByText(`Nobody has “${word} jko”`)).toBeVisible();
  release();
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Backspace');
  await expect(openers(page)).toHaveCount(2);
  await expect(searchBox(page)).toHaveValue(word);
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/admin/people\\?q=${word}$`));
  await page.keyboard.press('Enter');
  await expect(openers(page).nth(0)).toBeFocused();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.getByText('Who came last')).toBeVisible();
});

test('Enter in the search goes to the first row once it is found, unless one goes somewhere else (PER-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openPeople(page, `?q=${word}%200`);
  const release = await holdBack(page, '**/api/admin/people/found?*');
  await searchBox(page).fill(word);
  await page.keyboard.press('Enter');
  await page.locator('#main').focus();
  release();
  await expect(openers(page)).toHaveCount(2);
  await expect(page.locator('#main')).toBeFocused();
  await searchBox(page).fill(`${word} 1`);
  await page.keyboard.press('Enter');
  await expect(openers(page)).toHaveCount(1);
  await expect(openers(page)).toBeFocused();
  // Back at what the page began with, too.
  await searchBox(page).fill(`${word} 0`);
  await expect(openers(page)).toHaveText([`${word} 0`]);
  await expect(searchBox(page)).toBeFocused();
});

test('an address stands in one line on a laptop, and breaks at its "@" where there is no room (PER-01)', async ({
  page,
}) => {
  const of = `v${crypto.randomUUID().slice(0, 5)}`;
  const email = `${of}.banerjee@brightharbor.example`;
  // Long values beside it.
  const name = 'Maximiliane Featherstonehaugh-Montgomery';
  await addLeads(page.request, 1, { name, email });
  const sent = await page.request.post('/api/contact', {
    data: {
      name,
      email,
      subject: 'Nurses in Ohio',
      message: 'We need three nurses by May.',
      captcha_token: mintCaptchaToken(),
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await openPeople(page, `?q=${of}`);
  /** The line that each part of it is in: its names, then its domain from the "@" on. */
  const lines = () =>
    page.locator('td', { hasText: email }).evaluate((cell) => {
      const tops = [...cell.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect().top;
        });
      return tops.map((top) => [...new Set(tops)].indexOf(top));
    });
  for (const [width, wanted] of [
    [768, [0, 0, 1, 1]],
    [1024, [0, 0, 1, 1]],
    [1280, [0, 0, 0, 0]],
    [1440, [0, 0, 0, 0]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lines(), String(width)).toEqual(wanted);
  }
});

test('a note is read at once on the page of its person, and a long one by its first lines (PER-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await signInFor(page);
  const { id } = await leadNamed(page, word);
  const long = Array.from({ length: 12 }, (_, line) => `Line ${line} of the call`).join('\n');
  for (const text of ['Wants three searches by May.', long])
    await page.request.post(`/api/admin/leads/${id}/notes`, {
      data: { id: crypto.randomUUID(), text },
    });
  await page.goto('/admin/people');
  await page.getByRole('link', { name: word }).click();
  await hydrated(page, 'PersonWork');
  await expect(page.getByText('Wants three searches by May.')).toBeVisible();
  const written = page.getByText('Line 0 of the call');
  const height = () => written.evaluate((text) => text.clientHeight);
  const before = await height();
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await height()).toBeGreaterThan(2 * before);
  await expect(page.getByRole('button', { name: 'Show less' })).toBeFocused();
  await expectAccessible(page, 390, 768, 1440);
});

test('an open lead that is erased says so, stores nothing more, and leaves what was typed to be copied (STF-01)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/status of 404|^status 404/);
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  const { id, email } = await leadNamed(page, word);
  await page.getByRole('link', { name: word }).click();
  const person = await context.newPage();
  await person.goto(`/admin/people/${id}`);
  await hydrated(person, 'PersonWork');
  await leadIn(page).getByLabel('Next step').fill('Half a step');
  await leadIn(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await leadIn(page).getByLabel('Text', { exact: true }).fill('Half a reply');
  const note = leadIn(page).getByRole('textbox', { name: 'Note' });
  await note.fill('Half a note');

  await page.request.post(`/admin/people/${id}/erase`, {
    form: { contact: email },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await expect(leadIn(page)).toContainText('This lead is no longer there');
  await expect(note).toBeFocused();
  await page.keyboard.type('wq');
  await expect(note).toHaveValue('Half a note');
  await expect(note).not.toBeEditable();
  await expect(leadIn(page).getByLabel('Next step')).toHaveValue('Half a step');
  await expect(leadIn(page).getByLabel('Next step')).not.toBeEditable();
  await expect(leadIn(page).getByLabel('Text', { exact: true })).toHaveValue('Half a reply');
  await expect(leadIn(page).getByLabel('Status')).toBeDisabled();
  for (const name of ['Send', 'Add note'])
    await expect(leadIn(page).getByRole('button', { name, exact: true })).toBeDisabled();
  await expectAccessible(page);

  await expect(person.getByText('This lead is no longer there')).toBeVisible();
  await expect(person.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a note');
  await expect(person.getByLabel('Status')).toBeDisabled();
  await expectAccessible(person);
});
