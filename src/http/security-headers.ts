import { clientBuild } from 'virtual:client-build';

import { permissionsPolicy } from './security/permissions-policy.ts';
import { REPORT_TO, REPORTING_HEADERS } from './security/reporting.ts';

/** Third parties of one page, as the directives of its content policy list them (origins or URLs). */
export interface ThirdPartySources {
  scripts?: readonly string[];
  frames?: readonly string[];
  connects?: readonly string[];
  images?: readonly string[];
}

/**
 * No text becomes code in the browser, except through these policies of ours (client/shared/trusted-types.ts and parsed-page.ts).
 * A third party's script may have none: on its pages a breach is only reported.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types ric-html ric-script";

/** The content security policy of a page: no inline code without a nonce or a hash. */
function contentPolicy(
  sources: ThirdPartySources,
  styles: string,
  nonce: string | undefined,
): string {
  const nonces = nonce ? [`'nonce-${nonce}'`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...nonces, ...(sources.scripts ?? [])],
    'style-src': ["'self'", styles, ...clientBuild.policy.styles],
    'img-src': ["'self'", ...(sources.images ?? [])],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connects ?? []), ...clientBuild.policy.connects],
    'frame-src': sources.frames?.length ? sources.frames : ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const written = Object.entries(directives).map(([name, list]) => `${name} ${list.join(' ')}`);
  return [...written, REPORT_TO].join('; ');
}

/**
 * The headers that say what a page may load and do.
 * @param styles the source of its inline style
 * @param nonce for private pages; a cached page cannot have one
 */
export function pageHeaders(
  sources: ThirdPartySources,
  styles: string,
  nonce: string | undefined,
): Record<string, string> {
  const policy = contentPolicy(sources, styles, nonce);
  const hasForeignScripts = (sources.scripts ?? []).length > 0;
  const hasFrames = (sources.frames ?? []).length > 0;
  // The development server writes its messages as HTML.
  const isEnforced = !hasForeignScripts && clientBuild.devNonce === null;
  return {
    ...REPORTING_HEADERS,
    'permissions-policy': permissionsPolicy(sources.frames),
    'content-security-policy': isEnforced ? `${policy}; ${TRUSTED_TYPES}` : policy,
    // With the stricter default no frame of others would load: they send no such policy.
    ...(hasFrames ? { 'cross-origin-embedder-policy': 'unsafe-none' } : {}),
    ...(hasForeignScripts
      ? { 'content-security-policy-report-only': `${TRUSTED_TYPES}; ${REPORT_TO}` }
      : {}),
  };
}

const PAGE_HEADERS = [
  ...Object.keys(REPORTING_HEADERS),
  'permissions-policy',
  'cross-origin-embedder-policy',
  'content-security-policy',
  'content-security-policy-report-only',
  'link',
];

/** Those headers of a rendered page, which its kept bytes are sent with. */
export function pageHeadersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    PAGE_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * The policy of a static document without scripts (HTML snapshots).
 * @param styles hashes of its inline styles
 * @param images origins of its images, besides the site
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

/** Headers of every response of the Worker. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Video players refuse to be framed by a page that sends no referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Pictures from elsewhere load without cookies.
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(),
};

/** The policy of everything but pages: JSON, redirects, feeds. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
