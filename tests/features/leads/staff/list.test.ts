import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { csvAs, leadsAs, leadsPageAs, many } from '../../../helpers/leads.ts';
import { meteredD1 } from '../../../helpers/metered-d1.ts';
import { requestWith, sendJson } from '../../../helpers/request.ts';
import { getAs, openSession, seedLeads } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const api = (query?: string) => leadsAs(cookie, query);
const page = (query?: string) => leadsPageAs(cookie, query);

/** What staff have not touched yet. */
const NEW_LEAD = {
  status: 'new',
  owner: null,
  waits: null,
  next_step: null,
  next_at: null,
  phone: null,
  company: null,
  version: 1,
  changed_at: null,
  changed_by: null,
  visit_count: 0,
  returned_at: null,
};

describe('the list', () => {
  test('newest first, with every field and times in UTC (ADL-11, ADL-14, X-21)', async () => {
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
      ...NEW_LEAD,
    });
    expect(meta).toEqual({
      counts: {
        new: 2,
        mine: 0,
        due: 0,
        returned: 0,
        contacted: 0,
        qualified: 0,
        won: 0,
        lost: 0,
        spam: 0,
      },
      matched: 2,
      total: 2,
      offset: 0,
      sort: 'newest',
    });
  });

  test('search finds a part of name, e-mail or source in any letter case, and nothing else (ADL-02)', async () => {
    await seedLeads([
      {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        source: 'hero_cta',
        partner_key: 'grace',
      },
      { name: 'Bob', email: 'bob@LOVELY.example', source: 'pricing' },
      { name: 'Cy', email: 'cy@example.com', source: 'Love_CTA' },
      { name: 'Dee', email: 'dee@example.com', source: 'other' },
    ]);
    const names = async (search: string) =>
      (await api(`?search=${encodeURIComponent(search)}`)).data.map(({ name }) => name).toSorted();
    expect(await names('love')).toEqual(['Ada Lovelace', 'Bob', 'Cy']);
    expect(await names('LOVE')).toEqual(['Ada Lovelace', 'Bob', 'Cy']);
    expect(await names('  lovelace ')).toEqual(['Ada Lovelace']);
    for (const literal of ['%', '_%', '*', '?', "' or 1=1 --", '"', '\\']) {
      expect(await names(literal), literal).toEqual([]);
    }
    expect(await names('_')).toEqual(['Ada Lovelace', 'Cy']);
  });

  test.each(['li', 'L', '李', 'wu'])(
    'a search for %j among 900 leads finds all that match, on every page and in the export (ADL-02, ADL-06)',
    async (search) => {
      const names = ['Li Wei', 'Bo Chen', '李娜', 'Ann Wu', 'Carla Diaz'];
      const seeds = Array.from({ length: 900 }, (_, index) => ({
        name: `${names[index % names.length] ?? ''} ${index}`,
        email: `${index}@x.io`,
        source: 'form',
      }));
      await seedLeads(seeds);
      const wanted = seeds
        .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        .map(({ name }) => name)
        .toReversed();
      const found: string[] = [];
      while (found.length < wanted.length) {
        const offset = found.length;
        const { data, meta } = await api(`?search=${encodeURIComponent(search)}&offset=${offset}`);
        expect(meta).toMatchObject({ matched: wanted.length, total: 900, offset });
        found.push(...data.map(({ name }) => name));
      }
      expect(found).toEqual(wanted);
      const lines = (await csvAs(cookie, `?search=${encodeURIComponent(search)}`)).trimEnd();
      expect(lines.split('\r\n')).toHaveLength(wanted.length + 1);
    },
  );

  test.each([
    ['Élodie Şahin', ['elodie', 'ÉLODIE', 'e\u0301lodie ş', 'sahin']],
    ['JÜRGEN MÜLLER', ['jurgen', 'müller']],
    ['José O’Brien-Smith', ["jose o'brien", 'O’BRIEN', 'o`brien', 'brien‑smith', 'Brien–Smith']],
    ['Łukasz Żak', ['Lukasz Zak', 'łukasz  zak']],
    ['Иван Петров', ['иван', 'ПЕТРОВ']],
    ['山田 太郎', ['山田\u3000太郎']],
    ['Ada\u00A0Byron', ['ada byron', 'ADA\u202FBYRON']],
    ['x'.repeat(150), ['x'.repeat(120)]],
  ])(
    '%j is found whatever its accents, apostrophes, hyphens and blanks (ADL-02)',
    async (name, searches) => {
      await seedLeads([{ name }, { name: 'Somebody else' }]);
      for (const search of searches) {
        const { data, meta } = await api(`?search=${encodeURIComponent(search)}`);
        expect(
          data.map((row) => row.name),
          search,
        ).toEqual([name]);
        expect(meta, search).toMatchObject({ matched: 1, total: 2 });
      }
    },
  );

  test.each([
    ['acme-9', 'Partner: Acme-99'],
    ['autumn', 'Campaign: Autumn-Hiring'],
    ['summer', 'First campaign: summer'],
    ['0199', 'Phone: +1 555 0199'],
    ['forge', 'Company: Zbrqo Forge'],
  ])('a search for %j finds the lead, and says by what (ADL-02)', async (search, found_in) => {
    await seedLeads([{ name: 'Ada', partner_key: 'Acme-99' }, { name: 'Bob' }]);
    const attribution = { utm_campaign: 'Autumn-Hiring', first_utm_campaign: 'summer' };
    await env.DB.prepare(
      "update leads set attribution = ?, phone = '+1 555 0199', company = 'Zbrqo Forge' where name = 'Ada'",
    )
      .bind(JSON.stringify(attribution))
      .run();
    expect((await api(`?search=${search}`)).data).toMatchObject([{ name: 'Ada', found_in }]);
  });

  test('a search does not reach from the name into the e-mail (ADL-02)', async () => {
    await seedLeads([{ name: 'Ada', email: 'byron@example.com' }]);
    expect((await api('?search=ada byron')).data).toEqual([]);
  });

  test('of 4,000 leads, pages, counts and filters are exact to the last one (ADL-07, ADL-11, WGT-02)', async () => {
    await seedLeads(
      Array.from({ length: 4000 }, (_, index) => ({
        name: `${index % 5 === 0 && index < 3985 ? 'Lovelace' : 'Hopper'} ${index}`,
        // The later half arrived first.
        created_at: Date.UTC(2026, 0, 1) + ((index + 2000) % 4000) * 1000,
      })),
    );
    await env.DB.prepare("update leads set status = 'won' where name like 'Lovelace%0'").run();
    expect(await page('?q=LOVELACE')).toContain('Showing 797 of 4,000 leads');
    expect(await page('?q=lovelace&offset=750')).toContain('751–797 of 797');
    const { data, meta } = await api('?status=won&search=lovelace&offset=390');
    expect(meta).toMatchObject({ matched: 399, total: 4000, offset: 390 });
    expect(meta).toHaveProperty('counts', expect.objectContaining({ new: 398, won: 399 }));
    expect(data.at(-1)?.name).toBe('Lovelace 2000');
    const last = await api('?offset=3950&limit=50');
    expect(last.data.at(-1)?.name).toBe('Lovelace 2000');
    expect((await api()).data[0]?.name).toBe('Hopper 1999');
  });

  test('leads of the same time stand in one order on all pages (ADL-11)', async () => {
    const together = Array.from({ length: 60 }, () => ({ created_at: Date.UTC(2026, 1, 1) }));
    await seedLeads(together);
    const seen: string[] = [];
    for (let offset = 0; offset < 60; offset += 25)
      seen.push(...(await api(`?limit=25&offset=${offset}`)).data.map(({ id }) => id));
    expect(new Set(seen).size).toBe(60);
    const back = await api('?sort=oldest&limit=60');
    expect(back.data.map(({ id }) => id)).toEqual(seen.toReversed());
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=ten',
    'sort=name;drop',
    'offset=nonsense',
    'offset=-1',
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

test('filters by origin offer the fifty most frequent values that there are (STF-03)', async () => {
  await seedLeads(
    Array.from({ length: 60 }, (_, index) => ({ source: index < 50 ? `s${index}` : 's49' })),
  );
  await env.DB.prepare("update leads set import_id = '7' where id = 'lead-000003'").run();
  await env.DB.prepare(
    `update leads set partner_key = 'acme', attribution = '{"utm_campaign":"Spring"}' where id < 'lead-000002'`,
  ).run();
  const origins = await getAs(cookie, '/api/admin/lead-origins');
  const { source, ...others } = await origins.json<Record<string, string[]>>();
  expect(source).toHaveLength(50);
  expect(others).toEqual({ partner: ['acme'], campaign: ['Spring'], import: ['any', '7'] });
  expect((await api('?campaign=spring')).data).toHaveLength(2);
});

test('what filters offer is read by one statement, of the newest 5,000 leads however many there are (STF-03)', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5500)
     insert into leads (id, name, email, source, created_at, search_text)
     select 'many-' || i, 'Ada', i || '@example.com', iif(i <= 500, 'old', 'new'), i, '' from n`,
  ).run();
  const { d1, log } = meteredD1(env.DB);
  const path = '/api/admin/lead-origins';
  const answered = await requestWith({ DB: d1 }, path, { headers: { cookie } });
  expect(await answered.json()).toEqual({ source: ['new'] });
  const reads = log.filter(({ sql }) => sql.includes('json_each'));
  expect(reads).toHaveLength(1);
  expect(reads[0]?.read, 'each lead, and its origins').toBeLessThanOrEqual(5000 * 10 + 100);
});

test('possible duplicates are found by indexes, however many leads there are (STF-08)', async () => {
  await env.DB.prepare(
    `with n (i) as (select 1 union all select i + 1 from n where i < 2000)
     insert into leads (id, name, email, phone, source, created_at, search_text)
     select 'many-' || i, 'Ada ' || (i / 2), i || '@firm-' || (i % 500) || '.example', '030 ' || (100000 + i), 'fair', i, '' from n`,
  ).run();
  const { d1, log } = meteredD1(env.DB);
  const path = '/api/admin/leads?duplicates=possible';
  const answered = await requestWith({ DB: d1 }, path, { headers: { cookie } });
  expect(answered.status).toBe(200);
  for (const { sql, read } of log) expect(read, sql).toBeLessThanOrEqual(2000 * 10 + 100);
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
        for (let offset = 0; offset < 4; offset += 1) {
          const { data } = await api(`?sort=${sort}&limit=1${search}&offset=${offset}`);
          paged.push(...data.map(({ name }) => name));
        }
        expect(paged, `one by one${search}`).toEqual(sorted);
      }
    },
  );

  test('a page says which of the rows it shows (ADL-07)', async () => {
    await seedLeads(many(120));
    for (const query of ['sort=newest', 'sort=name', 'q=person']) {
      const shown: string[] = [];
      for (const offset of [0, 50, 100]) {
        const html = await page(`?${query}&offset=${offset}`);
        shown.push(/(\d+–\d+ of \d+)</.exec(html)?.[1] ?? 'nothing');
      }
      expect(shown, query).toEqual(['1–50 of 120', '51–100 of 120', '101–120 of 120']);
    }
  });

  test('a page after the end of the list is the first one: its rows may be gone', async () => {
    await seedLeads(many(3));
    const { data, meta } = await api('?offset=50');
    expect([data.length, meta.offset]).toEqual([3, 0]);
    expect(await page('?offset=50')).toContain('1–3 of 3');
  });

  test('a source is found as it is stored and as the table shows it (ADL-02)', async () => {
    for (const source of ['pricing_card', 'RiC_Hero_CTA'] as const) {
      await sendJson('POST', '/api/leads', {
        name: 'Ada',
        email: `${source.toLowerCase()}@example.com`,
        source,
      });
    }
    const found = async (search: string) => {
      const response = await getAs(cookie, `/api/admin/leads?search=${encodeURIComponent(search)}`);
      return (await response.json<{ data: { source: string }[] }>()).data.map(
        ({ source }) => source,
      );
    };
    for (const search of ['pricing_card', 'Pricing card', 'PRICING CARD', 'card'])
      expect(await found(search), search).toEqual(['pricing_card']);
    for (const search of ['RiC_Hero_CTA', 'RiC Hero CTA', 'hero cta'])
      expect(await found(search), search).toEqual(['RiC_Hero_CTA']);
  });

  test('leads that came back, or have a next step, come first in an order of their own', async () => {
    await seedLeads([{ name: 'Ada' }, { name: 'Bob' }]);
    await env.DB.exec(
      "update leads set returned_at = created_at + 86400000, next_at = '2026-12-01' where name = 'Ada'",
    );
    expect(await ids('sort=-activity')).toEqual(['Ada', 'Bob']);
    expect((await api('?sort=-activity')).meta.sort).toBe('-activity');
    expect(await ids('sort=newest')).toEqual(['Bob', 'Ada']);
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

  test('tell where the lead came from, by the API (ADL-14)', async () => {
    const response = await getAs(cookie, '/api/admin/leads/lead-000000');
    expect(await response.json()).toEqual({
      id: 'lead-000000',
      name: 'Ada',
      email: 'lead0@example.com',
      source: 'hero_cta',
      partner_key: 'key-1',
      created_at: '2026-11-20T00:00:00.000Z',
      page: null,
      attribution,
      visits: [],
      related: { duplicates: [], merged: [] },
      ...NEW_LEAD,
      history: [],
    });
    const bob = await getAs(cookie, '/api/admin/leads/lead-000001');
    expect(await bob.json()).toMatchObject({ name: 'Bob', attribution: null });
  });

  test('show the page of the form and the later visits (LEAD-30)', async () => {
    await sendJson('POST', '/api/leads', {
      name: 'Ada',
      email: 'LEAD0@example.com',
      source: 'pricing_card',
      page: '/pricing',
      partner_key: 'key-2',
    });
    const details = await (await getAs(cookie, '/api/admin/leads/lead-000000')).json();
    expect(details).toMatchObject({
      source: 'hero_cta',
      page: null,
      visits: [{ source: 'pricing_card', page: '/pricing', partner_key: 'key-2' }],
    });
    const html = await page('?open=lead-000000');
    expect(html).toContain('Came back once');
    expect(html).toContain('Pricing card, /pricing, partner key-2');
  });

  test('are a page of their own in the address, without JavaScript too', async () => {
    const html = await page('?q=ada&open=lead-000000');
    expect(html).toMatch(/<aside[^>]* aria-label="Lead"/);
    expect(html).toContain('newsletter');
    expect(html).toContain('/pricing?utm_source=ada');
    expect(html).toContain('spring &lt;b&gt;sale&lt;/b&gt;');
    expect(html).toMatch(/<a[^>]*href="\/admin\/leads\?q=ada"[^>]*>Close</);
    expect(await page('?open=lead-000001')).toContain('Where this lead came from is not known.');
    expect(await page()).not.toMatch(/<aside[^>]* aria-label="Lead"/);
  });

  test('of a lead that is gone say so', async () => {
    expect((await getAs(cookie, '/api/admin/leads/nobody')).status).toBe(404);
    const html = await getAs(cookie, '/admin/leads?open=nobody');
    expect(html.status).toBe(200);
    expect(await html.text()).toContain('This lead is no longer there');
  });

  test('need a session (API-11)', async () => {
    expect((await getAs('', '/api/admin/leads/lead-000000')).status).toBe(401);
  });
});
