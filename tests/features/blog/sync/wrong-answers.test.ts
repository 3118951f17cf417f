import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { refreshStaleList } from '../../../../src/features/blog/sync/list.sync.ts';
import { refreshStalePost } from '../../../../src/features/blog/sync/post.sync.ts';
import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { OUTBOX_CRON } from '../../../../src/cron-jobs.ts';
import { servicesOf } from '../../../../src/services.ts';
import { request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';
import { age, stories, text } from '../../../helpers/stored-blog.ts';

const services = () => servicesOf(env);
const DENY = { mode: 'status', status: 404 } as const;
/** Every path that leads to one story, and not to the list. */
const STORY_PATHS = (ids: readonly number[]) => ids.map((id) => `/${id}`);

const storedIds = async () =>
  (await env.DB.prepare('select id from posts order by cast(id as integer)').all<{ id: string }>())
    .results.length;

const alerts = async () =>
  (
    await env.DB.prepare('select alert from alerts where ended_at is null').all<{ alert: string }>()
  ).results.map(({ alert }) => alert);

/** A blog of so many posts, all stored. */
async function blogOf(count: number): Promise<void> {
  await sandbox.replaceStories(stories(count));
  await text('/blog');
  for (let pass = 0; pass < 3; pass += 1) {
    await age();
    await refreshStaleList(services());
  }
  expect(await storedIds()).toBe(count);
}

/** Reads posts as visitors do while they are old, with what that refreshes. */
async function readOld(ids: readonly number[]): Promise<void> {
  await age();
  for (const id of ids) {
    clearPageCache();
    expect((await request(`/blog/post-${id}`)).status, `post ${id}`).toBe(200);
    await refreshStalePost(services(), String(id));
  }
}

test('a 404 of everything removes no post, is an alert within minutes, and ends by itself (Y-05)', async () => {
  await blogOf(120);
  await sandbox.fault('storychief', DENY);
  await readOld([120, 100, 20, 3]);
  await age();
  await refreshStaleList(services());
  expect(await storedIds()).toBe(120);
  await runCron(OUTBOX_CRON);
  expect(await alerts()).toContain('provider:cms-denies-all');
  await sandbox.heal();
  await readOld([3]);
  expect((await text('/sitemap.xml')).match(/\/blog\/post-/g)).toHaveLength(120);
});

test('a 404 of every single story, while the list answers, removes none (Y-05)', async () => {
  await blogOf(12);
  await sandbox.fault('storychief', {
    ...DENY,
    paths: STORY_PATHS(Array.from({ length: 12 }, (_, index) => index + 1)),
  });
  await readOld([12, 5]);
  expect(await storedIds()).toBe(12);
});

test('a list that is empty, or short, removes no post that its story still has (Y-05)', async () => {
  await blogOf(12);
  await sandbox.fault('storychief', {
    mode: 'status',
    status: 200,
    body: '{"data":[],"meta":{"pagination":{"total":0}}}',
    paths: ['/stories'],
  });
  await age();
  await refreshStaleList(services());
  expect(await storedIds()).toBe(12);
  // All stories are denied as well: as by a publication that is paused.
  await sandbox.heal();
  await sandbox.replaceStories([]);
  await age();
  await refreshStaleList(services());
  expect(await storedIds()).toBe(12);
  expect((await request('/blog/post-5')).status).toBe(200);
});

test('what was taken back goes while another post answers, also by the list alone (Y-05)', async () => {
  await blogOf(12);
  await sandbox.removeStory(5);
  await age();
  await refreshStalePost(services(), '5');
  expect(await storedIds()).toBe(11);
  await sandbox.removeStory(7);
  await age();
  await refreshStaleList(services());
  expect(await storedIds()).toBe(10);
});

test('a post that was removed wrongly comes back with the next good list, old ones too (Y-05)', async () => {
  await blogOf(120);
  await env.DB.prepare("delete from posts where id in ('3', '70', '119')").run();
  await age();
  await refreshStaleList(services());
  expect(await storedIds()).toBe(120);
});

test('the newest webhook’s story counts more than an API that denies it (Y-05)', async () => {
  await blogOf(12);
  await sandbox.putStory(12, story(12, { title: 'By the webhook' }));
  await sandbox.fault('storychief', { ...DENY, paths: STORY_PATHS([12]) });
  const { body } = await sandbox.webhook('update', 12);
  expect(body['permalink']).toContain('/blog/post-12');
  clearPageCache();
  await expect(text('/blog/post-12')).resolves.toContain('By the webhook');
});
