// npm run browsers: every page and the main flows in Firefox and WebKitGTK, on the built site, at 390
// and 1440 px. Fails on a flow that does not work and on any console message, uncaught error, content
// policy violation or failed request. An engine that is not installed is skipped, and says so.
// `npm run browsers -- firefox 390 chat` runs what has all of these in its name.
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { build } from '../build.ts';
import { migrate } from '../migrate.ts';
import { APPLICANT } from '../pages.ts';
import { ENGINES, type Engine, type Viewport } from './engines.ts';
import { flows, LEAD, type Flow } from './flows.ts';
import { Page, type Driver } from './page.ts';
import { serveWatched } from './watched-site.ts';

const PORT = Number(process.env['PORT'] ?? 8890);
const ORIGIN = `http://localhost:${PORT}`;
const HTTPS_ORIGIN = `https://localhost:${PORT + 1}`;
const DRIVER_PORT = PORT + 2;
const STATE_DIR = '.wrangler/browsers';
const SHOTS = 'test-results/browsers';
const VIEWPORTS: readonly Viewport[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const FLOW_MS = 120_000;
/** Reports of the page that are on their way. */
const SETTLE_MS = 300;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const messages = new Set<string>();
let failed = 0;

/** Runs a flow, and says what went wrong: its failure, messages it does not provoke, those it should. */
async function check(flow: Flow, label: string, driver: Driver, origin: string): Promise<void> {
  const problems: string[] = [];
  messages.clear();
  try {
    const late = sleep(FLOW_MS, undefined, { ref: false }).then(() => {
      throw new Error('It took too long');
    });
    await Promise.race([flow.run(new Page(driver, origin)), late]);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    mkdirSync(SHOTS, { recursive: true });
    const file = `${SHOTS}/${label.replaceAll(/\W+/g, '-')}.png`;
    await driver.screenshot(file).catch(() => undefined);
  }
  await sleep(SETTLE_MS);
  await driver.close().catch((error: unknown) => problems.push(String(error)));
  const provoked = flow.provokes ?? [];
  problems.push(
    ...[...messages].filter((message) => !provoked.some((one) => one.test(message))),
    ...provoked
      .filter((one) => ![...messages].some((message) => one.test(message)))
      .map((one) => `unseen: ${one.source}`),
  );
  console.log(`${problems.length === 0 ? '✓' : '✘'} ${label}`);
  for (const problem of problems) console.log(`    ${problem}`);
  if (problems.length > 0) failed += 1;
}

async function runAll(engine: Engine, viewport: Viewport): Promise<void> {
  const wanted = flows
    .map((flow) => ({ flow, label: `${engine.name} ${viewport.width} ${flow.name}` }))
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  if (wanted.length === 0) return;
  const { open, close } = await engine.start(viewport, DRIVER_PORT);
  try {
    for (const { flow, label } of wanted) {
      const origin = flow.isStaff && engine.needsHttps ? HTTPS_ORIGIN : ORIGIN;
      await check(flow, label, await open(), origin);
    }
  } finally {
    await close();
  }
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
  const stop = await serveWatched(PORT, STATE_DIR, (message) => void messages.add(message));
  try {
    await post('/api/leads', LEAD);
    await post('/api/affiliates/applications', APPLICANT);
    for (const path of ['/blog', '/blog/the-offer-call']) await fetch(ORIGIN + path);
    for (const engine of present) for (const viewport of VIEWPORTS) await runAll(engine, viewport);
  } finally {
    await stop();
  }
  console.log(failed === 0 ? 'All flows work.' : `${failed} failed.`);
}
process.exit(failed === 0 ? 0 : 1);
