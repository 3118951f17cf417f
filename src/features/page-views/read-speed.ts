import type { Services } from '../../services.ts';
import type { Speed, SpeedState } from '../site-status/site-status.contract.ts';
import { BOUNDS, BUDGETS, METRICS, percentile75, viewsIn, type Metric } from './field-speed.ts';
import { readSpeeds } from './page-views.queries.ts';

/** Days that the site page looks back. */
const DAYS = 28;
const DAY_MS = 24 * 3_600_000;

type Histograms = Record<Metric, Map<number, number>>;

const noViews = (): Histograms => ({ lcp: new Map(), inp: new Map(), cls: new Map() });

function speedOf(metric: Metric, { [metric]: histogram }: Histograms): Speed | null {
  const bound = percentile75(metric, histogram);
  if (bound === undefined) return null;
  return {
    at_most: Number.isFinite(bound) ? bound : null,
    beyond: BOUNDS[metric].at(-1) ?? 0,
    is_within: bound <= BUDGETS[metric],
  };
}

/** How fast each page was for visitors in the last four weeks. */
export async function readSpeed({ db }: Pick<Services, 'db'>, now: number): Promise<SpeedState> {
  const since = new Date(now - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const byPage = new Map<string, Histograms>();
  for (const day of await readSpeeds(db, since)) {
    for (const metric of METRICS) {
      const counts = JSON.parse(day[metric]) as Record<string, number>;
      for (const [value, count] of Object.entries(counts)) {
        const [page = '', bucket = ''] = value.split(' ');
        const histograms = byPage.get(page) ?? noViews();
        byPage.set(page, histograms);
        const histogram = histograms[metric];
        histogram.set(Number(bucket), (histogram.get(Number(bucket)) ?? 0) + count);
      }
    }
  }
  const pages = [...byPage].map(([page, histograms]) => ({
    page,
    views: Math.max(...METRICS.map((metric) => viewsIn(histograms[metric]))),
    lcp: speedOf('lcp', histograms),
    inp: speedOf('inp', histograms),
    cls: speedOf('cls', histograms),
  }));
  return {
    days: DAYS,
    budgets: BUDGETS,
    pages: pages.toSorted((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1)),
  };
}
