import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';

import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import worker from '../../../../src/worker.ts';
import { envWith } from '../../../helpers/faulty-stores.ts';
import { stories, text } from '../../../helpers/stored-blog.ts';
import { ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

const SNAPSHOT = '/blog/post-1.html';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a snapshot is one whole document: title, description, canonical, structured data, picture, body (GEN-14)', async () => {
  await sandbox.replaceStories([
    story(1, {
      seo_description: 'What it says',
      featured_image: { data: { url: 'https://x.example/i.jpg', alt: null, name: 'A desk' } },
    }),
  ]);
  await runCron(BLOG_CRON);
  const html = await text(SNAPSHOT);
  expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
  expect(html).toContain('<title>Post 1 · RiC</title>');
  expect(html).toContain('<meta name="description" content="What it says"/>');
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:8787\/blog\/post-1"\/>/);
  expect(html).toMatch(/<img[^>]*src="https:\/\/x\.example\/i\.jpg"[^>]*alt="A desk"/);
  expect(html).toContain('<p>Body 1</p>');
  const [data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.slice(1) ?? [];
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'BlogPosting', headline: 'Post 1' });
});

/** What a browser fetches by itself for a document, as it is written in it. */
const fetched = (html: string) =>
  [
    ...html.matchAll(/<link rel="(?!canonical|alternate)[^"]*"[^>]* href="([^"]*)"/g),
    ...html.matchAll(/<(?:script|img|iframe|video|audio|source|embed|input)[^>]* src="([^"]*)"/g),
    ...html.matchAll(/(?:url\(|@import )([^);]*)/g),
  ].map(([, address]) => address ?? '');

/** The content policy's source for the style that a document carries in its bytes. */
async function styleSource(html: string): Promise<string> {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '');
  expect(styles).toHaveLength(1);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styles[0]));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

const WELL_SHOWN = {
  content:
    '<h2 id="one">One</h2><p>See <a href="#one">above</a> and <a href="/pricing">prices</a>.</p><img src="https://x.example/in.jpg" alt="">',
  featured_image: { data: { url: 'https://x.example/i.jpg' } },
};

test('a snapshot loads nothing but the post’s pictures (GEN-14)', async () => {
  await sandbox.replaceStories([story(1, WELL_SHOWN)]);
  await runCron(BLOG_CRON);
  const html = await text(SNAPSHOT);
  expect(new Set(fetched(html).filter((address) => !address.startsWith('data:')))).toEqual(
    new Set(['https://x.example/i.jpg', 'https://x.example/in.jpg']),
  );
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")| style="| on[a-z]+="/);
  // Opened anywhere, its links lead to the site, and links to its own sections stay in it.
  const links = [...html.matchAll(/<(?:a|link)[^>]* href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );
  expect(links.filter((href) => !/^(?:https?:|data:|#)/.test(href))).toEqual([]);
  expect(links).toContain('#article-one');
  expect(links).toContain('http://localhost:8787/pricing');
});

test('the policy of a snapshot allows its own style by hash, and no scripts (GEN-14)', async () => {
  await sandbox.replaceStories([story(1, WELL_SHOWN)]);
  await runCron(BLOG_CRON);
  const response = await request(SNAPSHOT);
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('style-src')).toEqual([await styleSource(await response.text())]);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.has('script-src')).toBe(false);
  expect(directives.get('img-src')).toEqual(expect.arrayContaining(['data:', 'https:']));
});

/** Replaces the stored file by one of an older template; no isolate has it cached. */
async function putOld(html: string, style?: string): Promise<void> {
  clearPageCache();
  const stored = await env.BLOG_HTML.get('blog/post-1.html');
  const { style: _, ...metadata } = stored?.customMetadata ?? {};
  await env.BLOG_HTML.put('blog/post-1.html', html, {
    httpMetadata: { contentType: 'text/html; charset=UTF-8' },
    customMetadata: { ...metadata, template: '0', ...(style ? { style } : {}) },
  });
}

const storedText = async () => (await env.BLOG_HTML.get('blog/post-1.html'))?.text();

test('a snapshot of another template is written again although its post has not changed (GEN-07, Y-18)', async () => {
  await sandbox.replaceStories(stories(2));
  await runCron(BLOG_CRON);
  await putOld('old template');
  await runCron(BLOG_CRON);
  expect(await storedText()).toContain('Body 1');
  expect(await text(SNAPSHOT)).toContain('Body 1');
});

test('a snapshot of another template is not served: it is rendered on request, and stored (GEN-07)', async () => {
  await sandbox.replaceStories(stories(2));
  await runCron(BLOG_CRON);
  const made = await request(SNAPSHOT);
  const bytes = new Uint8Array(await made.arrayBuffer());
  await putOld('<link rel="stylesheet" href="/media/gone.css">');
  const ctx = createExecutionContext();
  const response = await worker.fetch(new Request(ORIGIN + SNAPSHOT), env, ctx);
  expect(new Uint8Array(await response.clone().arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('content-security-policy')).toContain(
    await styleSource(await response.text()),
  );
  await waitOnExecutionContext(ctx);
  expect(await storedText()).toBe(new TextDecoder().decode(bytes));
});

test('without D1, a snapshot of another template is served with the style in its own bytes', async () => {
  await sandbox.replaceStories(stories(2));
  await runCron(BLOG_CRON);
  const old = '<!doctype html><style>p{color:red}</style><p>old</p>';
  const { env: withoutD1 } = envWith('D1', { fault: 'refused', hits: 'all' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const policy = async () => {
    const ctx = createExecutionContext();
    const response = await worker.fetch(new Request(ORIGIN + SNAPSHOT), withoutD1, ctx);
    expect(await response.text()).toBe(old);
    return response.headers.get('content-security-policy');
  };
  await putOld(old, await styleSource(old));
  expect(await policy()).toContain(`style-src ${await styleSource(old)};`);
  // Metadata without a style, or with something else, allows none.
  for (const style of [undefined, "'unsafe-inline'", "'none'; script-src *"]) {
    await putOld(old, style);
    expect(await policy()).toContain("style-src 'none';");
  }
});

test('a snapshot that was written before its new body arrived is written again with it (GEN-07)', async () => {
  await sandbox.replaceStories([story(1)]);
  await text('/blog');
  await runCron(BLOG_CRON);
  await sandbox.storychief({ lean: true });
  await sandbox.putStory(
    1,
    story(1, { title: 'Changed', content: '<p>Fresh</p>', updated_at: '2026-05-01T00:00:00Z' }),
  );
  await env.DB.prepare("update job_runs set succeeded_at = 1 where job = 'blog-list'").run();
  const ctx = createExecutionContext();
  await worker.fetch(new Request(`${ORIGIN}/blog`), env, ctx);
  await waitOnExecutionContext(ctx);
  expect(await storedText()).toMatch(/Changed.*Body 1/s);
  await runCron(BLOG_CRON);
  expect(await storedText()).toMatch(/Changed.*Fresh/s);
});
