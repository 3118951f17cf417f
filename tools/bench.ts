// npm run bench: page views on the built Worker, compared with a Worker that returns the same HTML as
// a constant. Both run in one workerd; rounds are interleaved and the results are ratios, because
// machines are noisy.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { build } from './build.ts';
import { local } from './local.ts';
import { migrate } from './migrate.ts';
import { builtSite, startWorkerd } from './serve.ts';
import { ownWorkerd } from './workerd.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ROUND_MS = Number(process.env['ROUND_MS'] ?? 2000);
const CONNECTIONS = 8;
const STATE_DIR = '.wrangler/bench';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A keep-alive connection that repeats a request after each response. */
function client(
  port: number,
  pathname: string,
  until: number,
  onResponse: () => void,
): Promise<void> {
  const request = `GET ${pathname} HTTP/1.1\r\nHost: localhost:${local.port}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let buffered = Buffer.alloc(0);
    let missing = -1;
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      if (missing < 0) {
        buffered = buffered.length ? Buffer.concat([buffered, chunk]) : chunk;
        const end = buffered.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = buffered.subarray(0, end).toString('latin1');
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || !length) {
          socket.destroy(new Error(`${pathname} responded ${head}`));
          return;
        }
        missing = Number(length) - (buffered.length - end - 4);
        buffered = Buffer.alloc(0);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      missing = -1;
      onResponse();
      if (Date.now() < until) socket.write(request);
      else socket.end();
    });
  });
}

/** CPU time of workerd so far, in µs; NaN where the system has no /proc. */
function cpuMicroseconds(): number {
  try {
    const pid = ownWorkerd();
    if (!pid) return Number.NaN;
    return readdirSync(`/proc/${pid}/task`)
      .map((task) =>
        Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
      )
      .reduce((sum, nanoseconds) => sum + nanoseconds / 1000, 0);
  } catch {
    return Number.NaN;
  }
}

interface Round {
  requestsPerSecond: number;
  cpuPerRequest: number;
}

async function round(port: number, pathname: string): Promise<Round> {
  let responses = 0;
  const start = performance.now();
  const cpu = cpuMicroseconds();
  const until = Date.now() + ROUND_MS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      client(port, pathname, until, () => (responses += 1)),
    ),
  );
  return {
    requestsPerSecond: (responses * 1000) / (performance.now() - start),
    cpuPerRequest: (cpuMicroseconds() - cpu) / responses,
  };
}

async function workers() {
  const { site, sandbox } = await builtSite(local.port);
  const constant = {
    name: 'constant',
    modules: true,
    compatibilityDate: '2026-10-01',
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    script: `
      const pages = new Map();
      export default {
        async fetch(request) {
          const { pathname } = new URL(request.url);
          if (request.method === 'PUT') { pages.set(pathname, await request.text()); return new Response(null, { status: 204 }); }
          return new Response(pages.get(pathname), { headers: { 'content-type': 'text/html; charset=UTF-8' } });
        },
      };`,
  };
  // Without assets: their router's CPU time is not the site's.
  const { assets: _assets, ...worker } = site as typeof site & { assets?: unknown };
  return startWorkerd(STATE_DIR, [
    { ...worker, unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
    sandbox,
    constant,
  ]);
}

rmSync(STATE_DIR, { recursive: true, force: true });
await migrate(STATE_DIR);
await build();
const miniflare = await workers();
const portOf = async (worker: string) => Number((await miniflare.unsafeGetDirectURL(worker)).port);
const ports = { site: await portOf('ric-site'), constant: await portOf('constant') };

const html = async (port: number, pathname: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`);
  if (!response.ok) throw new Error(`${pathname} responded ${response.status}`);
  return response.text();
};
// The first view of the list fetches the posts; the second uses stored posts.
await html(ports.site, '/blog');
const list = await html(ports.site, '/blog');
const post = /href="(\/blog\/[a-z0-9-]+)"/.exec(list)?.[1];
if (!post) throw new Error('The list shows no post');

console.log(
  `Page views, ${ROUNDS} interleaved rounds of ${ROUND_MS} ms, ${CONNECTIONS} connections. Medians; ratios are medians of the rounds' ratios.\n`,
);
console.log(
  'page   HTML kB   constant req/s   site req/s   ratio   constant CPU µs   site CPU µs   ratio',
);
for (const [name, pathname] of Object.entries({ home: '/', list: '/blog', post })) {
  await html(ports.site, pathname);
  const page = await html(ports.site, pathname);
  await fetch(`http://127.0.0.1:${ports.constant}${pathname}`, { method: 'PUT', body: page });
  const rounds: { constant: Round; site: Round }[] = [];
  await round(ports.constant, pathname);
  await round(ports.site, pathname);
  for (let index = 0; index < ROUNDS; index += 1) {
    rounds.push({
      constant: await round(ports.constant, pathname),
      site: await round(ports.site, pathname),
    });
  }
  const of = (pick: (pair: { constant: Round; site: Round }) => number) => median(rounds.map(pick));
  const cells = [
    name.padEnd(4),
    (page.length / 1000).toFixed(1).padStart(9),
    of((pair) => pair.constant.requestsPerSecond)
      .toFixed(0)
      .padStart(16),
    of((pair) => pair.site.requestsPerSecond)
      .toFixed(0)
      .padStart(12),
    of((pair) => pair.site.requestsPerSecond / pair.constant.requestsPerSecond)
      .toFixed(2)
      .padStart(7),
    of((pair) => pair.constant.cpuPerRequest)
      .toFixed(0)
      .padStart(17),
    of((pair) => pair.site.cpuPerRequest)
      .toFixed(0)
      .padStart(13),
    of((pair) => pair.constant.cpuPerRequest / pair.site.cpuPerRequest)
      .toFixed(2)
      .padStart(7),
  ];
  console.log(cells.join('   '));
}
await miniflare.dispose();
