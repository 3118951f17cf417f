import { duringRound, load, median, type Round } from './load.ts';
import { CONSTANT, HOST, html, serveWithFloor, storePosts } from './site.ts';

/** Page views from the page cache, compared with a Worker that returns the same HTML as a constant. */
export async function benchViews(rounds: number, roundMs: number): Promise<void> {
  const { ports, stop } = await serveWithFloor(CONSTANT);
  const post = await storePosts(ports.site);
  const round = (port: number, path: string) =>
    load({ port, host: HOST, next: duringRound(roundMs, () => ({ path })) });
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries({ home: '/', list: '/blog', post })) {
    await html(ports.site, path);
    const page = await html(ports.site, path);
    await fetch(`http://127.0.0.1:${ports.other}${path}`, { method: 'PUT', body: page });
    await round(ports.other, path);
    await round(ports.site, path);
    const pairs: { constant: Round; site: Round }[] = [];
    for (let index = 0; index < rounds; index += 1) {
      pairs.push({
        constant: await round(ports.other, path),
        site: await round(ports.site, path),
      });
    }
    const of = (pick: (pair: { constant: Round; site: Round }) => number) =>
      median(pairs.map(pick));
    table[name] = {
      'HTML kB': Number((page.length / 1000).toFixed(1)),
      'constant req/s': Math.round(of(({ constant }) => constant.requestsPerSecond)),
      'site req/s': Math.round(of(({ site }) => site.requestsPerSecond)),
      'x constant': Number(
        of(({ constant, site }) => site.requestsPerSecond / constant.requestsPerSecond).toFixed(2),
      ),
      'constant CPU µs': Math.round(of(({ constant }) => constant.cpuPerRequest)),
      'site CPU µs': Math.round(of(({ site }) => site.cpuPerRequest)),
      'CPU x constant': Number(
        of(({ constant, site }) => site.cpuPerRequest / constant.cpuPerRequest).toFixed(2),
      ),
    };
  }
  console.log(`\nPage views from the page cache: ${rounds} interleaved rounds of ${roundMs} ms`);
  console.table(table);
  await stop();
}
