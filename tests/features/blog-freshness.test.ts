import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';

import { refreshStaleList } from '../../src/features/blog/blog.sync.ts';
import { dropKeptPages } from '../../src/http/kept-pages.ts';
import { createCms } from '../../src/providers/cms/client.ts';
import { servicesOf } from '../../src/services.ts';
import { request, runCron, sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { signIn } from '../helpers/staff.ts';
import { story } from '../helpers/stories.ts';

const CRON = '*/15 * * * *';

const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index + 1));

const text = async (path: string) => (await request(path)).text();
const version = async () =>
  (
    await env.DB.prepare("select version from job_runs where job = 'blog-list'").first<{
      version: number;
    }>()
  )?.version;

/** Makes every kept copy this much older than it is, and forgets the pages made from it. */
async function age(ms = 60_000): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('update job_runs set succeeded_at = succeeded_at - ?1').bind(ms),
    env.DB.prepare('update job_runs set failed_at = failed_at - ?1').bind(ms),
    env.DB.prepare('update posts set fetched_at = fetched_at - ?1').bind(ms),
  ]);
  dropKeptPages();
}

/** Waits for a state that background work leads to. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 8000, interval: 50 });

/** Views a page until it says something; each view may start a refresh in the background. */
const untilSays = (path: string, words: string | RegExp) =>
  eventually(async () => {
    dropKeptPages();
    expect(await text(path)).toMatch(words);
  });

const listCalls = async () =>
  (await sandbox.calls('storychief')).filter(({ path }) => path === '/1.0/stories').length;

test('an old list goes out at once as it is kept, and the next view has the change', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  await sandbox.putStory(2, story(2, { title: 'Renamed' }));
  await age();
  expect(await text('/blog')).not.toContain('Renamed');
  await untilSays('/blog', 'Renamed');
});

test('a change is seen although its update time did not move, or there is none', async () => {
  await sandbox.replaceStories([story(1), story(2, { updated_at: null })]);
  await text('/blog');
  await sandbox.replaceStories([
    story(1, { content: '<p>Other body</p>' }),
    story(2, { updated_at: null, content: '<p>Another body</p>' }),
  ]);
  await age();
  await untilSays('/blog/post-1', 'Other body');
  await untilSays('/blog/post-2', 'Another body');
});

test('a post that no list reaches any more is refreshed when it is read', async () => {
  await sandbox.replaceStories(stories(60));
  await text('/blog/post-1');
  await sandbox.putStory(1, story(1, { content: '<p>New words</p>' }));
  await age();
  await untilSays('/blog/post-1', 'New words');
});

test('a list that has not changed makes no page anew', async () => {
  await sandbox.replaceStories([story(1), story(2, { updated_at: null, published_at: null })]);
  await text('/blog');
  const before = await version();
  await age();
  await sandbox.clearCalls();
  await text('/blog');
  await eventually(async () => expect(await listCalls()).toBe(1));
  await text('/blog');
  expect(await version()).toBe(before);
});

test('of many who find the list old, one asks StoryChief', async () => {
  await text('/blog');
  await age();
  await sandbox.clearCalls();
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => text(`/blog?utm_source=letter-${index}`)),
  );
  await eventually(async () => expect(await listCalls()).toBeGreaterThan(0));
  await Promise.all(Array.from({ length: 6 }, async () => text('/blog')));
  const pages = (await sandbox.calls('storychief')).filter(({ query }) => query['page'] === '1');
  expect(pages).toHaveLength(1);
});

test('of many first visitors, one asks StoryChief and all see the posts', async () => {
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 300 });
  const pages = await Promise.all(Array.from({ length: 8 }, async () => text('/blog')));
  for (const html of pages) expect(html).toContain('Read More →');
  expect(await listCalls()).toBe(1);
});

test('of many who ask for one unseen post, one asks StoryChief and all read it', async () => {
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 200 });
  const pages = await Promise.all(
    Array.from({ length: 8 }, async () => request('/blog/the-offer-call')),
  );
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await listCalls()).toBe(1);
});

test.each(['status', 'malformed', 'html', 'truncate', 'refuse'] as const)(
  'with StoryChief failing by %s, list and posts are served for weeks, and it is asked no more often',
  async (mode) => {
    await text('/blog');
    await sandbox.fault('storychief', { mode });
    await age(30 * 24 * 3_600_000);
    await sandbox.clearCalls();
    for (const path of ['/blog', '/blog?page=2', '/blog?q=offer', '/blog/the-offer-call']) {
      const response = await request(path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).not.toContain('Error Loading Blog');
    }
    const calls = async () => (await sandbox.calls('storychief')).length;
    await eventually(async () => {
      const job = await env.DB.prepare(
        "select failed_at from job_runs where job = 'blog-list' and claimed_until is null",
      ).first<{ failed_at: number | null }>();
      expect(job?.failed_at).toBeTruthy();
    });
    await eventually(async () => {
      const before = await calls();
      dropKeptPages();
      await text('/blog');
      await text('/blog/the-offer-call');
      expect(await calls()).toBe(before);
    });
  },
);

