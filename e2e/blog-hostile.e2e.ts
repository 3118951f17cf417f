import type { Page } from 'playwright/test';

import { PAYLOADS } from '../tests/features/blog/html/payloads/generated-html.ts';
import { story } from '../tests/helpers/stories.ts';
import { dropPosts, expect, signIn, test } from './fixtures.ts';

/** Ordinary formatting, as the sanitiser leaves it; each hostile story begins with it. */
const FORMATTING = [
  '<h2 id="article-a-heading">A heading</h2>',
  '<p>Text with <strong>strong</strong>, <em>em</em>, <code>code</code>, <mark>mark</mark> and <a href="/contact" title="Write">a link</a>.</p>',
  '<ul><li>one</li><li>two<ol start="3"><li>three</li></ol></li></ul>',
  '<blockquote><p>Said <cite>she</cite></p></blockquote>',
  '<pre><code>if (a &lt; b) return;\n  next();</code></pre>',
  '<table><caption>Pay</caption><thead><tr><th scope="col">Role</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>',
  '<figure><img src="/media/logo.svg" alt="Logo" width="200" height="100" loading="lazy" decoding="async"><figcaption>Ours</figcaption></figure>',
  '<p lang="fr" dir="ltr">Ünïcode, 日本語, עברית, 🎉 &amp; entities</p>',
];

const EACH_STORY = 40;
/** Closes the elements that payloads leave open; twice, because some close only after others. */
const END_TAGS = [
  'a',
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'template',
  'xmp',
  'noembed',
  'noframes',
  'iframe',
  'select',
  'svg',
  'math',
  'form',
  'table',
  'mglyph',
]
  .map((name) => `</${name}>`)
  .join('')
  .repeat(2);
/** Follows each payload, and is there unless the payload hid it, and with it the next ones. */
const AFTER = '<p>After a payload.</p>';
const inBody = (payload: string) => `<div>${payload}">'>-->${END_TAGS}</div>${AFTER}`;
/** One that nothing ends comes last. */
const all = Object.values(PAYLOADS)
  .flat()
  .toSorted((a, b) => Number(a.includes('<plaintext')) - Number(b.includes('<plaintext')));

/** Stories that hold every payload in the body, and in every other field that a story has. */
function hostileStories(payloads: readonly string[]): Record<string, unknown>[] {
  const count = Math.ceil(payloads.length / EACH_STORY);
  return Array.from({ length: count }, (_, index) => {
    const own = payloads.slice(index * EACH_STORY, (index + 1) * EACH_STORY);
    const text = own.join(' ');
    const one = own[(index * 7) % own.length] ?? '';
    return story(index + 1, {
      title: text,
      excerpt: text,
      content: FORMATTING.join('') + own.map(inBody).join('\n'),
      seo: { title: text, description: text },
      seo_title: text,
      seo_description: text,
      seo_keyword: own.join(','),
      author: { first_name: text, last_name: text },
      featured_image: {
        data: { url: one, sizes: { large: one, regular: one, full: one }, alt: text, name: text },
      },
      tags: own.map((name) => ({ name })),
      ...(index % 5 === 0 ? { published_at: one, updated_at: one } : {}),
      ...(index % 4 === 0 ? { slug: `${index} ${one}` } : {}),
    });
  });
}

// What comes after finds the sandbox's own stories.
test.afterAll(async ({ request }) => {
  await request.post('/__sandbox/reset');
  await signIn(request);
  await dropPosts(request);
});

/** What of the page could run, or lead to what could, whether or not it has. */
const armed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const safe = new Set(['http:', 'https:', 'mailto:', 'tel:']);
    // A copy carries its own icon, before anything of the post.
    const icon = ':not(head > link[rel="icon"][href^="data:image/svg+xml,"])';
    return [...document.querySelectorAll(icon)].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        if (name.startsWith('on') || name === 'style' || name === 'srcdoc')
          return [`${element.tagName} ${name}`];
        if (!['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name))
          return [];
        const protocol = URL.parse(value, location.href)?.protocol;
        return protocol === undefined || safe.has(protocol) ? [] : [`${element.tagName} ${value}`];
      }),
    );
  });

