import { expect, test } from 'vitest';

import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { age, eventually, storedText, stories, text } from '../../../helpers/stored-blog.ts';
import { request } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

/** What a post shows. */

test('a post shows all its fields (SHELL-07, POST-01, POST-02, POST-04)', async () => {
  await sandbox.replaceStories([
    story(1, {
      title: 'The offer call',
      excerpt: 'Call before you write.',
      content: '<h2>First</h2><p>Call <strong>early</strong>.</p>',
      seo_keyword: 'a,b,c,d,e,f',
      published_at: '2025-01-15T10:00:00Z',
    }),
  ]);
  const html = await storedText('/blog/post-1');
  expect(html).toMatch(
    /<a href="\/">Home<\/a>.*<a href="\/blog">Blog<\/a>.*aria-current="page">The offer call/s,
  );
  expect(html).toMatch(/<a[^>]* href="\/blog"[^>]*>Back to Blog<\/a>/);
  expect(html).toContain('>January 15, 2025<');
  expect(html).toMatch(/<h1[^>]*>The offer call<\/h1>/);
  expect(html).toContain('>Call before you write.</p>');
  expect(html).toContain('<h2 id="article-first">First</h2>');
  expect(html).toContain('<strong>early</strong>');
  for (const keyword of 'abcdef') expect(html).toContain(`>${keyword}</span>`);
});

test('the English address shows the same post, with the other address as canonical (SHELL-08, X-41)', async () => {
  await text('/blog');
  const english = await request('/blog/en/the-offer-call');
  expect(english.status).toBe(200);
  const html = await english.text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blog\/the-offer-call"/);
  const articleOf = (page: string) => /<article.*<\/article>/s.exec(page)?.[0];
  expect(articleOf(html)).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(articleOf(html)).toBe(articleOf(await text('/blog/the-offer-call')));
});

test('the head of a post is the post’s own (POST-12, SEO-09)', async () => {
  await sandbox.replaceStories([
    story(1, {
      seo_title: 'Own title',
      seo_description: 'Own description </script>',
      featured_image: { data: { url: 'https://x.example/i.jpg' } },
    }),
  ]);
  const html = await storedText('/blog/post-1');
  expect(html).toContain('<title>Own title · RiC</title>');
  expect(html).toMatch(/property="og:image" content="https:\/\/x\.example\/i\.jpg"/);
  expect(html).toMatch(/property="og:type" content="article"/);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const types = blocks.map(([, json]) => (JSON.parse(json ?? '') as { '@type': string })['@type']);
  expect(types).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test('a screen reader reads a German post in German, and the rest of its page in English (POST-12)', async () => {
  await sandbox.replaceStories([story(1, { language: 'de', excerpt: 'Kurz' }), story(2)]);
  const html = await storedText('/blog/post-1');
  expect(html).toContain('<html lang="en"');
  expect(html).toMatch(/<h1[^>]* lang="de"/);
  expect(html).toMatch(/<p [^>]*lang="de"[^>]*>Kurz/);
  expect(html).toMatch(/<div [^>]*lang="de"/);
  expect(html).toContain('"inLanguage":"de"');
  const other = await storedText('/blog/post-2');
  expect(other).toContain('"inLanguage":"en"');
  expect(other.split(' lang=')).toHaveLength(2);
});

test('a post without an excerpt is described by its first sentence, and shared with the site’s image where its own is an SVG (SEO-09)', async () => {
  await sandbox.replaceStories([
    story(1, {
      excerpt: '',
      content: '<h2>Why</h2><p>Call “Dana” <i>first</i>. Then wait.</p>',
      featured_image: { data: { url: 'https://x.example/i.SVG?v=2' } },
    }),
  ]);
  const html = await storedText('/blog/post-1');
  for (const name of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${name} content="Call “Dana” first."/>`);
  expect(html).toContain('property="og:image:width" content="512"');
  expect(html).not.toMatch(/(?:og|twitter):image" content="[^"]*SVG/);
});

test.each(['i.SVG?v=2', 'i.heic', 'i.HEIF', 'scan.tif', 'i.bmp#x'])(
  'a picture that no network shows, %s, is not shared (SEO-09)',
  async (file) => {
    const data = { url: `https://x.example/${file}` };
    await sandbox.replaceStories([story(1, { featured_image: { data } })]);
    const html = await storedText('/blog/post-1');
    expect(html).toContain('property="og:image:width" content="512"');
    expect(html).not.toContain(`image" content="${data.url}"`);
  },
);

test('with a lean list a post’s body is fetched by itself', async () => {
  await sandbox.storychief({ lean: true });
  await text('/blog');
  const html = await text('/blog/the-offer-call');
  expect(html).toMatch(/<h2 id=/);
});

test('a script, a handler and a style in a body never reach a reader', async () => {
  await sandbox.replaceStories([
    story(1, {
      content:
        '<p style="color:red" onclick="x()">Safe</p><script>bad()</script><a href="javascript:bad()">link</a><iframe src="https://www.youtube-nocookie.com/embed/abc123" title="A talk"></iframe><img src="data:image/svg+xml,evil.example" onerror="bad()">',
    }),
  ]);
  const html = await storedText('/blog/post-1');
  const body = html.slice(html.indexOf('class="prose'));
  expect(body).toContain('<p>Safe</p>');
  for (const bad of [
    'bad()',
    'onclick',
    'onerror',
    'style=',
    'javascript:',
    '<iframe',
    'evil.example',
  ]) {
    expect(body).not.toContain(bad);
  }
  expect(body).toContain('href="https://www.youtube.com/watch?v=abc123"');
});

test('a partial response about a post keeps the other stored fields', async () => {
  await sandbox.replaceStories(stories(3));
  await text('/blog/post-2');
  await sandbox.fault('storychief', { mode: 'status', status: 200, body: '{"data":{"id":2}}' });
  await age();
  await sandbox.clearCalls();
  await text('/blog/post-2');
  await eventually(async () => expect(await sandbox.calls('storychief')).not.toEqual([]));
  clearPageCache();
  const html = await text('/blog/post-2');
  expect(html).toContain('>Post 2</h1>');
});
