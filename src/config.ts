import { z } from 'zod';

import type { Env } from './env.ts';

/** Empty vars count as absent, so that wrangler.toml can list every name an owner may set. */
const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();
const url = z.url({ protocol: /^https?$/ });
const urlOr = (fallback: string) => optional.transform((text) => text ?? fallback).pipe(url);

const settings = z.object({
  SITE_ORIGIN: urlOr('http://localhost:8787').transform((text) => new URL(text).origin),
  ADMIN_PASSWORD_HASH: optional,
  STORYCHIEF_API_KEY: optional,
  STORYCHIEF_WEBHOOK_KEY: optional,
  EMAILJS_SERVICE_ID: optional,
  EMAILJS_TEMPLATE_ID: optional,
  EMAILJS_PUBLIC_KEY: optional,
  EMAILJS_PRIVATE_KEY: optional,
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SECRET_KEY: optional,
  PARTNERSTACK_PUBLIC_KEY: optional,
  PARTNERSTACK_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_PRICING_TABLE_ID: optional,
  SIGN_UP_URL: optional.pipe(url.optional()),
  JOB_PORTAL_URL: optional.pipe(url.optional()),
  STORYCHIEF_API_URL: urlOr('https://api.storychief.io/1.0'),
  // Above a second by what a network may shorten the distance between two requests.
  EMAILJS_PACE_MS: optional
    .transform((text) => text ?? '1100')
    .pipe(z.coerce.number<string>().int().min(0).max(60_000)),
  EMAILJS_API_URL: urlOr('https://api.emailjs.com'),
  RECAPTCHA_API_URL: urlOr('https://www.google.com/recaptcha/api'),
  PARTNERSTACK_API_URL: urlOr('https://api.partnerstack.com/api/v2'),
  RECAPTCHA_SCRIPT_URL: urlOr('https://www.google.com/recaptcha/api.js'),
  STRIPE_SCRIPT_URL: urlOr('https://js.stripe.com/v3/pricing-table.js'),
  PARTNERSTACK_SCRIPT_URL: urlOr('https://js.partnerstack.com/v1/'),
  VIDEO_PLAYER_URL: urlOr('https://www.youtube-nocookie.com/embed/'),
  STORY_IMAGE_ORIGINS: optional.transform(
    (text) => text ?? 'https://d2wvyaiai4v4wx.cloudfront.net https://d3hryyoxn74gk4.cloudfront.net',
  ),
});

/** The settings by name, parsed: URLs are valid, blanks are undefined. */
export type Settings = z.output<typeof settings>;
type SettingName = keyof Settings;

/** The features that need an owner's keys, and which keys each needs. */
const FEATURE_KEYS = {
  storychief: ['STORYCHIEF_API_KEY'],
  emailjs: [
    'EMAILJS_SERVICE_ID',
    'EMAILJS_TEMPLATE_ID',
    'EMAILJS_PUBLIC_KEY',
    'EMAILJS_PRIVATE_KEY',
  ],
  recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  partnerstack: ['PARTNERSTACK_PUBLIC_KEY', 'PARTNERSTACK_SECRET_KEY'],
  stripe: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICING_TABLE_ID'],
  staff: ['ADMIN_PASSWORD_HASH'],
} as const satisfies Record<string, readonly SettingName[]>;

export type Feature = keyof typeof FEATURE_KEYS;

export interface Config extends Settings {
  /** Per feature, the names of the settings that it lacks; empty when it is configured. */
  missing: Record<Feature, SettingName[]>;
}

/**
 * Parses the environment into settings (design.md, decision 11).
 * @throws Error naming every setting that is malformed; an absent one only switches its feature off.
 */
export function parseConfig(env: Env): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that cannot be used: ${names.join('; ')}`);
  }
  const missing = Object.fromEntries(
    Object.entries(FEATURE_KEYS).map(([feature, names]) => [
      feature,
      names.filter((name) => parsed.data[name] === undefined),
    ]),
  ) as Record<Feature, SettingName[]>;
  return { ...parsed.data, missing };
}
