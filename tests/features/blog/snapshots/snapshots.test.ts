import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { snapshotKey } from '../../../../src/features/blog/snapshots/snapshot-files.ts';
import { BLOG_CRON } from '../../../../src/jobs.ts';
import { text } from '../../../helpers/stored-blog.ts';
import { request, runCron, sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';

const SNAPSHOT = '/blog/post-1.html';

const get = (headers: Record<string, string>, method = 'GET') =>
  request(SNAPSHOT, { method, headers });

async function begin(): Promise<{ bytes: Uint8Array; etag: string; modified: string }> {
  await sandbox.replaceStories([
    story(1, { content: '<p>Résumés, and a word more</p>' }),
    story(2),
  ]);
  await runCron(BLOG_CRON);
  const whole = await request(SNAPSHOT);
  return {
    bytes: new Uint8Array(await whole.arrayBuffer()),
    etag: whole.headers.get('etag') ?? '',
    modified: whole.headers.get('last-modified') ?? '',
  };
}

const save = async (cookie: string, body: Record<string, unknown>) => {
  const whole = { filename: 'a.html', html: '', title: 'x', postData: {}, ...body };
  const response = await sendJson('POST', '/api/save-post-html', whole, { cookie });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
};

test('a reader who has the snapshot gets 304 by its tag or date; the tag decides', async () => {
  const { etag, modified } = await begin();
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ 'if-none-match': `W/${etag}, "x"` })).status).toBe(304);
  expect((await get({ 'if-none-match': '"x"' })).status).toBe(200);
  expect((await get({ 'if-modified-since': modified })).status).toBe(304);
  const before = new Date(Date.parse(modified) - 60_000).toUTCString();
  expect((await get({ 'if-modified-since': before })).status).toBe(200);
  expect((await get({ 'if-none-match': '"x"', 'if-modified-since': modified })).status).toBe(200);
  const unchanged = await get({ 'if-none-match': etag });
  expect(unchanged.headers.get('etag')).toBe(etag);
  expect(await unchanged.text()).toBe('');
});

