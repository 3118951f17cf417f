import type { APIRequestContext, Page } from 'playwright/test';

import { expect, hydrated, signInFor } from './fixtures.ts';

export const search = (page: Page) => page.getByLabel('Search leads');
export const leadIn = (page: Page) =>
  page.getByRole('complementary', { name: 'Lead', exact: true });

/** Signs in and opens the leads; both islands can hear the visitor then. */
export async function openLeads(page: Page, path = '/admin/leads'): Promise<void> {
  await signInFor(page);
  await page.goto(path);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
}

/** Adds leads by the public API, named by a word of their own and their numbers. @returns the word */
export async function addLeads(
  request: APIRequestContext,
  count: number,
  fields: object = {},
): Promise<string> {
  const word = `Zoe${crypto.randomUUID().slice(0, 6)}`;
  for (let index = 0; index < count; index += 1) {
    const email = `${crypto.randomUUID()}@example.com`;
    const data = { name: `${word} ${index}`, email, ...fields };
    const sent = await request.post('/api/leads', { data });
    expect(sent.status()).toBe(200);
  }
  return word;
}

/** What a colleague sets on the lead of this name, with the page's session. */
export async function setAs(request: APIRequestContext, name: string, set: object): Promise<void> {
  const found = await request.get(`/api/admin/leads?search=${encodeURIComponent(name)}`);
  const { data } = (await found.json()) as { data: { id: string; name: string }[] };
  const id = data.find((lead) => lead.name === name)?.id;
  const changed = await request.post('/api/admin/leads/changes', {
    data: { change_id: crypto.randomUUID(), changes: [{ id, set }] },
  });
  expect(await changed.json()).toMatchObject({ made: [{ id }] });
}
