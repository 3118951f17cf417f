import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { openDatabase } from '../../src/db/client.ts';
import { csvValue, leadsCsv } from '../../src/features/staff/leads-csv.ts';
import {
  orderOf,
  shownTime,
  type LeadRow,
  type ListAnswer,
} from '../../src/features/staff/staff.contract.ts';
import { meteredD1 } from '../helpers/metered-d1.ts';
import { getAs, seedApplication, openSession, seedLeads, type LeadSeed } from '../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const api = async (query = '') =>
  (await (await getAs(cookie, `/api/admin/leads${query}`)).json()) as ListAnswer<LeadRow>;
const page = async (query = '') => (await getAs(cookie, `/admin/leads${query}`)).text();
const csv = async (query = '') => {
  const response = await getAs(cookie, `/api/admin/leads.csv${query}`);
  // TextDecoder would drop the mark that spreadsheets look for.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
};

/** A lead from n seconds ago that tells itself apart. */
const many = (count: number): LeadSeed[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Person ${index}` }));

describe('the list', () => {
  test('ADL-11 ADL-14 X-21 newest first, with every field and times in UTC', async () => {
    await seedLeads([
      { name: 'Old', created_at: Date.UTC(2026, 0, 1) },
      {
        name: 'New',
        email: 'new@example.com',
        source: 'RiC_Hero_CTA',
        partner_key: 'ada99',
        created_at: Date.UTC(2026, 0, 2),
      },
    ]);
    const { data, meta } = await api();
    expect(data.map(({ name }) => name)).toEqual(['New', 'Old']);
    expect(data[0]).toEqual({
      id: expect.any(String),
      name: 'New',
      email: 'new@example.com',
      source: 'RiC_Hero_CTA',
      partner_key: 'ada99',
      created_at: '2026-01-02T00:00:00.000Z',
    });
    expect(meta).toEqual({
      matched: 2,
      matched_at_least: false,
      looked_at: null,
      total: 2,
      sort: 'newest',
      next_cursor: null,
      previous_cursor: null,
    });
  });

  test('ADL-02 search finds a part of name, e-mail or source in any letter case, and nothing else', async () => {
    await seedLeads([
      { name: 'Ada Lovelace', email: 'ada@example.com', source: 'hero_cta', partner_key: 'grace' },
      { name: 'Bob', email: 'bob@LOVELY.example', source: 'pricing' },
      { name: 'Cy', email: 'cy@example.com', source: 'Love_CTA' },
      { name: 'Dee', email: 'dee@example.com', source: 'other' },
    ]);
    const names = async (search: string) =>
      (await api(`?search=${encodeURIComponent(search)}`)).data.map(({ name }) => name).toSorted();
    expect(await names('love')).toEqual(['Ada Lovelace', 'Bob', 'Cy']);
    expect(await names('LOVE')).toEqual(['Ada Lovelace', 'Bob', 'Cy']);
    expect(await names('  lovelace ')).toEqual(['Ada Lovelace']);
    expect(await names('grace')).toEqual([]);
    for (const literal of ['%', '_%', '*', '?', "' or 1=1 --", '"', '\\']) {
      expect(await names(literal), literal).toEqual([]);
    }
    expect(await names('_')).toEqual(['Ada Lovelace', 'Cy']);
  });

  test('ADL-02 search knows letters beyond ASCII, and words longer than LIKE would take', async () => {
    await seedLeads([
      { name: 'Élodie Şahin' },
      { name: 'JÜRGEN MÜLLER' },
      { name: 'Иван Петров' },
      { name: '山田 太郎' },
      { name: 'x'.repeat(150) },
    ]);
    for (const search of [
      'élodie',
      'ÉLODIE',
      'e\u0301lodie',
      'müller',
      'иван',
      '山田',
      'x'.repeat(120),
    ]) {
      const { meta } = await api(`?search=${encodeURIComponent(search)}`);
      expect(meta, search).toMatchObject({ matched: 1, total: 5 });
    }
  });

  test('pages by cursor: every lead once, in order, while new ones arrive and times are equal', async () => {
    const together = Array.from({ length: 60 }, () => ({ created_at: Date.UTC(2026, 1, 1) }));
    await seedLeads(together);
    const first = await api('?limit=25');
    expect(first.meta).toMatchObject({ matched: 60, total: 60 });
    await env.DB.prepare(
      "insert into leads (id, name, email, created_at) values ('zz', 'Late', 'late@example.com', ?)",
    )
      .bind(Date.UTC(2026, 2, 1))
      .run();
    const seen = [...first.data];
    let cursor = first.meta.next_cursor;
    while (cursor !== null) {
      const next = await api(`?limit=25&cursor=${encodeURIComponent(cursor)}`);
      seen.push(...next.data);
      cursor = next.meta.next_cursor;
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    const oldest = await api('?sort=oldest&limit=1');
    expect(oldest.data[0]?.id).toBe(seen.at(-1)?.id);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=ten',
    'sort=name;drop',
    'cursor=nonsense',
    'cursor=',
    'search=a&search=b',
    'unknown=1',
  ])('a query that cannot be meant is refused by name: %s', async (query) => {
    const response = await getAs(cookie, `/api/admin/leads?${query}`);
    expect(response.status).toBe(422);
    const { error, fields } = await response.json<{ error: string; fields: object }>();
    expect(error).not.toBe('');
    expect(Object.keys(fields)).toEqual([query.split('=')[0]]);
  });
});

describe('the screen', () => {
  test('ADL-01 ADL-07 shows the columns in order, the count and the leads, without JavaScript too', async () => {
    await seedLeads([{ name: 'Ada <b>Bold</b>', partner_key: 'key-1' }, { name: 'Bob' }]);
    const html = await page();
    const columns = [...html.matchAll(/<th scope="col"[^>]*><button[^>]*>([^<]+)</g)];
    expect(columns.map((match) => match[1])).toEqual([
      'Name',
      'Email',
      'Source',
      'Partner Key',
      'Created At',
    ]);
    expect(html).toContain('Showing 2 of 2 leads');
    expect(html).toContain('Ada &lt;b&gt;Bold&lt;/b&gt;');
    expect(html).not.toContain('<b>Bold</b>');
    for (const button of ['Refresh', 'Export CSV', 'Logout']) expect(html).toContain(button);
  });

  test('ADL-07 ADL-09 ERR-31 a search in the address filters, and says when nothing matches', async () => {
    await seedLeads([{ name: 'Ada' }, { name: 'Bob' }]);
    expect(await page('?q=ada')).toContain('Showing 1 of 2 leads');
    const none = await page('?q=nobody');
    expect(none).toContain('No leads found matching your search.');
    expect(none).toContain('Showing 0 of 2 leads');
  });

  test('ADL-08 ERR-31 says that there are none yet', async () => {
    const html = await page();
    expect(html).toContain('No leads found.');
    expect(html).toContain('Showing 0 of 0 leads');
  });

  test('leads on to the next page, and back, with search and order', async () => {
    await seedLeads(many(60));
    const rowsIn = (html: string) => html.match(/<th class="[^"]+" scope="row">/g)?.length;
    const link = (html: string, rel: string) =>
      new RegExp(`rel="${rel}" href="(/admin/leads\\?[^"]+)"`)
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&');
    const first = await page('?q=person&sort=oldest');
    expect(link(first, 'prev')).toBeUndefined();
    const next = link(first, 'next') ?? '';
    expect(next).toMatch(/^\/admin\/leads\?q=person&sort=oldest&cursor=\w+$/);
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
    expect(html).toMatch(/aria-sort="ascending"><button[^>]*value="-name"[^>]*name="sort"/);
    expect((await page()).match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"']);
    expect(await page('?sort=nonsense')).toContain('aria-sort="descending"');
  });

  test('ADL-07 counts exactly up to 1,000 and says 1,000+ beyond, the total always exactly', async () => {
    const fill = (from: number, to: number) =>
      env.DB.prepare(
        `with recursive n(i) as (select cast(?1 as integer) union all select i + 1 from n where i < ?2)
         insert into leads (id, name, email, created_at) select 'id' || i, 'Person ' || i, 'p' || i || '@example.com', i from n`,
      )
        .bind(from, to)
        .run();
    await fill(1, 1000);
    expect(await page('?q=person')).toContain('Showing 1,000 of 1,000 leads');
    expect((await api('?search=PERSON')).meta).toMatchObject({
      matched: 1000,
      matched_at_least: false,
    });
    await fill(1001, 1300);
    expect(await page('?q=person')).toContain('Showing 1,000+ of 1,300 leads');
    expect(await page()).toContain('Showing 1,300 of 1,300 leads');
    expect((await api('?search=person')).meta).toMatchObject({
      matched: 1000,
      matched_at_least: true,
      total: 1300,
    });
    const sorted = await page('?q=person&sort=name');
    expect(sorted, 'what cannot be sorted says so').toContain('Narrow the search to 200 or fewer');
    expect(sorted).toContain('aria-sort="descending"');
  });

  test('ADL-02 a search of one or two characters says how far it looked, and looks further page by page', async () => {
    await seedLeads(many(450).map((lead, index) => (index === 5 ? { name: 'Xq' } : lead)));
    const first = await api('?search=xq');
    expect(first).toMatchObject({
      data: [],
      meta: { matched: 0, matched_at_least: true, looked_at: 200, total: 450 },
    });
    expect(await page('?q=xq')).toContain('Looked through 200 of them');
    expect(await page('?q=xq')).toContain('No leads found matching your search.');
    expect(await page('?q=xq')).toContain('Look further');
    let cursor = first.meta.next_cursor;
    const found: string[] = [];
    let pages = 1;
    while (cursor) {
      const next = await api(`?search=xq&cursor=${cursor}`);
      found.push(...next.data.map(({ name }) => name));
      cursor = next.meta.next_cursor;
      pages += 1;
    }
    expect(found).toEqual(['Xq']);
    expect(pages).toBe(3);
  });

  test('an address that was meddled with is no failure: what cannot be read is left out', async () => {
    await seedLeads([{ name: 'Ada' }]);
    expect((await getAs(cookie, '/admin/leads?cursor=%00&x=1')).status).toBe(200);
  });

  test('ADL-12 ERR-25 a list that cannot be read says so, on the page and in the API', async () => {
    await env.DB.exec('alter table leads rename to away');
    const html = await getAs(cookie, '/admin/leads');
    expect(html.status).toBe(503);
    expect(await html.text()).toContain('Failed to fetch leads');
    for (const path of ['/api/admin/leads', '/api/admin/leads.csv']) {
      const response = await getAs(cookie, path);
      expect(response.status, path).toBe(503);
      expect(await response.json(), path).toEqual({ error: 'Failed to fetch leads' });
    }
  });

  test('ADL-13 ERR-15 a time that is none reads Date unavailable, and breaks nothing else', async () => {
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

  test('times are told in the language that the browser asks for', async () => {
    await seedLeads([{ created_at: Date.UTC(2026, 2, 4, 15, 30) }]);
    const shown = async (language: string) =>
      (await getAs(cookie, '/admin/leads', { 'accept-language': language })).text();
    expect(await shown('en-US,en;q=0.9')).toMatch(/Mar 4, 2026, 03:30\sPM/);
    expect(await shown('de-DE')).toContain('4. März 2026');
    for (const odd of ['', '*', 'xx-!!', 'tlh'])
      expect(await shown(odd), odd).toContain('Mar 4, 2026');
  });
});

