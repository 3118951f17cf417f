import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { jsonBody, refuseCrossSite } from '../../http/request-guards.ts';
import { fieldError, validJson } from '../../http/validate.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { countedValues } from './counted-values.ts';
import { isNotCounted } from './not-counted.ts';
import { MAX_BEACON_TEXT, PAGE_VIEWS_PATH } from './page-views.contract.ts';
import { storeTally } from './store-tally.ts';
import { countValues } from './tally.ts';

/** Page views and their speed, counted without a cookie, an id or an address (VIS-01). */
export const pageViews = new Hono<AppEnv>();

const MAX_BYTES = 4 * 1024;

const text = z.string({ error: fieldError }).max(MAX_BEACON_TEXT, FIELD_TEXTS.pattern);
const path = text.startsWith('/', FIELD_TEXTS.pattern);
const measured = z.number({ error: fieldError }).nonnegative(FIELD_TEXTS.pattern).optional();

/** One shape for both kinds: zod's unions would be loaded by every isolate. */
const beacon = z.strictObject({
  kind: z.enum(['view', 'speed'], { error: fieldError }),
  path,
  referrer: text.optional(),
  source: text.nullish(),
  medium: text.nullish(),
  campaign: text.nullish(),
  lcp: measured,
  inp: measured,
  cls: measured,
});

const guards: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseCrossSite(c);
  if (isNotCounted(c)) return c.body(null, 204);
  await enforceRateLimit(c, 'page-views', 'Too many page views.', 'reads');
  return next();
};

pageViews.post(PAGE_VIEWS_PATH, guards, jsonBody(MAX_BYTES), validJson(beacon), (c) => {
  const services = c.get('services');
  const { host } = new URL(c.req.url);
  const counting = countedValues(services, c.req.valid('json'), host)
    .then((values) => countValues(values, (tally) => storeTally(services, tally, Date.now())))
    // A view that cannot be counted is lost, and no visitor waits for it.
    .catch((error: unknown) => logError('page_view_not_counted', traceOf(error)));
  c.executionCtx.waitUntil(counting);
  return c.body(null, 204);
});
