/**
 * What the platform allows on Workers Paid, as its documentation had it in November 2026. Tests run every
 * handler and job against it and let each use half at most (tests/costs/platform-limits.test.ts).
 */
export const LIMITS = {
  /** developers.cloudflare.com/d1/platform/limits */
  d1: { queries: 1000, parameters: 100, resultBytes: 50_000_000, databaseBytes: 10_000_000_000 },
  /** developers.cloudflare.com/kv/platform/limits; a key takes one write a second. */
  kv: { operations: 1000, writesOfKey: 1 },
  /** developers.cloudflare.com/workers/platform/limits; to stores and to the outside together. */
  subrequests: 10_000,
  /** ms; wrangler.toml lowers it. */
  cpu: 30_000,
  /** ms from the response, then the platform cancels what waitUntil was given. */
  waitUntil: 30_000,
  /** Bytes of a request, on the zone's smallest plan. */
  body: 100_000_000,
  /** developers.cloudflare.com/workers/cache/limitations: a minute, and at once after a pause. */
  purges: { aMinute: 5, atOnce: 25 },
} as const;
