import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { BLOG_CRON } from '../../../../src/jobs.ts';
import { paths } from '../../../../src/shared/paths.ts';
import { countedSite, type Counts } from '../../../helpers/counted-site.ts';
import { request, runCron } from '../../../helpers/request.ts';
import { sandbox, type Fault } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

/** What readers, feed readers and crawlers ask for. */
const PAGES = [
  paths.blog,
  paths.post('post-1'),
  paths.post('post-2'),
  paths.post('post-3'),
  '/blog?page=2',
  '/blog?q=body',
  '/blog?keyword=hiring',
  '/blog/post-12.html',
  paths.blogRss,
  paths.blogAtom,
  paths.postMarkdown('post-1'),
  '/sitemap.xml',
  '/llms.txt',
];

/** An error of theirs, a late response, one that cannot be read, and none. */
const EXAMPLES: Fault[] = [
  { mode: 'status', status: 500 },
  { mode: 'delay', delay_ms: 300 },
  { mode: 'truncate' },
  { mode: 'refuse' },
];
/** Makes every stored post a month older. */
async function age(): Promise<void> {
  const ms = 30 * 24 * 3_600_000;
  await env.DB.batch([
    env.DB.prepare('update job_runs set succeeded_at = succeeded_at - ?1').bind(ms),
    env.DB.prepare('update posts set fetched_at = fetched_at - ?1').bind(ms),
  ]);
}

/** Lets the pause after a failure pass; the outage itself stays known. */
const letPausePass = () =>
  env.DB.batch([
    env.DB.prepare('update job_runs set failed_at = failed_at - 30000'),
    env.DB.prepare('update posts set locked_until = null'),
  ]);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories(Array.from({ length: 12 }, (_, index) => story(index + 1)));
  await (await request('/blog')).text();
  await runCron(BLOG_CRON);
});

const costs = ({ upstream, d1, kv, r2 }: Counts) => ({ upstream, d1, kv, r2 });

describe.each(EXAMPLES.map((fault) => [fault.mode, fault] as const))(
  'with StoryChief failing by %s',
  (_, fault) => {
    test('every page responds with 200 from stored posts, at its cost while StoryChief is up', async () => {
      const site = countedSite();
      // The first search after a change reads the index of all posts into the isolate.
      await site.view('/blog?q=body');
      const up = new Map<string, Counts>();
      for (const path of PAGES) up.set(path, costs(await site.view(path)) as Counts);
      await sandbox.fault('storychief', fault);
      for (const path of PAGES) {
        const down = await site.view(path);
        expect(down.status, path).toBe(200);
        expect(down.text, path).not.toMatch(/Error Loading Blog|Post Not Found/);
        expect(costs(down), path).toEqual(up.get(path));
      }
    });

    test('posts that are a month old cost no more than those that can be refreshed', async () => {
      const site = countedSite();
      await age();
      const up = new Map<string, Counts>();
      for (const path of PAGES) up.set(path, await site.view(path));
      await sandbox.fault('storychief', fault);
      await age();
      // The first to notice tries every address that StoryChief may have; from then on one at a time.
      const first = await site.view(paths.blog);
      expect(first.upstream).toBeLessThanOrEqual(4);
      for (const path of PAGES) {
        await letPausePass();
        const down = await site.view(path);
        expect(down.status, path).toBe(200);
        expect(down.text, path).not.toMatch(/Error Loading Blog|Post Not Found/);
        const cost = up.get(path);
        expect(down.upstream, path).toBeLessThanOrEqual(Math.max(cost?.upstream ?? 0, 1));
        expect(down.kv + down.r2, path).toBeLessThanOrEqual((cost?.kv ?? 0) + (cost?.r2 ?? 0));
      }
      // Within the pause there is no call at all.
      await site.view(paths.blog);
      for (const path of PAGES) {
        const { upstream, status } = await site.view(path);
        expect([path, upstream, status]).toEqual([path, 0, 200]);
      }
    });
  },
);

test.each([
  [401, 502, 'Failed to fetch post'],
  [429, 502, 'API error: 429'],
  [500, 502, 'API error: 500'],
  [404, 404, ''],
] as const)(
  'with StoryChief answering %i, a post that is not stored is a %i with the reason (POST-06)',
  async (status, expected, reason) => {
    const body = status === 401 ? '{"error":"You are unauthorized to make this request."}' : 'oops';
    await sandbox.fault('storychief', { mode: 'status', status, body });
    const response = await request('/blog/never-seen');
    const html = await response.text();
    expect([502, expected]).toContain(response.status);
    expect(html).toContain('Post Not Found');
    expect(html).toContain(reason);
    expect(html, 'what StoryChief says of our key').not.toContain('unauthorized');
    expect(html).toContain('Back to Blog');
    expect(html).toMatch(/name="robots" content="noindex/);
  },
);

test.each([
  ['malformed', 'Unexpected response format'],
  ['html', 'Unexpected response format'],
  ['truncate', 'Unexpected response format'],
  ['refuse', 'Failed to fetch post'],
] as const)(
  'with StoryChief failing by %s, a post that is not stored is a 502: %s (ERR-13, ERR-14)',
  async (mode, reason) => {
    await sandbox.fault('storychief', { mode });
    const response = await request('/blog/never-seen');
    expect(response.status).toBe(502);
    const html = await response.text();
    expect(html).toContain('Post Not Found');
    expect(html).toContain(`<p>${reason}</p>`);
    // It may be there in a minute.
    expect(html).toMatch(/<form method="get"><button[^>]*type="submit"[^>]*>Try Again</);
  },
);

test('with StoryChief silent, every page is served at once, and an unseen post is a 504 without a wait', async () => {
  const site = countedSite();
  await age();
  await sandbox.fault('storychief', { mode: 'hang' });
  // The first to notice waits behind the visitor's back until the deadline.
  const first = await site.view(paths.blog);
  expect([first.status, first.upstream]).toEqual([200, 1]);
  for (const path of PAGES) {
    const { status, upstream } = await site.view(path);
    expect([path, status, upstream]).toEqual([path, 200, 0]);
  }
  const unseen = await site.view('/blog/never-seen');
  expect([unseen.status, unseen.upstream]).toEqual([504, 0]);
  expect(unseen.text).toContain('Post Not Found');
  expect(unseen.text).toContain('Failed to fetch post');
});

test('when StoryChief is well again, the next views bring everything up to date', async () => {
  const site = countedSite();
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  await age();
  await site.view(paths.blog);
  await sandbox.heal();
  await sandbox.putStory(1, story(1, { title: 'After the storm' }));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await letPausePass();
    await site.view(paths.post('post-1'));
  }
  expect((await site.view(paths.post('post-1'))).text).toContain('After the storm');
});
