import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { markdownPath } from './negotiation.ts';

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
