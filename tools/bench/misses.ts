import { bundleWorker } from '../vite/bundle-worker.ts';
import { duringRound, load, median, type NextRequest, type Round } from './load.ts';
import { pageTree } from './page-tree.ts';
import { HOST, serveWithFloor, storePosts } from './site.ts';

const MOST = 2;

interface Miss {
  path: (index: number) => string;
  status: number;
  /** Calls to D1 and to the limiter (docs/cost.md counts the former). */
  reads: number;
  limits: number;
}

/** Addresses whose pages are rendered for each request. */
const MISSES: Readonly<Record<string, Miss>> = {
  'search, found': { path: (n) => `/blog?q=hiring&n=${n}`, status: 200, reads: 4, limits: 1 },
  'search, nothing': { path: (n) => `/blog?q=xyzzy${n}`, status: 200, reads: 4, limits: 1 },
  'sign-in, private': { path: () => '/admin/leads', status: 401, reads: 0, limits: 0 },
  'no such page': { path: (n) => `/no-such-page-${n}`, status: 404, reads: 0, limits: 1 },
};

/** Each request comes from an address of its own, because the site limits what one may ask for. */
const visitor = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Pages that are rendered for one request, compared with Hono's renderer and the same elements. */
export async function benchMisses(rounds: number, roundMs: number): Promise<void> {
  const { ports, stop } = await serveWithFloor(await bundleWorker('tools/bench/rendered-floor.ts'));
  await storePosts(ports.site);
  let index = 0;
  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, { path, status, reads, limits }] of Object.entries(MISSES)) {
    const response = await fetch(`http://127.0.0.1:${ports.site}${path(0)}`);
    if (response.status !== status) throw new Error(`${path(0)} responded ${response.status}`);
    const page = await response.text();
    await fetch(`http://127.0.0.1:${ports.other}/page`, {
      method: 'PUT',
      body: JSON.stringify(pageTree(page)),
    });
    const ask = (port: number, request: NextRequest, as: number) =>
      load({
        port,
        host: HOST,
        next: duringRound(roundMs, request),
        expected: new RegExp(`^HTTP/1\\.1 ${as}`),
      });
    const from = (requested: (n: number) => string) => () => {
      index += 1;
      return { path: requested(index), address: visitor(index) };
    };
    const floorPath = `/page?reads=${reads}&limits=${limits}`;
    const floor = () =>
      ask(
        ports.other,
        from(() => floorPath),
        200,
      );
    const site = () => ask(ports.site, from(path), status);
    await floor();
    await site();
    const pairs: { floor: Round; site: Round }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ floor: await floor(), site: await site() });
    }
    const of = (pick: (pair: { floor: Round; site: Round }) => number) => median(pairs.map(pick));
    const ratio = of((pair) => pair.site.cpuPerRequest / pair.floor.cpuPerRequest);
    table[name] = {
      'HTML kB': Number((page.length / 1000).toFixed(1)),
      'floor CPU µs': Math.round(of((pair) => pair.floor.cpuPerRequest)),
      'site CPU µs': Math.round(of((pair) => pair.site.cpuPerRequest)),
      'x floor': Number(ratio.toFixed(2)),
      [`at most ${MOST}`]: ratio <= MOST ? 'met' : 'NOT met',
    };
  }
  console.log(
    '\nPages that are not cached, compared with Hono after the same calls, rendering the same elements',
  );
  console.table(table);
  await stop();
}
