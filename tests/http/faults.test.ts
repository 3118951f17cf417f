import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Env } from '../../src/config.ts';
import { clearPageCache } from '../../src/http/cache/page-store.ts';
import { BLOG_CRON } from '../../src/cron-jobs.ts';
import worker from '../../src/worker.ts';
import { envWith } from '../helpers/faulty-stores.ts';
import { ORIGIN, request, runCron } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { openSession } from '../helpers/staff.ts';
import { story } from '../helpers/stories.ts';
import { expectErrors } from '../setup/console.ts';

const LATER = 'This page cannot be shown just now. Please try again in a minute.';
const OURS = 'Something went wrong on our side. Please try again.';
const NO_SESSION = 'We cannot check your session at the moment. Please try again.';
const CMS = 'Failed to fetch posts';

/** Every address that reads, and its status while nothing fails. */
const READS: Record<string, number> = {
  '/': 200,
  '/pricing': 200,
  '/contact': 200,
  '/blog': 200,
  '/blog?q=body': 200,
  '/blog/post-1': 200,
  '/blog/not-a-post': 404,
  '/blog/post-1.html': 200,
  '/blog/rss.xml': 200,
  '/sitemap.xml': 200,
  '/llms.txt': 200,
  '/api/storychief/stories': 200,
  '/api/check-html/post-1': 200,
  '/api/cached-post/post-1': 200,
  '/admin/affiliates': 200,
  '/admin/mail': 200,
  '/admin/site': 200,
  '/admin/audit': 200,
};

type Exceptions = Record<string, [status: number, text: string]>;
const withoutD1: Exceptions = {
  '/blog': [503, 'Error Loading Blog'],
  '/blog?q=body': [503, 'Error Loading Blog'],
  '/blog/not-a-post': [503, 'Post Not Found'],
  '/blog/rss.xml': [503, LATER],
  '/sitemap.xml': [503, LATER],
  '/llms.txt': [503, LATER],
  '/api/cached-post/post-1': [500, OURS],
  ...Object.fromEntries(
    Object.keys(READS)
      .filter((path) => path.startsWith('/admin/'))
      .map((path) => [path, [503, NO_SESSION]] as const),
  ),
};

/** What fails, and the addresses that notice: with a status and a text for people. */
const CASES: readonly [name: string, fails: () => Env | Promise<Env>, noticed: Exceptions][] = [
  ['D1', () => envWith('D1', { fault: 'refused', hits: 'all' }).env, withoutD1],
  ['KV', () => envWith('KV', { fault: 'refused', hits: 'all' }).env, {}],
  [
    'R2',
    () => envWith('R2', { fault: 'refused', hits: 'all' }).env,
    { '/api/check-html/post-1': [503, ''] },
  ],
  [
    'StoryChief',
    async () => {
      await sandbox.fault('storychief', { mode: 'refuse' });
      return env;
    },
    {
      '/blog/not-a-post': [502, 'Post Not Found'],
      '/api/storychief/stories': [502, CMS],
    },
  ],
];

beforeEach(() => {
  expectErrors();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(CASES)(
  'while %s is down, every page is shown or says why',
  async (_name, fails, noticed) => {
    await sandbox.replaceStories([story(1), story(2)]);
    await runCron(BLOG_CRON);
    // Cron stores the newest posts, the first visit the whole list.
    await (await request('/blog')).text();
    const cookie = await openSession();
    const failing = await fails();
    clearPageCache();
    const get = async (path: string) => {
      const context = createExecutionContext();
      const asked = new Request(ORIGIN + path, { redirect: 'manual', headers: { cookie } });
      const response = await worker.fetch(asked, failing, context);
      const body = await response.text();
      await waitOnExecutionContext(context);
      const [status, text] = noticed[path] ?? [READS[path], ''];
      expect(response.status, path).toBe(status);
      expect(body, path).toContain(text);
    };
    await Promise.all(Object.keys(READS).map(get));
    clearPageCache();
  },
);
