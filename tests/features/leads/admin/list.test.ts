import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { LeadRow } from '../../../../src/features/leads/admin/leads-admin.contract.ts';
import type { ListResponse } from '../../../../src/staff-list/list.contract.ts';
import { csvAs, leadsAs, leadsPageAs, many } from '../../../helpers/leads.ts';
import { sendJson } from '../../../helpers/request.ts';
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
  next_step: null,
  next_at: null,
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
      counts: { new: 2, mine: 0, due: 0, contacted: 0, qualified: 0, won: 0, lost: 0, spam: 0 },
      matched: 2,
      matched_at_least: false,
      looked_at: null,
      total: 2,
      sort: 'newest',
      first: 1,
      next_cursor: null,
      previous_cursor: null,
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
    expect(await names('grace')).toEqual([]);
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
      let cursor: string | null = '';
      for (let pages = 0; cursor !== null && pages < 20; pages += 1) {
        const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
        const { data, meta } = await api(`?search=${encodeURIComponent(search)}${query}`);
        expect(meta).toMatchObject({ looked_at: null, matched: Math.min(wanted.length, 300) });
        found.push(...data.map(({ name }) => name));
        cursor = meta.next_cursor;
      }
      expect(found).toEqual(wanted);
      const lines = (await csvAs(cookie, `?search=${encodeURIComponent(search)}`)).trimEnd();
      expect(lines.split('\r\n')).toHaveLength(wanted.length + 1);
      expect(await page(`?q=${encodeURIComponent(search)}`)).not.toContain('Looked through');
    },
  );

  test('search knows letters beyond ASCII, and words longer than LIKE would take (ADL-02)', async () => {
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
          const { data, meta }: ListResponse<LeadRow> = await api(
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

  test('a page says which of the rows it shows, forth and back (ADL-07)', async () => {
    await seedLeads(many(120));
    for (const query of ['sort=newest', 'sort=name', 'sort=newest&search=person']) {
      const shown: string[] = [];
      let next: string | null = '';
      let last = '';
      for (let step = 0; next !== null && step < 5; step += 1) {
        const html = await page(`?${query.replace('search', 'q')}${next && `&cursor=${next}`}`);
        shown.push(/(\d+–\d+ of \d+)</.exec(html)?.[1] ?? 'nothing');
        last = next;
        const { meta } = await api(`?${query}${next && `&cursor=${next}`}`);
        next = meta.next_cursor;
      }
      expect(shown, query).toEqual(['1–50 of 120', '51–100 of 120', '101–120 of 120']);
      const { meta } = await api(`?${query}&cursor=${last}`);
      const back = await api(`?${query}&cursor=${meta.previous_cursor}`);
      expect(back.meta.first).toBe(51);
      // A cursor from before positions still leads to its page.
      const older = await api(`?${query}&cursor=${(meta.previous_cursor ?? '').split('_')[0]}`);
      expect([older.data.length, older.meta.first]).toEqual([50, null]);
    }
  });

  test('the API refuses a cursor whose lead was deleted; the page starts from the beginning', async () => {
    await seedLeads(many(3));
    const { meta } = await api('?sort=name&limit=1');
    await env.DB.exec('delete from leads');
    await seedLeads([{ name: 'New one' }]);
    const gone = await getAs(cookie, `/api/admin/leads?sort=name&cursor=${meta.next_cursor}`);
    expect(gone.status).toBe(422);
    expect(await gone.json()).toMatchObject({
      fields: { cursor: 'The row of this cursor is gone' },
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
    expect(html).toContain('pricing_card, /pricing, partner key-2');
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