test('an empty list by mistake does not empty the blog: StoryChief is asked for some of the posts', async () => {
  await sandbox.replaceStories(stories(12));
  await text('/blog');
  await sandbox.fault('storychief', {
    mode: 'status',
    status: 200,
    body: '{"data":[],"meta":{"pagination":{"total":0}}}',
    paths: ['/1.0/stories'],
  });
  await age();
  await text('/blog');
  await eventually(async () =>
    expect((await sandbox.calls('storychief')).some(({ path }) => /\/\d+$/.test(path))).toBe(true),
  );
  await untilSays('/blog', 'Read More →');
  expect(await text('/blog/post-1')).toContain('Body 1');
});

test('posts that were taken back disappear, with their HTML copies', async () => {
  await sandbox.replaceStories(stories(12));
  await text('/blog');
  await runCron(CRON);
  await sandbox.replaceStories([story(1), story(2, { status: 'draft' })]);
  await age();
  await text('/blog');
  await eventually(async () => {
    dropKeptPages();
    expect(((await text('/blog')).match(/Read More →/g) ?? []).length / 2).toBe(1);
  });
  expect((await request('/blog/post-2')).status).toBe(404);
  const { objects } = await env.BLOG_HTML.list();
  expect(objects.map(({ key }) => key)).toEqual(['blog/post-1.html']);
});

test('a post that becomes a draft is gone when it is next read', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog/post-2');
  await sandbox.putStory(2, story(2, { status: 'draft' }));
  await age();
  await eventually(async () => {
    dropKeptPages();
    expect((await request('/blog/post-2')).status).toBe(404);
  });
});

test('a half answer about a post costs nothing of what is kept of it', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog/post-2');
  await sandbox.fault('storychief', { mode: 'status', status: 200, body: '{"data":{"id":2}}' });
  await age();
  await sandbox.clearCalls();
  await text('/blog/post-2');
  await eventually(async () => expect(await sandbox.calls('storychief')).not.toEqual([]));
  dropKeptPages();
  const html = await text('/blog/post-2');
  expect(html).toContain('>Post 2</h1>');
});

test('of two posts with one slug the newer has it, whichever comes later', async () => {
  await sandbox.replaceStories([
    story(1, { slug: 'same', title: 'Older' }),
    story(2, { slug: 'same', title: 'Newer' }),
  ]);
  await text('/blog');
  expect(await text('/blog/same')).toContain('>Newer</h1>');
});

test('Y-05 posts beyond the newest hundred are found, and beyond fifty listed', async () => {
  await sandbox.replaceStories(stories(130));
  expect((await request('/blog/post-1')).status).toBe(200);
  await text('/blog');
  await age();
  await text('/blog');
  await eventually(async () => {
    dropKeptPages();
    expect(await text('/blog?page=15')).toContain('href="/blog/post-1"');
  });
});

test.each([
  ['Ünïted-Stätes', 'unicode'],
  ['Some_Post.2026', 'signs'],
])('a card leads to its post whatever StoryChief made of the slug: %s', async (slug) => {
  await sandbox.replaceStories([story(1, { slug })]);
  await text('/blog');
  const html = await text('/blog');
  const href = /href="(\/blog\/[^"?]+)"[^>]*>Read More/.exec(html)?.[1] ?? '';
  const response = await request(href);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Body 1');
});

test.each(['a/b', '../x', 'x.html', '', null, 'a b', '%2e'])(
  'a slug that is no address (%j) is made into one',
  async (slug) => {
    await sandbox.replaceStories([story(1, { slug })]);
    await text('/blog');
    const href = /href="(\/blog\/[^"?]+)"[^>]*>Read More/.exec(await text('/blog'))?.[1] ?? '';
    expect(href).toMatch(/^\/blog\/[a-z0-9-]+$/);
    expect((await request(href)).status).toBe(200);
  },
);

