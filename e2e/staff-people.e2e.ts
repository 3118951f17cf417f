import type { Page } from 'playwright/test';

import { expect, expectAccessible, hydrated, signInFor, test } from './fixtures.ts';
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
