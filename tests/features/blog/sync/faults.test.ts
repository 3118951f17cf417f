import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';

import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { paths } from '../../../../src/shared/paths.ts';
import { countedSite } from '../../../helpers/counted-site.ts';
import { request, runCron } from '../../../helpers/request.ts';
import { sandbox, type Fault } from '../../../helpers/sandbox.ts';
import { age, stories } from '../../../helpers/stored-blog.ts';
import { story } from '../../../helpers/stories.ts';

/** What readers, feed readers and crawlers get while StoryChief fails. */

const PAGES = [
  paths.blog,
  paths.post('post-1'),
  '/blog?page=2',
  '/blog?q=body',
  '/blog?keyword=hiring',
  '/blog/post-12.html',
  paths.blogRss,
  '/sitemap.xml',
  '/llms.txt',
];

const FAULTS: readonly [string, Fault][] = [
  ['500', { mode: 'status', status: 500 }],
  ['401', { mode: 'status', status: 401 }],
  ['404', { mode: 'status', status: 404 }],
  ['429', { mode: 'status', status: 429 }],
  ['truncate', { mode: 'truncate' }],
  ['refuse', { mode: 'refuse' }],
  ['hang', { mode: 'hang' }],
];

/** Lets the pause after a failure pass; the outage itself stays known. */
const letPausePass = () =>
  env.DB.batch([
    env.DB.prepare('update job_runs set locked_until = null'),
    env.DB.prepare('update posts set locked_until = null'),
  ]);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories(stories(12));
  await (await request('/blog')).text();
  await runCron(BLOG_CRON);
});

test.each(FAULTS)(
  'with StoryChief failing by %s, posts of a month ago are served, and it is left alone (GEN-13, BLOG-18)',
  async (_, fault) => {
    const site = countedSite();
    await age(30 * 24 * 3_600_000);
    await sandbox.fault('storychief', fault);
    // The first to notice tries every address that the list may have.
    expect((await site.view(paths.blog)).upstream).toBeLessThanOrEqual(4);
    for (const path of PAGES) {
      const { status, upstream, text } = await site.view(path);
      expect([path, status, upstream]).toEqual([path, 200, 0]);
      expect(text, path).not.toMatch(/Error Loading Blog|Post Not Found/);
    }
    if (fault.mode === 'hang') return;
    await letPausePass();
    expect((await site.view(paths.post('post-1'))).upstream, 'one probe of an outage').toBe(1);
  },
);

test.each<[string, Fault, number, string]>([
  ['401', { mode: 'status', status: 401, body: '{"error":"Key"}' }, 502, 'Failed to fetch post'],
  ['429', { mode: 'status', status: 429, body: 'oops' }, 502, 'API error: 429'],
  ['500', { mode: 'status', status: 500, body: 'oops' }, 502, 'API error: 500'],
  ['500 with a text', { mode: 'status', status: 500, body: '{"error":"Down"}' }, 502, '>Down</p>'],
  ['404', { mode: 'status', status: 404, body: 'oops' }, 502, 'API error: 404'],
  ['malformed', { mode: 'malformed' }, 502, '>Unexpected response format</p>'],
  ['html', { mode: 'html' }, 502, '>Unexpected response format</p>'],
  ['refuse', { mode: 'refuse' }, 502, '>Failed to fetch post</p>'],
])(
  'with StoryChief failing by %s, a post that is not stored is an error with the reason (POST-06, BLOG-28, ERR-13, ERR-14)',
  async (_, fault, status, reason) => {
    await sandbox.fault('storychief', fault);
    const response = await request('/blog/never-seen');
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain('Post Not Found');
    expect(html).toContain(reason);
    // It may be there in a minute.
    expect(html).toMatch(/<form method="get"><button[^>]*type="submit"[^>]*>Try Again</);
    expect(html).toMatch(/name="robots" content="noindex/);
  },
);

test('after StoryChief was silent, an unseen post is a 504 without a wait (POST-06)', async () => {
  const site = countedSite();
  await age();
  await sandbox.fault('storychief', { mode: 'hang' });
  await site.view(paths.blog);
  const unseen = await site.view('/blog/never-seen');
  expect([unseen.status, unseen.upstream]).toEqual([504, 0]);
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
