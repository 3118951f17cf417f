import { env, exports } from 'cloudflare:workers';
import { createExecutionContext, createScheduledController } from 'cloudflare:test';

import { handleRequest } from '../../src/app.ts';
import { clearPageCache } from '../../src/http/cache/page-store.ts';
import type { Cron } from '../../src/cron-jobs.ts';
import worker from '../../src/worker.ts';

/** Exceeds a rate limit (wrangler.toml: 30 a minute) even across two of its minutes. */
export const FLOOD = 61;

/** The site's origin in tests, as in vitest.config.ts. */
export const ORIGIN = 'http://localhost:8787';

/** A request to the Worker; redirects are not followed. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init }));
}

/** A request to a site with other settings or bindings. */
export async function requestWith(
  bindings: object,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  clearPageCache();
  const response = await handleRequest(
    new Request(ORIGIN + path, init),
    { ...env, ...bindings },
    createExecutionContext(),
  );
  clearPageCache();
  return response;
}

/** A JSON request with the headers of the site's own pages. */
export function sendJson(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return request(path, {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

/** Sends a form of the staff area as a browser without JavaScript does. */
export const postForm = (
  path: string,
  cookie: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...headers,
      cookie,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });

export async function runCron(cron: Cron): Promise<void> {
  await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
}
