import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { CLEANER_VERSION } from '../../../../src/features/blog/html/cleaner-version.ts';
import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { ORIGIN, request } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

const text = async (path: string, init?: RequestInit) => (await request(path, init)).text();

/** Puts stories in the place of the sandbox's own, and lets the site keep them. */
async function keepStories(...stories: Record<string, unknown>[]): Promise<void> {
  await sandbox.replaceStories(stories);
  await text('/blog');
  for (const { slug } of stories) await text(`/blog/${String(slug)}`);
}

const structured = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
    .find((data) => data['@type'] === type);

const LONG = `<h2>First &amp; last</h2>${'<p>one two three four five</p>'.repeat(100)}<h2>Second</h2><p>x</p><h2>First &amp; last</h2><p>y</p>`;

describe('a post’s page', () => {
  test('has structured data: author, dates, number of words and breadcrumbs (POST-13, SEO-09)', async () => {
    await keepStories(
      story(1, {
        title: 'How to say "no" </script>',
        content: LONG,
        seo_title: 'Saying no',
        seo_description: 'Kindly',
        seo_keyword: 'offers, letters',
        author: { first_name: 'Ada', last_name: 'Byron' },
        featured_image: { data: { url: 'https://x.example/a.png', alt: 'A letter' } },
      }),
    );
    const html = await text('/blog/post-1');
    expect(structured(html, 'BlogPosting')).toMatchObject({
      headline: 'How to say "no" </script>',
      description: 'Kindly',
      url: `${ORIGIN}/blog/post-1`,
      mainEntityOfPage: { '@id': `${ORIGIN}/blog/post-1` },
      image: 'https://x.example/a.png',
      datePublished: '2026-01-01T00:01:00.000Z',
      dateModified: '2026-01-01T00:01:00.000Z',
      author: { '@type': 'Person', name: 'Ada Byron' },
      publisher: { '@type': 'Organization', logo: { '@type': 'ImageObject' } },
      keywords: 'offers, letters',
      wordCount: 509,
      timeRequired: 'PT2M',
    });
    expect(structured(html, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { item: `${ORIGIN}/blog/post-1` }],
    });
    expect(html).toContain(
      '<meta property="article:published_time" content="2026-01-01T00:01:00.000Z"/>',
    );
    expect(html).toContain('2 min read');
  });

  test('a post without an author is the publisher’s, with the site’s picture', async () => {
    await keepStories(story(1));
    expect(structured(await text('/blog/post-1'), 'BlogPosting')).toMatchObject({
      author: { '@type': 'Organization' },
      image: `${ORIGIN}/icon-512.png`,
    });
  });

  test('both addresses of a post name the first one as canonical', async () => {
    await keepStories(story(1));
    for (const path of ['/blog/post-1', '/blog/en/post-1']) {
      const html = await text(path);
      expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
        `<link rel="canonical" href="${ORIGIN}/blog/post-1"/>`,
      ]);
    }
  });

  test('a long post has its contents, each heading a link to itself by name', async () => {
    await keepStories(story(1, { content: LONG }));
    const html = await text('/blog/post-1');
    expect(html).toMatch(/<nav[^>]*aria-label="On this page"/);
    expect(html).toMatch(/<a[^>]*href="#article-first-last"[^>]*>First &amp; last<\/a>/);
    expect(html).toContain(
      '<header class="section"><h2 id="article-first-last-2">First &#x26; last</h2><a class="anchor" href="#article-first-last-2" aria-label="Link to: First &#x26; last"></a></header>',
    );
  });

  test('a short post has no contents', async () => {
    await keepStories(story(1, { content: '<h2>One</h2><h2>Two</h2>' }));
    expect(await text('/blog/post-1')).not.toContain('On this page');
  });

  test('a post links to posts with the same keywords, and to the older and newer one', async () => {
    await keepStories(
      ...[1, 2, 3, 4, 5, 6].map((id) =>
        story(id, { seo_keyword: id === 1 || id === 6 ? 'offers' : 'sourcing' }),
      ),
    );
    const html = await text('/blog/post-6');
    const next = html.slice(html.indexOf('Read next'));
    expect([...next.matchAll(/href="\/blog\/(post-\d)"/g)].map(([, slug]) => slug)).toEqual([
      'post-1',
      'post-5',
      'post-4',
      'post-5',
    ]);
    expect(next).toMatch(/href="\/blog\/post-5" rel="prev"/);
    const middle = await text('/blog/post-3');
    expect(middle).toMatch(/href="\/blog\/post-2" rel="prev"/);
    expect(middle).toMatch(/href="\/blog\/post-4" rel="next"/);
  });

  test('a post can be shared by plain links with its title and canonical address', async () => {
    await keepStories(story(1, { title: 'Fish & "chips" + 1' }));
    const html = (await text('/blog/post-1')).replaceAll('&amp;', '&');
    const url = encodeURIComponent(`${ORIGIN}/blog/post-1`);
    expect(html).toContain(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
    expect(html).toContain(
      `https://x.com/intent/post?text=Fish%20%26%20%22chips%22%20%2B%201&url=${url}`,
    );
    expect(html).toContain('mailto:?subject=Fish%20%26%20%22chips%22%20%2B%201&body=');
    expect(html).toContain(`data-copy-link="${ORIGIN}/blog/post-1"`);
  });

  test('tables and code scroll in themselves, also with the keyboard', async () => {
    await keepStories(
      story(1, {
        content:
          '<table title="x"><tr><td title="<table>&quot;">1</td></tr></table><pre><code>x</code></pre>',
      }),
    );
    const html = await text('/blog/post-1');
    expect(html).toContain(
      '<div class="scroller" role="group" aria-label="Table" tabindex="0"><table>',
    );
    expect(html.match(/class="scroller"/g)).toHaveLength(1);
    expect(html).toContain('<pre tabindex="0"><code>x</code></pre>');
  });

  test('the content policy of a post allows the frames of its own embeds, and no other', async () => {
    await keepStories(
      story(1, {
        content:
          '<iframe src="https://www.youtube.com/embed/abc" title="A talk"></iframe><iframe src="https://player.vimeo.com/video/7?h=0a1b2c"></iframe><iframe src="https://evil.example/"></iframe>',
      }),
      story(2),
    );
    const response = await request('/blog/post-1');
    const player = new URL(env.VIDEO_PLAYER_URL ?? '');
    expect(response.headers.get('content-security-policy')).toContain(
      `frame-src ${player.href}abc https://player.vimeo.com/video/7;`,
    );
    const html = await response.text();
    expect(html).toContain(
      `<a href="https://www.youtube.com/watch?v=abc" rel="noopener" data-action="embed" data-embed-frame="${player.href}abc?autoplay=1&#x26;playsinline=1">`,
    );
    expect(html).toContain('href="https://vimeo.com/7/0a1b2c"');
    expect(html).not.toContain('<iframe');
    expect((await request('/blog/post-2')).headers.get('content-security-policy')).toContain(
      "frame-src 'none'",
    );
  });

  test('a body from an older version of the cleaner is cleaned again before it is shown', async () => {
    await keepStories(story(1));
    await sandbox.fault('storychief', { mode: 'status', status: 500 });
    await env.DB.prepare('update posts set content_html = ?, cleaned_with = ?')
      .bind('<p onclick="hit()">kept</p><script>hit()</script>', CLEANER_VERSION - 1)
      .run();
    clearPageCache();
    for (const path of ['/blog/post-1', '/blog/atom.xml', '/blog/rss.xml']) {
      const html = await text(path);
      expect(html, path).toContain('kept');
      expect(html, path).not.toContain('hit()');
    }
  });
});

