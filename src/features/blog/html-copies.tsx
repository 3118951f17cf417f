import { renderToStaticMarkup } from 'react-dom/server';

import type { Services } from '../../services.ts';
import { isSlug } from './blog.contract.ts';
import { readPostHead, type Post } from './blog.queries.ts';
import { CLEANER_VERSION } from './clean-html.ts';
import { copiesOf, forgetAllCopies, forgetCopies, recordCopy } from './html-copies.queries.ts';
import { COPY_TEMPLATE_VERSION, HtmlCopy } from './HtmlCopy.tsx';
import { withCurrentBody } from './post-view.ts';

/** Where a post's copy is kept; undefined for what is no slug, so that nothing outside blog/ is reached. */
export const copyKey = (slug: string): string | undefined =>
  isSlug(slug) ? `blog/${slug}.html` : undefined;

/** Whether a copy of the post exists. */
export async function hasCopy({ htmlCopies }: Services, slug: string): Promise<boolean> {
  const key = copyKey(slug);
  return key !== undefined && (await htmlCopies.head(key)) !== null;
}

/** What makes a copy what it is, beside its post: a change of either has it written again. */
const TEMPLATE = `${COPY_TEMPLATE_VERSION}-${CLEANER_VERSION}`;

const metadataOf = (post: Post) => ({
  updatedAt: String(post.updatedAt ?? ''),
  template: TEMPLATE,
  post: post.id,
});

/** Whether a stored copy is not older than the post, and made by the same template (GEN-07). */
function isCurrent(copy: R2Object | null, post: Pick<Post, 'id' | 'updatedAt'>): boolean {
  const made = copy?.customMetadata;
  return (
    made?.['template'] === TEMPLATE &&
    made['post'] === post.id &&
    // Without an update time nothing says that the copy is as new as the post.
    post.updatedAt !== null &&
    Number(made['updatedAt']) >= post.updatedAt
  );
}

/** Whether the stored copy of a post needs no writing. */
export async function hasCurrentCopy(
  { htmlCopies }: Services,
  post: Pick<Post, 'id' | 'slug' | 'updatedAt'>,
): Promise<boolean> {
  const key = copyKey(post.slug);
  return key === undefined || isCurrent(await htmlCopies.head(key), post);
}

async function write(services: Services, key: string, post: Post): Promise<void> {
  const { htmlCopies, config } = services;
  const html = renderToStaticMarkup(
    <HtmlCopy post={withCurrentBody(services, post)} origin={config.SITE_ORIGIN} />,
  );
  await htmlCopies.put(key, `<!doctype html>${html}`, {
    httpMetadata: { contentType: 'text/html; charset=UTF-8' },
    customMetadata: metadataOf(post),
  });
  await recordCopy(services, post.slug, post.id);
}

/**
 * Writes the HTML copy of a post for crawlers, unless the stored one is current or the slug is that
 * of a newer post.
 * @returns whether it was written
 */
export async function writeCopy(services: Services, post: Post): Promise<boolean> {
  const key = copyKey(post.slug);
  if (!key || isCurrent(await services.htmlCopies.head(key), post)) return false;
  if ((await readPostHead(services, post.slug))?.id !== post.id) return false;
  await write(services, key, post);
  return true;
}

/**
 * After a post changed: writes its copy anew where there is one, under its present slug.
 * @param formerSlug the slug that the post had before
 */
export async function renewCopy(services: Services, post: Post, formerSlug: string): Promise<void> {
  const formerKey = copyKey(formerSlug);
  if (!formerKey || post.contentHtml === null) return;
  const former = await services.htmlCopies.head(formerKey);
  if (former?.customMetadata?.['post'] !== post.id) return;
  const key = copyKey(post.slug);
  if (key) await write(services, key, post);
  if (key !== formerKey) await removeCopies(services, [{ id: post.id, slug: formerSlug }]);
}

/** Removes the copies of posts that are gone; not those that another post has under the same slug. */
export async function removeCopies(
  services: Services,
  posts: readonly Pick<Post, 'id' | 'slug'>[],
): Promise<void> {
  const { htmlCopies } = services;
  const owners = await copiesOf(
    services,
    posts.map(({ slug }) => slug),
  );
  const slugs = posts
    .filter(({ id, slug }) => (owners.get(slug) ?? id) === id)
    .map(({ slug }) => slug);
  await forgetCopies(services, slugs);
  const keys = slugs.map(copyKey).filter((key) => key !== undefined);
  // R2 deletes at most a thousand at once.
  for (let start = 0; start < keys.length; start += 1000) {
    await htmlCopies.delete(keys.slice(start, start + 1000));
  }
}

/** A blog of this many thousand posts is emptied in one go; R2 lists a thousand at once. */
const MAX_PAGES = 200;

/** Removes every copy. */
export async function removeAllCopies(services: Services): Promise<void> {
  const { htmlCopies } = services;
  await forgetAllCopies(services);
  let cursor: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await htmlCopies.list({ prefix: 'blog/', ...(cursor ? { cursor } : {}) });
    if (page.objects.length > 0) await htmlCopies.delete(page.objects.map(({ key }) => key));
    if (!page.truncated) return;
    cursor = page.cursor;
  }
}
