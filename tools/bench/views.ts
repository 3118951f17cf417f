import { duringRound, load, type Round } from './load.ts';
import { html, median, serveBench, storePosts, type BenchSite } from './site.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ROUND_MS = Number(process.env['ROUND_MS'] ?? 2000);

/** Page views from the page cache, compared with a Worker that returns the same HTML as a constant. */
export async function benchViews(): Promise<void> {
  const site = await serveBench();
  const constant = await serveBench({ constant: true });
  const post = await storePosts(site);
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries({ home: '/', list: '/blog', post })) {
    await html(site, path);
    const body = await html(site, path);
    await constant.request(path, { method: 'PUT', body });
    const round = (of: BenchSite) => load(of, duringRound(ROUND_MS, path));
    await round(constant);
    await round(site);
    const pairs: { constant: Round; site: Round }[] = [];
    for (let index = 0; index < ROUNDS; index += 1) {
      pairs.push({ constant: await round(constant), site: await round(site) });
    }
    const of = (pick: (pair: { constant: Round; site: Round }) => number) =>
      Number(median(pairs.map(pick)).toPrecision(3));
    table[name] = {
      'HTML kB': Number((body.length / 1000).toFixed(1)),
      'constant/s': of((pair) => pair.constant.perSecond),
      'site/s': of((pair) => pair.site.perSecond),
      ratio: of((pair) => pair.site.perSecond / pair.constant.perSecond),
      'constant CPU µs': of((pair) => pair.constant.cpu),
      'site CPU µs': of((pair) => pair.site.cpu),
      'CPU ratio': of((pair) => pair.site.cpu / pair.constant.cpu),
    };
  }
  console.log(`\nPage views from the page cache: ${ROUNDS} interleaved rounds of ${ROUND_MS} ms`);
  console.table(table);
  await site.stop();
  await constant.stop();
}
