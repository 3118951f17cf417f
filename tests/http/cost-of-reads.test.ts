import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { countedSite } from '../helpers/counted-site.ts';
import { ORIGIN, request } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { text } from '../helpers/stored-blog.ts';
import { openSession } from '../helpers/staff.ts';
import worker from '../../src/worker.ts';

/** The site with limiters that let through so many requests of each key, instead of dozens a minute. */
function limitedSite(most: number) {
  const counts = new Map<string, number>();
  const limiter: RateLimit = {
    limit: ({ key }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve({ success: (counts.get(key) ?? 0) <= most });
    },
  };
  const own = { ...env, READ_LIMITER: limiter, SUBMISSION_LIMITER: limiter };
  return async (path: string, address: string): Promise<Response> => {
    const ctx = createExecutionContext();
    const headers = { 'cf-connecting-ip': address };
    const response = await worker.fetch(new Request(ORIGIN + path, { headers }), own, ctx);
    await waitOnExecutionContext(ctx);
    return response;
  };
}

describe('a flood of reads with unique queries costs no more than one', () => {
  test.each(['/sitemap.xml', '/sitemap-snapshots.xml', '/llms.txt', '/robots.txt'])(
    '%s is made once, whatever the query',
    async (path) => {
      const site = countedSite();
      const first = await site.view(path);
      expect(first.status).toBe(200);
      const again = await site.count(async () => {
        const ctx = createExecutionContext();
        for (let serial = 0; serial < 20; serial += 1) {
          const url = new URL(`${path}?u=${serial}`, ORIGIN);
          const response = await worker.fetch(new Request(url), site.env, ctx);
          expect(await response.text()).toBe(first.text);
        }
        await waitOnExecutionContext(ctx);
      });
      expect(again.rowsRead + again.d1).toBe(0);
    },
  );

  test('health asks the stores once in ten seconds', async () => {
    const site = countedSite();
    await site.view('/api/health');
    const again = await site.count(async () => {
      const ctx = createExecutionContext();
      await worker.fetch(new Request(`${ORIGIN}/api/health?again`), site.env, ctx);
    });
    expect(again).toMatchObject({ d1: 0, kv: 0, r2: 0 });
  });

  test('the story proxy asks StoryChief once in half a minute; staff get the present state', async () => {
    await sandbox.clearCalls();
    const asked = async () => (await sandbox.calls('storychief')).length;
    for (const query of ['', '?page=1', '?status=draft', '?count=50&x=1']) {
      expect((await request(`/api/storychief/stories${query}`)).status).toBe(200);
    }
    for (let count = 0; count < 3; count += 1) await request('/api/storychief/stories/1001');
    expect(await asked()).toBe(2);
    const cookie = await openSession();
    await request('/api/storychief/stories', { headers: { cookie } });
    expect(await asked()).toBe(3);
  });

  test('many addresses together leave StoryChief’s quota to the blog', async () => {
    const ask = limitedSite(2);
    const statuses: number[] = [];
    for (const page of [1, 2, 3, 1]) {
      const { status } = await ask(`/api/storychief/stories?page=${page}`, `203.0.113.${page}`);
      statuses.push(status);
    }
    // The first page again costs nothing.
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

/** Limited addresses are remembered for a minute, beyond the test. */
let serial = 0;

describe('one address may not make the site work for every query that it invents', () => {
  test.each([
    ['searches', (serial: number) => `/blog?q=word${serial}`],
    ['invented keywords', (serial: number) => `/blog?keyword=word${serial}`],
    ['invented subjects', (serial: number) => `/contact?subject=Word${serial}`],
    ['invented pages', (serial: number) => `/page-${serial}`],
    ['invented posts', (serial: number) => `/blog/post-${serial}`],
    ['invented snapshots', (serial: number) => `/blog/post-${serial}.html`],
    ['snapshot checks', (serial: number) => `/api/check-html/post-${serial}`],
    ['stored posts', (serial: number) => `/api/cached-post/post-${serial}`],
  ])('%s', async (_what, pathOf) => {
    await text('/blog');
    const ask = limitedSite(2);
    serial += 1;
    const address = `198.51.100.${serial}`;
    const statuses: number[] = [];
    for (const count of [1, 2, 3, 4]) {
      const response = await ask(pathOf(count), address);
      statuses.push(response.status);
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('60');
    }
    expect(statuses.slice(0, 2)).not.toContain(429);
    expect(statuses.slice(2)).toEqual([429, 429]);
    // Everyone else reads on: unknown posts have a limit for all, as each costs StoryChief's quota.
    expect((await ask('/blog', '192.0.2.1')).status).not.toBe(429);
  });
});
