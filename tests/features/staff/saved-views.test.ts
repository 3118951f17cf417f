import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { VIEWS_MAX } from '../../../src/staff-list/views.contract.ts';
import { ORIGIN, request } from '../../helpers/request.ts';
import { getAs, openSession, seedLeads } from '../../helpers/staff.ts';

const post = (cookie: string, path: string, fields: Record<string, string>, origin = ORIGIN) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, origin },
  });

const HERE = '/admin/leads?status=new&source=hero&sort=name';
const save = (cookie: string, name: string, query = 'status=new&source=hero&sort=name') =>
  post(cookie, '/admin/leads/views', { name, query, next: HERE });

/** The page, and the message of the form before it. */
async function page(cookie: string, path: string, flash?: Response): Promise<string> {
  const shown = flash?.headers.get('set-cookie')?.split(';', 1)[0];
  const response = await getAs(shown ? `${cookie}; ${shown}` : cookie, path);
  expect(response.status).toBe(200);
  return response.text();
}

const linkOf = (html: string, name: string): string | undefined =>
  new RegExp(`href="([^"]+)"[^>]*>${name}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('saved views', () => {
  test('staff save the filters in use under a name, without JavaScript, and open them by it (STA-03)', async () => {
    await seedLeads([
      { name: 'Ada', source: 'hero' },
      { name: 'Bo', source: 'footer' },
    ]);
    const cookie = await openSession('Ana');
    const saved = await save(cookie, '  Hot   leads ');
    expect([saved.status, saved.headers.get('location')]).toEqual([303, HERE]);
    const html = await page(cookie, '/admin/leads', saved);
    expect(html).toContain('The view “Hot leads” was saved.');
    const href = linkOf(html, 'Hot leads');
    expect(href).toBe(HERE);
    const view = await page(cookie, HERE);
    expect(view).toContain('View: Hot leads');
    expect(view).toContain('>Ada</a>');
    expect(view).not.toContain('>Bo</a>');
    // The same name again takes the new filters.
    await save(cookie, 'Hot leads', 'status=won&q=ada&cursor=a9&open=x&other=1');
    expect(linkOf(await page(cookie, '/admin/leads'), 'Hot leads')).toBe('/admin/leads?status=won');
  });

  test('a view is of one staff member and one list, and goes when it is deleted (STA-03, FUP-02)', async () => {
    const [ana, bo, nameless] = [
      await openSession('Ana'),
      await openSession('Bo'),
      await openSession(),
    ];
    await save(ana, 'Mine');
    await save(nameless, 'Ours');
    expect(linkOf(await page(ana, '/admin/leads'), 'Mine')).toBe(HERE);
    expect(await page(ana, '/admin/leads')).not.toContain('Ours');
    expect(await page(await openSession('Ana'), '/admin/leads')).toContain('>Mine</a>');
    expect(linkOf(await page(await openSession(), '/admin/leads'), 'Ours')).toBe(HERE);
    expect(await page(bo, '/admin/leads')).not.toContain('>Mine</a>');
    expect(await page(ana, '/admin/messages')).not.toContain('>Mine</a>');
    const action = /action="(\/admin\/leads\/views\/[\w-]+\/delete)"/.exec(
      await page(ana, '/admin/leads'),
    )?.[1];
    const stored = env.DB.prepare('select count(*) as count from staff_views');
    await post(bo, action ?? '', { next: HERE });
    expect(await stored.first('count'), 'a colleague deletes nothing').toBe(2);
    expect((await post(ana, action ?? '', { next: HERE })).headers.get('location')).toBe(HERE);
    expect(await stored.first('count')).toBe(1);
  });

  test('what cannot be saved says why: no name, a long one, no filter, too many (STA-03)', async () => {
    const cookie = await openSession('Ana');
    for (const [name, query, text] of [
      ['  ', 'status=new', 'Give the view a name'],
      ['x'.repeat(41), 'status=new', 'A name has at most 40 characters'],
      ['All', 'q=ada', 'Filter or sort the list first'],
    ] as const) {
      expect(await page(cookie, '/admin/leads', await save(cookie, name, query))).toContain(text);
    }
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
         insert into staff_views (id, list, who, name, query) select 'v' || i, '/admin/leads', 'Ana', 'View ' || i, 'status=new' from n`,
    )
      .bind(VIEWS_MAX)
      .run();
    const full = await save(cookie, 'One more');
    expect(await page(cookie, '/admin/leads', full)).toContain('Delete one first.');
    expect((await save(cookie, 'View 3')).status).toBe(303);
    expect((await post('', '/admin/leads/views', { name: 'x' })).status).toBe(401);
    expect(
      (await post(cookie, '/admin/leads/views', { name: 'x' }, 'https://evil.example')).status,
    ).toBe(403);
  });

  test('applications have views too, and the command palette gets the reader’s of all lists (STA-02, STA-03)', async () => {
    const cookie = await openSession('Ana');
    await save(cookie, 'Fresh', 'status=new');
    const saved = await post(cookie, '/admin/affiliates/views', {
      name: 'Late ones',
      query: 'status=overdue&sort=oldest&since=2026-01-01',
      next: '/admin/affiliates?status=overdue',
    });
    expect(saved.headers.get('location')).toBe('/admin/affiliates?status=overdue');
    const html = await page(cookie, '/admin/affiliates', saved);
    expect(html).toContain('The view “Late ones” was saved.');
    expect(linkOf(html, 'Late ones')).toBe(
      '/admin/affiliates?status=overdue&since=2026-01-01&sort=oldest',
    );
    const views = async (reader: string) => {
      const response = await getAs(reader, '/api/admin/views');
      expect(response.headers.get('cache-control')).toContain('no-store');
      const { data } = await response.json<{ data: { list: string; name: string }[] }>();
      return data.map(({ list, name }) => [list, name]);
    };
    expect(await views(cookie)).toEqual([
      ['/admin/leads', 'Fresh'],
      ['/admin/affiliates', 'Late ones'],
    ]);
    expect(await views(await openSession('Bo'))).toEqual([]);
  });
});
