import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { ORIGIN, request } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

const text = async (path: string, init?: RequestInit) => (await request(path, init)).text();
const FEEDS = ['/blog/rss.xml', '/blog/atom.xml'] as const;

const fullStory = story(1, {
  title: 'Tom & "Jerry" <b>',
  content:
    '<h2 id="pay">Pay</h2><p>Read <a href="/contact">us</a>, <a href="#pay">this</a>, <a href="other-post">that</a>.</p><img src="/media/a.png" alt="A">',
  excerpt: 'An\u0000 excerpt\u0008 & more',
  seo_keyword: 'pay & perks, offers',
  author: { first_name: 'Ada', last_name: 'Byron' },
});

async function keepStories(...stories: Record<string, unknown>[]): Promise<void> {
  await sandbox.replaceStories(stories);
  await text('/blog');
}

describe.each(FEEDS)('%s', (path) => {
  test('carries the full text with absolute addresses, everything escaped once', async () => {
    await keepStories(fullStory);
    const response = await request(path);
    expect(response.headers.get('content-type')).toMatch(
      /^application\/(?:rss|atom)\+xml; charset=UTF-8$/,
    );
    const xml = await response.text();
    expect(xml).toContain('<title>Tom &amp; &quot;Jerry&quot; &lt;b&gt;</title>');
    expect(xml).toContain(`&lt;a href=&quot;${ORIGIN}/contact&quot;`);
    expect(xml).toContain(`&lt;a href=&quot;${ORIGIN}/blog/post-1#article-pay&quot;`);
    expect(xml).toContain(`&lt;a href=&quot;${ORIGIN}/blog/other-post&quot;`);
    expect(xml).toContain(`&lt;img src=&quot;${ORIGIN}/media/a.png&quot;`);
    expect(xml).toContain('An excerpt &amp; more');
    expect(xml).toContain('Ada Byron');
    expect(xml).toMatch(/pay &amp; perks/);
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]/u);
  });

  test('a post has its picture with a type, and its first sentence where it has no excerpt', async () => {
    const image = { data: { url: 'https://x.example/a.jpg?w=1&h=2' } };
    const content = '<h2>Pay</h2><p></p><p>Say the <b>pay</b> first. Then the rest.</p>';
    await keepStories(story(1, { excerpt: null, content, featured_image: image }), story(2));
    const xml = await text(path);
    const media = xml.match(/<media:content [^>]*>/g);
    expect(media).toEqual([
      '<media:content url="https://x.example/a.jpg?w=1&amp;h=2" medium="image" type="image/jpeg"/>',
    ]);
    expect(xml).toMatch(/<(description|summary)>Say the pay first\.<\/\1>/);
  });

  test('says when it changed, and costs a reader who has it nothing', async () => {
    await keepStories(story(1), story(2));
    const first = await request(path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0');
    expect(first.headers.get('cache-tag')).toBe('blog');
    expect(first.headers.get('last-modified')).toBe('Thu, 01 Jan 2026 00:02:00 GMT');
    const etag = first.headers.get('etag') ?? '';
    const since = (date: string) => ({ headers: { 'if-modified-since': date } });
    for (const init of [
      { headers: { 'if-none-match': etag } },
      { headers: { 'if-none-match': `W/${etag}, "x"` } },
      since('Thu, 01 Jan 2026 00:02:00 GMT'),
    ]) {
      const again = await request(path, init);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await request(path, since('Thu, 01 Jan 2026 00:01:59 GMT'))).status).toBe(200);
    expect((await request(path, since('yesterday'))).status).toBe(200);
  });

  test('is bounded to the newest thirty, however many posts there are', async () => {
    await keepStories(...Array.from({ length: 45 }, (_, index) => story(index + 1)));
    const xml = await text(path);
    expect(xml.match(/<(?:item|entry)>/g)).toHaveLength(30);
    expect(xml).toContain('<title>Post 45</title>');
    expect(xml).not.toContain('<title>Post 15</title>');
  });

  test('responds from stored posts while StoryChief is down, and before there is a post', async () => {
    expect((await request(path)).status).toBe(200);
    await keepStories(story(1));
    await sandbox.fault('storychief', { mode: 'status', status: 500 });
    clearPageCache();
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Body 1');
  });

  test('a post keeps its name when its address changes', async () => {
    await keepStories(story(1));
    const name = (xml: string) => /tag:localhost,2026:post\/1\b/.exec(xml)?.[0];
    expect(name(await text(path))).toBeDefined();
    await env.DB.prepare("update posts set slug = 'moved'").run();
    clearPageCache();
    const xml = await text(path);
    expect(xml).toContain(`${ORIGIN}/blog/moved`);
    expect(name(xml)).toBeDefined();
  });

  test('is named by the blog’s pages', async () => {
    await keepStories(story(1));
    for (const page of ['/blog', '/blog/post-1']) {
      expect(await text(page)).toMatch(
        new RegExp(`<link rel="alternate" href="${path}" type="application/(?:rss|atom)\\+xml"`),
      );
    }
  });
});

test('the sitemap names the picture of each post', async () => {
  await keepStories(
    story(1, { featured_image: { data: { url: 'https://x.example/a.png?a=1&b=2' } } }),
    story(2),
  );
  const xml = await text('/sitemap.xml');
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/blog/post-1</loc><lastmod>2026-01-01T00:01:00.000Z</lastmod><image:image><image:loc>https://x.example/a.png?a=1&amp;b=2</image:loc></image:image></url>`,
  );
  expect(xml.match(/<image:image>/g)).toHaveLength(1);
});

test('no story takes the address of a feed or of a file', async () => {
  await keepStories(
    story(1, { slug: 'rss.xml' }),
    story(2, { slug: 'a.md' }),
    story(3, { slug: 'b.html' }),
  );
  const html = await text('/blog');
  expect([...html.matchAll(/href="\/blog\/([^"?]+)" aria-label/g)].map(([, slug]) => slug)).toEqual(
    ['b-html', 'a-md', 'rss-xml'],
  );
  expect((await request('/blog/rss.xml')).headers.get('content-type')).toContain('rss+xml');
});
