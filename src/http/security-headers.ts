import { clientBuild } from 'virtual:client-build';

/** What a page embeds beyond the site itself: each list widens one directive, for that page alone. */
export interface Embeds {
  scripts?: readonly string[];
  frames?: readonly string[];
  connects?: readonly string[];
  images?: readonly string[];
}

/**
 * The one rule that stands in the page itself: it lets a followed link change the page without a
 * blink, for those who do not mind motion. Chromium reads it where the body begins; in a stylesheet
 * that is still on its way then, it comes too late for the first frame: no fade, and an error in the
 * console. Its hash allows this text and no other.
 */
export const FADE_RULE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
const FADE_RULE_HASH = "'sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY='";

/**
 * The content security policy: nothing by default, and no inline code without a nonce or a hash.
 * @param embeds third parties of this page; sources as CSP writes them (origins or URLs)
 * @param nonce for private and streamed pages only; a shared page cannot hold one
 */
export function contentPolicy(embeds: Embeds = {}, nonce?: string): string {
  const inline = nonce ? [`'nonce-${nonce}'`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...(embeds.scripts ?? []), ...clientBuild.policy.scripts],
    'style-src': ["'self'", FADE_RULE_HASH, ...inline, ...clientBuild.policy.styles],
    'img-src': ["'self'", ...(embeds.images ?? [])],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(embeds.connects ?? []), ...clientBuild.policy.connects],
    'frame-src': embeds.frames?.length ? embeds.frames : ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The policy of a document that runs nothing and needs nothing of the site.
 * @param styles hashes of the styles in its own bytes, as CSP writes them
 * @param images where its pictures come from, beside the site
 */
export const inertPolicy = ({
  styles,
  images,
}: Record<'styles' | 'images', readonly string[]>): string =>
  [
    "default-src 'none'",
    `style-src ${styles.length > 0 ? styles.join(' ') : "'none'"}`,
    `img-src 'self' ${images.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers that every response of the Worker carries, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Video players refuse an embed whose page sends no referrer (providers.md, section 6).
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
};

/** The policy of everything that is not a page: JSON, redirects, feeds. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** 128 random bits in base64, for one response. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
