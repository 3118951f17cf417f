import { env, exports } from 'cloudflare:workers';
import { createScheduledController } from 'cloudflare:test';

import worker from '../../src/worker.ts';

/** More calls than a flood gate (wrangler.toml: 30 a minute) lets through in the two minutes that they may touch. */
export const FLOOD = 61;

/** Where the site answers in tests; the sandbox vars name the same origin. */
export const ORIGIN = 'http://localhost:8787';

/** One request through the Worker's own door; redirects are not followed. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init }));
}

/** A JSON call as the site's own pages make it. */
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

/** Runs a cron trigger to its end. */
export async function runCron(cron: string): Promise<void> {
  await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
}
