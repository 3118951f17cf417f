import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';

import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { listCalls, stories, text } from '../../../helpers/stored-blog.ts';
import { runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

/** What a run over the newest posts does. */

test('the cron writes the snapshots of exactly the twenty that were published last (BLOG-26, GEN-10, GEN-12)', async () => {
  // Which post was changed last is another order.
  await sandbox.replaceStories(
    Array.from({ length: 23 }, (_, index) =>
      story(index + 1, { updated_at: new Date(Date.UTC(2026, 5, 1, 0, -index)).toISOString() }),
    ),
  );
  await runCron(BLOG_CRON);
  const { objects } = await env.BLOG_HTML.list();
  expect(objects.map(({ key }) => key).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `blog/post-${index + 4}.html`).toSorted(),
  );
});

test('an unchanged post is skipped, a changed one written again (GEN-07, GEN-08, Y-18)', async () => {
  await sandbox.replaceStories([story(1), story(2)]);
  await runCron(BLOG_CRON);
  const first = await env.BLOG_HTML.head('blog/post-1.html');
  await sandbox.putStory(2, story(2, { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' }));
  await runCron(BLOG_CRON);
  expect((await env.BLOG_HTML.head('blog/post-1.html'))?.version).toBe(first?.version);
  expect(await text('/blog/post-2.html')).toContain('Changed');
});

test.each([{ mode: 'status', status: 500 }, { mode: 'refuse' }, { mode: 'malformed' }] as const)(
  'a cron that cannot reach StoryChief ($mode) leaves what there is as it is (GEN-13)',
  async (fault) => {
    const snapshots = async () =>
      (await env.BLOG_HTML.list()).objects.map(({ key, version }) => [key, version]);
    await runCron(BLOG_CRON);
    const before = await snapshots();
    expect(before).toHaveLength(20);
    await sandbox.fault('storychief', fault);
    await runCron(BLOG_CRON);
    expect(await snapshots()).toEqual(before);
  },
);

test('the cron counts what it wrote and what it skipped (GEN-08, GEN-09)', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const lastRun = () =>
    JSON.parse(String(logged.mock.calls.at(-1)?.[0])) as Record<string, unknown>;
  await sandbox.replaceStories(stories(3));
  await runCron(BLOG_CRON);
  expect(lastRun()).toMatchObject({ processed: 3, updated: 3, skipped: 0, errors: 0 });
  await sandbox.putStory(2, story(2, { title: 'New', updated_at: '2026-05-01T00:00:00Z' }));
  await runCron(BLOG_CRON);
  expect(lastRun()).toMatchObject({ processed: 3, updated: 1, skipped: 2, errors: 0 });
  logged.mockRestore();
});

test('one post that fails does not stop the rest, and two runs at once do nothing twice (GEN-12, CRL-03)', async () => {
  await sandbox.storychief({ lean: true });
  await sandbox.replaceStories(stories(5));
  await sandbox.fault('storychief', { mode: 'status', status: 500, paths: ['/3'] });
  await Promise.all([runCron(BLOG_CRON), runCron(BLOG_CRON)]);
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
    without_snapshot: ['post-3'],
  });
});
