import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

/** The Link header (RFC 8288) of pages for visitors: what else there is for programs that read the site. */
export const LINK_HEADER = [
  `<${paths.sitemap}>; rel="sitemap"`,
  `<${paths.llms}>; rel="describedby"; type="text/plain"`,
  `<${paths.apiCatalog}>; rel="api-catalog"`,
  `<${site.legal.terms}>; rel="license"`,
].join(', ');
