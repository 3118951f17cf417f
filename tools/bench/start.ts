import { html, median, serveBench } from './site.ts';

const STARTS = 7;

/** From the start of workerd to the first view of home, in ms. */
async function start(constant: boolean): Promise<number> {
  const from = performance.now();
  const site = await serveBench({ constant });
  await html(site, '/');
  const ms = performance.now() - from;
  await site.stop();
  return ms;
}

/** The start of the Worker, compared with a Worker of the same bindings that returns a constant. */
export async function benchStart(): Promise<void> {
  const times = { constant: [] as number[], site: [] as number[] };
  for (let index = 0; index < STARTS; index += 1) {
    times.constant.push(await start(true));
    times.site.push(await start(false));
  }
  const [constant, site] = [median(times.constant), median(times.site)];
  console.log(`\nFrom the start of workerd to the first view of home, medians of ${STARTS} starts`);
  console.log(
    `constant ${constant.toFixed(0)} ms, site ${site.toFixed(0)} ms: ${(site - constant).toFixed(0)} ms are the site's`,
  );
}
