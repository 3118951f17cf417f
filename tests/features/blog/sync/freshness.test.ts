import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, onTestFinished, test, vi } from 'vitest';

import { refreshStaleList } from '../../../../src/features/blog/sync/list.sync.ts';
import { refreshStalePost } from '../../../../src/features/blog/sync/post.sync.ts';
import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { deletePosts } from '../../../../src/features/blog/store/stored-posts.queries.ts';
import { createCms } from '../../../../src/providers/cms/storychief-client.ts';
import { servicesOf, type Services } from '../../../../src/services.ts';
import worker from '../../../../src/worker.ts';
import { stopClock } from '../../../helpers/clock.ts';
import { envWith } from '../../../helpers/faulty-stores.ts';
import {
  age,
  eventually,
  listCalls,
  stories,
  text,
  untilShows,
} from '../../../helpers/stored-blog.ts';
import { ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

const version = async () =>
  (
    await env.DB.prepare("select version from cached_pages where pages = 'blog'").first<{
      version: number;
    }>()
  )?.version;

test('a lean list does not cost a stored post its body or image', async () => {
  const article = async () =>
    /<article.*<\/article>/s.exec(await text('/blog/the-offer-call'))?.[0] ?? expect.fail();
  await text('/blog');
  const before = await article();
  await sandbox.storychief({ lean: true });
  await runCron(BLOG_CRON);
  clearPageCache();
  expect(await article()).toBe(before);
});

test('an old list goes out at once as it is stored, and the next view has the change', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  await sandbox.putStory(2, story(2, { title: 'Renamed' }));
  await age();
  expect(await text('/blog')).not.toContain('Renamed');
  await untilShows('/blog', 'Renamed');
});

test('a change is seen although its update time did not move, or there is none', async () => {
  await sandbox.replaceStories([story(1), story(2, { updated_at: null })]);
  await text('/blog');
  await sandbox.replaceStories([
    story(1, { content: '<p>Other body</p>' }),
    story(2, { updated_at: null, content: '<p>Another body</p>' }),
  ]);
  await age();
  await untilShows('/blog/post-1', 'Other body');
  await untilShows('/blog/post-2', 'Another body');
});

test('a post that no list reaches any more is refreshed when it is read', async () => {
  await sandbox.replaceStories(stories(60));
  await text('/blog/post-1');
  await sandbox.putStory(1, story(1, { content: '<p>New words</p>' }));
  await age();
  await untilShows('/blog/post-1', 'New words');
});

test('a list that has not changed renders no page again', async () => {
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
  await sandbox.replaceStories(stories(12));
  await text('/blog');
  await age();
  await sandbox.clearCalls();
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => text(`/blog?utm_source=letter-${index}`)),
  );
  await eventually(async () => expect(await listCalls()).toBeGreaterThan(0));
  await Promise.all(Array.from({ length: 6 }, async () => text('/blog')));
  // One who found it old comes as the first one is done.
  const isDone = "select locked_until is null as done from job_runs where job = 'blog-list'";
  await eventually(async () => expect(await env.DB.prepare(isDone).first('done')).toBe(1));
  await refreshStaleList(servicesOf(env));
  const pages = (await sandbox.calls('storychief')).filter(({ query }) => query['page'] === '1');
  expect(pages).toHaveLength(1);
});

test('a page that is young enough starts no refresh, an old one does', async () => {
  await sandbox.replaceStories(stories(2));
  const { env: site, seen } = envWith('D1', { fault: 'refused', hits: 0 });
  const locksOf = async (path: string) => {
    seen.calls.length = 0;
    const ctx = createExecutionContext();
    await (await worker.fetch(new Request(ORIGIN + path), site, ctx)).text();
    await waitOnExecutionContext(ctx);
    return seen.calls.filter((sql) => sql.includes('set "locked_until"')).length;
  };
  for (const path of ['/blog', '/blog/post-1']) {
    await text(path);
    clearPageCache();
    expect(await locksOf(path), path).toBe(0);
    await age();
    expect(await locksOf(path), path).toBeGreaterThan(0);
  }
});

