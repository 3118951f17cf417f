import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { D1_MS } from '../../../../src/db/with-timeout.ts';
import worker from '../../../../src/worker.ts';
import { stopClock } from '../../../helpers/clock.ts';
import { envWith, STORE_FAULTS, type StoreFault } from '../../../helpers/faulty-stores.ts';
import { ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { age } from '../../../helpers/stored-blog.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';
import { expectErrors } from '../../../setup/console.ts';

/** What readers get while D1 or R2 is away. */

const POST = '/blog/post-1';
const SNAPSHOT = '/blog/post-1.html';

type Site = typeof env;

/** One request, with its background work. */
async function view(site: Site, path: string, init: RequestInit = {}) {
  const ctx = createExecutionContext();
  const startedAt = Date.now();
  const asked = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await worker.fetch(asked, site, ctx);
  const { status, headers } = response;
  const text = await response.text();
  const tookMs = Date.now() - startedAt;
  await waitOnExecutionContext(ctx);
  return { status, text, headers, tookMs };
}

const without = (store: 'D1' | 'R2', fault: StoreFault = 'refused', hits: RegExp | 'all' = 'all') =>
  envWith(store, { fault, hits }).env as Site;

const asStaff = async (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: await openSession() },
});

const CHANGE = { title: 'Changed', updated_at: '2026-05-01T00:00:00Z' };

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories([story(1), story(2, { slug: 'My_Pöst' })]);
  await runCron(BLOG_CRON);
  clearPageCache();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(STORE_FAULTS)(
  'with D1 failing (%s), a post is read from R2 at once, and that response is not cached as the page (CRL-02)',
  async (fault) => {
    for (const path of [POST, SNAPSHOT, '/blog/My_P%C3%B6st', '/blog/en/post-1']) {
      const { status, headers, text, tookMs } = await view(without('D1', fault), path);
      expect(status, path).toBe(200);
      expect(text).toMatch(/Body \d/);
      expect(tookMs, 'sooner than D1 gives up').toBeLessThan(D1_MS);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cloudflare-cdn-cache-control')).toBe('max-age=10, must-revalidate');
    }
    // As soon as D1 is back, so is the page.
    expect((await view(env, POST)).text).toContain('data-post="post-1"');
  },
);

test.each<StoreFault>(['refused', 'hang'])(
  'with D1 failing (%s) halfway, a post is read from R2 (CRL-02)',
  async (fault) => {
    const { status, text, tookMs } = await view(without('D1', fault, /"content_html" from/), POST);
    expect([status, text]).toEqual([200, expect.stringContaining('Body 1')]);
    expect(text).not.toContain('data-post=');
    expect(tookMs, 'sooner than D1 gives up').toBeLessThan(D1_MS);
  },
);

const LISTS = ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml', '/llms.txt'];

test.each<StoreFault>(['refused', 'hang'])(
  'with D1 failing (%s), what was read before stays as it was, without a wait for the next readers (CRL-02)',
  async (fault) => {
    // The first view of the list fetches it, and is not shared.
    await view(env, '/blog');
    const pages = [...LISTS, POST];
    const before = await Promise.all(pages.map((path) => view(env, path)));
    stopClock(Date.now() + 60_000);
    const { env: broken, seen } = envWith('D1', { fault, hits: 'all' });
    for (const round of ['first', 'second']) {
      const asked = seen.calls.length;
      const during = await Promise.all(pages.map((path) => view(broken as Site, path)));
      expect(during.map(({ status }) => status)).toEqual(pages.map(() => 200));
      expect(during.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
      if (round === 'second') expect(seen.calls.length).toBe(asked);
    }
  },
);

test.each([
  ['/blog/unknown', 'Failed to fetch post'],
  ['/blog', 'Error Loading Blog'],
  ['/blog?q=body', 'Error Loading Blog'],
  ['/blog/rss.xml', 'Please try again in a minute.'],
  ['/llms.txt', 'Please try again in a minute.'],
  ['/blog/unknown.html', 'Please try again in a minute.'],
])(
  'with D1 failing, %s, which nothing has, asks to try again (CRL-02, POST-06, BLOG-18)',
  async (path, shown) => {
    expectErrors();
    for (const site of [without('D1'), { ...without('D1'), BLOG_HTML: without('R2').BLOG_HTML }]) {
      const { status, headers, text } = await view(site, path);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('60');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain(shown);
    }
  },
);

test.each(STORE_FAULTS)(
  'with R2 failing (%s), a snapshot is rendered from the stored post, and a post is read as always (GEN-05, GEN-06, CRL-02)',
  async (fault) => {
    const stored = await request(SNAPSHOT);
    clearPageCache();
    const site = without('R2', fault);
    const snapshot = await view(site, SNAPSHOT);
    expect([snapshot.status, snapshot.text]).toEqual([200, await stored.text()]);
    const names = ['content-type', 'content-security-policy', 'cache-control', 'cache-tag'];
    for (const name of names) expect(snapshot.headers.get(name)).toBe(stored.headers.get(name));
    expect((await view(site, '/blog/unknown.html')).status).toBe(404);
    expect((await view(site, POST)).text).toContain('data-post="post-1"');
    // The next reader does not wait for R2 again.
    const { env: broken, seen } = envWith('R2', { fault, hits: 'all' });
    expect((await view(broken as Site, SNAPSHOT)).text).toBe(snapshot.text);
    expect(seen.calls).toEqual([]);
  },
);

test('a snapshot whose text stalls in R2 is rendered from the stored post', async () => {
  const stalling = new Proxy(env.BLOG_HTML, {
    get: (bucket, name) =>
      name === 'get'
        ? async (...args: Parameters<R2Bucket['get']>) => {
            const found = await bucket.get(...args);
            await found?.body.cancel();
            return found && { ...found, text: () => new Promise(() => {}) };
          }
        : Reflect.get(bucket, name),
  });
  const snapshot = await view({ ...env, BLOG_HTML: stalling }, SNAPSHOT);
  expect([snapshot.status, snapshot.text]).toEqual([200, expect.stringContaining('Body 1')]);
});

test('with R2 down, the admin mode is asked to try again; feeds and llms.txt go without snapshots (GEN-01)', async () => {
  expectErrors();
  const site = without('R2');
  for (const path of ['/api/check-html/post-1', '/api/check-html?slugs=post-1']) {
    expect((await view(site, path)).status, path).toBe(503);
  }
  for (const path of ['/blog/rss.xml', '/llms.txt']) {
    const { status, text } = await view(site, path);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).not.toContain('post-1.html');
  }
});