describe('the order', () => {
  const ids = async (query: string) => (await api(`?${query}`)).data.map(({ name }) => name);

  test.each([
    ['name', ['ada', 'Bob', 'cy', 'Dee']],
    ['-name', ['Dee', 'cy', 'Bob', 'ada']],
    ['email', ['Dee', 'cy', 'Bob', 'ada']],
    ['-email', ['ada', 'Bob', 'cy', 'Dee']],
    ['source', ['Dee', 'cy', 'ada', 'Bob']],
    ['-source', ['Bob', 'ada', 'cy', 'Dee']],
    ['partner_key', ['cy', 'ada', 'Dee', 'Bob']],
    ['-partner_key', ['Bob', 'Dee', 'ada', 'cy']],
    ['newest', ['cy', 'Bob', 'ada', 'Dee']],
    ['oldest', ['Dee', 'ada', 'Bob', 'cy']],
  ])(
    '%s sorts whatever the letter case, all of it and what matches, page by page',
    async (sort, sorted) => {
      await seedLeads([
        { name: 'Dee', email: 'a@example.com', source: 'A', partner_key: null },
        { name: 'ada', email: 'D@example.com', source: 'b', partner_key: 'K2' },
        { name: 'Bob', email: 'c@example.com', source: 'B', partner_key: null },
        { name: 'cy', email: 'B@example.com', source: 'a', partner_key: 'k1' },
      ]);
      // Equal sources, and leads without a key, stand in the order of their time.
      expect(await ids(`sort=${sort}`)).toEqual(sorted);
      expect(await ids(`sort=${sort}&search=EXAMPLE`)).toEqual(sorted);
      expect(await ids(`sort=${sort}&search=@`)).toEqual(sorted);
      for (const search of ['', '&search=example', '&search=@']) {
        const paged: string[] = [];
        let query: string | null = '';
        while (query !== null) {
          const { data, meta }: ListAnswer<LeadRow> = await api(
            `?sort=${sort}&limit=1${search}${query}`,
          );
          paged.push(...data.map(({ name }) => name));
          query = meta.next_cursor && `&cursor=${meta.next_cursor}`;
        }
        expect(paged, `one by one${search}`).toEqual(sorted);
      }
    },
  );

  test('a page back is the page that was there', async () => {
    await seedLeads(many(120));
    for (const sort of ['newest', 'name', '-email', 'partner_key'])
      for (const search of ['', '&search=person', '&search=p']) {
        const first = await api(`?sort=${sort}&limit=20${search}`);
        const second = await api(
          `?sort=${sort}&limit=20${search}&cursor=${first.meta.next_cursor}`,
        );
        const back = await api(
          `?sort=${sort}&limit=20${search}&cursor=${second.meta.previous_cursor}`,
        );
        expect(back.data, `${sort}${search}`).toEqual(first.data);
      }
  });

  test('a place whose lead has been deleted is told by the API, and begins anew on the page', async () => {
    await seedLeads(many(3));
    const { meta } = await api('?sort=name&limit=1');
    await env.DB.exec('delete from leads');
    await seedLeads([{ name: 'New one' }]);
    await env.DB.exec("update leads set created_at = 1 where name = 'New one'");
    const gone = await getAs(cookie, `/api/admin/leads?sort=name&cursor=${meta.next_cursor}`);
    expect(gone.status).toBe(422);
    expect(await gone.json()).toMatchObject({
      fields: { cursor: 'This place in the list is gone' },
    });
    expect(await page(`?sort=name&cursor=${meta.next_cursor}`)).toContain('New one');
  });
});

