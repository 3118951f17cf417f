import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { createCms } from '../../../src/providers/cms/storychief-client.ts';
import { servicesOf } from '../../../src/services.ts';
import worker from '../../../src/worker.ts';
import { text } from '../../helpers/stored-blog.ts';
import { ORIGIN, request } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { openSession } from '../../helpers/staff.ts';
import { story } from '../../helpers/stories.ts';

/** The StoryChief proxy: what visitors and staff get. */

test('the proxy passes the list on, published only for the public (API-02, API-04, BLOG-25, X-46)', async () => {
  interface List {
    data: { status: string }[];
    meta: unknown;
  }
  let list: List = { data: [], meta: null };
  for (const status of ['published', 'draft', 'scheduled', 'all']) {
    const response = await request(`/api/storychief/stories?count=2&status=${status}`);
    list = await response.json<List>();
    expect(list.data.map((one) => one.status)).toEqual(['published', 'published']);
    expect(list.meta).toBeTruthy();
  }
  const asked = (await sandbox.calls('storychief')).map(({ query }) => query['status']);
  expect(new Set(asked)).toEqual(new Set(['published']));
  const cookie = await openSession();
  await sandbox.clearCalls();
  for (const query of [
    '',
    ...['published', 'draft', 'scheduled', 'all'].map((one) => `status=${one}`),
  ]) {
    await request(`/api/storychief/stories?${query}`, { headers: { cookie } });
  }
  const forStaff = (await sandbox.calls('storychief')).map(({ query }) => query['status']);
  expect(forStaff.toReversed()).toEqual(['published', 'published', 'draft', 'scheduled', 'all']);
});

test('a single story is passed on, and a missing one is reported (API-05, API-09)', async () => {
  const found = await request('/api/storychief/stories/1001');
  expect(await found.json()).toMatchObject({ data: { id: 1001 } });
  const missing = await request('/api/storychief/stories/424242');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({
    error: 'Post with ID 424242 not found. Tried all available endpoints.',
  });
});

test('the public sees posts, not the people and figures behind them (Y-13)', async () => {
  const secret = {
    author: { data: { email: 'desk@firm.example' } },
    metrics: { views: 7 },
    edit_url: 'https://x.example',
  };
  await sandbox.replaceStories([story(1, secret)]);
  const list = await text('/api/storychief/stories');
  const single = await text('/api/storychief/stories/1');
  for (const body of [list, single]) {
    expect(body).toContain('"title":"Post 1"');
    expect(body).not.toMatch(/desk@firm|metrics|edit_url/);
  }
  const cookie = await openSession();
  expect(await text('/api/storychief/stories/1', { headers: { cookie } })).toContain('desk@firm');
});

test.each([401, 403])(
  'when StoryChief refuses our key with %i, strangers read nothing of what it says about it',
  async (status) => {
    const body = '{"error":"Unauthenticated. Key sk_live_SECRET is invalid"}';
    await sandbox.fault('storychief', { mode: 'status', status, body });
    for (const path of ['stories', 'stories/1']) {
      const failed = await request(`/api/storychief/${path}`);
      expect(failed.status).toBe(502);
      expect(await failed.json()).toEqual({
        error: path === 'stories' ? 'Failed to fetch posts' : 'Failed to fetch post',
      });
    }
    for (const path of ['/blog', '/blog/post-1']) expect(await text(path)).not.toContain('sk_live');
    const cookie = await openSession();
    const forStaff = await request('/api/storychief/stories', { headers: { cookie } });
    expect(await forStaff.text()).toContain('sk_live_SECRET');
  },
);

test('a draft is for staff, by its id as well (API-04, Y-04)', async () => {
  await sandbox.replaceStories([story(1, { status: 'draft' }), story(2, { status: 'scheduled' })]);
  const cookie = await openSession();
  for (const id of [1, 2]) {
    const path = `/api/storychief/stories/${id}`;
    const refused = await request(path);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain('Body');
    expect((await request(path, { headers: { cookie } })).status).toBe(200);
  }
});

