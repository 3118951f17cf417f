import type { SettingName } from './config.ts';

/** The bindings of wrangler.toml. */
interface Bindings {
  DB: D1Database;
  KV: KVNamespace;
  BLOG_HTML: R2Bucket;
  ASSETS: Fetcher;
  SUBMISSION_LIMITER: RateLimit;
  SIGN_IN_LIMITER: RateLimit;
  READ_LIMITER: RateLimit;
  /** Plays every third party in development and in tests; absent in production. */
  SANDBOX?: Fetcher;
}

/**
 * What the platform passes to the Worker: bindings, vars, and the secrets that an owner sets with
 * `wrangler secret put`. Only src/config.ts and src/services.ts read it.
 */
export type Env = Bindings & { [Name in SettingName]?: string };
