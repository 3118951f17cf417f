// npm run lighthouse: a table of Lighthouse's mobile scores for every public page, medians of 3 runs.
// The site must run at BASE_URL (default http://localhost:8787). PAGES=/,/blog selects pages, RUNS=1
// is faster, and WHY=1 names the audits below 100. Low scores do not fail it; errors do.
import lighthouse from 'lighthouse';

import { withDebuggedBrowser } from './debugged-browser.ts';
import { sitePages } from './pages.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8787';
const RUNS = Number(process.env['RUNS'] ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

const wanted = process.env['PAGES']?.split(',') ?? sitePages;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Measured {
  scores: number[];
  metrics: number[];
  /** Names of the audits below 100. */
  failed: string[];
}

async function measure(address: string, port: number): Promise<Measured> {
  const result = await lighthouse(new URL(address, BASE_URL).href, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)),
    metrics: Object.keys(METRICS).map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    failed,
  };
}

const column = (index: number, of: readonly (readonly number[])[]) =>
  of.map((row) => row[index] ?? Number.NaN);

await withDebuggedBrowser(async (port) => {
  const rows: Record<string, Record<string, number>> = {};
  const reasons: string[] = [];
  for (const address of wanted) {
    const runs: Measured[] = [];
    // One at a time: parallel runs would share the CPU.
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(address, port));
    const row: Record<string, number> = {};
    for (const [index, name] of CATEGORIES.entries())
      row[name] = median(
        column(
          index,
          runs.map(({ scores }) => scores),
        ),
      );
    for (const [index, label] of Object.values(METRICS).entries()) {
      const value = median(
        column(
          index,
          runs.map(({ metrics }) => metrics),
        ),
      );
      row[label] = label === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);
    }
    rows[address] = row;
    const failed = [...new Set(runs.flatMap((run) => run.failed))];
    if (failed.length > 0) reasons.push(`${address}: ${failed.join(', ')}`);
    console.log(`${address} ${CATEGORIES.map((name) => row[name]).join(' / ')}`);
  }
  console.table(rows);
  if (process.env['WHY'])
    console.log(reasons.join('\n') || 'Only performance scores are below 100.');
});
