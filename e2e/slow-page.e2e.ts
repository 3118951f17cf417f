import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { paths } from '../src/shared/paths.ts';
import { storePosts } from '../tools/pages.ts';
import { expect, INVISIBLE, scoreOf, test as base, watchShifts, WITH_MOTION } from './fixtures.ts';

/** Characters, and the time (ms) until the next: two frames. */
const PIECE = 1500;
const PAUSE_MS = 35;
const PAGES_THAT_MOVED: ReadonlySet<string> = new Set([
  paths.home,
  paths.testimonials,
  paths.demo,
  paths.blog,
]);

async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  for (let at = 0; at < html.length; at += PIECE) {
    response.write(html.slice(at, at + PIECE));
    await sleep(PAUSE_MS);
  }
  response.end();
}

const test = base.extend<{ slowSite: string }>({
  /** The site behind a slow line: its pages come in pieces. */
  slowSite: async ({ baseURL, page }, use) => {
    const server = createServer((request, response) => {
      const forward = async () => {
        const upstream = await fetch(new URL(request.url ?? '/', baseURL), {
          headers: { 'sec-fetch-dest': String(request.headers['sec-fetch-dest']) },
        });
        response.writeHead(upstream.status, {
          'content-type': upstream.headers.get('content-type') ?? '',
          'content-security-policy': upstream.headers.get('content-security-policy') ?? '',
        });
        const body = Buffer.from(await upstream.arrayBuffer());
        const isPage = request.headers['sec-fetch-dest'] === 'document';
        if (isPage) await sendInPieces(body.toString(), response);
        else response.end(body);
      };
      forward().catch(() => response.destroy());
    });
    server.listen(0);
    await once(server, 'listening');
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    // What it still loads would fail.
    await page.goto('about:blank');
    server.closeAllConnections();
    server.close();
  },
});
test.use(WITH_MOTION);

for (const path of PAGES_THAT_MOVED)
  test(`${path} does not move while it arrives in pieces (SPD-01)`, async ({
    page,
    request,
    problems,
    slowSite,
  }) => {
    if (path === '/no-such-page') problems.allow(/404/);
    await storePosts(request);
    await watchShifts(page);
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${slowSite}${path}`);
      const { score, lines } = await scoreOf(page);
      expect(score, `at ${width} px:\n${lines}`).toBeLessThan(INVISIBLE);
    }
  });

test('the hero stands in its places before the fonts arrive (SPD-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/woff2|ERR_FAILED/);
  const tops = () =>
    page
      .locator('#headline, #headline ~ *, #headline + div > *')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
  for (const [width, height] of [
    [390, 844],
    [1024, 720],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.home);
    await page.evaluate(() => document.fonts.ready);
    const withFonts = await tops();
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(paths.home);
    expect(await tops(), `at ${width} px`).toEqual(withFonts);
    await page.unroute(/\.woff2$/);
  }
});
