// npm run felt: what a visitor with a phone on a slow link sees of each page, in a real browser: first and
// largest paint, layout shift, requests, bytes. Medians of ROUNDS (5) in turns. Pages as arguments;
// AGAINST=http://localhost:9000 measures another build, which must be running, in the same rounds.
import { rmSync } from 'node:fs';

import { chromium, type Browser } from 'playwright';

import { ensureBrowser } from '../browser.ts';
import { build } from '../build.ts';
import { local } from '../local.ts';
import { migrate } from '../migrate.ts';
import { serve } from '../serve.ts';
import { startEdge } from './edge.ts';
import { startSlowLink } from './slow-link.ts';

const STATE_DIR = '.wrangler/felt';
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** How many times slower a phone computes. */
const SLOWDOWN = 4;
/** How long (ms) a page is watched after its load event. */
const WATCHED_MS = 2500;
const DEFAULT_PAGES = ['/', '/features', '/pricing', '/blog', '/contact', '/blog/the-offer-call'];

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

interface Run {
  fcp: number;
  lcp: number;
  cls: number;
  load: number;
  requests: number;
  bytes: number;
}

async function visit(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await devTools.send('Network.enable');
  const traffic = { requests: 0, bytes: 0 };
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await page.addInitScript(`
    window.felt = { lcp: 0, cls: 0 };
    const watch = (type, read) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => { felt.lcp = startTime; });
    watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) felt.cls += value; });
  `);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      load: navigation?.loadEventEnd ?? Number.NaN,
      ...(window as unknown as { felt: { lcp: number; cls: number } }).felt,
    };
  });
  await context.close();
  return { ...seen, ...traffic };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

rmSync(STATE_DIR, { recursive: true, force: true });
await Promise.all([build(), migrate(STATE_DIR)]);
const stop = await serve({ port: local.port, stateDir: STATE_DIR });
const own = `http://localhost:${local.port}`;
const against = process.env['AGAINST'];
const sites = Object.entries({ ...(against ? { other: against } : {}), site: own });
const pages = process.argv.length > 2 ? process.argv.slice(2) : DEFAULT_PAGES;
const targets: { name: string; url: string; runs: Run[] }[] = [];
for (const [index, [name, site]] of sites.entries()) {
  const port = local.port + 1 + 2 * index;
  await startEdge(site, port);
  await startSlowLink(port, port + 1);
  for (const path of ['/blog', ...pages]) await (await fetch(site + path)).arrayBuffer();
  for (const path of pages)
    targets.push({
      name: `${path} ${name}`,
      url: `https://localhost:${port + 1}${path}`,
      runs: [],
    });
}
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--ignore-certificate-errors', '--disable-quic', '--no-sandbox'],
});
for (let round = 0; round < ROUNDS; round += 1)
  for (const { url, runs } of targets) runs.push(await visit(browser, url));
await browser.close();
await stop();
console.table(
  Object.fromEntries(
    targets
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, runs }) => {
        const of = (key: keyof Run) => median(runs.map((run) => run[key]));
        return [
          name,
          {
            'FCP ms': Math.round(of('fcp')),
            'LCP ms': Math.round(of('lcp')),
            'largest CLS': Math.max(...runs.map(({ cls }) => cls)).toFixed(3),
            'load ms': Math.round(of('load')),
            requests: of('requests'),
            KB: Math.round(of('bytes') / 1000),
          },
        ];
      }),
  ),
);
process.exit(0);
