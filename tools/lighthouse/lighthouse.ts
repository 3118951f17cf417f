// npm run lighthouse: Lighthouse's mobile scores of every public page, next to those of a plain page
// (the floor) in the same runs. Medians of 5 interleaved runs; FCP and LCP also as multiples of the
// floor's, because machines are noisy. PAGES=/,/blog selects pages, RUNS=1 is faster, and WHY=1 names
// the audits below 100 and each page's critical chain. Lighthouse is fetched by npx on first use. Low
// scores do not fail it; errors do.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureBrowser } from '../browser.ts';
import { build } from '../build.ts';
import { local } from '../local.ts';
import { migrate } from '../migrate.ts';
import { sitePages } from '../pages.ts';
import { serve } from '../serve.ts';
import { FLOOR_PATH, startEdge } from './edge.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const STATE_DIR = '.wrangler/lighthouse';
const RUNS = Number(process.env['RUNS'] ?? 5);
const EDGE_PORT = local.port + 1;
/** Pages after which the floor is measured again. */
const FLOOR_EVERY = 4;
const RUN_MS = 120_000;
/** On a busy machine a run sometimes records nothing. */
const ATTEMPTS = 3;
const CHROME_FLAGS = [
  '--headless=new',
  '--ignore-certificate-errors',
  '--disable-dev-shm-usage',
  // The sandbox of Chromium cannot start as root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
].join(' ');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof METRICS;

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly Record<string, unknown>[] };
}

/** A row of Lighthouse's list of requests. */
interface NetworkRequest {
  url: string;
  transferSize: number;
  priority: string;
  /** Milliseconds since the navigation. */
  networkEndTime: number;
}

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function run(address: string, browser: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `https://localhost:${EDGE_PORT}${address}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: RUN_MS,
      env: { ...process.env, CHROME_PATH: browser },
    },
  );
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`Lighthouse ended with ${String(status)} for ${address}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

const metric = (reports: readonly Report[], name: Metric): number =>
  median(reports.map(({ audits }) => audits[METRICS[name]]?.numericValue ?? Number.NaN));

const score = (reports: readonly Report[], name: string): number =>
  Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN)));

/** Names of the audits below 100, but for those of time. */
const failed = (reports: readonly Report[]): string[] => [
  ...new Set(
    reports.flatMap(({ audits, categories }) =>
      CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    ),
  ),
];

/**
 * The element that is painted last of the large ones, and what had loaded before it: its critical chain.
 * Lighthouse lets the paint wait for all of that.
 */
function chain({ audits }: Report): string {
  const items = (name: string) => audits[name]?.details?.items ?? [];
  const element = items('lcp-breakdown-insight').find(({ type }) => type === 'node')?.['snippet'];
  const painted = Number(items('metrics')[0]?.['observedLargestContentfulPaint']);
  const loaded = (items('network-requests') as unknown as NetworkRequest[])
    .filter(({ networkEndTime }) => networkEndTime <= painted)
    .map(
      ({ url, transferSize, priority }) =>
        `  ${new URL(url).pathname} ${transferSize} B, ${priority}`,
    );
  return [String(element), ...loaded].join('\n');
}

const wanted = process.env['PAGES']?.split(',') ?? sitePages;
rmSync(STATE_DIR, { recursive: true, force: true });
await Promise.all([build(), migrate(STATE_DIR)]);
const stopSite = await serve({ port: local.port, stateDir: STATE_DIR });
const stopEdge = await startEdge(EDGE_PORT, local.port);
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const reports = new Map<string, Report[]>();
const browser = ensureBrowser();

async function measured(address: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(address, browser, folder);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

try {
  // Posts are stored and pages are cached before the first run.
  for (const address of ['/blog', ...wanted])
    await (await fetch(`http://localhost:${local.port}${address}`)).arrayBuffer();
  const round = wanted.flatMap((address, index) =>
    index % FLOOR_EVERY === 0 ? [FLOOR_PATH, address] : [address],
  );
  for (let index = 0; index < RUNS; index += 1) {
    // One at a time: parallel runs would share the CPU.
    for (const address of round)
      reports.set(address, [...(reports.get(address) ?? []), await measured(address)]);
    console.log(`Run ${index + 1} of ${RUNS} is done.`);
  }
} finally {
  stopEdge();
  await stopSite();
  rmSync(folder, { recursive: true });
}

const floor = reports.get(FLOOR_PATH) ?? [];
console.table(
  Object.fromEntries(
    [...reports].map(([address, of]) => [
      address,
      {
        ...Object.fromEntries(CATEGORIES.map((name) => [name, score(of, name)])),
        'FCP ms': Math.round(metric(of, 'FCP')),
        'x floor': Number((metric(of, 'FCP') / metric(floor, 'FCP')).toFixed(2)),
        'LCP ms': Math.round(metric(of, 'LCP')),
        'x floor ': Number((metric(of, 'LCP') / metric(floor, 'LCP')).toFixed(2)),
        'TBT ms': Math.round(metric(of, 'TBT')),
        CLS: Number(metric(of, 'CLS').toFixed(3)),
      },
    ]),
  ),
);
if (process.env['WHY'])
  for (const [address, of] of reports) {
    console.log(`${address}: ${failed(of).join(', ') || 'all audits pass'}`);
    const [first] = of;
    if (first) console.log(chain(first));
  }
process.exit(0);
