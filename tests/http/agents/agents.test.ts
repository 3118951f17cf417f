import { beforeEach, expect, test, vi } from 'vitest';

import { clearPageCache, respondFromCache } from '../../../src/http/page/page-cache.ts';
import { site } from '../../../src/shared/content/site.ts';
import { paths } from '../../../src/shared/paths.ts';
import { PUBLIC_PATHS } from '../../helpers/public-pages.ts';
import { ORIGIN, request } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { story } from '../../helpers/stories.ts';
import { text } from '../../helpers/stored-blog.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const AGENT = 'text/markdown, text/html;q=0.9';
const POST = paths.post('post-1');

const asking = (path: string, accept: string) => request(path, { headers: { accept } });
const markdownOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);
const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0];

beforeEach(async () => {
  await sandbox.replaceStories([story(1)]);
  await text(paths.blog);
});

test.each([...PUBLIC_PATHS, POST])(
  '%s is Markdown to who asks for it, by Accept and at its own address, and stays a page to browsers (AGT-01)',
  async (path) => {
    const [page, negotiated, copy] = [
      await asking(path, BROWSER),
      await asking(path, AGENT),
      await request(markdownOf(path)),
    ];
    expect([page, negotiated, copy].map(typeOf)).toEqual([
      'text/html',
      'text/markdown',
      'text/markdown',
    ]);
    const html = await page.text();
    const markdown = await negotiated.text();
    expect(await copy.text()).toBe(markdown);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    const words = heading.replaceAll(/<[^>]+>/g, ' ').match(/\w+/g) ?? [];
    const [first = ''] = /^# .*$/m.exec(markdown) ?? [];
    expect(first.match(/[a-z0-9]+/gi)).toEqual(words);
    expect(markdown).not.toMatch(/<(?!https?:|[\w.+-]+@)/);
    expect(markdown).not.toMatch(/\]\(\//);
    for (const { headers } of [page, negotiated])
      expect(headers.get('vary'), 'no cache mixes them up').toMatch(/\baccept$/);
    expect(negotiated.headers.get('cache-control')).toBe('no-store');
    expect(negotiated.headers.get('content-location')).toBe(markdownOf(path));
    for (const { headers } of [negotiated, copy]) {
      expect(headers.get('link')).toBe(`<${ORIGIN}${path}>; rel="canonical"`);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-signal')).toBe(site.contentSignal);
    }
    const links = page.headers.get('link') ?? '';
    expect(links).toContain(`<${markdownOf(path)}>; rel="alternate"; type="text/markdown"`);
    for (const relation of ['sitemap', 'describedby', 'license', 'api-catalog'])
      expect(links).toMatch(new RegExp(`</[^>]+>; rel="${relation}"`));
  },
);

test.each([BROWSER, '*/*', 'text/*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0', ''])(
  'who accepts "%s" gets the page, whether or not an agent was there first (AGT-01)',
  async (accept) => {
    for (const before of [AGENT, BROWSER]) {
      clearPageCache();
      await (await asking(paths.features, before)).text();
      expect(typeOf(await asking(paths.features, accept))).toBe('text/html');
    }
    const kept = await vi.waitUntil(() => respondFromCache(new Request(ORIGIN + paths.features)));
    expect(typeOf(kept)).toBe('text/html');
    expect(typeOf(await asking(paths.features, AGENT))).toBe('text/markdown');
  },
);

test('what has no Markdown is what it always is: a missing page, a feed, the staff area, a form (AGT-01)', async () => {
  expect((await asking('/no-such-page', AGENT)).status).toBe(404);
  expect((await asking('/blog/no-such-post', AGENT)).status).toBe(404);
  expect(typeOf(await asking(paths.blogAtom, AGENT))).toBe('application/atom+xml');
  const staff = await asking('/admin/leads', AGENT);
  expect([staff.status, staff.headers.get('link')]).toEqual([401, null]);
  const sent = await request(paths.getStarted, { method: 'POST', headers: { accept: AGENT } });
  expect(typeOf(sent)).not.toBe('text/markdown');
});

test('machines are told that they may search and answer with the pages; of training nothing is said (AGT-01)', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes\n/);
  expect(robots).not.toContain('ai-train');
});

test('the API catalog names the public calls, none of the staff’s, and where each is explained (AGT-01)', async () => {
  const response = await request(paths.apiCatalog);
  expect(typeOf(response)).toBe('application/linkset+json');
  const { linkset } = await response.json<{ linkset: Record<string, unknown>[] }>();
  expect(linkset.length).toBeGreaterThan(3);
  const llms = await text(paths.llms);
  for (const { anchor } of linkset) {
    expect(anchor).not.toContain('admin');
    expect(llms).toContain(String(anchor));
  }
  expect(llms).toContain('JSON with name, email');
});

test.each([paths.contact, paths.getStarted, paths.affiliates, paths.home, paths.demo])(
  'an agent may fill in the forms of %s; only a person’s press sends them (AGT-01)',
  async (path) => {
    const forms = (await text(path)).match(/<form\b[^>]*method="post"[^>]*>/g) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form).toMatch(/ toolname="\w+"/);
      expect(form).toMatch(/ tooldescription="[^"]{10,}"/);
      expect(form).not.toContain('toolautosubmit');
    }
  },
);

test('the JSON feed has what Atom and RSS have (AGT-01)', async () => {
  const response = await request(paths.blogJson);
  expect(typeOf(response)).toBe('application/feed+json');
  const feed = await response.json<{ version: string; items: Record<string, unknown>[] }>();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.items).toEqual([
    expect.objectContaining({
      id: expect.stringContaining('post/'),
      url: ORIGIN + POST,
      title: expect.any(String),
      content_html: expect.stringContaining('<p>'),
      date_modified: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
  ]);
  expect(await text(paths.blog)).toContain('type="application/feed+json"');
});