test('HTML copies follow a change at once, and leave a slug that was given up', async () => {
  await sandbox.replaceStories(stories(2));
  await runCron(CRON);
  await sandbox.putStory(1, story(1, { slug: 'moved', updated_at: '2026-05-01T00:00:00Z' }));
  await sandbox.putStory(2, story(2, { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' }));
  await text('/blog');
  await age();
  await text('/blog');
  await eventually(async () => expect(await text('/blog/post-2.html')).toContain('Changed'));
  expect((await request('/blog/post-1.html')).headers.get('location')).toBe('/blog/moved.html');
  expect((await request('/blog/moved.html')).status).toBe(200);
});

test('GEN-08 GEN-09 the cron counts what it wrote and what it skipped', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const lastRun = () => JSON.parse(String(said.mock.calls.at(-1)?.[0])) as Record<string, unknown>;
  await sandbox.replaceStories(stories(3));
  await runCron(CRON);
  expect(lastRun()).toMatchObject({ processed: 3, updated: 3, skipped: 0, errors: 0 });
  await sandbox.putStory(2, story(2, { title: 'New', updated_at: '2026-05-01T00:00:00Z' }));
  await runCron(CRON);
  expect(lastRun()).toMatchObject({ processed: 3, updated: 1, skipped: 2, errors: 0 });
  said.mockRestore();
});

test('GEN-12 one post that fails does not stop the rest, and two runs at once do nothing twice', async () => {
  await sandbox.storychief({ lean: true });
  await sandbox.replaceStories(stories(5));
  await sandbox.fault('storychief', { mode: 'status', status: 500, paths: ['/3'] });
  await Promise.all([runCron(CRON), runCron(CRON)]);
  const { objects } = await env.BLOG_HTML.list();
  expect(objects.map(({ key }) => key)).toEqual([1, 2, 4, 5].map((id) => `blog/post-${id}.html`));
  expect(await listCalls()).toBe(1);
  const row = await env.DB.prepare("select summary from job_runs where job = 'blog-recent'").first<{
    summary: string;
  }>();
  expect(JSON.parse(row?.summary ?? '')).toEqual({
    processed: 5,
    updated: 4,
    skipped: 0,
    errors: 1,
  });
});

test('GEN-08 saving a copy asks StoryChief first, and does without it where it must', async () => {
  const cookie = await signIn();
  const save = async (slug: string) => {
    const body = { filename: `${slug}.html`, html: '', slug, title: 'x', postData: {} };
    const response = await sendJson('POST', '/api/save-post-html', body, { cookie });
    return { status: response.status, body: await response.json() };
  };
  await sandbox.replaceStories(stories(2));
  await text('/blog');
  await sandbox.putStory(1, story(1, { title: 'Fresh', updated_at: '2026-05-01T00:00:00Z' }));
  expect(await save('post-1')).toMatchObject({ status: 200, body: { skipped: false } });
  expect(await text('/blog/post-1.html')).toContain('Fresh');
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  expect(await save('post-2')).toMatchObject({ status: 200, body: { skipped: false } });
  expect((await save('post-9')).status).toBe(502);
});

test.each([
  [{ slug: '../x' }, 'slug'],
  [{ slug: 7 }, 'slug'],
  [{ html: null }, 'html'],
  [{ postData: 'x' }, 'postData'],
  [{ extra: 1 }, 'body'],
])('GEN-16 a save with %j is refused by name, and nothing is stored', async (change, field) => {
  const cookie = await signIn();
  const body = { filename: 'a.html', html: '', slug: 'a', title: 'x', postData: {}, ...change };
  const response = await sendJson('POST', '/api/save-post-html', body, { cookie });
  expect(response.status).toBe(422);
  const said = await response.json<{ fields: Record<string, string> }>();
  expect(Object.keys(said.fields)).toEqual([field]);
  expect((await env.BLOG_HTML.list()).objects).toEqual([]);
});

test('a save that is no JSON is 400, not a failure of ours', async () => {
  const cookie = await signIn();
  const response = await request('/api/save-post-html', {
    method: 'POST',
    body: '{"slug":',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(400);
});

test('a purge forgets everything of the blog; the next view fetches afresh', async () => {
  const cookie = await signIn();
  await text('/blog');
  await runCron(CRON);
  await sandbox.replaceStories([story(1)]);
  const purged = await sendJson('POST', '/api/admin/blog/purge', {}, { cookie });
  expect(purged.status).toBe(204);
  expect((await env.BLOG_HTML.list()).objects).toEqual([]);
  const html = await text('/blog');
  expect(html).toContain('href="/blog/post-1"');
  expect(html).not.toContain('the-offer-call');
});

test('TRK-02 campaign parameters survive on the list, without splitting its kept page', async () => {
  await text('/blog');
  const plain = await request('/blog');
  const campaign = await request('/blog?utm_source=letter&partner_key=abc');
  expect(campaign.status).toBe(200);
  expect(campaign.headers.get('etag')).toBe(plain.headers.get('etag'));
  const cleaned = await request('/blog?page=1&keyword=');
  expect(cleaned.headers.get('location')).toBe('/blog');
});

test('SHELL-29 POST-05 of a listed post the headline comes before its slow body', async () => {
  await sandbox.storychief({ lean: true });
  await sandbox.replaceStories(stories(2));
  await text('/blog');
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 500 });
  const response = await request('/blog/post-1');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let first = '';
  while (!first.includes('Loading post...')) {
    const part = await reader?.read();
    expect(part?.done).toBe(false);
    first += part?.value ?? '';
  }
  expect(first).toContain('>Post 1</h1>');
  expect(first).toContain('<title>Post 1 · RiC</title>');
  expect(first).not.toContain('Body 1');
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    rest += part.value;
  }
  expect(rest).toContain('Body 1');
});

test('BLOG-18 when StoryChief is well again, Try Again shows the posts', async () => {
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const failed = await request('/blog');
  const html = await failed.text();
  expect(html).toContain('Error Loading Blog');
  expect(html).toMatch(/<button[^>]*>Try Again<\/button>/);
  await sandbox.heal();
  expect(await text('/blog')).toContain('Read More →');
});

test('BLOG-18 posts that are held are shown although the list could not be had', async () => {
  await text('/blog/the-offer-call');
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const html = await text('/blog');
  expect(html).not.toContain('Error Loading Blog');
  expect(html).toContain('Read More →');
});

test('a search looks at every letter case of every script, and for all words', async () => {
  await sandbox.replaceStories([
    story(1, { title: 'ÉLAN im Büro' }),
    story(2, { title: 'Büro', excerpt: 'ohne' }),
  ]);
  await text('/blog');
  const html = await text('/blog?q=b%C3%BCro+%C3%A9lan');
  expect(html).toContain('Found 1 result(s)');
  expect(await text('/blog?q=100%25_%27')).toContain('Found 0 result(s)');
});

test('a keyword that no post has is answered, and does not push kept pages out of memory', async () => {
  await text('/blog');
  const html = await text('/blog?keyword=no-such-keyword');
  expect(html).toContain('No posts found');
  const again = await request('/blog?keyword=no-such-keyword');
  expect(again.status).toBe(200);
});

test('API-04 Y-04 a draft is for staff, by its id as well', async () => {
  await sandbox.replaceStories([story(1, { status: 'draft' }), story(2, { status: 'scheduled' })]);
  const cookie = await signIn();
  for (const id of [1, 2]) {
    const path = `/api/storychief/stories/${id}`;
    const refused = await request(path);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain('Body');
    expect((await request(path, { headers: { cookie } })).status).toBe(200);
  }
});

test.each(['page=0', 'page=x', 'count=-1', 'per_page=1e3', 'status=secret', 'page=1&page=2'])(
  'API-02 a list with %s is refused, and StoryChief is not asked',
  async (query) => {
    const response = await request(`/api/storychief/stories?${query}`);
    expect(response.status).toBe(400);
    const said = await response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(said.fields)).toEqual([query.split('=', 1)[0]]);
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
])('%s reaches nothing of StoryChief', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/json/);
  expect(await sandbox.calls('storychief')).toEqual([]);
});

