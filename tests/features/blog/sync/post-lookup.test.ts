import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { refreshStaleList } from '../../../../src/features/blog/sync/list.sync.ts';
import { servicesOf } from '../../../../src/services.ts';
import { age, cards, listCalls, stories, text } from '../../../helpers/stored-blog.ts';
import { FLOOD, request } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

/** How a post is found, by whatever address it may have. */

test('the list asks for 50 published stories a page (BLOG-20, CST-15)', async () => {
  await text('/blog');
  const [call] = await sandbox.calls('storychief');
  expect(call?.path).toBe('/1.0/stories');
  expect(call?.query).toMatchObject({
    page: '1',
    count: '50',
    per_page: '50',
    status: 'published',
  });
});

test('the list falls back to the other addresses in their order (API-03)', async () => {
  await sandbox.storychief({ endpoints: ['publications/stories'] });
  expect(cards(await text('/blog'))).toBe(9);
  const paths = (await sandbox.calls('storychief')).map(({ path }) => path).toReversed();
  expect(paths).toEqual([
    '/1.0/stories',
    '/1.0/posts',
    '/1.0/publications/posts',
    '/1.0/publications/stories',
  ]);
});

test('an unseen post is found among 100 published, then asked for by id with its ten includes (POST-07, POST-10, CST-15, X-29)', async () => {
  await request('/blog/the-offer-call');
  const calls = (await sandbox.calls('storychief')).toReversed();
  expect(calls[0]?.query).toMatchObject({ count: '100', status: 'published' });
  expect(calls[1]?.path).toMatch(/^\/1\.0\/stories\/\d+$/);
  expect(calls[1]?.query['includes[]']).toHaveLength(10);
  expect(calls).toHaveLength(2);
});

test('a post is taken from the first address that has it (POST-08)', async () => {
  await sandbox.storychief({ endpoints: ['stories', 'publications/posts'] });
  const list = (await (await request('/api/storychief/stories?count=1')).json()) as {
    data: { id: number; slug: string }[];
  };
  const [newest] = list.data;
  await sandbox.fault('storychief', {
    mode: 'status',
    status: 404,
    paths: [`/stories/${newest?.id}`],
  });
  await sandbox.clearCalls();
  expect((await request(`/blog/${newest?.slug}`)).status).toBe(200);
  const asked = (await sandbox.calls('storychief')).map(({ path }) => path).toReversed();
  expect(asked.slice(1)).toEqual(
    ['stories', 'posts', 'publications/stories', 'publications/posts'].map(
      (family) => `/1.0/${family}/${newest?.id}`,
    ),
  );
});

test('an unknown post is a real 404 with the reason (POST-06, POST-09, ERR-12)', async () => {
  await text('/blog');
  await sandbox.clearCalls();
  const response = await request('/blog/no-such-post');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(await listCalls(), 'one list has all posts').toBe(1);
  expect(html).toContain('Post Not Found');
  expect(html).toContain('Post with slug no-such-post not found');
  expect(html, 'asking again would not help').not.toContain('Try Again');
  expect(html).toMatch(/name="robots" content="noindex/);
});

test('what can be no post at all does not reach StoryChief (POST-06)', async () => {
  const response = await request('/blog/..%2F..%2Fsecret');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('The blog post you are looking for does not exist.');
  expect(await sandbox.calls('storychief')).toEqual([]);
});

test('a crawler of invented addresses is stopped before it reaches StoryChief', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  const from = { headers: { 'cf-connecting-ip': '198.51.100.77' } };
  const responses = await Promise.all(
    Array.from({ length: FLOOD }, async (_, count) => request(`/blog/invented-${count}`, from)),
  );
  expect(responses.map(({ status }) => status)).toContain(429);
  expect((await request('/blog/post-1', from)).status, 'what is kept is served').toBe(200);
});

test('crawlers of many addresses together are stopped before they reach StoryChief', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  const from = (count: number) => ({ headers: { 'cf-connecting-ip': `203.0.113.${count}` } });
  const responses = await Promise.all(
    Array.from({ length: FLOOD }, async (_, count) => request(`/blog/made-${count}`, from(count))),
  );
  expect(responses.map(({ status }) => status)).toContain(429);
  expect((await request('/blog/post-1', from(1))).status, 'what is kept is served').toBe(200);
});

test('posts beyond the newest hundred are found, and a newer one in the first list (Y-05)', async () => {
  await sandbox.replaceStories(stories(130));
  expect((await request('/blog/post-130')).status).toBe(200);
  expect(await listCalls()).toBe(1);
  expect((await request('/blog/post-1')).status).toBe(200);
});

test('posts beyond the newest fifty are listed, and each page of StoryChief’s list is asked for once (Y-05)', async () => {
  await sandbox.replaceStories(stories(150));
  await text('/blog');
  const refresh = async () => {
    await age();
    await sandbox.clearCalls();
    await refreshStaleList(servicesOf(env));
    const calls = await sandbox.calls('storychief');
    return calls.filter(({ path }) => path === '/1.0/stories').map(({ query }) => query['page']);
  };
  expect((await refresh()).toReversed()).toEqual(['1', '2', '3']);
  expect(await text('/blog?page=17')).toContain('href="/blog/post-1"');
  // StoryChief goes on counting what was removed from our channel.
  await sandbox.webhook('delete', 150);
  // What is stored has changed, so older pages are looked through once more.
  expect((await refresh()).toReversed()).toEqual(['1', '2', '3']);
  expect(await refresh()).toEqual(['1']);
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