test.each<StoreFault>(['hang', '429'])(
  'with R2 failing (%s), the cron reports the posts that it could not write; the next run writes them (GEN-12, CRL-03)',
  async (fault) => {
    const summary = () =>
      env.DB.prepare("select summary from job_runs where job = 'blog-recent'")
        .first<string>('summary')
        .then((text) => JSON.parse(text ?? '{}') as Record<string, unknown>);
    await sandbox.replaceStories([story(1, CHANGE), story(2, CHANGE)]);
    const controller = createScheduledController({ cron: BLOG_CRON, scheduledTime: new Date() });
    await worker.scheduled(controller, without('R2', fault));
    expect(await summary()).toMatchObject({
      updated: 0,
      errors: 2,
      without_snapshot: expect.arrayContaining(['post-1', 'post-2']) as unknown,
    });
    await runCron(BLOG_CRON);
    expect(await summary()).toMatchObject({ updated: 2, errors: 0, without_snapshot: [] });
    expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).toContain('Changed');
  },
);

test('with R2 down, a change reaches every page, and the snapshot once it is asked for', async () => {
  await request('/blog');
  await sandbox.putStory(1, story(1, CHANGE));
  const site = without('R2');
  await age();
  await view(site, '/blog');
  clearPageCache();
  expect((await view(site, '/blog')).text).toContain('Changed');
  // R2 works again, and has the old file.
  expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).not.toContain('Changed');
  expect((await view(env, SNAPSHOT)).text).toContain('Changed');
  expect(await (await env.BLOG_HTML.get('blog/post-1.html'))?.text()).toContain('Changed');
});

test('the snapshot of a post that was unpublished while R2 was down is not served', async () => {
  await sandbox.putStory(1, story(1, { status: 'draft' }));
  await age();
  await view(without('R2'), POST);
  expect(await env.BLOG_HTML.head('blog/post-1.html')).not.toBeNull();
  for (const path of [POST, SNAPSHOT]) expect((await view(env, path)).status, path).toBe(404);
});

test('a snapshot that R2 stored without confirming it is there (GEN-03)', async () => {
  await env.BLOG_HTML.delete('blog/post-1.html');
  expectErrors();
  const body = { filename: 'a.html', html: '', slug: 'post-1', title: 'x', postData: {} };
  const site = without('R2', 'answer lost', /^put/);
  const failed = await view(site, '/api/save-post-html', await asStaff(body));
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
  expect(JSON.parse(failed.text)).toEqual({
    error: 'HTML snapshots cannot be stored just now. Please try again.',
  });
  expect((await view(env, SNAPSHOT)).status).toBe(200);
});

test('with R2 down, a purge removes the rest and reports what it could not remove', async () => {
  expectErrors();
  const purged = await view(without('R2'), '/admin/site/purge', {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { origin: ORIGIN, cookie: await openSession() },
  });
  expect(purged.status).toBe(503);
  expect(purged.text).toContain('HTML snapshots cannot be removed just now');
  expect((await view(env, SNAPSHOT)).status).toBe(404);
});
