import { z } from 'zod';

import { folderUrlOr, isSlackUrl, optional, url, urlOr } from './providers/settings.ts';
import { PROVIDERS, type ProviderId } from './providers/table.ts';

type ToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

const ofProviders = Object.assign(
  {},
  ...PROVIDERS.map((provider) => provider.settings),
) as ToIntersection<(typeof PROVIDERS)[number]['settings']>;

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/';

const settings = z.object({
  ...ofProviders,
  SITE_ORIGIN: urlOr('http://localhost:8787').transform((text) => new URL(text).origin),
  ADMIN_PASSWORD_HASH: optional,
  /** Keys what is kept of erased addresses; one that changes forgets them. */
  ERASURE_KEY: optional.pipe(z.string().min(32, 'needs at least 32 characters').optional()),
  ACCESS_TEAM_DOMAIN: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'only the host, such as example.cloudflareaccess.com')
      .optional(),
  ),
  ACCESS_AUD: optional,
  NOTIFY_WEBHOOK_URL: optional.pipe(z.url({ protocol: /^https$/ }).optional()),
  NOTIFY_WEBHOOK_SECRET: optional.pipe(
    z.string().min(16, 'needs at least 16 characters').optional(),
  ),
  /** The site's token of Cloudflare Web Analytics; no secret, as each page contains it. */
  WEB_ANALYTICS_TOKEN: optional.pipe(
    z
      .string()
      .regex(/^[\da-f]{32}$/, 'not a token of Web Analytics: 32 hexadecimal digits')
      .optional(),
  ),
  /** The site's key at search engines (indexnow.org); no secret, as its file shows it. */
  INDEXNOW_KEY: optional.pipe(z.stringFormat('key of IndexNow', /^[\w-]{8,128}$/).optional()),
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_PRICING_TABLE_ID: optional,
  STRIPE_SCRIPT_URL: urlOr('https://js.stripe.com/v3/pricing-table.js'),
  SIGN_UP_URL: optional.pipe(url.optional()),
  JOB_PORTAL_URL: optional.pipe(url.optional()),
  /** YouTube's player, for videos in posts. */
  VIDEO_PLAYER_URL: urlOr(YOUTUBE_PLAYER),
  INTRO_VIDEO_ID: optional.pipe(
    z
      .string()
      .regex(/^[\w-]{1,64}$/, 'only the ID of the video, not its address')
      .optional(),
  ),
  INTRO_VIDEO_PLAYER_URL: folderUrlOr(YOUTUBE_PLAYER),
  /** How old a stored post may be that /api/cached-post hands out, in hours. */
  CACHED_POST_MAX_AGE_HOURS: optional
    .transform((text) => Number(text ?? 24))
    .pipe(z.number('not a number of hours').min(0).max(8760)),
  STORY_IMAGE_ORIGINS: optional.transform(
    (text) => text ?? 'https://d2wvyaiai4v4wx.cloudfront.net https://d3hryyoxn74gk4.cloudfront.net',
  ),
});

/** The settings by name, parsed: URLs are valid, blanks are undefined. */
export type Settings = z.output<typeof settings>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settings.shape);

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
 * `wrangler secret put`.
 */
export type Env = Bindings & { [Name in SettingName]?: string };

export interface Config extends Settings {
  /** Per provider, the names of the keys that are not set; empty when it is configured. */
  missing: Record<ProviderId, SettingName[]>;
  /** What is set up in part, and the settings that it lacks. */
  incomplete: Partial<Record<'access' | 'notifications', SettingName[]>>;
}

function incompleteOf(data: Settings): Config['incomplete'] {
  const access = (['ACCESS_TEAM_DOMAIN', 'ACCESS_AUD'] as const).filter(
    (name) => data[name] === undefined,
  );
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = data;
  const isUnsigned = url !== undefined && !isSlackUrl(url) && secret === undefined;
  return {
    ...(access.length === 1 ? { access } : {}),
    ...(isUnsigned ? { notifications: ['NOTIFY_WEBHOOK_SECRET'] } : {}),
  };
}

/**
 * Parses the environment into settings.
 * @throws Error naming every malformed setting. A missing one only switches off what needs it.
 */
export function parseConfig(env: unknown): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that cannot be used: ${names.join('; ')}`);
  }
  const { data } = parsed;
  const missingOf = (keys: readonly SettingName[]) =>
    keys.filter((name) => data[name] === undefined);
  const missing = Object.fromEntries(
    PROVIDERS.map(({ id, keys }) => [id, missingOf(keys)]),
  ) as Record<ProviderId, SettingName[]>;
  return { ...data, missing, incomplete: incompleteOf(data) };
}

const known = new WeakMap<Env, Config>();

/**
 * The settings of an environment object, parsed once (an isolate has one).
 * @throws Error naming malformed settings, and for a sandbox on a public site: it would get every call to a
 *   third party, with our keys
 */
export function configOf(env: Env): Config {
  const parsed = known.get(env);
  if (parsed) return parsed;
  const config = parseConfig(env);
  if (env.SANDBOX && config.SITE_ORIGIN.startsWith('https:')) {
    throw new Error('SANDBOX is bound although SITE_ORIGIN is https: unbind it in production');
  }
  known.set(env, config);
  return config;
}
