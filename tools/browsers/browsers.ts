// npm run browsers: every page and the main flows in Firefox and WebKitGTK, on the built site, at 390
// and 1440 px. Fails on a flow that does not work and on any console message, uncaught error, content
// policy violation or failed request. An engine that is not installed is skipped, and says so.
// `npm run browsers -- firefox 390 chat` runs what has all of these in its name.
import { rmSync } from 'node:fs';

import { build } from '../build.ts';
import { migrate } from '../migrate.ts';
import { serve } from '../serve.ts';
import { firefox } from './firefox.ts';
import { publicFlows, type Flow } from './flows.ts';
import { runFlow } from './run.ts';
import type { EngineKind, Viewport } from './session.ts';
import { APPLICANT, LEAD, staffFlows } from './staff-flows.ts';
import { startWatchingProxy } from './watching-proxy.ts';
import { Watch } from './watch.ts';
import { webkit } from './webkit.ts';

const PORT = Number(process.env['PORT'] ?? 8890);
const PORTS = { site: PORT, http: PORT + 1, https: PORT + 2, driver: PORT + 3 };
const STATE_DIR = '.wrangler/browsers';
const ENGINES = [firefox, webkit];
const VIEWPORTS: readonly Viewport[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Below this width the header has a burger menu (px). */
const WIDE = 960;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (label: string) => words.every((word) => label.toLowerCase().includes(word));

/** Plants one message of each kind, to show that none goes unseen. */
const blindness: Flow = {
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
const PLANTED = [
  /planted warning/,
  /planted rejection/,
  /content policy: img-src/,
  /status 404: GET \/planted/,
  /planted error/,
];

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`http://localhost:${PORTS.site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** A lead, an application and the stored posts. */
async function fillSite(): Promise<void> {
  await post('/api/leads', LEAD);
  await post('/api/affiliates/applications', {
    ...APPLICANT,
    company: '',
    website: '',
    experience: 'intermediate',
    audience: 'Recruiters in Ohio.',
    motivation: 'They ask me which tool to use.',
    terms: true,
  });
  for (const path of ['/blog', '/blog/the-offer-call']) {
    await fetch(`http://localhost:${PORTS.site}${path}`);
  }
}

const watch = new Watch();
let failed = 0;

async function runAll(kind: EngineKind, viewport: Viewport): Promise<void> {
  const isNarrow = viewport.width < WIDE;
  const flows = [...publicFlows, ...staffFlows]
    .filter(({ only }) => !only || (only === 'narrow') === isNarrow)
    .map((flow) => ({ flow, label: `${kind.name} ${viewport.width} ${flow.name}` }))
    .filter(({ label }) => isWanted(label));
  if (flows.length === 0) return;
  const engine = await kind.start(viewport, PORTS.driver);
  const originOf = (flow: Flow) =>
    flow.isStaff && kind.needsHttps
      ? `https://localhost:${PORTS.https}`
      : `http://localhost:${PORTS.http}`;
  const show = (label: string, problems: readonly string[]) => {
    console.log(`${problems.length === 0 ? '✓' : '✘'} ${label}`);
    for (const problem of problems) console.log(`    ${problem}`);
    if (problems.length > 0) failed += 1;
  };
  try {
    const seen = await runFlow(blindness, 'blindness', {
      engine,
      watch,
      origin: originOf(blindness),
    });
    show(
      `${kind.name} ${viewport.width} ${blindness.name}`,
      PLANTED.filter((pattern) => !seen.some((line) => pattern.test(line))).map(
        (pattern) => `not seen: ${pattern.source}`,
      ),
    );
    for (const { flow, label } of flows) {
      show(label, await runFlow(flow, label, { engine, watch, origin: originOf(flow) }));
    }
  } finally {
    await engine.close();
  }
}

const present = ENGINES.filter((kind) => {
  const missing = kind.missing();
  if (missing) console.log(`${kind.name} skipped: ${missing}`);
  return missing === undefined;
});
if (present.length > 0) {
  await build();
  rmSync(STATE_DIR, { recursive: true, force: true });
  await migrate(STATE_DIR);
  const stop = await serve({ port: PORTS.site, stateDir: STATE_DIR });
  const proxies = [
    startWatchingProxy({ port: PORTS.http, sitePort: PORTS.site, https: false }, watch.report),
    startWatchingProxy({ port: PORTS.https, sitePort: PORTS.site, https: true }, watch.report),
  ];
  try {
    await fillSite();
    for (const kind of present) {
      for (const viewport of VIEWPORTS) await runAll(kind, viewport);
    }
  } finally {
    for (const proxy of proxies) proxy.close();
    await stop();
  }
  console.log(failed === 0 ? 'All flows work.' : `${failed} failed.`);
}
process.exit(failed === 0 ? 0 : 1);
