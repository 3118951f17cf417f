// npm run browsers: every page and the main flows in Firefox and WebKitGTK, on the built site, at 390
// and 1440 px. Fails on a flow that does not work and on any console message, uncaught error, content
// policy violation or failed request. An engine that is not installed is skipped, and says so.
// `npm run browsers -- firefox 390 chat` runs what has all of these in its name.
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { build } from '../build.ts';
import { migrate } from '../migrate.ts';
import { ENGINES, type Engine } from './engines.ts';
import { APPLICANT, flows, LEAD, type Flow } from './flows.ts';
import { Page, type Driver } from './page.ts';
import { serveWatched } from './watched-site.ts';

const PORT = Number(process.env['PORT'] ?? 8890);
const ORIGIN = `http://localhost:${PORT}`;
const HTTPS_ORIGIN = `https://localhost:${PORT + 1}`;
const DRIVER_PORT = PORT + 2;
const STATE_DIR = '.wrangler/browsers';
const SHOTS = 'test-results/browsers';
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const FLOW_MS = 120_000;
/** Reports of the page that are on their way. */
const SETTLE_MS = 300;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (label: string) => words.every((word) => label.toLowerCase().includes(word));

/** Plants one message of each kind, to show that none goes unseen. */
const PLANTED: Flow = {
  name: 'the tool sees what a page reports',
  run: async (page) => {
    await page.open('/press');
    await page.evaluate(`void setTimeout(() => {
      console.warn('planted warning');
      void Promise.reject(new Error('planted rejection'));
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://planted.example/x.png' }));
      void fetch('/planted');
      setTimeout(() => { throw new Error('planted error'); });
    })`);
    await page.until(`fetch('/api/health').then(() => true)`);
  },
};
const SEEN = [
  /planted warning/,
  /planted rejection/,
  /content policy: img-src/,
  /status 404: GET \/planted/,
  /planted error/,
];

const lines = new Set<string>();
const report = (line: string) => void lines.add(line);

/** @returns what went wrong: the failure, and messages that the flow does not expect */
async function runFlow(flow: Flow, label: string, driver: Driver, origin: string) {
  const failures: string[] = [];
  try {
    const late = sleep(FLOW_MS, undefined, { ref: false }).then(() => {
      throw new Error('It took too long');
    });
    await Promise.race([flow.run(new Page(driver, origin)), late]);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
    mkdirSync(SHOTS, { recursive: true });
    const file = `${SHOTS}/${label.replaceAll(/\W+/g, '-')}.png`;
    await driver.screenshot(file).catch(() => undefined);
  }
  await sleep(SETTLE_MS);
  await driver.close().catch((error: unknown) => failures.push(String(error)));
  return [...failures, ...[...lines].filter((line) => !flow.expected?.test(line))];
}

let failed = 0;

async function runAll(engine: Engine, viewport: (typeof VIEWPORTS)[number]): Promise<void> {
  const labelOf = (flow: Flow) => `${engine.name} ${viewport.width} ${flow.name}`;
  const wanted = flows.filter((flow) => isWanted(labelOf(flow)));
  if (wanted.length === 0) return;
  const { open, close } = await engine.start(viewport, DRIVER_PORT);
  try {
    for (const flow of [PLANTED, ...wanted]) {
      const origin = flow.isStaff && engine.needsHttps ? HTTPS_ORIGIN : ORIGIN;
      lines.clear();
      const found = await runFlow(flow, labelOf(flow), await open(report), origin);
      const problems =
        flow === PLANTED
          ? SEEN.filter((one) => !found.some((line) => one.test(line))).map(
              (one) => `unseen: ${one.source}`,
            )
          : found;
      console.log(`${problems.length === 0 ? '✓' : '✘'} ${labelOf(flow)}`);
      for (const problem of problems) console.log(`    ${problem}`);
      if (problems.length > 0) failed += 1;
    }
  } finally {
    await close();
  }
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const present = ENGINES.filter((engine) => {
  const missing = engine.missing();
  if (missing) console.log(`${engine.name} skipped: ${missing}`);
  return missing === undefined;
});
if (present.length > 0) {
  await build();
  rmSync(STATE_DIR, { recursive: true, force: true });
  await migrate(STATE_DIR);
  const stop = await serveWatched(PORT, STATE_DIR, report);
  try {
    await post('/api/leads', LEAD);
    await post('/api/affiliates/applications', {
      ...APPLICANT,
      experience: 'intermediate',
      audience: 'Recruiters in Ohio.',
      motivation: 'They ask me which tool to use.',
      terms: true,
    });
    for (const path of ['/blog', '/blog/the-offer-call']) await fetch(ORIGIN + path);
    for (const engine of present) for (const viewport of VIEWPORTS) await runAll(engine, viewport);
  } finally {
    await stop();
  }
  console.log(failed === 0 ? 'All flows work.' : `${failed} failed.`);
}
process.exit(failed === 0 ? 0 : 1);
