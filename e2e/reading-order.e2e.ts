import type { Page } from 'playwright/test';

import { pages } from '../src/pages.ts';
import { paths } from '../src/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addLeads, openLeads } from './leads-screen.ts';

/**
 * What a screen reader reads, from the top: roles, names and states, without addresses. The files are in
 * reading-order/; `npm run e2e -- reading-order --update-snapshots` writes them anew.
 */
async function transcript(page: Page, part: 'body' | 'main' = 'main'): Promise<string> {
  const read = await page.locator(part).ariaSnapshot();
  return `${read
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n')
    .replaceAll(/\b20\d\d\b/g, 'YEAR')}\n`;
}

const FOOTER_PAGES = new Set(pages.filter(({ footer }) => footer).map(({ name }) => name));

/** Which pages the footer links to follows from their declarations. */
function withoutFooterPages(read: string): string {
  const [above = '', footer = ''] = read.split(/^(?=- contentinfo)/m);
  const found: string[] = [];
  const rest = footer.replaceAll(
    /^ +- listitem:\n +- link "(.*)":?\n/gm,
    (item: string, name: string) => {
      if (!FOOTER_PAGES.has(name)) return item;
      found.push(name);
      return '';
    },
  );
  expect(new Set(found)).toEqual(FOOTER_PAGES);
  return above + rest;
}

for (const [name, path] of Object.entries({
  home: paths.home,
  pricing: paths.pricing,
  contact: paths.contact,
})) {
  test(`${path} is read in this order (SHELL-28)`, async ({ page }) => {
    await page.goto(path);
    if (path === paths.pricing)
      await expect(page.locator('stripe-pricing-table iframe')).toBeAttached();
    // Every page has the header and footer of home.
    const read =
      path === paths.home
        ? withoutFooterPages(await transcript(page, 'body'))
        : await transcript(page);
    expect(read).toMatchSnapshot(`${name}.txt`);
  });
}

test('the list of leads is read in this order', async ({ page }) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await expect(page.getByRole('row', { name: word })).toHaveCount(2);
  await expect(page.getByRole('row')).toHaveCount(3);
  const read = await transcript(page);
  const masked = read
    .replaceAll(word, 'NAME')
    .replaceAll(/[\w-]+@example\.com/g, 'ADDRESS')
    // Days and hours, and counts that other tests change.
    .replaceAll(/\b[A-Z][a-z]{2} \d{1,2}, (?:\d{4}|YEAR|\d{1,2}:\d{2} [AP]M)\b/g, 'DAY')
    .replaceAll(/\d+/g, 'N');
  expect(masked).toMatchSnapshot('leads.txt');
});

test('the list of headings of home is whole when the page has been read, on the first page of a visit', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { role?: { value: string }; name?: { value: string } }[];
  };
  const heard = nodes.filter(({ role, name }) => role?.value === 'heading' && name?.value);
  const written = await page.locator(':is(h1, h2, h3, h4):not([hidden] *, dialog *)').count();
  expect(heard.length).toBe(written);
});
