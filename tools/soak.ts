// npm run soak: mixed traffic on the built site while its providers fail now and then. No error that
// docs/faults.md does not list, nothing acknowledged lost, memory flat. REQUESTS, SEED and CLIENTS may be set.
import { readFileSync, rmSync } from 'node:fs';

import { OUTBOX_CRON, BLOG_CRON } from '../src/jobs.ts';
import { build } from './build.ts';
import { local, untilReady } from './local.ts';
import { migrate } from './migrate.ts';
import { randomFrom } from './random.ts';
import { serve } from './serve.ts';
import { lostSubmissions } from './soak/stored.ts';
import { drawRequest, type Acknowledged, type Kind, type Traffic } from './soak/traffic.ts';
import { clearFaults, provokeFault, type ActiveFault } from './soak/faults.ts';
import { flatness } from './soak/memory.ts';
import { ownWorkerd, residentMb } from './workerd.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 200_000);
const SEED = Number(process.env['SEED'] ?? 1);
const CLIENTS = Number(process.env['CLIENTS'] ?? 16);
/** A fault is on for so many requests, then off for as many. */
const FAULT_EVERY = Math.max(200, Math.round(REQUESTS / 40));
const CRON_EVERY = Math.max(500, Math.round(REQUESTS / 100));
const MEMORY_EVERY = Math.max(100, Math.round(REQUESTS / 200));
const REQUEST_MS = 40_000;
const MOST_DRAINS = 60;

local.stateDir = '.wrangler/soak';
rmSync(local.stateDir, { recursive: true, force: true });
process.env['EMAILJS_PACE_MS'] = '5';
await build();
await migrate(local.stateDir);
const close = await serve(local);
await untilReady();

const origin = `http://localhost:${local.port}`;
const table = readFileSync('docs/faults.md', 'utf8');
const random = randomFrom(SEED);
const traffic: Traffic = { origin, random, cookie: '', acknowledged: [] as Acknowledged[] };
const workerd = ownWorkerd();

const runCron = (cron: string) =>
  fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`, {
    signal: AbortSignal.timeout(150_000),
  }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );

let active: ActiveFault | undefined;
/** Faults of late: a request may have begun while one was on. */
let recent: ActiveFault[] = [];
const counts = new Map<Kind, { requests: number; errors: number }>();
const unexpected = new Map<string, number>();
const memory: number[] = [];
let begun = 0;
let slowest = 0;

async function tick(index: number): Promise<void> {
  if (index % FAULT_EVERY === 0) {
    await clearFaults(origin);
    active = (index / FAULT_EVERY) % 2 === 1 ? await provokeFault(origin, random) : undefined;
    recent = [...recent.slice(-1), ...(active ? [active] : [])];
  }
  if (index % CRON_EVERY === 0) await Promise.all([runCron(OUTBOX_CRON), runCron(BLOG_CRON)]);
  if (index % MEMORY_EVERY === 0) memory.push(residentMb(workerd));
}

const isAllowed = (call: string, status: number, faults: readonly ActiveFault[]): boolean =>
  faults.some(({ allows }) => allows(table, call).includes(status));

async function client(): Promise<void> {
  for (let index = begun++; index < REQUESTS; index = begun++) {
    await tick(index);
    const drawn = drawRequest(traffic);
    const before = recent;
    const started = performance.now();
    const status = await drawn.send(AbortSignal.timeout(REQUEST_MS)).catch(() => 0);
    slowest = Math.max(slowest, performance.now() - started);
    const seen = counts.get(drawn.kind) ?? { requests: 0, errors: 0 };
    seen.requests += 1;
    const isError = status === 0 || status >= 500;
    if (isError) seen.errors += 1;
    counts.set(drawn.kind, seen);
    if (isError && !isAllowed(drawn.call, status, [...before, ...recent])) {
      const during = active ? `${active.fails} ${active.way}` : 'no fault';
      const what = `${drawn.call}: ${status || 'no response'} during ${during}`;
      unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
    }
    if (index % 5000 === 0 && index > 0) console.log(`${index} requests …`);
  }
}

const started = Date.now();
console.log(`${REQUESTS} requests, ${CLIENTS} at once, seed ${SEED}`);
await Promise.all(Array.from({ length: CLIENTS }, client));
const seconds = Math.round((Date.now() - started) / 1000);

await clearFaults(origin);
for (let drain = 0; drain < MOST_DRAINS; drain += 1) await runCron(OUTBOX_CRON);
await close();
const { lost, waiting } = lostSubmissions(traffic.acknowledged);
const { isFlat, figures } = flatness(memory);

console.log(`\n${REQUESTS} requests in ${seconds} s, the slowest ${Math.round(slowest)} ms`);
console.table(Object.fromEntries(counts));
console.log(
  `${traffic.acknowledged.length} submissions acknowledged, ${lost.length} lost; ${waiting} e-mails wait for a later try`,
);
console.log(`Memory: ${figures}`);
const failures = [
  ...[...unexpected].map(([what, times]) => `${times} × ${what}`),
  ...lost.map((email) => `lost: ${email}`),
  ...(isFlat ? [] : [`Memory grows: ${figures}`]),
];
console.log(
  failures.length > 0 ? failures.join('\n') : 'No error outside the table, nothing lost.',
);
process.exit(failures.length > 0 ? 1 : 0);
