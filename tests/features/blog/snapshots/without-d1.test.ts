import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clearPageCache } from '../../../../src/http/page/page-cache.ts';
import { BLOG_CRON } from '../../../../src/jobs.ts';
import worker from '../../../../src/worker.ts';
import { envWith, STORE_FAULTS, type StoreFault } from '../../../helpers/faulty-stores.ts';
import { ORIGIN, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';
import { expectErrors } from '../../../setup/console.ts';
import { stopClock } from '../../../helpers/clock.ts';

/** What a reader of a post gets while D1 is away. */

/** A visitor waits about a second, where D1's own deadline is four. */
const PATIENCE_MS = 2500;

type Site = typeof env;

async function view(site: Site, path: string, headers: Record<string, string> = {}) {
  const ctx = createExecutionContext();
  const startedAt = Date.now();
  const response = await worker.fetch(
    new Request(ORIGIN + path, { redirect: 'manual', headers }),
    site,
    ctx,
  );
  const text = await response.text();
  const tookMs = Date.now() - startedAt;
  await waitOnExecutionContext(ctx);
  return { status: response.status, headers: response.headers, text, tookMs };
}

const without = (store: 'D1' | 'R2', fault: StoreFault = 'refused', hits: RegExp | 'all' = 'all') =>
  envWith(store, { fault, hits }).env as Site;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories([story(1), story(2, { slug: 'My_Pöst' })]);
  await runCron(BLOG_CRON);
  clearPageCache();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(STORE_FAULTS)(
  'with D1 failing (%s), a post is read from R2 at once, and that response is not cached as the page (CRL-02)',
  async (fault) => {
    for (const path of ['/blog/post-1', '/blog/My_P%C3%B6st', '/blog/en/post-1']) {
      const { status, headers, text, tookMs } = await view(without('D1', fault), path);
      expect(status, path).toBe(200);
      expect(text).toMatch(/Body \d/);
      expect(text).toMatch(/<link rel="canonical" href="[^"]*\/blog\/[\w%-]+"/);
      expect(tookMs).toBeLessThan(PATIENCE_MS);
      expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cloudflare-cdn-cache-control')).toBe('max-age=10, must-revalidate');
    }
    // As soon as D1 is back, so is the page.
    const page = await view(env, '/blog/post-1');
    expect(page.text).toContain('data-post="post-1"');
    expect(page.headers.get('cloudflare-cdn-cache-control')).toContain('stale-if-error');
  },
);

test.each([
  ['a first page of a visit', {}, { 'sec-fetch-site': 'same-origin' }],
  ['a later page of a visit', { 'sec-fetch-site': 'same-origin' }, {}],
])(
  'with D1 failing, the list cached as %s is shown to all (CRL-02)',
  async (_, cachedFor, askedFor) => {
    // The first view fetches the list, and is streamed.
    await view(env, '/blog');
    const cached = await view(env, '/blog', cachedFor);
    expect(cached.headers.get('vary')).toBe('accept-encoding, sec-fetch-site');
    for (const headers of [cachedFor, askedFor]) {
      const { status, text } = await view(without('D1'), '/blog', headers);
      expect(status).toBe(200);
      expect(text).toBe(cached.text);
    }
  },
);

test.each<StoreFault>(['refused', 'hang'])(
  'with D1 failing (%s) halfway, a post is read from R2 (CRL-02)',
  async (fault) => {
    const { env: halfway, seen } = envWith('D1', { fault, hits: /"content_html" from/ });
    const { status, text, tookMs } = await view(halfway as Site, '/blog/post-1');
    expect(seen.hit).toBe(1);
    expect([status, text]).toEqual([200, expect.stringContaining('Body 1')]);
    expect(text).not.toContain('data-post=');
    expect(tookMs).toBeLessThan(PATIENCE_MS);
  },
);

test('a page that was read before the outage stays the page, without a wait for its next readers (CRL-02)', async () => {
  const before = await view(env, '/blog/post-1');
  stopClock(Date.now() + 60_000);
  const { env: hanging, seen } = envWith('D1', { fault: 'hang', hits: 'all' });
  const during = await view(hanging as Site, '/blog/post-1');
  expect([during.status, during.text]).toEqual([200, before.text]);
  const asked = seen.calls.length;
  expect(asked).toBeGreaterThan(0);
  expect((await view(hanging as Site, '/blog/post-1')).text).toBe(before.text);
  expect(seen.calls.length).toBe(asked);
  vi.useRealTimers();
});

test.each<StoreFault>(['refused', 'hang'])(
  'with D1 failing (%s), a post without a snapshot is an error that asks to try again, not a 404 (CRL-02, POST-06)',
  async (fault) => {
    expectErrors();
    for (const site of [
      without('D1', fault),
      { ...without('D1', fault), BLOG_HTML: without('R2', fault).BLOG_HTML },
    ]) {
      const { status, headers, text } = await view(site, '/blog/unknown');
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('60');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('Post Not Found');
      expect(text).toContain('<p>Failed to fetch post</p>');
      expect(text).toContain('Try Again');
    }
  },
);

const LISTS = ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml', '/llms.txt'];

test.each<StoreFault>(['refused', 'hang'])(
  'with D1 failing (%s), lists, feeds and sitemaps stay as they were read before (CRL-02)',
  async (fault) => {
    // The first view of the list fetches it, and is not shared.
    await view(env, '/blog');
    const before = await Promise.all(LISTS.map((path) => view(env, path)));
    stopClock(Date.now() + 60_000);
    const during = await Promise.all(LISTS.map((path) => view(without('D1', fault), path)));
    vi.useRealTimers();
    expect(during.map(({ status }) => status)).toEqual(LISTS.map(() => 200));
    expect(during.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  },
);

test('with D1 failing, a list that was not read before asks to try again (CRL-02, BLOG-18)', async () => {
  expectErrors();
  for (const path of [...LISTS, '/blog?q=body', '/blog/post-1.md']) {
    const { status, headers, text } = await view(without('D1'), path);
    expect(status, path).toBe(503);
    expect(headers.get('retry-after'), path).toBe('60');
    expect(headers.get('cache-control'), path).toBe('no-store');
    if (/^\/blog(?:\?|$)/.test(path)) expect(text).toContain('Error Loading Blog');
  }
});

test('with R2 failing, a post is read as always (CRL-02)', async () => {
  const { status, text } = await view(without('R2', 'hang'), '/blog/post-1');
  expect([status, text]).toEqual([200, expect.stringContaining('data-post="post-1"')]);
});
