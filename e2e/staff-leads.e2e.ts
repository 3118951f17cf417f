import type { Page } from 'playwright/test';

import { expectAccessible, expect, hydrated, test } from './fixtures.ts';
import { LEAD_COUNTS, leadRow, openLeads, search } from './leads-screen.ts';

const details = (page: Page) => page.getByRole('complementary', { name: 'Lead', exact: true });
const column = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** Adds a lead by the public API, with a name of its own. */
async function addLead(page: Page, fields: object = {}): Promise<string> {
  const name = `Zelda ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await page.request.post('/api/leads', {
    data: { name, email: `${crypto.randomUUID()}@example.com`, source: 'RiC_Hero_CTA', ...fields },
  });
  expect(sent.status()).toBe(200);
  return name;
}

/** A list of 1,000,000 in the Worker's place, three pages of it. */
const respondWithMillion = (page: Page) =>
  page.route(/\/api\/admin\/leads(?:\?|$)/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset'));
    return route.fulfill({
      json: {
        data: Array.from({ length: 50 }, (_, index) =>
          leadRow({ name: `${query.get('sort') ?? 'newest'} ${offset + index}` }),
        ),
        meta: {
          matched: 150,
          counts: LEAD_COUNTS,
          total: 1_000_000,
          offset,
          sort: query.get('sort') ?? 'newest',
        },
      },
    });
  });

test('columns sort by keyboard; order and page live in the address, and Back leads back', async ({
  page,
}) => {
  await openLeads(page);
  await respondWithMillion(page);
  await expect(column(page, 'Created At')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'Name', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'name 0', exact: true })).toBeVisible();
  await expect(column(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(page, 'Created At')).not.toHaveAttribute('aria-sort', /./);
  await expect(page.getByText('Showing 150 of 1,000,000 leads')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('link', { name: 'Name', exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: '-name 50', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?sort=-name&offset=50$/);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: '-name 100', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('rowheader', { name: '-name 50', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page.getByRole('rowheader', { name: '-name 0', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?sort=-name$/);
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: '-name 50', exact: true })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expect(column(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\?sort=name$/);
});

test('a lead opens over the list with where it came from, by its own address, and Back closes it', async ({
  page,
}) => {
  await openLeads(page);
  const name = await addLead(page, {
    partner_key: 'ada99',
    landing_page: '/pricing',
    referrer: 'https://news.example/',
    first_utm_source: 'newsletter',
    utm_campaign: 'spring',
  });
  await search(page).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
  for (const fact of ['ada99', '/pricing', 'https://news.example/', 'newsletter', 'spring'])
    await expect(details(page).getByText(fact, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=Zelda[^&]*&open=[\w-]{36}$/);
  await expectAccessible(page);
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await expect(search(page)).toHaveValue(name);
  await page.goForward();
  await expect(details(page).getByText('newsletter')).toBeVisible();

  await page.reload();
  await hydrated(page, 'LeadsScreen');
  await expect(details(page).getByText('newsletter')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=Zelda[^&]*$/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
