import { pages } from '../../pages.ts';
import type { Services } from '../../services.ts';
import { paths } from '../../shared/paths.ts';
import { campaignName, referrerHost } from '../../shared/text/visit-source.ts';
import { bucketOf, METRICS } from './field-speed.ts';
import type { Beacon } from './page-views.contract.ts';
import { isPost } from './page-views.queries.ts';
import type { Dimension } from './tally.ts';

type Value = readonly [Dimension, string];

const PAGES: ReadonlySet<string> = new Set(pages.map(({ path }) => path));
const BLOG = `${paths.blog}/`;
/** All posts are one page to speed: they have one template. */
export const POSTS = `${BLOG}*`;

const MAX_KNOWN = 500;
/** Slugs that were found, in this isolate. */
const known = new Set<string>();

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The address of a page as it is counted; undefined where there is no page. */
async function knownPage({ db }: Pick<Services, 'db'>, path: string): Promise<string | undefined> {
  if (PAGES.has(path)) return path;
  const slug = path.startsWith(BLOG) ? decoded(path.slice(BLOG.length)) : undefined;
  if (!slug) return undefined;
  if (!known.has(slug)) {
    if (!(await isPost(db, slug))) return undefined;
    if (known.size >= MAX_KNOWN) known.clear();
    known.add(slug);
  }
  return paths.post(slug);
}

function viewValues(page: string, beacon: Beacon, ownHost: string): Value[] {
  const view: Value = ['pages', page];
  const { referrer } = beacon;
  if (referrer === undefined || referrer === ownHost) return [view];
  const named = (
    [
      ['referrers', referrer && referrerHost(referrer)],
      ['sources', campaignName(beacon.source ?? '')],
      ['mediums', campaignName(beacon.medium ?? '')],
      ['campaigns', campaignName(beacon.campaign ?? '')],
    ] as const
  ).filter(([, value]) => value !== '');
  return [view, ['landingPages', page], ...named];
}

/**
 * What a beacon adds to the tallies; nothing for the address of no page.
 * @param ownHost a view that comes from it begins no visit
 */
export async function countedValues(
  services: Pick<Services, 'db'>,
  beacon: Beacon,
  ownHost: string,
): Promise<Value[]> {
  const page = await knownPage(services, beacon.path);
  if (page === undefined) return [];
  if (beacon.kind === 'view') return viewValues(page, beacon, ownHost);
  const template = PAGES.has(page) ? page : POSTS;
  return METRICS.flatMap((metric): Value[] => {
    const value = beacon[metric];
    return value === undefined ? [] : [[metric, `${template} ${bucketOf(metric, value)}`]];
  });
}
