import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { shownTime } from '../../../../src/shared/display-time.ts';
import { csvAs, leadsAs, leadsPageAs, many } from '../../../helpers/leads.ts';
import { expectErrors } from '../../../setup/console.ts';
import { getAs, openSession, seedLeads } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const api = (query?: string) => leadsAs(cookie, query);
const page = (query?: string) => leadsPageAs(cookie, query);
const csv = (query?: string) => csvAs(cookie, query);

describe('the screen', () => {
  test('shows the columns in order, the count and the leads, without JavaScript too (ADL-01, ADL-07)', async () => {
    await seedLeads([{ name: 'Ada <b>Bold</b>', partner_key: 'key-1' }, { name: 'Bob' }]);
    const html = await page();
    const columns = [...html.matchAll(/<th scope="col"[^>]*><a [^>]*>([^<]+)</g)];
    expect(columns.map((match) => match[1])).toEqual([
      'Name',
      'Email',
      'Source',
      'Partner Key',
      'Status',
      'Owner',
      'Next step',
      'On',
      'Created At',
    ]);
    expect(html).toContain('Showing 2 of 2 leads');
    expect(html).toContain('Ada &lt;b&gt;Bold&lt;/b&gt;');
    expect(html).not.toContain('<b>Bold</b>');
    for (const button of ['Refresh', 'Export CSV', 'Logout']) expect(html).toContain(button);
  });

  test('a search in the address filters, and says when nothing matches (ADL-07, ADL-09, ERR-31)', async () => {
    await seedLeads([{ name: 'Ada' }, { name: 'Bob' }]);
    expect(await page('?q=ada')).toContain('Showing 1 of 2 leads');
    const none = await page('?q=nobody');
    expect(none).toContain('No leads found matching your search.');
    expect(none).toContain('Showing 0 of 2 leads');
  });

  test('says that there are none yet (ADL-08, ERR-31)', async () => {
    const html = await page();
    expect(html).toContain('No leads found.');
    expect(html).toContain('Showing 0 of 0 leads');
  });

  test('leads on to the next page, and back, with search and order', async () => {
    await seedLeads(many(60));
    const rowsIn = (html: string) => html.match(/<th[^>]* scope="row"/g)?.length;
    const link = (html: string, rel: string) =>
      new RegExp(`rel="${rel}" href="(/admin/leads\\?[^"]+)"`)
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&');
    const first = await page('?q=person&sort=oldest');
    expect(link(first, 'prev')).toBeUndefined();
    const next = link(first, 'next') ?? '';
    expect(next).toBe('/admin/leads?q=person&sort=oldest&offset=50');
    const second = await (await getAs(cookie, next)).text();
    expect(rowsIn(second)).toBe(10);
    expect(second).toContain('>Person 59<');
    expect(second).toContain('First page');
    expect(link(second, 'next')).toBeUndefined();
    const back = await (await getAs(cookie, link(second, 'prev') ?? '')).text();
    expect(rowsIn(back)).toBe(50);
    expect(back).toContain('>Person 0<');
  });

  test('each column tells whether the rows are sorted by it, and sorts by it without JavaScript', async () => {
    await seedLeads([{ name: 'bob' }, { name: 'Ada' }]);
    const html = await page('?sort=name&q=example');
    expect(html.indexOf('>Ada<')).toBeLessThan(html.indexOf('>bob<'));
    expect(html.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="ascending"']);
    expect((await page()).match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"']);
    expect(await page('?sort=nonsense')).toContain('aria-sort="descending"');
  });

  test('an address that was meddled with is no failure: what cannot be read is left out', async () => {
    await seedLeads([{ name: 'Ada' }]);
    expect((await getAs(cookie, '/admin/leads?offset=%00&x=1')).status).toBe(200);
  });

  test('a list that cannot be read says so, on the page and in the API (ADL-12, ERR-25)', async () => {
    const logged = expectErrors();
    await env.DB.exec('alter table leads rename to away');
    const html = await getAs(cookie, '/admin/leads');
    expect(html.status).toBe(503);
    expect(await html.text()).toContain('Failed to fetch leads');
    for (const path of ['/api/admin/leads', '/api/admin/leads.csv']) {
      const response = await getAs(cookie, path);
      expect(response.status, path).toBe(503);
      expect(await response.json(), path).toEqual({ error: 'Failed to fetch leads' });
    }
    expect(logged).toHaveLength(3);
  });

  test('a time that is none reads Date unavailable, and breaks nothing else (ADL-13, ERR-15)', async () => {
    await seedLeads([{ name: 'Ada', created_at: 9e15 }, { name: 'Bob' }]);
    expect((await api()).data.map(({ created_at }) => created_at)).toContain(null);
    const html = await page();
    expect(html).toContain('Date unavailable');
    expect(html).toContain('Bob');
    expect(await csv()).toContain('Ada,');
    const style = { locale: 'en-US', timeZone: 'UTC' };
    for (const bad of [null, undefined, '', 'yesterday', 12, {}])
      expect(shownTime(bad, style)).toBe('Date unavailable');
  });

  test('a lead whose e-mail looks like a filled-in mail fills in the recipient alone', async () => {
    await seedLeads([{ email: 'a?cc=b&c+d@example.com' }]);
    expect(await page()).toContain('href="mailto:a%3Fcc%3Db%26c%2Bd@example.com"');
  });

  test('times are shown in the language that the browser asks for', async () => {
    await seedLeads([{ created_at: Date.UTC(2026, 2, 4, 15, 30) }]);
    const shown = async (language: string) =>
      (await getAs(cookie, '/admin/leads', { 'accept-language': language })).text();
    expect(await shown('en-US,en;q=0.9')).toMatch(/Mar 4, 2026, 03:30\sPM/);
    expect(await shown('de-DE')).toContain('4. März 2026');
    for (const odd of ['', '*', 'xx-!!', 'tlh'])
      expect(await shown(odd), odd).toContain('Mar 4, 2026');
  });
});
