/**
 * What the platform hands to the Worker: the bindings of wrangler.toml, its vars, and the secrets
 * that an owner sets with `wrangler secret put`. Only src/config.ts and src/services.ts read it.
 */
export interface Env {
  DB: D1Database;
  KV: KVNamespace;
  BLOG_HTML: R2Bucket;
  ASSETS: Fetcher;
  SUBMISSION_LIMITER: RateLimit;
  SIGN_IN_LIMITER: RateLimit;
  /** Stands in for every third party on a developer's machine and in tests; absent in production. */
  SANDBOX?: Fetcher;

  SITE_ORIGIN?: string;
  ADMIN_PASSWORD_HASH?: string;
  STORYCHIEF_API_KEY?: string;
  STORYCHIEF_WEBHOOK_KEY?: string;
  EMAILJS_SERVICE_ID?: string;
  EMAILJS_TEMPLATE_ID?: string;
  EMAILJS_PUBLIC_KEY?: string;
  EMAILJS_PRIVATE_KEY?: string;
  RECAPTCHA_SITE_KEY?: string;
  RECAPTCHA_SECRET_KEY?: string;
  PARTNERSTACK_PUBLIC_KEY?: string;
  PARTNERSTACK_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_PRICING_TABLE_ID?: string;
  SIGN_UP_URL?: string;
  JOB_PORTAL_URL?: string;

  STORYCHIEF_API_URL?: string;
  EMAILJS_PACE_MS?: string;
  EMAILJS_API_URL?: string;
  RECAPTCHA_API_URL?: string;
  PARTNERSTACK_API_URL?: string;
  RECAPTCHA_SCRIPT_URL?: string;
  STRIPE_SCRIPT_URL?: string;
  PARTNERSTACK_SCRIPT_URL?: string;
  VIDEO_PLAYER_URL?: string;
  STORY_IMAGE_ORIGINS?: string;
}
