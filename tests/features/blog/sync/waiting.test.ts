import { expect, test } from 'vitest';

import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { cards, readInParts, stories, text } from '../../../helpers/stored-blog.ts';
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

test('without a single stored post the failure is shown, in StoryChief’s words, until it is over (BLOG-18, BLOG-28)', async () => {
  const body = '{"error":"Down for maintenance"}';
  await sandbox.fault('storychief', { mode: 'status', status: 503, body });
  const response = await request('/blog');
  const html = await response.text();
  expect(response.status).toBe(502);
  expect(html).toContain('Error Loading Blog');
  expect(html).toContain('Down for maintenance');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Try Again/);
  expect(html.indexOf('Try Again'), 'before the words of a server').toBeLessThan(
    html.indexOf('Down for maintenance'),
  );
  await sandbox.heal();
  expect(await text('/blog')).toContain('Read More →');
});

test.each([
  [{ mode: 'status', status: 500, body: 'oops' }, /API error: 500/],
  [{ mode: 'refuse' }, />Failed to fetch posts<\/p>/],
  [{ mode: 'malformed' }, /Unexpected response format/],
] as const)(
  'a failure of %j is shown without hosts and deadlines (BLOG-28, ERR-10, ERR-13, ERR-14)',
  async (fault, shown) => {
    await sandbox.fault('storychief', fault);
    expect(await text('/blog')).toMatch(shown);
    const { error } = await (await request('/api/storychief/stories')).json<{ error: string }>();
    expect(`<p>${error}</p>`).toMatch(shown);
  },
);

test.each([
  ['/blog/the-offer-call', 200],
  ['/blog/no-such-post', 404],
])('%s has its status, however slow StoryChief is (POST-06)', async (path, status) => {
  await sandbox.fault('storychief', { mode: 'delay', delay_ms: 3000, times: 1 });
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('Loading from cache...');
});

// It is read before the first byte goes out, because its status has to be known.
test('a stored post is not announced but shown, and costs no call, whatever StoryChief does (POST-05, X-29)', async () => {
  await text('/blog/the-offer-call');
  await sandbox.clearCalls();
  await sandbox.fault('storychief', { mode: 'hang' });
  clearPageCache();
  const html = await text('/blog/the-offer-call');
  expect(html).toContain('class="prose');
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
  const { first, rest } = await readInParts(response, 'Loading from cache...');
  expect(first).toContain('>Post 1</h1>');
  expect(first).toContain('<title>Post 1 · RiC</title>');
  expect(first).not.toContain('Body 1');
  expect(rest).toContain('Body 1');
});

test('stored posts are shown although the list could not be had (BLOG-18)', async () => {
  await text('/blog/the-offer-call');
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const html = await text('/blog');
  expect(html).not.toContain('Error Loading Blog');
  expect(html).toContain('Read More →');
});
