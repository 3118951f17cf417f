import { z } from 'zod';

import type { Analytics } from '../features/page-views/analytics.port.ts';
import { failure, success } from '../shared/result.ts';
import { call, jsonIn, notConfigured, statusFailure } from './http.ts';

const NAME = 'Analytics Engine';
const API = 'https://api.cloudflare.com/client/v4/accounts/';
/** As in wrangler.toml. */
const DATASET = 'ric_site_page_views';
const DEADLINE_MS = 8000;
const MAX_ROWS = 10_000;

/** Large integers arrive as texts. */
const rows = z.object({
  data: z.array(
    z.object({
      day: z.string(),
      dimension: z.string(),
      value: z.string(),
      count: z.union([z.number(), z.string()]).transform(Number),
    }),
  ),
});

/** Sampled points stand for several; the most frequent values come first. */
const queryOf = (since: string) =>
  `SELECT formatDateTime(timestamp, '%Y-%m-%d') AS day, index1 AS dimension, blob1 AS value, SUM(double1 * _sample_interval) AS count
FROM ${DATASET} WHERE timestamp >= toDateTime('${since} 00:00:00')
GROUP BY day, dimension, value ORDER BY count DESC LIMIT ${MAX_ROWS} FORMAT JSON`;

/** Cloudflare's SQL API (https://developers.cloudflare.com/analytics/analytics-engine/sql-api/). */
export const createAnalytics = (
  { account, token }: Record<'account' | 'token', string | undefined>,
  outbound: typeof fetch,
): Analytics => ({
  async countsSince(since) {
    if (!account || !token) return failure(notConfigured(NAME));
    const request = new Request(`${API}${account}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: queryOf(since),
    });
    const received = await call(outbound, request, { provider: NAME, deadlineMs: DEADLINE_MS });
    if (!received.ok) return received;
    if (received.value.status !== 200) return failure(statusFailure(NAME, received.value));
    const read = rows.safeParse(jsonIn(received.value));
    return read.success
      ? success(read.data.data)
      : failure({
          provider: NAME,
          reason: 'malformed',
          message: `${NAME} answered without rows`,
          retryable: true,
        });
  },
});
