import { cacheControl } from '../cache-control.ts';
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '../security-headers.ts';

/** Monitors call it by whatever address reaches the Worker, and do not follow redirects. */
const ANY_ORIGIN = '/api/health';

/** Names that can never be reached (RFC 2606): the placeholder in wrangler.toml has one. */
const UNREACHABLE = /\.(?:example|invalid|test)$/;

/** An origin to redirect to: https, so neither a developer's machine nor a test. */
function redirectTarget(siteOrigin: string | undefined): string | undefined {
  const url = URL.parse(siteOrigin?.trim() ?? '');
  return url?.protocol === 'https:' && !UNREACHABLE.test(url.hostname) ? url.origin : undefined;
}

let last: { setting: string | undefined; target: string | undefined } = {
  setting: undefined,
  target: undefined,
};

/**
 * The redirect of a page view that came by plain HTTP or by another host, in front of the cached
 * pages; undefined where the address is the site's own. Other methods are answered where they are:
 * a redirect would lose their body.
 */
export function redirectToSite(
  request: Request,
  siteOrigin: string | undefined,
): Response | undefined {
  if (last.setting !== siteOrigin)
    last = { setting: siteOrigin, target: redirectTarget(siteOrigin) };
  const { target } = last;
  // Does not parse the URL of a request to the right address: this runs on every page view.
  if (target === undefined || request.url.startsWith(`${target}/`)) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { origin, pathname, search } = new URL(request.url);
  if (origin === target || pathname === ANY_ORIGIN) return undefined;
  return new Response(null, {
    status: 301,
    headers: {
      ...SECURITY_HEADERS,
      'content-security-policy': NO_CONTENT_POLICY,
      'cache-control': cacheControl.none,
      location: target + pathname + search,
    },
  });
}