describe('the list for search engines', () => {
  const head = async (path: string) => {
    const html = await text(path);
    return {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
      prev: /<link rel="prev" href="([^"]*)"/.exec(html)?.[1],
      next: /<link rel="next" href="([^"]*)"/.exec(html)?.[1],
      title: /<title>([^<]*)</.exec(html)?.[1],
    };
  };

  test('each page of the plain list has its own address and names the adjacent pages', async () => {
    await text('/blog');
    expect(await head('/blog')).toMatchObject({
      canonical: `${ORIGIN}/blog`,
      robots: 'index, follow',
      prev: undefined,
      next: '/blog?page=2',
    });
    expect(await head('/blog?page=2')).toMatchObject({
      canonical: `${ORIGIN}/blog?page=2`,
      robots: 'index, follow',
      prev: '/blog',
      next: '/blog?page=3',
    });
  });

  test.each(['/blog?q=offer', '/blog?keyword=hiring', '/blog?q=offer&keyword=hiring'])(
    'searches and keywords are not indexed: %s',
    async (path) => {
      await text('/blog');
      expect(await head(path)).toMatchObject({
        robots: 'noindex, follow',
        prev: undefined,
        next: undefined,
      });
    },
  );

  test('the title of a search contains its words', async () => {
    await text('/blog');
    expect((await head('/blog?q=%3Cb%3E&keyword=hiring')).title).toBe(
      'hiring, “&lt;b&gt;” in the blog · RiC',
    );
  });
});
