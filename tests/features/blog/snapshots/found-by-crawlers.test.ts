import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';

import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { storedText } from '../../../helpers/stored-blog.ts';
import { ORIGIN, postForm, request, runCron, sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';
import { stopClock } from '../../../helpers/clock.ts';

/** Where a crawler learns of a post's HTML snapshot. */

const SNAPSHOT = `${ORIGIN}/blog/post-1.html`;

const read = async (path: string) => {
  clearPageCache();
  return (await request(path)).text();
};

const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" href="([^"]+)" type="text\/html"/g)].map(
    ([, href]) => href,
  );
const canonicals = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);

const saveFirst = async () =>
  sendJson(
    'POST',
    '/api/save-post-html',
    { filename: 'post-1.html', html: '', slug: 'post-1', title: 'x', postData: {} },
    { cookie: await openSession() },
  );

beforeEach(async () => {
  await sandbox.replaceStories([story(1), story(2)]);
  await read('/blog');
});

test('a post’s head names its snapshot, and only where there is one (CRL-01)', async () => {
  await storedText('/blog/post-2');
  expect(alternates(await storedText('/blog/post-1'))).toEqual([]);
  expect((await saveFirst()).status).toBe(200);
  const html = await read('/blog/post-1');
  expect(alternates(html)).toEqual(['/blog/post-1.html']);
  expect(alternates(await read('/blog/en/post-1'))).toEqual(['/blog/post-1.html']);
  expect(alternates(await read('/blog/post-2'))).toEqual([]);
  const page = `${ORIGIN}/blog/post-1`;
  expect(canonicals(html)).toEqual([page]);
  const snapshot = await read('/blog/post-1.html');
  expect(canonicals(snapshot)).toEqual([page]);
  expect(alternates(snapshot)).toEqual([]);
  expect(snapshot).toContain('content="index, follow"');
});

test('a page that was rendered before its snapshot names it soon after (CRL-01)', async () => {
  expect(alternates(await storedText('/blog/post-1'))).toEqual([]);
  await saveFirst();
  stopClock(Date.now() + 11_000);
  expect(alternates(await (await request('/blog/post-1')).text())).toEqual(['/blog/post-1.html']);
  vi.useRealTimers();
});

test('a sitemap lists the snapshots, and robots.txt and llms.txt name it (CRL-01, SHELL-31)', async () => {
  expect(await read('/sitemap-snapshots.xml')).not.toContain('<url>');
  await saveFirst();
  // An isolate looks for changes every ten seconds.
  stopClock(Date.now() + 11_000);
  const response = await request('/sitemap-snapshots.xml');
  vi.useRealTimers();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
  expect(response.headers.get('cache-tag')).toBe('blog');
  const xml = await response.text();
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([`<loc>${SNAPSHOT}</loc>`]);
  expect(xml).toContain('<lastmod>2026-01-01T00:01:00.000Z</lastmod>');
  const sitemaps = (await read('/robots.txt')).match(/^Sitemap: .*$/gm);
  expect(sitemaps).toEqual([
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    `Sitemap: ${ORIGIN}/sitemap-snapshots.xml`,
  ]);
  const llms = await read('/llms.txt');
  expect(llms).toContain(`- [HTML snapshots](${ORIGIN}/sitemap-snapshots.xml)`);
  expect(llms).toContain(`[as an HTML snapshot](${SNAPSHOT})`);
  expect(llms).not.toContain('post-2.html');
  expect(await read('/sitemap.xml')).not.toContain('.html');
});

test('the feeds name the snapshots of their posts (CRL-01)', async () => {
  await saveFirst();
  const link = `rel="related" type="text/html" title="HTML snapshot" href="${SNAPSHOT}"/>`;
  for (const path of ['/blog/rss.xml', '/blog/atom.xml']) {
    const xml = await read(path);
    expect(xml).toContain(link);
    expect(xml).not.toContain('post-2.html');
  }
});

test('cron removes the snapshot of a post that is gone, also where the Worker had stopped before it did (CRL-01)', async () => {
  await env.BLOG_HTML.put('blog/withdrawn.html', 'Withdrawn');
  await runCron(BLOG_CRON);
  expect(await env.BLOG_HTML.head('blog/withdrawn.html')).toBeNull();
  expect(await env.BLOG_HTML.head('blog/post-1.html')).not.toBeNull();
});

test('a post that is gone leaves no snapshot behind for crawlers (CRL-01)', async () => {
  await runCron(BLOG_CRON);
  expect(await read('/sitemap-snapshots.xml')).toContain(SNAPSHOT);
  await postForm('/admin/site/purge', await openSession());
  expect(await read('/sitemap-snapshots.xml')).not.toContain('<url>');
  expect((await request('/blog/post-1.html')).status).toBe(404);
});