describe('the details of a lead', () => {
  const attribution = {
    landing_page: '/pricing?utm_source=ada',
    referrer: 'https://news.example/',
    first_utm_source: 'newsletter',
    utm_source: 'ada99',
    utm_campaign: 'spring <b>sale</b>',
  };
  beforeEach(async () => {
    await seedLeads([{ name: 'Ada', partner_key: 'key-1' }, { name: 'Bob' }]);
    await env.DB.prepare(`update leads set attribution = ? where name = 'Ada'`)
      .bind(JSON.stringify(attribution))
      .run();
  });

  test('ADL-14 tell where the lead came from, by the API', async () => {
    const response = await getAs(cookie, '/api/admin/leads/lead-000000');
    expect(await response.json()).toEqual({
      id: 'lead-000000',
      name: 'Ada',
      email: 'lead0@example.com',
      source: 'hero_cta',
      partner_key: 'key-1',
      created_at: '2026-11-20T00:00:00.000Z',
      attribution,
    });
    const bob = await getAs(cookie, '/api/admin/leads/lead-000001');
    expect(await bob.json()).toMatchObject({ name: 'Bob', attribution: null });
  });

  test('are a page of their own in the address, without JavaScript too', async () => {
    const html = await page('?q=ada&open=lead-000000');
    expect(html).toMatch(/<dialog[^>]* open/);
    expect(html).toContain('newsletter');
    expect(html).toContain('/pricing?utm_source=ada');
    expect(html).toContain('spring &lt;b&gt;sale&lt;/b&gt;');
    expect(html).toMatch(/<a[^>]*href="\/admin\/leads\?q=ada"[^>]*>Close</);
    expect(await page('?open=lead-000001')).toContain('Where this lead came from is not known.');
    expect(await page()).not.toMatch(/<dialog[^>]* open/);
  });

  test('of a lead that is gone say so', async () => {
    expect((await getAs(cookie, '/api/admin/leads/nobody')).status).toBe(404);
    const html = await getAs(cookie, '/admin/leads?open=nobody');
    expect(html.status).toBe(200);
    expect(await html.text()).toContain('This lead is no longer there');
  });

  test('API-11 need a session', async () => {
    expect((await getAs('', '/api/admin/leads/lead-000000')).status).toBe(401);
  });
});

