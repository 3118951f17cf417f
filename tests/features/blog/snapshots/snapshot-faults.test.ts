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
import { BLOG_CRON } from '../../../../src/jobs.ts';
import worker from '../../../../src/worker.ts';
import { envWith, STORE_FAULTS, type StoreFault } from '../../../helpers/faulty-stores.ts';
import { ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';
import { expectErrors } from '../../../setup/console.ts';

const SNAPSHOT = '/blog/post-1.html';

type Site = typeof env;

interface ViewedPage {
  status: number;
  text: string;
  headers: Headers;
}

/** One request, with its background work. */
async function view(site: Site, path: string, init: RequestInit = {}): Promise<ViewedPage> {
  const ctx = createExecutionContext();
  const asked = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await worker.fetch(asked, site, ctx);
  const { status, headers } = response;
  const text = await response.text();
  await waitOnExecutionContext(ctx);
  return { status, text, headers };
}

/** One call of StoryChief's webhook, with its background work. */
async function call(site: Site, event: string, data: object): Promise<ViewedPage> {
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
  return { ...row, summary: JSON.parse(row?.summary ?? '{}') as Record<string, unknown> };
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories([story(1), story(2)]);
  await runCron(BLOG_CRON);
  await sandbox.replaceStories([story(1), story(2), story(3)]);
  await call(env, 'publish', { storychief_id: 3 });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(STORE_FAULTS)(
  'with R2 failing (%s), a snapshot is rendered from the stored post; a post without one is a 404 (GEN-05, GEN-06)',
  async (fault) => {
    await env.DB.prepare("delete from html_snapshots where slug = 'post-2'").run();
    const site = without('R2', fault);
    const stored = await request(SNAPSHOT);
    clearPageCache();
    const [snapshot, head, none, unknown] = await Promise.all([
      view(site, SNAPSHOT),
      view(site, SNAPSHOT, { method: 'HEAD' }),
      view(site, '/blog/post-2.html'),
      view(site, '/blog/unknown.html'),
    ]);
    expect(snapshot.status).toBe(200);
    expect(snapshot.text).toBe(await stored.text());
    const names = ['content-type', 'content-security-policy', 'cache-control', 'cache-tag'];
    for (const name of names) expect(snapshot.headers.get(name)).toBe(stored.headers.get(name));
    expect(snapshot.headers.get('etag')).toBeTruthy();
    expect([head.status, head.text]).toEqual([200, '']);
    expect([none.status, unknown.status]).toEqual([404, 404]);
    // The next reader does not wait for R2 again.
    const { env: broken, seen } = envWith('R2', { fault, hits: 'all' });
    expect((await view(broken as Site, SNAPSHOT)).text).toBe(snapshot.text);
    expect(seen.calls).toEqual([]);
  },
);

test('a snapshot that stalls in R2 is rendered from the stored post', async () => {
  const stalling = new Proxy(env.BLOG_HTML, {
    get: (bucket, name) =>
      name === 'get'
        ? async (...args: Parameters<R2Bucket['get']>) => {
            const found = await bucket.get(...args);
            if (!found) return found;
            await found.body.cancel();
            return new Proxy(found, {
              get: (object, member) =>
                member === 'text'
                  ? () => new Promise(() => {})
                  : (Reflect.get(object, member) as unknown),
            });
          }
        : Reflect.get(bucket, name),
  });
  const snapshot = await view({ ...env, BLOG_HTML: stalling }, SNAPSHOT);
  expect([snapshot.status, snapshot.text]).toEqual([200, expect.stringContaining('Body 1')]);
});

test('without D1 the stored file is served; without both the response says when to retry', async () => {
  const snapshot = await view(without('D1'), SNAPSHOT);
  expect([snapshot.status, snapshot.text]).toEqual([200, expect.stringContaining('Body 1')]);
  expectErrors();
  clearPageCache();
  const neither = { ...without('D1'), BLOG_HTML: without('R2').BLOG_HTML };
  const failed = await view(neither, SNAPSHOT);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('60');
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(failed.text).toContain(
    'This page cannot be shown just now. Please try again in a minute.',
  );
});

test('with R2 down, D1 says whether there is a snapshot (GEN-01)', async () => {
  const exists = async (slug: string) => {
    const { text } = await view(without('R2'), `/api/check-html/${slug}`);
    return (JSON.parse(text) as { exists: boolean }).exists;
  };
  expect(await exists('post-1')).toBe(true);
  expect(await exists('unknown')).toBe(false);
});

test.each<StoreFault>(['hang', '429'])(
  'with R2 failing (%s), the cron reports the posts that it could not write; the next run writes them (GEN-12, CRL-03)',
  async (fault) => {
    const changed = [1, 2, 3].map((id) =>
      story(id, { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' }),
    );
    await sandbox.replaceStories(changed);
    const controller = createScheduledController({ cron: BLOG_CRON, scheduledTime: new Date() });
    await worker.scheduled(controller, without('R2', fault));
    expect((await recentJob()).summary).toEqual({
      processed: 3,
      updated: 0,
      skipped: 0,
      errors: 3,
      without_snapshot: expect.arrayContaining(['post-1', 'post-2', 'post-3']),
    });
    await runCron(BLOG_CRON);
    expect((await recentJob()).summary).toMatchObject({
      updated: 3,
      errors: 0,
      without_snapshot: [],
    });
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).toContain('Changed');
  },
);

test.each<StoreFault>(['refused', '500'])(
  'with R2 failing (%s), a change reaches every page, and the snapshot once it is asked for',
  async (fault) => {
    await request('/blog');
    for (const id of [1, 2]) {
      const change = { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' };
      await sandbox.putStory(id, story(id, change));
    }
    const site = without('R2', fault);
    await env.DB.prepare("update job_runs set succeeded_at = 1 where job = 'blog-list'").run();
    clearPageCache();
    await view(site, '/blog');
    clearPageCache();
    expect((await view(site, '/blog')).text).toContain('Changed');
    // R2 works again, and has the old file.
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).not.toContain('Changed');
    expect((await view(env, SNAPSHOT)).text).toContain('Changed');
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).toContain('Changed');
  },
);

test('the snapshot of a post that was unpublished while R2 was down is not served', async () => {
  await sandbox.replaceStories([story(1, { status: 'draft' }), story(2), story(3)]);
  await env.DB.prepare('update posts set fetched_at = 1').run();
  const site = without('R2');
  await view(site, '/blog/post-1');
  expect((await view(site, '/blog/post-1')).status).toBe(404);
  expect(await env.BLOG_HTML.head('blog/post-1.html')).not.toBeNull();
  expect((await view(env, SNAPSHOT)).status).toBe(404);
});

test('a snapshot that R2 stored without confirming it counts as written (GEN-03)', async () => {
  const cookie = await openSession();
  await env.DB.prepare("delete from html_snapshots where slug = 'post-3'").run();
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
    error: 'HTML snapshots cannot be stored just now. Please try again.',
  });
  const { exists } = await (
    await request('/api/check-html?slugs=post-3')
  ).json<{ exists: Record<string, boolean> }>();
  expect(exists).toEqual({ 'post-3': true });
  expect((await view(env, '/blog/post-3.html')).status).toBe(200);
});

test('with R2 down, a purge removes the rest and reports what it could not remove', async () => {
  const cookie = await openSession();
  expectErrors();
  const purged = await view(without('R2'), '/api/admin/blog/purge', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
  });
  expect(purged.status).toBe(503);
  expect(purged.text).toContain('HTML snapshots cannot be removed just now');
  expect((await view(env, SNAPSHOT)).status).toBe(404);
});

test('with R2 down, the webhook still confirms the post', async () => {
  await sandbox.putStory(2, story(2, { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' }));
  const site = without('R2');
  const called = await call(site, 'update', { storychief_id: 2, title: 'Changed' });
  expect(called.status).toBe(200);
  clearPageCache();
  expect((await view(site, '/blog/post-2')).text).toContain('Changed');
});
