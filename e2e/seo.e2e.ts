import { expect, test } from './fixtures.ts';

test('SEO-07, SHELL-30 what the head and the manifest name is there', async ({ page, request }) => {
  await page.goto('/features');
  const named = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'meta[property="og:image"], meta[name="twitter:image"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
      ),
    ].map((element) => element.getAttribute('content') ?? element.getAttribute('href') ?? ''),
  );
  expect(named.length).toBeGreaterThanOrEqual(6);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const address of [...named, ...manifest.icons.map((icon) => icon.src)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the sitemap lists only addresses that answer, each under its canonical spelling', async ({
  request,
  baseURL,
}) => {
  // The first view of the blog fetches the posts; the sitemap then lists the kept ones.
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
