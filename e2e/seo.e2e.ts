import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, hydrated, test } from './fixtures.ts';

test('all files that the head, the manifest and the footer name exist (SHELL-30, SHELL-32, FTR-09, SEO-07)', async ({
  page,
  request,
}) => {
  await page.goto('/features');
  const named = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'meta[property="og:image"], meta[name="twitter:image"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], footer a[href$=".pdf"]',
      ),
    ].map((element) => element.getAttribute('content') ?? element.getAttribute('href') ?? ''),
  );
  expect(named.length).toBeGreaterThanOrEqual(8);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const address of [...named, ...manifest.icons.map((icon) => icon.src)]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    if (address.endsWith('.pdf'))
      expect((await response.body()).subarray(0, 4).toString()).toBe('%PDF');
  }
});

test('every URL of the sitemap exists and is canonical', async ({ request, baseURL }) => {
  // The first view of the blog stores the posts that the sitemap lists.
  await request.get('/blog');
  const xml = await (await request.get('/sitemap.xml')).text();
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(locations.length).toBeGreaterThanOrEqual(12);
  for (const location of locations.slice(0, 16)) {
    expect(location.startsWith(`${baseURL}/`)).toBe(true);
    const response = await request.get(location, { maxRedirects: 0 });
    expect(response.status(), location).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${location}"`);
  }
});

/** Tags that the head must have exactly once. */
const UNIQUE_TAGS = [
  'head > title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  ...['title', 'description', 'image', 'type'].map((name) => `meta[property="og:${name}"]`),
  ...['card', 'title', 'description', 'image'].map((name) => `meta[name="twitter:${name}"]`),
];

test('each tag is still unique after hydration and after the list has changed (SEO-10)', async ({
  page,
}) => {
  const counts = () =>
    page.evaluate(
      (parts) => parts.map((part) => [part, document.querySelectorAll(part).length]),
      UNIQUE_TAGS,
    );
  const once = UNIQUE_TAGS.map((part) => [part, 1]);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await hydrated(page, 'Chat');
  await page.getByLabel('Subject').fill('Two nurses');
  await hydrated(page, 'ContactForm');
  expect(await counts()).toEqual(once);
  await page.request.get('/blog');
  await page.goto('/blog');
  await page.getByPlaceholder('Search posts...').pressSequentially('offer');
  await expect(page).toHaveTitle(/“offer” in the blog/);
  expect(await counts()).toEqual(once);
});

test('no file that browsers load holds a secret, or the name of one (API-07)', () => {
  const secret =
    /(?:API|WEBHOOK|PRIVATE|SECRET)_KEY|PASSWORD_HASH|(?:secret|private|webhook|storychief)-key|sk_sandbox/;
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:js|css|html|json|map|txt|xml|webmanifest)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const { name, parentPath } of files) {
    expect(readFileSync(path.join(parentPath, name), 'utf8'), name).not.toMatch(secret);
  }
});
