import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { openDatabase } from '../../../src/db/client.ts';
import { posts } from '../../../src/db/schema/blog.ts';
import { organization } from '../../../src/http/page/structured-data.ts';
import { pages } from '../../../src/pages.ts';
import { site } from '../../../src/shared/content/site.ts';
import { statements } from '../../../src/shared/content/unconfirmed.ts';
import { paths } from '../../../src/shared/paths.ts';
import { palette } from '../../../src/styles/tokens.ts';
import { ORIGIN, request } from '../../helpers/request.ts';

/** Listed pages besides the home page. */
const INDEXED = pages
  .filter(({ path, about }) => about !== undefined && path !== paths.home)
  .map(({ path }) => path);

/** The JSON-LD blocks of a page, by type. */
function dataOf(html: string): Map<unknown, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
  );
  return new Map(blocks.map((block) => [block['@type'], block]));
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

async function store(
  slug: string,
  publishedAt: number | null,
  updatedAt: number | null = null,
  title = `About ${slug}`,
) {
  await openDatabase(env.DB)
    .insert(posts)
    .values({ id: slug, slug, title, publishedAt, updatedAt, fetchedAt: 1 });
}

test('the sitemap lists pages, and stored posts with their last change (SEO-03)', async () => {
  await store('the-offer-call', Date.UTC(2026, 0, 2), Date.UTC(2026, 1, 3));
  await store('a&b', Date.UTC(2026, 0, 1));
  await store('never-published', null);
  const response = await request('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(response.headers.get('cache-tag')).toBe('blog');
  const xml = await response.text();
  const locations = all(xml, /<loc>([^<]+)<\/loc>/g);
  for (const path of [paths.home, ...INDEXED]) {
    expect(locations).toContain(ORIGIN + path);
  }
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/blog/the-offer-call</loc><lastmod>2026-02-03T00:00:00.000Z</lastmod></url>`,
  );
  expect(xml).toContain(`<loc>${ORIGIN}/blog</loc><lastmod>2026-02-03T00:00:00.000Z</lastmod>`);
  expect(locations).toContain(`${ORIGIN}/blog/a%26b`);
  expect(xml).not.toContain('never-published');
  for (const hidden of ['/admin', '/SignUp', '/get-started', '/api/']) {
    expect(xml).not.toContain(hidden);
  }
});

test('the sitemap works without posts', async () => {
  const xml = await (await request('/sitemap.xml')).text();
  expect(xml).toContain(`<loc>${ORIGIN}/blog</loc></url>`);
});

test('robots.txt names the sitemap and no hidden page (SHELL-31)', async () => {
  const text = await (await request('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(text).toContain('User-agent: *');
  expect(text).not.toContain('admin');
});

test('llms.txt has the claims, the pages and the newest posts', async () => {
  await store('the-offer-call', 5);
  const text = await (await request('/llms.txt')).text();
  expect(text).toMatch(/^# RiC\n\n> RiC is an AI recruiting assistant/);
  expect(text).toContain('80% faster');
  expect(text).toContain(`- [Features](${ORIGIN}/features)`);
  expect(text).toContain(`- [About the-offer-call](${ORIGIN}/blog/the-offer-call)`);
});

test('a title of a post is text in llms.txt, whatever it contains', async () => {
  await store('odd', 5, null, '<a href=//x.example>See</a> [1], _now_ and \\');
  const text = await (await request('/llms.txt')).text();
  expect(text).toContain(
    `- [\\<a href=//x.example\\>See\\</a\\> \\[1\\], \\_now\\_ and \\\\](${ORIGIN}/blog/odd)`,
  );
});

test('the web manifest has the site’s name, colors and icons', async () => {
  const response = await request('/site.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=UTF-8');
  expect(await response.json()).toMatchObject({
    name: site.product,
    short_name: site.brand,
    start_url: '/',
    theme_color: palette.paper,
    background_color: palette.paper,
  });
});

test.each(INDEXED)(
  '%s has each tag once (SEO-01, SEO-02, SEO-03, SEO-04, SEO-05, SEO-06, SEO-10)',
  async (path) => {
    const html = await (await request(path)).text();
    const [title] = all(html, /<title>([^<]+)<\/title>/g);
    const [description] = all(html, /<meta name="description" content="([^"]+)"/g);
    expect(title).toMatch(/RiC$/);
    expect(description?.length).toBeGreaterThan(60);
    expect(description?.length).toBeLessThanOrEqual(165);
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([ORIGIN + path]);
    expect(all(html, /<meta name="robots" content="([^"]+)"/g)).toEqual(['index, follow']);
    expect(all(html, /<meta property="og:image" content="([^"]+)"/g)).toEqual([
      expect.stringMatching(/\/media\/share\/[a-z-]+\.png$/),
    ]);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:url']) {
      expect(all(html, new RegExp(`<meta property="${name}" content="([^"]+)"`, 'g'))).toHaveLength(
        1,
      );
    }
    expect(all(html, /<meta name="twitter:card" content="([^"]+)"/g)).toEqual([
      'summary_large_image',
    ]);
    expect(all(html, /<meta name="keywords" content="([^"]+)"/g)).toHaveLength(1);
    const trail = dataOf(html).get('BreadcrumbList')?.['itemListElement'] as { item: string }[];
    expect(trail[0]).toMatchObject({ name: 'Home', item: `${ORIGIN}/` });
    expect(trail.at(-1)).toMatchObject({ item: ORIGIN + path });
  },
);

