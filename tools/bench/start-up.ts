import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:net';

import { startWorkerd } from '../serve.ts';
import { median } from './load.ts';
import { CONSTANT, siteWorkers, STATE_DIR, withScript, type Site } from './site.ts';

const STARTS = 7;
const MOST = 1.5;
const DEADLINE_MS = 30_000;

/** Below the ports that the system gives to clients: one that polls could get the same. */
const FIRST_PORT = 21_000;
const LAST_PORT = 21_999;

/** A port that is free now. */
async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} is free`);
}

/** When this process started the next child, by the clock of `performance`. */
function nextSpawn(): { at: () => number; stop: () => void } {
  let at = Number.NaN;
  const note = () => {
    if (Number.isNaN(at)) at = performance.now();
  };
  subscribe('child_process', note);
  return { at: () => at, stop: () => unsubscribe('child_process', note) };
}

async function firstResponse(port: number): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (response?.ok) {
      await response.arrayBuffer();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('workerd did not respond');
}

const BARE = { name: 'bare', modules: true, compatibilityDate: '2026-10-01' };

/** What is started: the constant by itself, the constant with the site's bindings, or the site. */
const STARTED = {
  bare: () => ({ ...BARE, script: CONSTANT }),
  bound: (site: Site) => withScript(site, CONSTANT),
  site: (site: Site) => site,
};
type Started = keyof typeof STARTED;

/** From the spawn of workerd to the first response of home, in ms. */
async function start(what: Started): Promise<number> {
  const { site } = await siteWorkers();
  const port = await freePort();
  const worker = {
    ...STARTED[what](site),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
  const spawned = nextSpawn();
  // Home needs no provider.
  const sandbox = {
    ...BARE,
    name: 'sandbox',
    script: `export default { fetch: () => new Response(null, { status: 503 }) };`,
  };
  const starting = startWorkerd(STATE_DIR, [worker, sandbox]);
  await firstResponse(port);
  const ms = performance.now() - spawned.at();
  spawned.stop();
  await (await starting).dispose();
  return ms;
}

/**
 * The start of the Worker, compared with a Worker that returns a constant: with the site's bindings,
 * whose local stand-ins are Workers that start too, and without any.
 */
export async function benchStart(): Promise<void> {
  const times: Record<Started, number[]> = { bare: [], bound: [], site: [] };
  for (let index = 0; index < STARTS; index += 1) {
    for (const what of Object.keys(times) as Started[]) times[what].push(await start(what));
  }
  const ratioTo = (floor: readonly number[]) =>
    median(times.site.map((ms, index) => ms / (floor[index] ?? Number.NaN)));
  const ratio = ratioTo(times.bound);
  console.log(`\nFrom the spawn of workerd to the first view of home, medians of ${STARTS} starts`);
  console.table({
    'constant, no bindings': { ms: Math.round(median(times.bare)) },
    "constant, the site's bindings": { ms: Math.round(median(times.bound)) },
    site: {
      ms: Math.round(median(times.site)),
      'x no bindings': Number(ratioTo(times.bare).toFixed(2)),
      'x same bindings': Number(ratio.toFixed(2)),
      [`at most ${MOST}`]: ratio <= MOST ? 'met' : 'NOT met',
    },
  });
}
