import { renderToStaticMarkup } from 'react-dom/server';

import type { Services } from '../../../services.ts';
import { sha256 } from '../../../shared/sha256.ts';
import type { Post } from '../store/posts.queries.ts';
import { CLEANER_VERSION } from '../html/clean-html.ts';
import { HtmlCopy } from './SnapshotDocument.tsx';
import { withCurrentBody } from '../pages/post-view.ts';

const markupOf = (post: Post, origin: string): string =>
  `<!doctype html>${renderToStaticMarkup(<HtmlCopy post={post} origin={origin} />)}`;

/** The HTML copy of a post, whole. */
export const renderCopy = (services: Pick<Services, 'config'>, post: Post): string =>
  markupOf(withCurrentBody(services, post), services.config.SITE_ORIGIN);

/** A post that has everything, so that its copy shows all that the template does. */
const SAMPLE: Post = {
  id: 'sample',
  slug: 'sample',
  title: 'Title',
  excerpt: 'Excerpt',
  contentHtml: '<h2 id="a">A</h2><p><a href="#a">a</a> <a href="/b">b</a></p>',
  cleanedWith: CLEANER_VERSION,
  contentHash: null,
  keywords: 'one,two',
  keywordKeys: '{}',
  searchText: '',
  imageUrl: 'https://images.example/a.jpg',
  imageAlt: 'Alt',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  authorName: 'Author',
  publishedAt: 0,
  updatedAt: 0,
  bodyUpdatedAt: 0,
  fetchedAt: 0,
  claimedUntil: null,
  pageVersion: 0,
};

const templates = new Map<string, string>();

/**
 * What makes a copy what it is, beside its post: whatever changes in the template, in the head that
 * all pages share, in the site's address or in the allow-list changes this name too, so that nobody
 * has to remember to raise a version.
 */
export async function templateOf({ config }: Pick<Services, 'config'>): Promise<string> {
  const origin = config.SITE_ORIGIN;
  const known = templates.get(origin);
  if (known !== undefined) return known;
  const template = (await sha256(`${CLEANER_VERSION} ${markupOf(SAMPLE, origin)}`)).slice(0, 16);
  templates.set(origin, template);
  return template;
}
