import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { refreshStaleList } from '../../../../src/features/blog/sync/list.sync.ts';
import { servicesOf } from '../../../../src/services.ts';
import { ORIGIN, postForm, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';

const text = async (path: string) => (await request(path)).text();
const headline = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await text(path))?.[1];
const older = (fields = {}) => story(1, { slug: 'same', title: 'Older', ...fields });
const newer = (fields = {}) => story(2, { slug: 'same', title: 'Newer', ...fields });

async function publish(id: number, stored: Record<string, unknown>): Promise<unknown> {
  await sandbox.putStory(id, stored);
  return (await sandbox.webhook('publish', id)).body['permalink'];
}

async function refreshList(): Promise<void> {
  await env.DB.prepare('update job_runs set succeeded_at = 0, locked_until = null').run();
  await refreshStaleList(servicesOf(env));
}

test('a story with the slug of another is published beside it, and StoryChief is told where', async () => {
  await sandbox.replaceStories([]);
  expect(await publish(1, older())).toBe(`${ORIGIN}/blog/same`);
  expect(await publish(2, newer())).toBe(`${ORIGIN}/blog/same-2`);
  expect(await publish(3, story(3, { slug: 'same', title: 'Third' }))).toBe(
    `${ORIGIN}/blog/same-3`,
  );
  expect(await headline('/blog/same')).toBe('Older');
  expect(await headline('/blog/same-2')).toBe('Newer');
  expect(await text('/blog/same-2.html')).toContain('Newer');
  for (const path of ['/blog', '/sitemap.xml', '/blog/atom.xml', '/llms.txt']) {
    const shown = await text(path);
    for (const slug of ['same', 'same-2', 'same-3'])
      expect(shown, path).toMatch(new RegExp(`/blog/${slug}["<)\\s.?#]`));
  }
});

test('of two that come with one list the older has the slug, and each refresh says the same', async () => {
  await sandbox.replaceStories([newer(), older()]);
  await text('/blog');
  await runCron(BLOG_CRON);
  for (let turn = 1; turn <= 2; turn += 1) {
    expect([await headline('/blog/same'), await headline('/blog/same-2')]).toEqual([
      'Older',
      'Newer',
    ]);
    await refreshList();
  }
});

test('a post that is fetched alone does not take the address of another', async () => {
  await sandbox.replaceStories([older(), newer({ slug: 'other' })]);
  await text('/blog');
  await sandbox.putStory(2, newer());
  await env.DB.prepare('update posts set fetched_at = 1, locked_until = null').run();
  await text('/blog/other');
  await expect.poll(() => headline('/blog/same-2')).toBe('Newer');
  expect(await headline('/blog/same')).toBe('Older');
  expect((await request('/blog/other')).headers.get('location')).toBe('/blog/same-2');
});

test('while the older story is away, links to the newer one stay, and it comes back to its address', async () => {
  await sandbox.replaceStories([older(), newer()]);
  await text('/blog');
  await sandbox.removeStory(1);
  await sandbox.webhook('delete', 1);
  await refreshList();
  expect(await headline('/blog/same-2')).toBe('Newer');
  expect((await request('/blog/same')).status).toBe(404);
  expect(await publish(1, older())).toBe(`${ORIGIN}/blog/same`);
  expect(await headline('/blog/same-2')).toBe('Newer');
});

test('a story gets its slug when the other one moves, and its former address leads there', async () => {
  await sandbox.replaceStories([older(), newer()]);
  await text('/blog');
  await publish(1, older({ slug: 'another' }));
  await publish(2, newer());
  expect(await headline('/blog/same')).toBe('Newer');
  expect(await headline('/blog/another')).toBe('Older');
  expect((await request('/blog/same-2')).headers.get('location')).toBe('/blog/same');
});

test.each(['webhook', 'list'])('two stories swap their slugs: %s', async (way) => {
  const [a, b] = [story(1, { slug: 'b', title: 'A' }), story(2, { slug: 'a', title: 'B' })];
  await sandbox.replaceStories([
    { ...a, slug: 'a' },
    { ...b, slug: 'b' },
  ]);
  await text('/blog');
  await sandbox.replaceStories([a, b]);
  if (way === 'webhook') for (const id of [1, 2, 1]) await sandbox.webhook('update', id);
  else await refreshList();
  expect([await headline('/blog/a'), await headline('/blog/b')]).toEqual(['B', 'A']);
});

test('addresses stay as they were after all that is stored was dropped', async () => {
  await sandbox.replaceStories([]);
  await publish(2, newer());
  await publish(1, older());
  expect(await headline('/blog/same'), 'who had it first').toBe('Newer');
  await sandbox.replaceStories([older(), newer()]);
  await postForm('/admin/site/purge', await openSession());
  await text('/blog');
  expect([await headline('/blog/same'), await headline('/blog/same-2')]).toEqual([
    'Newer',
    'Older',
  ]);
});

test('two posts that were stored with one slug are told apart by the next refresh', async () => {
  await sandbox.replaceStories([older(), newer()]);
  await text('/blog');
  await env.DB.prepare("update posts set slug = 'same', asked_slug = null").run();
  await env.DB.prepare("delete from post_addresses where slug = 'same-2'").run();
  await refreshList();
  expect([await headline('/blog/same'), await headline('/blog/same-2')]).toEqual([
    'Older',
    'Newer',
  ]);
});

test('staff see which story has to get a slug of its own', async () => {
  await sandbox.replaceStories([older()]);
  await text('/blog');
  const cookie = await openSession();
  const page = async () => (await getAs(cookie, '/admin/site?tab=engineers')).text();
  expect(await page()).not.toContain('Stories with the slug of another');
  await publish(2, newer());
  expect(await page()).toMatch(
    /Stories with the slug of another.*Newer.*href="\/blog\/same">Older<.*\/blog\/same-2/,
  );
});
