import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { clearPageCache } from '../../../../src/http/page/page-cache.ts';
import { cards, eventually, readInParts, stories, text } from '../../../helpers/stored-blog.ts';
import { request } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';

/** What a visitor reads while StoryChief is slow or fails. */

test('while StoryChief is slow, a first visitor has the page and the loading text at once (SHELL-29, BLOG-17)', async () => {
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 600 });
  const response = await request('/blog');
  const { first, rest } = await readInParts(response, 'Loading posts...');
  expect(first).toContain('<header');
  expect(first).toContain('written down');
  expect(first).not.toContain('Read More');
  expect(cards(rest)).toBe(9);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
});

test('a stored list comes whole at once, whatever StoryChief does', async () => {
  await text('/blog');
  await sandbox.clearCalls();
  await sandbox.fault('storychief', { mode: 'hang' });
  clearPageCache();
  const response = await request('/blog');
  expect(cards(await response.text())).toBe(9);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0');
  expect(await sandbox.calls('storychief'), 'nobody waits on it, nobody asks it').toEqual([]);
});

test('without a single stored post the failure is shown, in StoryChief’s words (BLOG-18, BLOG-28)', async () => {
  await sandbox.fault('storychief', {
    mode: 'status',
    status: 503,
    body: '{"error":"Down for maintenance"}',
  });
  const response = await request('/blog');
  const html = await response.text();
  expect(response.status).toBe(502);
  expect(html).toContain('Error Loading Blog');
  expect(html).toContain('Down for maintenance');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Try Again/);
});

test('an answer without an error text is named by its status (BLOG-28, ERR-10)', async () => {
  await sandbox.fault('storychief', { mode: 'status', status: 500, body: 'oops' });
  expect(await text('/blog')).toMatch(/API error: 500/);
});

test('a timeout is shown in plain words, without hosts and deadlines (BLOG-28, ERR-14)', async () => {
  await sandbox.fault('storychief', { mode: 'refuse' });
  expect(await text('/blog')).toContain('<p>Failed to fetch posts</p>');
  expect(await text('/blog/the-offer-call')).toContain('<p>Failed to fetch post</p>');
  expect(await (await request('/api/storychief/stories')).json()).toEqual({
    error: 'Failed to fetch posts',
  });
});

test('an answer in another shape is an unexpected one (BLOG-28, ERR-13)', async () => {
  await sandbox.fault('storychief', { mode: 'malformed' });
  expect(await text('/blog')).toContain('Unexpected response format');
});

test('a post that takes long is announced (POST-05)', async () => {
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 3000, times: 1 });
  const html = await text('/blog/the-offer-call');
  expect(html).toContain('Loading post...');
  expect(html).toContain('Back to Blog');
});

test('a reader who comes while another one’s request fetches the post waits for the stored post (POST-05, X-29)', async () => {
  await sandbox.storychief({ lean: true });
  await sandbox.replaceStories(stories(2));
  await text('/blog');
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 1500 });
  await sandbox.clearCalls();
  const asked = await request('/blog/post-1');
  const locked = 'select locked_until from posts where slug = ? and locked_until is not null';
  await eventually(async () => {
    expect(await env.DB.prepare(locked).bind('post-1').first()).not.toBeNull();
  });
  const awaited = await request('/blog/post-1');
  const [first, second] = await Promise.all([
    readInParts(asked, 'Loading post...'),
    readInParts(awaited, 'Loading from cache...'),
  ]);
  expect(second.first).toContain('>Post 1</h1>');
  expect(second.first).not.toContain('Loading post...');
  for (const { rest } of [first, second]) expect(rest).toContain('Body 1');
  expect(await sandbox.calls('storychief')).toHaveLength(1);
});

// It is read before the first byte goes out, because its status has to be known.
test('a stored post is not announced but shown, and costs no call, whatever StoryChief does (POST-05, X-29)', async () => {
  await text('/blog/the-offer-call');
  await sandbox.clearCalls();
  await sandbox.fault('storychief', { mode: 'hang' });
  clearPageCache();
  const html = await text('/blog/the-offer-call');
  expect(html).toContain('class="prose');
  expect(html).not.toContain('Loading post...');
  expect(html).not.toContain('Loading from cache...');
  expect(html, 'nothing is filled in later').not.toContain('hidden id="S:');
  expect(await sandbox.calls('storychief')).toEqual([]);
});

test('of a listed post the headline comes before its slow body (SHELL-29, POST-05)', async () => {
  await sandbox.storychief({ lean: true });
  await sandbox.replaceStories(stories(2));
  await text('/blog');
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 500 });
  const response = await request('/blog/post-1');
  const { first, rest } = await readInParts(response, 'Loading post...');
  expect(first).toContain('>Post 1</h1>');
  expect(first).toContain('<title>Post 1 · RiC</title>');
  expect(first).not.toContain('Body 1');
  expect(rest).toContain('Body 1');
});

test('when StoryChief is well again, Try Again shows the posts (BLOG-18)', async () => {
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const failed = await request('/blog');
  const html = await failed.text();
  expect(html).toContain('Error Loading Blog');
  expect(html).toMatch(/<button[^>]*>Try Again<\/button>/);
  await sandbox.heal();
  expect(await text('/blog')).toContain('Read More →');
});

test('stored posts are shown although the list could not be had (BLOG-18)', async () => {
  await text('/blog/the-offer-call');
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const html = await text('/blog');
  expect(html).not.toContain('Error Loading Blog');
  expect(html).toContain('Read More →');
});
