// npm run soak: mixed traffic on the built site while its providers fail now and then. No error that
// docs/faults.md does not list, nothing acknowledged lost, memory flat (soak/memory.ts has the rule).
// REQUESTS, SEED and CLIENTS may be set.
import { readFileSync, rmSync } from 'node:fs';

import { OUTBOX_CRON, BLOG_CRON } from '../src/jobs.ts';
import { build } from './build.ts';
import { local, untilReady } from './local.ts';
import { migrate } from './migrate.ts';
import { randomFrom } from './random.ts';
import { serve } from './serve.ts';
import { lostSubmissions } from './soak/stored.ts';
import {
  drawRequest,
  isClosedConnection,
  type Acknowledged,
  type Drawn,
  type Kind,
  type Traffic,
} from './soak/traffic.ts';
import { clearFaults, provokeFault, type ActiveFault } from './soak/faults.ts';
import { flatness, sampleMemory, type Sample } from './soak/memory.ts';
import { ownWorkerd } from './workerd.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 200_000);
const SEED = Number(process.env['SEED'] ?? 1);
/** Enough that the machine stays busy while requests wait for a provider that hangs. */
const CLIENTS = Number(process.env['CLIENTS'] ?? 48);
/** A fault is on for so many requests, then off for as many. */
const FAULT_EVERY = Math.max(200, Math.round(REQUESTS / 40));
const CRON_EVERY = Math.max(500, Math.round(REQUESTS / 100));
const MEMORY_EVERY = Math.max(100, Math.round(REQUESTS / 80));
const LEAST_SAMPLES = Math.min(60, Math.floor(REQUESTS / MEMORY_EVERY / 4));
const PROGRESS_EVERY = Math.max(500, Math.round(REQUESTS / 40));
const REQUEST_MS = 40_000;
const MOST_DRAINS = 60;
const MOST_ATTEMPTS = 5;

local.stateDir = '.wrangler/soak';
rmSync(local.stateDir, { recursive: true, force: true });
process.env['EMAILJS_PACE_MS'] = '5';
await build();
await migrate(local.stateDir);
const inspectorPort = local.port + 1000;
const close = await serve({ ...local, inspectorPort });
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
const expected = new Map<string, number>();
const unexpected = new Map<string, number>();
const memory: Sample[] = [];
let begun = 0;
let slowest = 0;
let resent = 0;
let isMeasuring = false;
const started = Date.now();

const add = (to: Map<string, number>, what: string) => to.set(what, (to.get(what) ?? 0) + 1);

/** One at a time: workerd closes an inspector's connection for the next. */
async function measure(): Promise<void> {
  if (isMeasuring) return;
  isMeasuring = true;
  // The sandbox records what it is sent; its memory is not the site's.
  await fetch(`${origin}/__sandbox/calls`, { method: 'DELETE' });
  await fetch(`${origin}/__sandbox/mails`, { method: 'DELETE' });
  await sampleMemory(workerd, inspectorPort).then(
    (sample) => memory.push(sample),
    (error: unknown) => console.log(`No memory sample: ${String(error)}`),
  );
  isMeasuring = false;
}

async function tick(index: number): Promise<void> {
  if (index % FAULT_EVERY === 0) {
    await clearFaults(origin);
    active = (index / FAULT_EVERY) % 2 === 1 ? await provokeFault(origin, random) : undefined;
    recent = [...recent.slice(-1), ...(active ? [active] : [])];
  }
  if (index % CRON_EVERY === 0) await Promise.all([runCron(OUTBOX_CRON), runCron(BLOG_CRON)]);
  if (index % MEMORY_EVERY === 0) await measure();
  if (index % PROGRESS_EVERY === 0 && index > 0) {
    const { heapMb = 0, processMb = 0 } = memory.at(-1) ?? {};
    const rate = Math.round((index * 1000) / (Date.now() - started));
    console.log(
      `${index} requests, ${rate}/s, heap ${heapMb.toFixed(1)} MB, process ${Math.round(processMb)} MB`,
    );
  }
}

/**
 * Sends again when a reused connection had just been closed, as browsers do. After a pause of this
 * process several may be.
 * @returns the status; 0 without a response
 */
async function sendAsBrowser({ send }: Drawn): Promise<number> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    try {
      return await send(AbortSignal.timeout(REQUEST_MS));
    } catch (error) {
      if (!isClosedConnection(error)) return 0;
      resent += 1;
    }
  }
  return 0;
}

const isAllowed = (call: string, status: number, faults: readonly ActiveFault[]): boolean =>
  faults.some(({ allows }) => allows(table, call).includes(status));

async function client(): Promise<void> {
  for (let index = begun++; index < REQUESTS; index = begun++) {
    await tick(index);
    const drawn = drawRequest(traffic);
    const before = recent;
    const sentAt = performance.now();
    const status = await sendAsBrowser(drawn);
    slowest = Math.max(slowest, performance.now() - sentAt);
    const seen = counts.get(drawn.kind) ?? { requests: 0, errors: 0 };
    seen.requests += 1;
    const isError = status === 0 || status >= 500;
    if (isError) seen.errors += 1;
    counts.set(drawn.kind, seen);
    if (isError) {
      const what = `${drawn.call}: ${status || 'no response'}`;
      const during = active ? `${active.fails} ${active.way}` : 'no fault';
      if (isAllowed(drawn.call, status, [...before, ...recent])) add(expected, what);
      else add(unexpected, `${what} during ${during}`);
    }
  }
}

console.log(`${REQUESTS} requests, ${CLIENTS} at once, seed ${SEED}`);
await Promise.all(Array.from({ length: CLIENTS }, client));
const seconds = Math.round((Date.now() - started) / 1000);

await clearFaults(origin);
for (let drain = 0; drain < MOST_DRAINS; drain += 1) await runCron(OUTBOX_CRON);
await close();
const { lost, waiting } = lostSubmissions(traffic.acknowledged);
const { isFlat, figures } = flatness(memory);

console.log(
  `\n${REQUESTS} requests in ${seconds} s, the slowest ${Math.round(slowest)} ms; ${resent} sent again after their connection was closed`,
);
console.table(Object.fromEntries(counts));
for (const [what, times] of expected) console.log(`In the table: ${times} × ${what}`);
console.log(
  `${traffic.acknowledged.length} submissions acknowledged, ${lost.length} lost; ${waiting} e-mails wait for a later try`,
);
console.log(`Memory: ${figures}`);
const failures = [
  ...[...unexpected].map(([what, times]) => `${times} × ${what}`),
  ...lost.map((email) => `lost: ${email}`),
  ...(isFlat ? [] : [`Memory grows: ${figures}`]),
  ...(memory.length < LEAST_SAMPLES ? [`Only ${memory.length} samples of memory`] : []),
];
console.log(
  failures.length > 0 ? failures.join('\n') : 'No error outside the table, nothing lost.',
);
process.exit(failures.length > 0 ? 1 : 0);
