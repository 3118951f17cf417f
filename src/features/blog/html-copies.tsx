import { renderToStaticMarkup } from 'react-dom/server';

import type { Services } from '../../services.ts';
import { isSlug } from './blog.contract.ts';
import type { Post } from './blog.queries.ts';
import { COPY_TEMPLATE_VERSION, HtmlCopy } from './HtmlCopy.tsx';

/** Where a post's copy is kept. @throws Error for what is no slug: nothing outside blog/ is reached */
export function copyKey(slug: string): string {
  if (!isSlug(slug)) throw new Error('Not a slug');
  return `blog/${slug}.html`;
}

/** Whether a copy of the post exists. */
export async function hasCopy({ htmlCopies }: Services, slug: string): Promise<boolean> {
  return (await htmlCopies.head(copyKey(slug))) !== null;
}

/**
 * Writes the HTML copy of a post for crawlers, unless the kept one is current: not older than the
 * post, and made by the same template (GEN-07).
 * @returns whether it was written
 */
export async function writeCopy({ htmlCopies, config }: Services, post: Post): Promise<boolean> {
  const key = copyKey(post.slug);
  const made = {
    updatedAt: String(post.updatedAt ?? 0),
    template: String(COPY_TEMPLATE_VERSION),
    post: post.id,
  };
  const kept = await htmlCopies.head(key);
  const current =
    kept?.customMetadata?.['template'] === made.template &&
    kept.customMetadata['post'] === made.post &&
    Number(kept.customMetadata['updatedAt']) >= (post.updatedAt ?? 0);
  if (current) return false;
  const html = renderToStaticMarkup(<HtmlCopy post={post} origin={config.SITE_ORIGIN} />);
  await htmlCopies.put(key, `<!doctype html>${html}`, {
    httpMetadata: { contentType: 'text/html; charset=UTF-8' },
    customMetadata: made,
  });
  return true;
}

/** Removes the copy of a slug. */
export async function removeCopy({ htmlCopies }: Services, slug: string): Promise<void> {
  await htmlCopies.delete(copyKey(slug));
}

/** Removes every copy. Bounded: at most 1,000 keys a page, and pages until the list ends. */
export async function removeAllCopies({ htmlCopies }: Services): Promise<void> {
  for (let cursor: string | undefined, more = true; more;) {
    const page = await htmlCopies.list({ prefix: 'blog/', ...(cursor ? { cursor } : {}) });
    if (page.objects.length > 0) await htmlCopies.delete(page.objects.map(({ key }) => key));
    more = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
}