test('HEAD has the headers of GET, and the length', async () => {
  const { bytes, etag } = await begin();
  const head = await get({}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe(etag);
  expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(await head.text()).toBe('');
});

test.each([
  '../secret',
  '..',
  '.',
  '/',
  'a/b',
  'a\\b',
  '%2e%2e%2fsecret',
  '..%2fsecret',
  'a%00',
  'a\0',
  'a\n',
  ' a',
  'a ',
  '%252e%252e%252fsecret',
  '%5c..%5csecret',
  'a%',
  '%ff',
  'post‐1', // a hyphen of another kind
  '-a',
  '_a',
  '.a',
  '~a',
  '\u0301a', // a mark without its letter
  'a\u202eb', // reverses what is read
  'a.html',
  'a.HTML',
  'a.html/../b',
  'con:a',
  'a?b',
  'a#b',
  '*',
  '',
  'a'.repeat(201),
])(
  'a slug cannot leave blog/: %j has no key, and no route stores or serves it (GEN-16)',
  async (slug) => {
    expect(snapshotKey(slug)).toBeUndefined();
    const cookie = await openSession();
    const saved = await save(cookie, { slug });
    expect(saved.status).toBe(422);
    expect(saved.body['fields']).toHaveProperty('slug');
    expect((await env.BLOG_HTML.list()).objects).toEqual([]);
    expect(await sandbox.calls('storychief')).toEqual([]);
    await env.BLOG_HTML.put('secret.html', 'secret');
    const response = await request(`/blog/${encodeURIComponent(slug)}.html`);
    expect(await response.text()).not.toBe('secret');
    expect(response.status).toBe(404);
  },
);

test.each(['a', 'post-1', '0', 'a'.repeat(200), 'A', 'a..b', '字'.repeat(200)])(
  'the address of a post has a key under blog/, which R2 takes: %s (GEN-16, CRL-03)',
  (slug) => {
    const key = snapshotKey(slug) ?? '';
    expect(key).toBe(`blog/${slug}.html`);
    expect(new TextEncoder().encode(key).byteLength).toBeLessThanOrEqual(1024);
  },
);

const UNUSUAL_SLUGS = [
  ['My_Post', 'My_Post'],
  ['über-größe', 'über-größe'],
  ['%C3%BCber-gr%C3%B6%C3%9Fe', 'über-größe'],
  ['пост', 'пост'],
  ['post--1', 'post--1'],
  ['a-', 'a-'],
  ['v1.2~beta', 'v1.2~beta'],
] as const;

test.each(UNUSUAL_SLUGS)(
  'a post with the slug %s has a snapshot like every other (CRL-03, GEN-09)',
  async (sent, slug) => {
    await sandbox.replaceStories([story(1, { slug: sent, title: 'Unusual' })]);
    const path = `/blog/${encodeURIComponent(slug)}`;
    await text('/blog');
    expect(await text(path)).toContain('>Unusual</h1>');
    for (const asked of new Set([sent, slug])) {
      const saved = await save(await openSession(), { slug: asked });
      expect(saved).toMatchObject({ status: 200, body: { filename: `${slug}.html` } });
    }
    const keys = (await env.BLOG_HTML.list()).objects.map(({ key }) => key);
    expect(keys).toEqual([`blog/${slug}.html`]);
    const snapshot = await text(`${path}.html`);
    expect(snapshot).toContain('>Unusual</h1>');
    expect(snapshot).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    const marker = await request(`/api/check-html/${encodeURIComponent(slug)}`);
    expect(await marker.json()).toEqual({ exists: true });
    await env.BLOG_HTML.delete(keys);
    await runCron(BLOG_CRON);
    expect(await env.BLOG_HTML.head(`blog/${slug}.html`)).not.toBeNull();
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

test('the file name in a request is ignored (GEN-16)', async () => {
  await sandbox.replaceStories([story(1)]);
  const cookie = await openSession();
  for (const filename of ['../../etc/passwd', '/index.html', 'other.html', '']) {
    const saved = await save(cookie, { slug: 'post-1', filename });
    expect(saved).toMatchObject({ status: 200, body: { filename: 'post-1.html' } });
  }
  expect((await env.BLOG_HTML.list()).objects.map(({ key }) => key)).toEqual(['blog/post-1.html']);
});

test('writing the snapshot of one card stores that one file, and its marker shows it (GEN-15, GEN-01)', async () => {
  await sandbox.replaceStories([story(1), story(2)]);
  await text('/blog');
  const marker = async (slug: string) => (await request(`/api/check-html/${slug}`)).json();
  expect(await marker('post-1')).toEqual({ exists: false });
  const saved = await save(await openSession(), { slug: 'post-1' });
  expect(saved.body).toMatchObject({ success: true, skipped: false, filename: 'post-1.html' });
  expect(await marker('post-1')).toEqual({ exists: true });
  expect(await marker('post-2')).toEqual({ exists: false });
  expect((await env.BLOG_HTML.list()).objects.map(({ key }) => key)).toEqual(['blog/post-1.html']);
});

test('the snapshot of an unchanged post is not written again, however old it is (GEN-07, X-22)', async () => {
  await begin();
  const written = async () => (await env.BLOG_HTML.head('blog/post-1.html'))?.version;
  const before = await written();
  const month = 30 * 24 * 3_600_000;
  await env.DB.batch([
    env.DB.prepare('update posts set fetched_at = fetched_at - ?').bind(month),
    env.DB.prepare('update html_snapshots set written_at = written_at - ?').bind(month),
    env.DB.prepare('update job_runs set succeeded_at = succeeded_at - ?').bind(month),
  ]);
  await runCron(BLOG_CRON);
  expect(await save(await openSession(), { slug: 'post-1' })).toMatchObject({
    status: 200,
    body: { skipped: true },
  });
  expect(await written()).toBe(before);
});

test('of two posts with one slug the newer has the snapshot, and runs do not alternate (GEN-07)', async () => {
  await sandbox.replaceStories([
    story(1, { slug: 'same', title: 'Older' }),
    story(2, { slug: 'same', title: 'Newer' }),
  ]);
  await runCron(BLOG_CRON);
  expect(await text('/blog/same.html')).toContain('Newer');
  const first = await env.BLOG_HTML.head('blog/same.html');
  await runCron(BLOG_CRON);
  expect((await env.BLOG_HTML.head('blog/same.html'))?.version).toBe(first?.version);
});

test('a cached post is fetched again after a day, not before (GEN-11, CST-15)', async () => {
  await sandbox.replaceStories([story(1)]);
  await text('/blog');
  const title = async () =>
    (await (await request('/api/cached-post/post-1')).json<{ title: string }>()).title;
  const age = (hours: number) =>
    env.DB.prepare('update posts set fetched_at = ?')
      .bind(Date.now() - hours * 3_600_000)
      .run();
  await sandbox.putStory(1, story(1, { title: 'Changed' }));
  await sandbox.clearCalls();
  await age(23);
  expect(await title()).toBe('Post 1');
  expect(await sandbox.calls('storychief')).toEqual([]);
  await age(25);
  expect(await title()).toBe('Changed');
  await age(25);
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  expect(await title(), 'an old post is better than none').toBe('Changed');
});
