import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { BLOG_CRON } from '../../../../src/jobs.ts';
import { stories, text } from '../../../helpers/stored-blog.ts';
import { request, runCron, sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';

test('a snapshot is a whole page for crawlers, with 304 for those who have it (SHELL-20, GEN-05, GEN-14)', async () => {
  await runCron(BLOG_CRON);
  const [file] = (await env.BLOG_HTML.list()).objects;
  const response = await request(`/${file?.key}`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(html).toBe(await (await env.BLOG_HTML.get(file?.key ?? ''))?.text());
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blog\/[a-z0-9-]+"/);
  expect(html).toContain('BlogPosting');
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const again = await request(`/${file?.key}`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  '/blog/unknown.html',
  '/blog/..%2Fsecret.html',
  '/blog/A.html',
  '/blog/.html',
  '/blog/en/x.html',
])('%s is no snapshot (GEN-06, GEN-16)', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page Not Found.');
});

test('the API says whether a post has a snapshot, and returns the stored post (GEN-01, GEN-02)', async () => {
  expect(await (await request('/api/check-html/the-offer-call')).json()).toEqual({
    exists: false,
  });
  expect((await request('/api/cached-post/the-offer-call')).status).toBe(404);
  await text('/blog');
  const cached = await (await request('/api/cached-post/the-offer-call')).json();
  expect(cached).toMatchObject({
    slug: 'the-offer-call',
    updated_at: expect.any(String),
    cachedAt: expect.any(String),
  });
});

test('staff write a snapshot; its markup is the Worker’s, not the browser’s (GEN-03, GEN-04, Y-03)', async () => {
  const body = {
    filename: '../x.html',
    html: '<script>bad()</script>',
    slug: 'the-offer-call',
    title: 'x',
    postData: {},
  };
  expect((await sendJson('POST', '/api/save-post-html', body)).status).toBe(401);
  expect(await (await request('/api/check-html/the-offer-call')).json()).toEqual({
    exists: false,
  });
  const cookie = await openSession();
  const saved = await sendJson('POST', '/api/save-post-html', body, { cookie });
  expect(await saved.json()).toMatchObject({
    success: true,
    skipped: false,
    filename: 'the-offer-call.html',
  });
  expect(await text('/blog/the-offer-call.html')).not.toContain('bad()');
  const again = await sendJson('POST', '/api/save-post-html', body, { cookie });
  expect(await again.json()).toMatchObject({ success: true, skipped: true });
});

test('saving a snapshot asks StoryChief first, and uses the stored post while it is down (GEN-08)', async () => {
  const cookie = await openSession();
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
  [{ extra: 1 }, 'extra'],
])('a save with %j names the field, and stores nothing (GEN-16)', async (change, field) => {
  const cookie = await openSession();
  const body = { filename: 'a.html', html: '', slug: 'a', title: 'x', postData: {}, ...change };
  const response = await sendJson('POST', '/api/save-post-html', body, { cookie });
  expect(response.status).toBe(422);
  const refused = await response.json<{ fields: Record<string, string> }>();
  expect(Object.keys(refused.fields)).toEqual([field]);
  expect((await env.BLOG_HTML.list()).objects).toEqual([]);
});

test('a save that is no JSON is 400', async () => {
  const cookie = await openSession();
  const response = await request('/api/save-post-html', {
    method: 'POST',
    body: '{"slug":',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(400);
});

test('a purge removes everything of the blog, and the next view fetches it again', async () => {
  const cookie = await openSession();
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  await runCron(BLOG_CRON);
  await sandbox.replaceStories([story(1)]);
  const purged = await sendJson('POST', '/api/admin/blog/purge', {}, { cookie });
  expect(purged.status).toBe(204);
  expect((await env.BLOG_HTML.list()).objects).toEqual([]);
  const html = await text('/blog');
  expect(html).toContain('href="/blog/post-1"');
  expect(html).not.toContain('post-2');
});