describe('the export', () => {
  test('ADL-04 ADL-05 CST-20 X-20 has its columns without the partner key, in a file named by the day', async () => {
    await seedLeads([{ name: 'Ada', email: 'ada@example.com', partner_key: 'key-1' }]);
    const response = await getAs(cookie, '/api/admin/leads.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await csv()).toBe(
      '\uFEFFName,Email,Source,Created At\r\nAda,ada@example.com,hero_cta,2026-11-20T00:00:00Z\r\n',
    );
  });

  test('ADL-06 exports what the search shows', async () => {
    await seedLeads([{ name: 'Ada' }, { name: 'Bob' }]);
    const lines = (await csv('?search=ada')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Ada,/);
  });

  test('all of 1,203 leads, each once, newest first, though they are read in parts', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1203)
       insert into leads (id, name, email, created_at)
       select 'id' || i, 'Person ' || i, 'p' || i || '@example.com', ? + i from n`,
    )
      .bind(Date.UTC(2026, 3, 1))
      .run();
    const lines = (await csv()).trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(1203);
    expect(new Set(lines).size).toBe(1203);
    expect(lines[0]).toMatch(/^Person 1203,/);
    expect(lines.at(-1)).toMatch(/^Person 1,/);
  });

  test('ADL-06 is sorted as the screen is, and holds all that a short search would page through', async () => {
    await seedLeads(many(700));
    const names = async (query: string) =>
      (await csv(query))
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]);
    expect((await names('?sort=oldest')).slice(0, 2)).toEqual(['Person 0', 'Person 1']);
    expect((await names('?sort=name')).slice(0, 3)).toEqual(['Person 0', 'Person 1', 'Person 10']);
    expect((await names('?sort=-name')).at(-1)).toBe('Person 0');
    const few = await names('?sort=name&search=person 69');
    expect(few).toEqual(['Person 69', ...Array.from({ length: 10 }, (_, n) => `Person 69${n}`)]);
    const short = await names('?search=69&sort=name');
    expect(short).toHaveLength(
      (await names('?search=')).filter((name) => name?.includes('69')).length,
    );
    expect(new Set(await names('?sort=source'))).toHaveProperty('size', 700);
  });

  test('holds some hundred rows at a time, and reads on only as the file is taken', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
       insert into leads (id, name, email, created_at) select 'id' || i, 'Person ' || i, 'p' || i || '@example.com', i from n`,
    ).run();
    for (const [search, sort] of [
      ['', 'newest'],
      ['person', 'newest'],
      ['', 'name'],
      ['p', 'oldest'],
    ] as const) {
      const { d1, log } = meteredD1(env.DB);
      const file = await leadsCsv(openDatabase(d1), { search, order: orderOf(sort) });
      const reader = file.getReader();
      await reader.read();
      expect(log.length, 'nobody takes more yet').toBeLessThanOrEqual(4);
      let largest = 0;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        largest = Math.max(largest, part.value.byteLength);
      expect(largest, `${sort} ${search}`).toBeLessThan(64 * 1024);
      expect(Math.max(...log.map(({ read }) => read))).toBeLessThanOrEqual(1001);
      expect(log.length).toBeLessThanOrEqual(2 * (20_000 / 500) + 2);
    }
  });

  test('a read that fails on the way breaks the file off: a part is never taken for the whole', async () => {
    await seedLeads(many(1200));
    let reads = 0;
    const { d1 } = meteredD1(env.DB, () => {
      reads += 1;
      if (reads === 3) throw new Error('D1_ERROR: Network connection lost');
    });
    const file = await leadsCsv(openDatabase(d1), { search: '', order: orderOf('newest') });
    await expect(new Response(file).text()).rejects.toThrow('Network connection lost');
  });

  test('a file that nobody takes any more is read no further', async () => {
    await seedLeads(many(1200));
    const { d1, log } = meteredD1(env.DB);
    const file = await leadsCsv(openDatabase(d1), { search: '', order: orderOf('newest') });
    await file.cancel();
    expect(log).toHaveLength(1);
  });

  test('ADL-15 commas, quotes and lines in a name do not break a row', async () => {
    await seedLeads([{ name: 'Smith, "Jo"\nof Ohio' }]);
    expect(await csv()).toContain('"Smith, ""Jo""\nof Ohio",lead0@example.com');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+cmd|calc', "'+cmd|calc"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['Smith;=1+1', '"Smith;=1+1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
    ['-5', '-5'],
    ['+49301234', '+49301234'],
    ['3.14', '3.14'],
    ['a=b', 'a=b'],
    ['Ada-Marie', 'Ada-Marie'],
    ['Zoë 山田', 'Zoë 山田'],
    ['', ''],
  ])('no formula runs in a spreadsheet and real numbers stay numbers: %j', (value, written) => {
    expect(csvValue(value)).toBe(written);
  });
});