test('API-09 a StoryChief that does not answer in time is a 504', async () => {
  await sandbox.fault('storychief', { mode: 'hang' });
  const response = await request('/api/storychief/stories');
  expect(response.status).toBe(504);
  expect(await response.json()).toEqual({ error: expect.any(String) as string });
});

test('StoryChief is left alone for as long as it asks, and for five minutes at most', async () => {
  await text('/blog');
  const services = servicesOf(env);
  let asked = 0;
  const cms = (retryAfter: string) =>
    createCms(services.config, async () => {
      asked += 1;
      return new Response('{}', { status: 429, headers: { 'retry-after': retryAfter } });
    });
  const refresh = (retryAfter: string) =>
    refreshStaleList({
      ...services,
      providers: { ...services.providers, cms: cms(retryAfter) },
    });
  await age();
  await refresh('120');
  expect(asked).toBe(1);
  await age(110_000);
  await refresh('120');
  expect(asked, 'within the two minutes').toBe(1);
  await age(11_000);
  await refresh('86400');
  expect(asked, 'after them').toBe(2);
  await age(299_000);
  await refresh('86400');
  expect(asked, 'within five minutes').toBe(2);
  await age(2000);
  await refresh('86400');
  expect(asked, 'a day is asking too much').toBe(3);
});