test('titles, descriptions, keywords and share images are unique (SEO-01, SEO-02)', async () => {
  const found = { title: [], description: [], keywords: [], 'og:image': [] } as Record<
    string,
    (string | undefined)[]
  >;
  // A child shows its parent's share image and has the site's keywords.
  const parentless = pages.filter(({ about, parent }) => about !== undefined && !parent);
  for (const { path } of parentless) {
    const html = await (await request(path)).text();
    found['title']?.push(...all(html, /<title>([^<]+)<\/title>/g));
    for (const name of ['description', 'keywords'])
      found[name]?.push(...all(html, new RegExp(`<meta name="${name}" content="([^"]+)"`, 'g')));
    found['og:image']?.push(...all(html, /<meta property="og:image" content="([^"]+)"/g));
  }
  for (const [what, values] of Object.entries(found))
    expect(new Set(values).size, what).toBe(parentless.length);
});

test('the structured data have the organization (SEO-08)', async () => {
  for (const path of [paths.home, paths.about, paths.contact]) {
    const company = dataOf(await (await request(path)).text()).get('Organization');
    expect(company, path).toMatchObject({ '@id': `${ORIGIN}/#organization`, name: site.brand });
  }
  const product = dataOf(await (await request(paths.home)).text()).get('WebApplication');
  expect(product).toMatchObject({ provider: { '@id': `${ORIGIN}/#organization` } });
});

test('search engines read no address, phone or profile that the owner has not confirmed (FACT-02)', async () => {
  const details = [site.email, site.phone.dialled, site.address[0], site.social.linkedin];
  const company = dataOf(await (await request(paths.contact)).text()).get('Organization');
  const [unconfirmed, stated] = [false, true].map((isConfirmed) =>
    JSON.stringify(organization(ORIGIN, isConfirmed)),
  );
  expect(JSON.stringify(company)).toBe(statements.contactDetails.confirmed ? stated : unconfirmed);
  for (const detail of details) {
    expect(unconfirmed).not.toContain(detail);
    expect(stated).toContain(detail);
  }
});

test.each([
  ['/SignUp', 200],
  ['/admin/leads', 401],
  ['/no-such-page', 404],
  ['/blog?q=offer', 200],
  ['/blog?keyword=hiring', 200],
])('%s stays out of search results (SEO-06, SEO-11)', async (path, status) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(all(await response.text(), /<meta name="robots" content="([^"]+)"/g)).toEqual([
    expect.stringMatching(/^noindex, /),
  ]);
});

test('security.txt names a contact, and never reaches its end while it is served', async () => {
  const response = await request('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  // The edge may serve it for a month while the Worker fails.
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});
