import { pages } from '../../pages.ts';
import { backing, claims } from '../../shared/content/claims.ts';
import { guaranteeText } from '../../shared/content/guarantee.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { PUBLIC_CALLS } from './api-catalog.ts';

/** The blog has a section of its own. */
const sitePages = pages.filter(({ path, about }) => about !== undefined && path !== paths.blog);

interface LlmsPost {
  slug: string;
  title: string | null;
  hasSnapshot: boolean;
}

/** What means something to a reader of Markdown is escaped. */
const linkText = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_<>[\]]/g, '\\$&');

/**
 * The site in one page of Markdown (llmstxt.org).
 * @param origin the site's, e.g. "https://example.com"
 * @param posts newest first
 */
export function llmsText(origin: string, posts: readonly LlmsPost[]): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const line = (name: string, path: string, about?: string) =>
    `- [${linkText(name)}](${absolute(path)})${about ? `: ${about}` : ''}`;
  return `# ${site.brand}

> ${site.brand} is an AI recruiting assistant for employers and HR teams. It searches an analysis of over ${claims.profiles} profiles and resumes, gives each candidate a talent match rating from ${claims.rating} and hands over a bias-free shortlist. It is backed by ${site.firm.name}, ${backing}.

- Companies hire ${claims.faster} faster and reach ${claims.reach} of active and passive candidates.
- Jobs are posted to up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting.
- ${guaranteeText}
- People decide who is hired. Contact: ${site.email}, ${site.phone.shown}. ${site.hours.human.label}: ${site.hours.human.shown}.

## Pages

${sitePages.map(({ name, path, about }) => line(name, path, about)).join('\n')}

## Calls

${PUBLIC_CALLS.map(({ method, path, about }) => `- \`${method} ${absolute(path)}\`: ${about}`).join('\n')}

## Blog

${[
  line('All posts', paths.blog, 'Notes on hiring'),
  line('Feed', paths.blogAtom, 'Atom, the newest posts with their full text'),
  line('JSON feed', paths.blogJson, 'the same'),
  line(
    'HTML snapshots',
    paths.snapshotSitemap,
    'a sitemap of the posts as single files without scripts',
  ),
  ...posts.map(({ slug, title, hasSnapshot }) =>
    line(
      title ?? slug,
      paths.post(slug),
      hasSnapshot ? `[as an HTML snapshot](${absolute(paths.postHtml(slug))})` : undefined,
    ),
  ),
].join('\n')}
`;
}
