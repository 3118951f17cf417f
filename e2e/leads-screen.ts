import type { Page } from 'playwright/test';

import { hydrated, signInFor } from './fixtures.ts';

export const search = (page: Page) => page.getByLabel('Search leads');

/** Signs in and opens the leads; both islands can hear the visitor then. */
export async function openLeads(page: Page, path = '/admin/leads'): Promise<void> {
  await signInFor(page);
  await page.goto(path);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
}

/** What a colleague sets on a lead, with the page's session. */
export const setAs = (page: Pick<Page, 'request'>, id: string, set: object) =>
  page.request.post('/api/admin/leads/changes', { data: { changes: [{ id, set }] } });

/** A lead as the API has it. */
export const leadRow = (fields: object) => ({
  id: crypto.randomUUID(),
  name: 'Ada',
  email: 'ada@example.com',
  source: 'hero_cta',
  partner_key: null,
  created_at: '2026-11-20T12:00:00.000Z',
  status: 'new',
  owner: null,
  next_step: null,
  next_at: null,
  version: 1,
  changed_at: null,
  changed_by: null,
  visit_count: 0,
  returned_at: null,
  ...fields,
});

/** How many leads a mocked list has of each filter. */
export const LEAD_COUNTS = {
  new: 0,
  mine: 0,
  due: 0,
  contacted: 0,
  qualified: 0,
  won: 0,
  lost: 0,
  spam: 0,
};
