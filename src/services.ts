import { configOf, type Config, type Env } from './config.ts';
import { openDatabase, type Database } from './db/client.ts';
import { d1WithTimeout, kvWithTimeout, r2WithTimeout } from './db/with-timeout.ts';
import type { Webhook } from './notifications/webhook.port.ts';
import type { Access } from './staff/sign-in/access.port.ts';
import { storeTimeLeft, timedStore } from './http/tracing/request-scope.ts';
import { createAccess } from './providers/cloudflare-access.ts';
import { createIndexNow } from './providers/indexnow.ts';
import { createProviders, type Providers } from './providers/providers.ts';
import { createNotificationWebhook } from './providers/notification-webhook.ts';

/** What a request or a job may use; routes read this, never the raw environment. */
export interface Services {
  config: Config;
  db: Database;
  /** The raw binding, for what Drizzle cannot express. */
  d1: D1Database;
  kv: KVNamespace;
  snapshots: R2Bucket;
  assets: Fetcher;
  submissionLimiter: RateLimit;
  signInLimiter: RateLimit;
  readLimiter: RateLimit;
  providers: Providers;
  /** Null where staff need no more than their password. */
  access: Access | null;
  /** Calls to the outside. */
  outbound: typeof fetch;
  /** Notifications of staff; null where none are sent. */
  webhook: Webhook | null;
  /** Tells search engines of changed paths. Never rejects. */
  announce: (paths: readonly string[]) => Promise<void>;
}

const made = new WeakMap<Env, Services>();

/**
 * Turns bindings into services, once per environment object (an isolate has one).
 * @throws Error of configOf
 */
export function servicesOf(env: Env): Services {
  const known = made.get(env);
  if (known) return known;
  const config = configOf(env);
  const outbound: typeof fetch = env.SANDBOX
    ? env.SANDBOX.fetch.bind(env.SANDBOX)
    : (input, init) => fetch(input, init);
  const clock = { timed: timedStore, timeLeft: storeTimeLeft };
  const d1 = d1WithTimeout(env.DB, clock);
  const services: Services = {
    config,
    db: openDatabase(d1),
    d1,
    kv: kvWithTimeout(env.KV, clock),
    snapshots: r2WithTimeout(env.BLOG_HTML, clock),
    assets: env.ASSETS,
    submissionLimiter: env.SUBMISSION_LIMITER,
    signInLimiter: env.SIGN_IN_LIMITER,
    readLimiter: env.READ_LIMITER,
    outbound,
    providers: createProviders(config, outbound),
    access: createAccess(config, outbound),
    webhook: createNotificationWebhook(config, outbound),
    announce: createIndexNow(config, outbound),
  };
  made.set(env, services);
  return services;
}