describe('affiliate applications', () => {
  test('ADA-01 ADA-06 ADA-18 counts by status, columns in order, newest first', async () => {
    await seedApplication({ first_name: 'Old', created_at: 1_000 });
    await seedApplication({ first_name: 'New', status: 'approved', created_at: 2_000 });
    await seedApplication({ first_name: 'No', status: 'rejected', created_at: 1_500 });
    const html = await (await getAs(cookie, '/admin/affiliates')).text();
    const columns = [...html.matchAll(/<th scope="col">([^<]+)</g)].map((match) => match[1]);
    expect(columns).toEqual(['Applicant', 'Status', 'Applied', 'Actions']);
    expect(html.indexOf('New Byron')).toBeLessThan(html.indexOf('No Byron'));
    expect(html.indexOf('No Byron')).toBeLessThan(html.indexOf('Old Byron'));
    const { meta } = await (
      await getAs(cookie, '/api/admin/applications')
    ).json<{ meta: { counts: object } }>();
    expect(meta.counts).toEqual({ pending: 1, approved: 1, rejected: 1, total: 3 });
  });

  test('ADA-02 ADA-03 search finds first name, last name, e-mail or company', async () => {
    await seedApplication({ first_name: 'Ada', last_name: 'Byron', email: 'a@x.example' });
    await seedApplication({
      first_name: 'Bo',
      last_name: 'Li',
      email: 'b@y.example',
      company: 'Acme',
    });
    const matched = async (search: string) =>
      (
        await (
          await getAs(cookie, `/api/admin/applications?search=${search}`)
        ).json<{ meta: { matched: number } }>()
      ).meta.matched;
    for (const search of ['ADA', 'byr', 'x.example']) expect(await matched(search)).toBe(1);
    expect(await matched('acme')).toBe(1);
    expect(await matched('ohio')).toBe(0);
    expect(await (await getAs(cookie, '/admin/affiliates')).text()).toContain(
      'placeholder="Search by name, email, or company..."',
    );
  });

  test('ADA-11 ADA-12 ADA-19 ERR-25 ERR-31 says when there are none, when none match, and when reading fails', async () => {
    const html = async (query = '') => (await getAs(cookie, `/admin/affiliates${query}`)).text();
    expect(await html()).toContain('No affiliate applications found.');
    await seedApplication();
    expect(await html('?q=zzz')).toContain('No applications found matching your search.');
    await env.DB.exec('alter table affiliate_applications rename to away');
    expect(await html()).toContain('Failed to load affiliate applications');
  });
});
