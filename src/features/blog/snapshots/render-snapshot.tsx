import { renderToStaticMarkup } from 'react-dom/server';

import type { Config } from '../../../config.ts';
import { paths } from '../../../shared/paths.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { readingMinutes } from '../blog.contract.ts';
import type { Post } from '../store/posts.queries.ts';
import { CLEANER_VERSION } from '../html/cleaner-version.ts';
import { withCurrentBody } from '../store/current-body.ts';
import { loadPostHtml } from '../html/load-post-html.ts';
import { SnapshotDocument } from './SnapshotDocument.tsx';

async function markupOf(post: Post, origin: string): Promise<string> {
  const { firstSentence, snapshotBody } = await loadPostHtml();
  const html = post.contentHtml ?? '';
  const canonical = new URL(paths.post(post.slug), origin).href;
  const body = {
    ...snapshotBody(html, canonical),
    minutes: readingMinutes(html),
    opening: post.excerpt ? '' : firstSentence(html),
  };
  const document = (
    <SnapshotDocument post={post} origin={origin} canonical={canonical} body={body} />
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

export async function renderSnapshot(config: Config, post: Post): Promise<string> {
  return markupOf(await withCurrentBody(config, post), config.SITE_ORIGIN);
}

/** A post with every field, so that its snapshot contains all of the template. */
const SAMPLE: Post = {
  id: 'sample',
  slug: 'sample',
  title: 'Title',
  excerpt: 'Excerpt',
  contentHtml: '<h2 id="a">A</h2><p><a href="#a">a</a> <a href="/b">b</a></p>',
  cleanedWith: CLEANER_VERSION,
  askedSlug: null,
  contentHash: null,
  keywords: [{ key: 'one', label: 'One' }],
  searchText: '',
  imageUrl: 'https://images.example/a.jpg',
  imageAlt: 'Alt',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  authorName: 'Author',
  language: 'en',
  publishedAt: 0,
  updatedAt: 0,
  bodyUpdatedAt: 0,
  fetchedAt: 0,
};

const templates = new Map<string, string>();

/**
 * The version of everything in a snapshot but its post: the hash of a rendered sample post changes
 * with the template, the head that all pages share, the site's address and the cleaner.
 */
export async function snapshotTemplate(config: Config): Promise<string> {
  const origin = config.SITE_ORIGIN;
  const known = templates.get(origin);
  if (known !== undefined) return known;
  const template = (await sha256(`${CLEANER_VERSION} ${await markupOf(SAMPLE, origin)}`)).slice(
    0,
    16,
  );
  templates.set(origin, template);
  return template;
}
