import { parseAccept } from 'hono/utils/accept';

import { pages } from '../../pages.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { cacheControl } from '../cache-control.ts';

const PAGES: ReadonlySet<string> = new Set(pages.map(({ path }) => path));
/** Not its snapshot, its Markdown, or a feed. */
const POST = /^\/blog\/[^/.]+$/;

/** The address of a page or post as Markdown; undefined where there is none. */
export function markdownPath(path: string): string | undefined {
  if (path === paths.home) return '/index.md';
  return PAGES.has(path) || POST.test(path) ? `${path}.md` : undefined;
}

/** Whether Markdown is asked for by name, and HTML is not preferred. No browser does. */
function prefersMarkdown(accept: string | null): boolean {
  if (!accept?.includes('text/markdown')) return false;
  const accepted = parseAccept(accept);
  const qualityOf = (type: string) => accepted.find((one) => one.type === type)?.q ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html');
}

/** Of Markdown: search engines index the page. @param address of the page, absolute */
export const markdownHeaders = (address: string) => ({
  link: `<${address}>; rel="canonical"`,
  'x-robots-tag': 'noindex',
  'content-signal': site.contentSignal,
});

/** Of what differs by Accept: a cache keeps the page and its Markdown apart. */
export const VARY = 'accept-encoding, accept';

/** The request for a page's Markdown, where this one asks for it by Accept. */
export function markdownRequest(request: Request): Request | undefined {
  if (!prefersMarkdown(request.headers.get('accept'))) return undefined;
  const url = new URL(request.url);
  const path = markdownPath(url.pathname);
  if (path === undefined || !['GET', 'HEAD'].includes(request.method)) return undefined;
  url.pathname = path;
  return new Request(url, request);
}

/** The response to `markdownRequest` under the page's own address, where no cache may store it. */
export function asNegotiated({ url }: Request, markdown: Response): Response {
  const response = new Response(markdown.body, markdown);
  const { headers } = response;
  for (const name of ['cloudflare-cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name);
  headers.set('cache-control', cacheControl.none);
  headers.set('vary', VARY);
  headers.set('content-location', new URL(url).pathname);
  return response;
}

/**
 * The Link header (RFC 8288) of a page for visitors: what else there is, for whoever does not read HTML.
 * @param path of the page, with or without a query
 */
export function linkHeader(path: string): string {
  const markdown = markdownPath(path.split('?')[0] ?? '');
  return [
    ...(markdown ? [`<${markdown}>; rel="alternate"; type="text/markdown"`] : []),
    `<${paths.sitemap}>; rel="sitemap"`,
    `<${paths.llms}>; rel="describedby"; type="text/plain"`,
    `<${paths.apiCatalog}>; rel="api-catalog"`,
    `<${site.legal.terms}>; rel="license"`,
  ].join(', ');
}