test('of many first visitors, none waits for another one and all see the posts (BLOG-17)', async () => {
  await sandbox.replaceStories(stories(12));
  await env.DB.prepare("insert into job_runs (job, locked_until) values ('blog-list', ?)")
    .bind(Date.now() + 60_000)
    .run();
  const pages = await Promise.all(Array.from({ length: 4 }, async () => text('/blog')));
  for (const html of pages) expect(html).toContain('Read More →');
});

test('of many who ask for one unseen post, none waits for another one and all read it (POST-07)', async () => {
  await sandbox.replaceStories(stories(12));
  const pages = await Promise.all(Array.from({ length: 4 }, async () => text('/blog/post-12')));
  for (const html of pages) expect(html).toContain('Body 12');
});

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
  await untilShows('/blog', 'Read More →');
  expect(await text('/blog/post-1')).toContain('Body 1');
});

test('a post that was taken back leaves the pages of its neighbors, also those that another isolate has', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog');
  await text('/blog/post-3');
  // As another isolate does it: this one keeps its pages.
  await deletePosts(servicesOf(env).db, ['2']);
  expect(await text('/blog/post-3')).toContain('/blog/post-2');
  stopClock(Date.now() + 11_000);
  onTestFinished(() => void vi.useRealTimers());
  expect(await text('/blog/post-3')).not.toContain('/blog/post-2');
});

test('posts that were taken back disappear, with their HTML snapshots', async () => {
  await sandbox.replaceStories(stories(12));
  await text('/blog');
  await runCron(BLOG_CRON);
  await sandbox.replaceStories([story(1), story(2, { status: 'draft' })]);
  await age();
  await text('/blog');
  await eventually(async () => {
    clearPageCache();
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
    clearPageCache();
    expect((await request('/blog/post-2')).status).toBe(404);
  });
});

test('HTML snapshots follow a change at once, and leave a slug that was given up', async () => {
  await sandbox.replaceStories(stories(2));
  await runCron(BLOG_CRON);
  await sandbox.putStory(1, story(1, { slug: 'moved', updated_at: '2026-05-01T00:00:00Z' }));
  await sandbox.putStory(2, story(2, { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' }));
  await text('/blog');
  await age();
  await text('/blog');
  await eventually(async () => expect(await text('/blog/post-2.html')).toContain('Changed'));
  expect((await request('/blog/post-1.html')).headers.get('location')).toBe('/blog/moved.html');
  expect((await request('/blog/moved.html')).status).toBe(200);
});

/** The site's services with a StoryChief that is asked too much, and how often it was asked. */
function busyStoryChief() {
  const services = servicesOf(env);
  const counted = { asked: 0 };
  const saying = (retryAfter: string): Services => {
    const cms = createCms(services.config, async () => {
      counted.asked += 1;
      return new Response('{}', { status: 429, headers: { 'retry-after': retryAfter } });
    });
    return { ...services, providers: { ...services.providers, cms } };
  };
  return { counted, saying };
}

/** A time so many seconds from now, as HTTP writes it. */
const dateIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

test.each([
  ['the list', 'in seconds', refreshStaleList, String],
  ['a post', 'by a date', (services: Services) => refreshStalePost(services, '2'), dateIn],
] as const)(
  'StoryChief is not asked for %s for as long as it says %s, and for five minutes at most',
  async (_, _form, refresh, written) => {
    await sandbox.replaceStories(stories(3));
    await text('/blog');
    const { counted, saying } = busyStoryChief();
    await age();
    for (const [waitMs, seconds, asked] of [
      [0, 120, 1],
      [110_000, 120, 1],
      [11_000, 86_400, 2],
      [299_000, 86_400, 2],
      [2000, 86_400, 3],
    ] as const) {
      await age(waitMs);
      await refresh(saying(written(seconds)));
      expect(counted.asked, `after ${waitMs} ms`).toBe(asked);
    }
  },
);
