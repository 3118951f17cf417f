import { EXAMPLE_PAGES } from '../pages.ts';
import { load } from './load.ts';
import { serveBench } from './site.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const ROUND_MS = Number(process.env['ROUND_MS'] ?? 2000);

type Figures = Record<string, number>;

const medians = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((figure) => {
      const sorted = all.map((each) => each[figure] ?? 0).toSorted((a, b) => a - b);
      return [figure, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)];
    }),
  );

/** Measures builds in turns, as machines are noisy, and prints the medians. */
async function inTurns<Subject extends { name: string }>(
  title: string,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Figures>,
): Promise<void> {
  const measured: Record<string, Figures[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const subject of subjects) {
      const figures = await measure(subject);
      // The first round fills caches.
      if (round > 0) (measured[subject.name] ??= []).push(figures);
    }
  }
  console.log(`\n${title}: medians of ${ROUNDS} rounds`);
  console.table(
    Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, medians(all)])),
  );
}

const builds = (other: string | undefined) =>
  [undefined, other]
    .slice(0, other ? 2 : 1)
    .map((folder) => ({ folder, name: folder ?? 'this build' }));

/** Page views from the page cache. */
export async function benchViews(other?: string): Promise<void> {
  const sites = [];
  for (const build of builds(other)) {
    const site = await serveBench(build);
    // The first view of the list fetches the posts.
    for (const page of EXAMPLE_PAGES) await site.html(page);
    sites.push({ ...build, site });
  }
  for (const page of EXAMPLE_PAGES) {
    await inTurns(`${page} from the page cache`, sites, ({ site }) => {
      const until = Date.now() + ROUND_MS;
      return load(site, () => (Date.now() < until ? page : undefined));
    });
  }
  for (const { site } of sites) await site.stop();
}

/** The start of the Worker. */
export const benchStart = (other?: string): Promise<void> =>
  inTurns('From the start of workerd to the first view of home', builds(other), async (build) => {
    const from = performance.now();
    const site = await serveBench(build);
    await site.html('/');
    const ms = performance.now() - from;
    await site.stop();
    return { ms };
  });