test.each(['page=0', 'page=x', 'count=-1', 'per_page=1e3', 'status=secret', 'page=1&page=2'])(
  'a list with %s is refused, and StoryChief is not asked (API-02)',
  async (query) => {
    const response = await request(`/api/storychief/stories?${query}`);
    expect(response.status).toBe(400);
    const refused = await response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(refused.fields)).toEqual([query.split('=', 1)[0]]);
    expect(await sandbox.calls('storychief')).toEqual([]);
  },
);

test.each([
  '/api/storychief/me',
  '/api/storychief/authors/1',
  '/api/storychief/stories/..%2fme',
  '/api/storychief/stories/1%3fstatus=draft',
  '/api/storychief/publications/authors/1',
  '/api/storychief/stories/1/destinations',
  // Names that every object inherits.
  '/api/storychief/constructor/9903',
  '/api/storychief/__proto__/9903',
  '/api/storychief/toString/9903',
  '/api/storychief/publications/constructor/9903',
])('%s reaches nothing of StoryChief', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/json/);
  expect(await sandbox.calls('storychief')).toEqual([]);
});

test.each(['posts', 'publications/posts', 'publications/stories'])(
  '%s, a fallback of the list, has the list (API-03)',
  async (path) => {
    await sandbox.replaceStories([story(1), story(2), story(3, { status: 'draft' })]);
    const list = async (address: string) =>
      (await request(`/api/storychief/${address}?count=2&page=1`)).json();
    const stories = await list('stories');
    expect(stories).toMatchObject({ data: [{ slug: 'post-2' }, { slug: 'post-1' }] });
    expect(await list(path)).toEqual(stories);
    const refused = await request(`/api/storychief/${path}?page=x`);
    expect(refused.status).toBe(400);
  },
);

test('a StoryChief that does not respond in time is a 504 (API-09)', async () => {
  // Impatient, so that the test is not as slow as a visitor's browser may be; blog-faults waits.
  const site = { ...env };
  const { config, providers } = servicesOf(site);
  providers.cms = createCms(config, () => new Promise<never>(() => {}), 200);
  const asked = new Request(`${ORIGIN}/api/storychief/stories`);
  const response = await worker.fetch(asked, site, createExecutionContext());
  expect(response.status).toBe(504);
  expect(await response.json()).toEqual({ error: expect.any(String) as string });
});

test.each([
  ['page=2&per_page=7', '2', '7'],
  ['limit=8', '1', '8'],
  ['count=9&limit=8&per_page=7', '1', '9'],
  ['count=500', '1', '100'],
  ['', '1', '50'],
])('page, per_page, limit and count reach StoryChief: %s (API-02)', async (query, page, count) => {
  expect((await request(`/api/storychief/stories?${query}`)).status).toBe(200);
  const [call] = await sandbox.calls('storychief');
  expect(call?.query).toEqual({
    page,
    count,
    per_page: count,
    limit: count,
    status: 'published',
  });
});

test.each(['stories', 'posts', 'publications/stories', 'publications/posts'])(
  'a story is asked for where the call says, in /%s, with its includes (API-05)',
  async (family) => {
    await sandbox.storychief({ endpoints: [family] });
    const found = await request(`/api/storychief/${family}/1001`);
    expect(await found.json()).toMatchObject({ data: { id: 1001 } });
    const calls = await sandbox.calls('storychief');
    expect(calls.map(({ path }) => path)).toEqual([`/1.0/${family}/1001`]);
    expect(calls[0]?.query['includes[]']).toContain('primaryCategory');
    expect(calls[0]?.query['includes[]']).toHaveLength(10);
  },
);

test('a content service without such JSON is a 501 (API-09)', async () => {
  const site = { ...env };
  const { providers } = servicesOf(site);
  providers.cms = { ...providers.cms, proxy: null };
  for (const path of ['/api/storychief/stories', '/api/storychief/stories/1']) {
    const asked = new Request(ORIGIN + path);
    const response = await worker.fetch(asked, site, createExecutionContext());
    expect(response.status, path).toBe(501);
    expect(await response.json()).toEqual({ error: 'The content service has no such API' });
  }
});