test('there are at least 500 hostile payloads', () => {
  expect(all.length).toBeGreaterThanOrEqual(500);
});

// The Worker's tests give all of them to the cleaner.
const payloads = all.filter((_, index) => index % 6 === 0);
test(`${payloads.length} hostile payloads in every field of stories run nothing, load nothing and harm no formatting, on the list, the posts, their snapshots and feeds`, async ({
  page,
  context,
  problems,
  sandbox,
}) => {
  // Images of our own that are not there are no harm; what the content policy refuses would be.
  problems.allow(/status 404|status of 404/);
  const harm: string[] = [];
  await context.exposeFunction('hit', () => harm.push('code ran'));
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') harm.push(`asked for ${request.url()}`);
  });

  const stories = hostileStories(payloads);
  await sandbox.replaceStories(stories);
  await signIn(page.request);
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  await dropPosts(page.request);
  await page.request.get('/blog');

  const posts = new Set<string>();
  for (let number = 1; number <= Math.ceil(stories.length / 9); number += 1) {
    await page.goto(`/blog?page=${number}`, { waitUntil: 'domcontentloaded' });
    expect(await armed(page), `page ${number}`).toEqual([]);
    const links = page.getByRole('link', { name: /Read More/ });
    for (const link of await links.all()) posts.add((await link.getAttribute('href')) ?? '');
  }
  expect(posts.size).toBe(stories.length);

  let seen = 0;
  for (const path of posts) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await armed(page), path).toEqual([]);
    // Code can be scrolled with the keyboard here; the markup is else what the copy has.
    const body = (await page.locator('.prose').innerHTML()).replaceAll(' tabindex="0"', '');
    seen += body.split(AFTER).length - 1;
    for (const part of FORMATTING) expect(body, `${path} keeps its formatting`).toContain(part);

    const slug = decodeURIComponent(path.slice('/blog/'.length));
    const saved = await page.request.post('/api/save-post-html', {
      data: { filename: `${slug}.html`, html: '', slug, title: '', postData: {} },
      headers: sameOrigin,
    });
    expect(saved.status(), path).toBe(200);
    await page.goto(`${path}.html`, { waitUntil: 'domcontentloaded' });
    expect(await armed(page), `${path}.html`).toEqual([]);
    // It is read away from the site, too, so its addresses are whole.
    const { origin } = new URL(page.url());
    expect(await page.locator('article').innerHTML()).toContain(
      FORMATTING.join('').replaceAll(/ (href|src)="\//g, ` $1="${origin}/`),
    );
  }

  expect(seen).toBe(payloads.filter((payload) => !payload.includes('<plaintext')).length);

  for (const one of payloads.filter((_, index) => index % 25 === 0)) {
    const query = new URLSearchParams({ q: one, keyword: one });
    await page.goto(`/blog?${query}`, { waitUntil: 'domcontentloaded' });
    expect(await armed(page), one).toEqual([]);
  }

  // Pages of the site enforce Trusted Types, which refuse DOMParser a plain string; a blank page does not.
  await page.goto('about:blank');
  for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']) {
    const feed = await (await page.request.get(path)).text();
    const read = await page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      // As a reader shows it: each text of the feed as HTML.
      const shownElements = [...xml.querySelectorAll('content, encoded')].flatMap(
        ({ textContent }) =>
          Array.from(
            new DOMParser().parseFromString(textContent, 'text/html').querySelectorAll('body *'),
          ),
      );
      return {
        error: xml.querySelector('parsererror')?.textContent ?? '',
        bad: shownElements.flatMap((element) =>
          /^(?:script|iframe|object|embed|svg|math|style|form|base|meta|link)$/i.test(
            element.tagName,
          ) ||
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith('on') || /^\s*(?:javascript|data|vbscript):/i.test(value),
          )
            ? [element.outerHTML]
            : [],
        ),
      };
    }, feed);
    expect(read, path).toEqual({ error: '', bad: [] });
  }
  expect(harm).toEqual([]);
});
