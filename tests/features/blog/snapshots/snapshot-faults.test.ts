import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { STORYCHIEF_WEBHOOK_KEY } from '../../../../sandbox/credentials.ts';
import { signWebhookPayload } from '../../../../sandbox/providers/php-json.ts';
import { clearPageCache } from '../../../../src/http/page/page-cache.ts';
import worker from '../../../../src/worker.ts';
import { envWith, STORE_FAULTS, type StoreFault } from '../../../helpers/faulty-stores.ts';
import { ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';
import { expectErrors } from '../../../setup/console.ts';

/**
 * R2 fails, in every way that it can: whoever asks for a copy gets it, made from the kept post, and
 * the blog goes on being fresh. Nobody waits longer than a deadline.
 */

const CRON = '*/15 * * * *';
const COPY = '/blog/post-1.html';

type Site = typeof env;

interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** One view with no page in memory, and all that it left to be done. */
async function view(site: Site, path: string, init: RequestInit = {}): Promise<Answer> {
  const ctx = createExecutionContext();
  const asked = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await worker.fetch(asked, site, ctx);
  const { status, headers } = response;
  const text = await response.text();
  await waitOnExecutionContext(ctx);
  return { status, text, headers };
}

/** A call of StoryChief's, and all that it left to be done. */
async function call(site: Site, event: string, data: object): Promise<Answer> {
  return view(site, '/api/storychief/webhook', {
    method: 'POST',
    body: await signWebhookPayload({ meta: { event }, data }, STORYCHIEF_WEBHOOK_KEY),
    headers: { 'content-type': 'application/json' },
  });
}

const without = (store: 'D1' | 'R2', fault: StoreFault = 'refused', hits: RegExp | 'all' = 'all') =>
  envWith(store, { fault, hits }).env as Site;

const recentJob = async () => {
  const row = await env.DB.prepare("select * from job_runs where job = 'blog-recent'").first<{
    summary: string;
    error: string | null;
  }>();
  return { ...row, summary: JSON.parse(row?.summary ?? '{}') as Record<string, number> };
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories([story(1), story(2)]);
  await runCron(CRON);
  await sandbox.replaceStories([story(1), story(2), story(3)]);
  await call(env, 'publish', { storychief_id: 3 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(STORE_FAULTS)(
  'with R2 failing (%s), a copy is made from the kept post, and what has none is a 404',
  { tags: ['GEN-05', 'GEN-06'] },
  async (fault) => {
    await env.DB.prepare("delete from html_copies where slug = 'post-2'").run();
    const site = without('R2', fault);
    const stored = await request(COPY);
    const [copy, part, head, none, unknown] = await Promise.all([
      view(site, COPY),
      view(site, COPY, { headers: { range: 'bytes=0-9' } }),
      view(site, COPY, { method: 'HEAD' }),
      view(site, '/blog/post-2.html'),
      view(site, '/blog/unknown.html'),
    ]);
    expect(copy.status).toBe(200);
    expect(copy.text).toBe(await stored.text());
    const names = ['content-type', 'content-security-policy', 'cache-control', 'cache-tag'];
    for (const name of names) expect(copy.headers.get(name)).toBe(stored.headers.get(name));
    expect(copy.headers.get('etag')).toBeTruthy();
    expect([part.status, part.text], 'a part may be answered by the whole').toEqual([
      200,
      copy.text,
    ]);
    expect([head.status, head.text]).toEqual([200, '']);
    expect([none.status, unknown.status]).toEqual([404, 404]);
    // Who comes next is not kept waiting for R2 again.
    const { env: broken, seen } = envWith('R2', { fault, hits: 'all' });
    expect((await view(broken as Site, COPY)).text).toBe(copy.text);
    expect(seen.calls).toEqual([]);
  },
);

test('a copy whose body stalls on its way from R2 is made from the kept post', async () => {
  const stalling = new Proxy(env.BLOG_HTML, {
    get: (bucket, name) =>
      name === 'get'
        ? async (...args: Parameters<R2Bucket['get']>) => {
            const found = await bucket.get(...args);
            if (!found) return found;
            await found.body.cancel();
            return new Proxy(found, {
              get: (object, member) =>
                member === 'arrayBuffer'
                  ? () => new Promise(() => {})
                  : (Reflect.get(object, member) as unknown),
            });
          }
        : Reflect.get(bucket, name),
  });
  const copy = await view({ ...env, BLOG_HTML: stalling }, COPY);
  expect([copy.status, copy.text]).toEqual([200, expect.stringContaining('Body 1')]);
});

test('without D1 a copy is served as it is stored, and without both its reader is told when to come back', async () => {
  const copy = await view(without('D1'), COPY);
  expect([copy.status, copy.text]).toEqual([200, expect.stringContaining('Body 1')]);
  expectErrors();
  const neither = { ...without('D1'), BLOG_HTML: without('R2').BLOG_HTML };
  const failed = await view(neither, COPY);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('60');
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(failed.text).toContain(
    'This page cannot be shown just now. Please try again in a minute.',
  );
});

test(
  'with R2 away, whether there is a copy is answered from what D1 knows of it',
  { tags: ['GEN-01'] },
  async () => {
    const exists = async (slug: string) => {
      const { text } = await view(without('R2'), `/api/check-html/${slug}`);
      return (JSON.parse(text) as { exists: boolean }).exists;
    };
    expect(await exists('post-1')).toBe(true);
    expect(await exists('unknown')).toBe(false);
  },
);

test.each<StoreFault>(['hang', '429'])(
  'with R2 failing (%s), the cron says which posts it could not do and ends; the next one does them',
  { tags: ['GEN-12'] },
  async (fault) => {
    const changed = [1, 2, 3].map((id) =>
      story(id, { title: 'Anew', updated_at: '2026-05-01T00:00:00Z' }),
    );
    await sandbox.replaceStories(changed);
    const controller = createScheduledController({ cron: CRON, scheduledTime: new Date() });
    await worker.scheduled(controller, without('R2', fault));
    expect((await recentJob()).summary).toEqual({
      processed: 3,
      updated: 0,
      skipped: 0,
      errors: 3,
    });
    await runCron(CRON);
    expect((await recentJob()).summary).toMatchObject({ updated: 3, errors: 0 });
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).toContain('Anew');
  },
);

test.each<StoreFault>(['refused', '500'])(
  'with R2 failing (%s), a change reaches every page, and the copy as soon as it is asked for',
  async (fault) => {
    await request('/blog');
    for (const id of [1, 2]) {
      const change = { title: 'Anew', updated_at: '2026-05-01T00:00:00Z' };
      await sandbox.putStory(id, story(id, change));
    }
    const site = without('R2', fault);
    await env.DB.prepare("update job_runs set succeeded_at = 1 where job = 'blog-list'").run();
    clearPageCache();
    await view(site, '/blog');
    clearPageCache();
    expect((await view(site, '/blog')).text).toContain('Anew');
    // R2 is well again, and has the old one.
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).not.toContain('Anew');
    expect((await view(env, COPY)).text).toContain('Anew');
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).toContain('Anew');
  },
);

test('a post that was taken back while R2 was away is shown by no copy, although R2 still has it', async () => {
  await sandbox.replaceStories([story(1, { status: 'draft' }), story(2), story(3)]);
  await env.DB.prepare('update posts set fetched_at = 1').run();
  const site = without('R2');
  await view(site, '/blog/post-1');
  expect((await view(site, '/blog/post-1')).status).toBe(404);
  expect(await env.BLOG_HTML.head('blog/post-1.html')).not.toBeNull();
  expect((await view(env, COPY)).status).toBe(404);
});

test(
  'a copy that R2 stored without confirming it is known to be there',
  { tags: ['GEN-03'] },
  async () => {
    const cookie = await openSession();
    await env.DB.prepare("delete from html_copies where slug = 'post-3'").run();
    await env.BLOG_HTML.delete('blog/post-3.html');
    expectErrors();
    const body = { filename: 'a.html', html: '', slug: 'post-3', title: 'x', postData: {} };
    const save = (site: Site) =>
      view(site, '/api/save-post-html', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
      });
    const failed = await save(without('R2', 'answer lost', /^put/));
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('60');
    expect(JSON.parse(failed.text)).toEqual({
      error: 'HTML copies cannot be stored just now. Please try again.',
    });
    const { exists } = await (
      await request('/api/check-html?slugs=post-3')
    ).json<{ exists: Record<string, boolean> }>();
    expect(exists).toEqual({ 'post-3': true });
    expect((await view(env, '/blog/post-3.html')).status).toBe(200);
  },
);

test('with R2 away, emptying the blog does the rest and says what it could not do', async () => {
  const cookie = await openSession();
  expectErrors();
  const purged = await view(without('R2'), '/api/admin/blog/purge', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
  });
  expect(purged.status).toBe(503);
  expect(purged.text).toContain('HTML copies cannot be removed just now');
  expect((await view(env, COPY)).status).toBe(404);
});

test('with R2 away, StoryChief is told that its post is out', async () => {
  await sandbox.putStory(2, story(2, { title: 'Anew', updated_at: '2026-05-01T00:00:00Z' }));
  const site = without('R2');
  const called = await call(site, 'update', { storychief_id: 2, title: 'Anew' });
  expect(called.status).toBe(200);
  clearPageCache();
  expect((await view(site, '/blog/post-2')).text).toContain('Anew');
});
