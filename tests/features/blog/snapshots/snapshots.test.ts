import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { snapshotKey } from '../../../../src/features/blog/snapshots/snapshot-files.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { age, stories, text } from '../../../helpers/stored-blog.ts';
import { postForm, request, runCron, sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';

const SNAPSHOT = '/blog/post-1.html';

const get = (headers: Record<string, string>, method = 'GET') =>
  request(SNAPSHOT, { method, headers });

const stored = async () => (await env.BLOG_HTML.list()).objects.map(({ key }) => key);
const versionOf = async (key: string) => (await env.BLOG_HTML.head(key))?.version;
const marker = async (slug: string) => (await request(`/api/check-html/${slug}`)).json();

const save = async (body: Record<string, unknown>, cookie?: string) => {
  const whole = { filename: 'a.html', html: '', title: 'x', postData: {}, ...body };
  const response = await sendJson('POST', '/api/save-post-html', whole, {
    cookie: cookie ?? (await openSession()),
  });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
};

test('a snapshot is served from R2 as a whole page, with 304 for those who have it (SHELL-20, GEN-05, GEN-14)', async () => {
  await sandbox.replaceStories([story(1, { content: '<p>Résumés, and a word more</p>' })]);
  await runCron(BLOG_CRON);
  const whole = await get({});
  const html = await whole.text();
  expect(whole.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(html).toBe(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text());
  const etag = whole.headers.get('etag') ?? '';
  const modified = whole.headers.get('last-modified') ?? '';
  const before = new Date(Date.parse(modified) - 60_000).toUTCString();
  for (const [headers, status] of [
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': `W/${etag}, "x"` }, 304],
    [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-modified-since': before }, 200],
  ] as const) {
    expect((await get(headers)).status, JSON.stringify(headers)).toBe(status);
  }
  const head = await get({}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  expect(head.headers.get('content-length')).toBe(String(new TextEncoder().encode(html).length));
});

test.each([
  '../secret',
  '.',
  'a/b',
  'a\\b',
  '%2e%2e%2fsecret',
  '%252e%252e%252fsecret',
  'a\0',
  ' a',
  '%ff',
  'post‐1', // a hyphen of another kind
  '-a',
  '.a',
  '\u0301a', // a mark without its letter
  'a\u202eb', // reverses what is read
  'a.HTML',
  'a.html/../b',
  'a?b',
  '',
  'a'.repeat(201),
])(
  'a slug cannot leave blog/: %j has no key, and no route stores or serves it (GEN-16)',
  async (slug) => {
    expect(snapshotKey(slug)).toBeUndefined();
    const saved = await save({ slug });
    expect(saved.status).toBe(422);
    expect(saved.body['fields']).toHaveProperty('slug');
    expect(await stored()).toEqual([]);
    await env.BLOG_HTML.put('secret.html', 'secret');
    const response = await request(`/blog/${encodeURIComponent(slug)}.html`);
    expect(await response.text()).not.toBe('secret');
    expect(response.status).toBe(404);
  },
);

test.each([
  ['My_Post', 'My_Post'],
  ['%C3%BCber-gr%C3%B6%C3%9Fe', 'über-größe'],
  ['пост', 'пост'],
  ['v1.2~beta', 'v1.2~beta'],
  ['字'.repeat(200), '字'.repeat(200)],
])(
  'a post with the slug %s has a snapshot like every other (CRL-03, GEN-09)',
  async (sent, slug) => {
    await sandbox.replaceStories([story(1, { slug: sent, title: 'Unusual' })]);
    const path = `/blog/${encodeURIComponent(slug)}`;
    await text('/blog');
    expect(await text(path)).toContain('>Unusual</h1>');
    expect(await save({ slug })).toMatchObject({ status: 200, body: { filename: `${slug}.html` } });
    expect(await stored()).toEqual([`blog/${slug}.html`]);
    expect(await text(`${path}.html`)).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(await marker(encodeURIComponent(slug))).toEqual({ exists: true });
    await env.BLOG_HTML.delete(`blog/${slug}.html`);
    await runCron(BLOG_CRON);
    expect(await stored()).toEqual([`blog/${slug}.html`]);
  },
);

test('slugs that differ in letter case only are two posts with two snapshots (CRL-03)', async () => {
  await sandbox.replaceStories([
    story(1, { slug: 'Post', title: 'Large' }),
    story(2, { slug: 'post', title: 'Small' }),
  ]);
  await runCron(BLOG_CRON);
  expect(await text('/blog/Post.html')).toContain('>Large</h1>');
  expect(await text('/blog/post.html')).toContain('>Small</h1>');
});

test.each([
  '/blog/unknown.html',
  // A post without a snapshot.
  SNAPSHOT,
  '/blog/..%2Fsecret.html',
  '/blog/.html',
  '/blog/en/x.html',
])('%s is no snapshot (GEN-06, GEN-16)', async (path) => {
  await sandbox.replaceStories([story(1)]);
  await text('/blog');
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page Not Found.');
});

test('staff write one snapshot by its slug alone; its markup is the Worker’s (GEN-01, GEN-03, GEN-04, GEN-15, GEN-16, Y-03)', async () => {
  await sandbox.replaceStories([story(1), story(2)]);
  await text('/blog');
  const sent = { slug: 'post-1', filename: '../../x.html', html: '<script>bad()</script>' };
  const refused = await sendJson('POST', '/api/save-post-html', { ...sent, title: 'x' });
  expect(refused.status).toBe(401);
  expect(await marker('post-1')).toEqual({ exists: false });
  const saved = { success: true, skipped: false, filename: 'post-1.html' };
  expect(await save(sent)).toMatchObject({ status: 200, body: saved });
  expect(await marker('post-1')).toEqual({ exists: true });
  expect(await marker('post-2')).toEqual({ exists: false });
  expect(await stored()).toEqual(['blog/post-1.html']);
  expect(await text(SNAPSHOT)).not.toContain('bad()');
  expect(await save(sent)).toMatchObject({ body: { skipped: true } });
});

test('saving a snapshot asks StoryChief first, and uses the stored post while it is down (GEN-08)', async () => {
  await sandbox.replaceStories(stories(2));
  await text('/blog');
  await sandbox.putStory(1, story(1, { title: 'Fresh', updated_at: '2026-05-01T00:00:00Z' }));
  expect(await save({ slug: 'post-1' })).toMatchObject({ status: 200, body: { skipped: false } });
  expect(await text(SNAPSHOT)).toContain('Fresh');
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  expect(await save({ slug: 'post-2' })).toMatchObject({ status: 200, body: { skipped: false } });
  expect((await save({ slug: 'post-9' })).status).toBe(502);
});

test.each([
  [{ slug: 7 }, 'slug'],
  [{ html: null }, 'html'],
  [{ postData: 'x' }, 'postData'],
  [{ extra: 1 }, 'extra'],
])('a save with %j names the field, and stores nothing (GEN-16)', async (change, field) => {
  const refused = await save({ slug: 'a', ...change });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body['fields'] as object)).toEqual([field]);
  expect(await stored()).toEqual([]);
});

test('the snapshot of an unchanged post is not written again, however old it is (GEN-07, X-22)', async () => {
  await sandbox.replaceStories([story(1)]);
  await runCron(BLOG_CRON);
  const before = await versionOf('blog/post-1.html');
  await age(30 * 24 * 3_600_000);
  await runCron(BLOG_CRON);
  expect(await save({ slug: 'post-1' })).toMatchObject({ status: 200, body: { skipped: true } });
  expect(await versionOf('blog/post-1.html')).toBe(before);
});

test('of two posts with one slug each has a snapshot, and runs write none anew (GEN-07)', async () => {
  await sandbox.replaceStories([
    story(1, { slug: 'same', title: 'Older' }),
    story(2, { slug: 'same', title: 'Newer' }),
  ]);
  await runCron(BLOG_CRON);
  expect(await text('/blog/same.html')).toContain('Older');
  expect(await text('/blog/same-2.html')).toContain('Newer');
  const first = await versionOf('blog/same-2.html');
  await runCron(BLOG_CRON);
  expect(await versionOf('blog/same-2.html')).toBe(first);
  await sandbox.removeStory(1);
  await sandbox.webhook('delete', 1);
  expect(await stored()).toEqual(['blog/same-2.html']);
});

test('the API returns a stored post, fetched again after a day and not before (GEN-02, GEN-11, CST-15)', async () => {
  await sandbox.replaceStories([story(1)]);
  expect((await request('/api/cached-post/post-1')).status).toBe(404);
  await text('/blog');
  const cached = async () =>
    (await request('/api/cached-post/post-1')).json<Record<'title' | 'cachedAt', string>>();
  expect(await cached()).toMatchObject({ slug: 'post-1', cachedAt: expect.any(String) });
  await sandbox.putStory(1, story(1, { title: 'Changed' }));
  await sandbox.clearCalls();
  const hour = 3_600_000;
  await age(23 * hour);
  expect((await cached()).title).toBe('Post 1');
  expect(await sandbox.calls('storychief')).toEqual([]);
  await age(2 * hour);
  expect((await cached()).title).toBe('Changed');
  await age(25 * hour);
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  expect((await cached()).title, 'an old post is better than none').toBe('Changed');
});

test('a purge removes everything of the blog, and the next view fetches it again', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  await runCron(BLOG_CRON);
  await sandbox.replaceStories([story(1)]);
  expect((await postForm('/admin/site/purge', await openSession())).status).toBe(303);
  expect(await stored()).toEqual([]);
  const html = await text('/blog');
  expect(html).toContain('href="/blog/post-1"');
  expect(html).not.toContain('post-2');
});
