import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { byPath } from '../../../http/cache/page-keys.ts';
import { sharedPage } from '../../../http/page/shared-page.ts';
import { renderPrivate, type Page } from '../../../http/page/render.tsx';
import { enforceRateLimit } from '../../../http/rate-limit.ts';
import { pageQuery } from '../../../http/validate.ts';
import { responseOrCached } from '../../../http/without-d1.ts';
import type { BlogSync } from '../blog-services.ts';
import { paths } from '../../../shared/paths.ts';
import { valueWithin } from '../../../shared/async/timeout.ts';
import {
  isFiltered,
  listAddress,
  otherParameters,
  parseFilter,
  POSTS_PER_PAGE,
  type BlogFilter,
} from '../blog.contract.ts';
import { imagePolicy } from '../html/image-policy.ts';
import { listPage as readListPage } from '../store/post-list.queries.ts';
import { publicFailureText } from '../sync/failure-text.ts';
import { fetchFirstList, isStale, refreshStaleList } from '../sync/list.sync.ts';
import { readListState } from '../sync/sync-jobs.queries.ts';
import { BlogListPage, type ListOutcome } from './BlogListPage.tsx';
import styles from 'styles:./BlogListPage.tsx';
import { listMeta } from './list-meta.ts';
import { CACHING, inBackground, pageVersion, WORTH_STREAMING_MS } from './page-caching.ts';

export const listRoutes = new Hono<AppEnv>();

const FAILURE_TEXT = 'Failed to fetch posts';

/** The list before it was ever fetched. Posts that single lookups stored are better than an error. */
async function firstList(services: BlogSync, filter: BlogFilter): Promise<ListOutcome> {
  try {
    const fetched = await fetchFirstList(services);
    const data = await readListPage(services.db, filter);
    if (fetched.ok || data.found > 0) return { ok: true, data };
    return { ok: false, reason: publicFailureText(fetched.error, FAILURE_TEXT) };
  } catch {
    return { ok: false, reason: FAILURE_TEXT };
  }
}

function listPage(
  c: AppContext,
  filter: BlogFilter,
  outcome: ListOutcome | Promise<ListOutcome>,
): Page {
  const { config } = c.get('services');
  const found = outcome instanceof Promise || !outcome.ok ? undefined : outcome.data.found;
  return {
    meta: listMeta(filter, found, config.SITE_ORIGIN),
    styles,
    body: <BlogListPage filter={filter} outcome={outcome} />,
    sources: { images: imagePolicy(config) },
  };
}

async function renderFirstList(c: AppContext, filter: BlogFilter): Promise<Response> {
  const outcome = firstList(c.get('services'), filter);
  inBackground(c, outcome);
  const ready = await valueWithin(outcome, WORTH_STREAMING_MS);
  const page = listPage(c, filter, ready ?? outcome);
  return renderPrivate(c, ready?.ok === false ? { ...page, status: 502 } : page);
}

/** Campaign parameters stay: the browser attributes a lead by them. */
const listQuery = pageQuery((query) => ({
  filter: parseFilter(query),
  others: otherParameters(query),
}));

async function respondWithList(
  c: AppContext,
  filter: BlogFilter,
  others: string,
): Promise<Response> {
  const services = c.get('services');
  const requested = new URL(c.req.url);
  const address = listAddress(filter, others);
  if (`${requested.pathname}${requested.search}` !== address && others === '') {
    return c.redirect(address, 302);
  }

  if (isFiltered(filter)) await enforceRateLimit(c, 'search', undefined, 'reads');
  const { job, version } = await readListState(services.db);
  if (!job?.succeededAt) return renderFirstList(c, filter);
  if (isStale(job.succeededAt)) inBackground(c, refreshStaleList(services));
  const data = await readListPage(services.db, filter);
  const pages = Math.max(1, Math.ceil(data.found / POSTS_PER_PAGE));
  if (filter.page > pages) return c.redirect(listAddress({ ...filter, page: pages }, others), 302);
  const isKnown = !filter.q && (!filter.keyword || data.keywords.includes(filter.keyword));
  return sharedPage(c, {
    ...CACHING,
    version: pageVersion(version),
    // There are too many possible searches, keywords without posts and spellings to cache them.
    key: (url) => (isKnown ? byPath(url, listAddress(filter)) : null),
    render: () => listPage(c, filter, { ok: true, data }),
  });
}

listRoutes.get(paths.blog, listQuery, async (c) => {
  const { filter, others } = c.req.valid('query');
  try {
    return await responseOrCached(c, respondWithList(c, filter, others));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'store_failed') throw error;
    const page = listPage(c, filter, { ok: false, reason: FAILURE_TEXT });
    const { headers } = error.details;
    return renderPrivate(c, { ...page, status: 503, headers });
  }
});
