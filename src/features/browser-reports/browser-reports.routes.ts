import { Hono, type MiddlewareHandler } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { bodyWithin, mediaType } from '../../http/request-guards.ts';
import { REPORTS_PATH } from '../../http/security/reporting.ts';
import { logInfo } from '../../shared/log.ts';
import { readReportBody } from './read-reports.ts';

/** Where browsers report breaches of the content policy and failed connections. */
export const browserReports = new Hono<AppEnv>();

const MAX_BYTES = 64 * 1024;

const TYPES: ReadonlySet<string> = new Set(['application/csp-report', 'application/reports+json']);

function countsOf(reports: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const report of reports) counts[report] = (counts[report] ?? 0) + 1;
  return counts;
}

const beforeBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await enforceRateLimit(c, 'reports', 'Too many reports.');
  if (!TYPES.has(mediaType(c))) {
    throw new AppError('wrong_type', 'Send reports as application/reports+json');
  }
  await next();
};

browserReports.post(REPORTS_PATH, beforeBody, bodyWithin(MAX_BYTES), async (c) => {
  const sent: unknown = await c.req.json().catch(() => undefined);
  const reports = readReportBody(sent);
  if (!reports) throw new AppError('malformed', 'The body is not a report');
  if (reports.length > 0) logInfo('browser_reports', { counts: countsOf(reports) });
  return c.body(null, 204);
});
