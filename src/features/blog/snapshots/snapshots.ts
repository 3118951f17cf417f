import type { Services } from '../../../services.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { isSlug } from '../blog.contract.ts';
import { readPostById, readPostHead, type Post } from '../store/posts.queries.ts';
import { copiesOf, forgetAllCopies, forgetCopies, recordCopy } from './snapshots.queries.ts';
import { renderCopy, templateOf } from './render-snapshot.tsx';
import { copyStyleSource } from './snapshot-style.ts';

/** Where a post's copy is kept; undefined for what is no slug, so that nothing outside blog/ is reached. */
export const copyKey = (slug: string): string | undefined =>
  isSlug(slug) ? `blog/${slug}.html` : undefined;

/** Whether a copy of the post exists; where R2 cannot say so, what D1 knows of it. */
export async function hasCopy(services: Services, slug: string): Promise<boolean> {
  const key = copyKey(slug);
  if (key === undefined) return false;
  try {
    return (await services.htmlCopies.head(key)) !== null;
  } catch {
    return (await copiesOf(services, [slug])).has(slug);
  }
}

/** What a copy shows of a post, by its times. */
type ShownState = Pick<Post, 'id' | 'updatedAt' | 'bodyUpdatedAt'>;

/** The state (ms) that all parts of a kept post have reached: its body may be behind the rest. */
const stateOf = ({ updatedAt, bodyUpdatedAt }: ShownState): number =>
  Math.min(updatedAt ?? 0, bodyUpdatedAt ?? 0);

/** Whether a kept post's body is as new as the rest of it. */
export const isWhole = (post: ShownState): boolean => stateOf(post) >= (post.updatedAt ?? 0);

/** What is stored with a copy, and says what it is. */
const NAMES = {
  updatedAt: 'updatedAt',
  template: 'template',
  post: 'post',
  style: 'style',
} as const;

/** Whose copy it is; '' where nothing says so. */
export const postOf = (copy: R2Object): string => copy.customMetadata?.[NAMES.post] ?? '';

/** The content policy's source for the style that a stored copy carries; none where it carries none. */
export function styleSourceOf(copy: R2Object): string | undefined {
  const source = copy.customMetadata?.[NAMES.style] ?? '';
  return /^'sha256-[A-Za-z0-9+/]{43}='$/.test(source) ? source : undefined;
}

/** Whether a stored copy shows the post as it is kept now, and as copies are made now. */
export function isUpToDate(
  copy: R2Object | null,
  post: ShownState,
  template: string,
): copy is R2Object {
  const made = copy?.customMetadata;
  return (
    made?.[NAMES.template] === template &&
    made[NAMES.post] === post.id &&
    Number(made[NAMES.updatedAt]) >= (post.updatedAt ?? 0)
  );
}

/** Whether a stored copy need not be written again (GEN-07). */
const isCurrent = (copy: R2Object | null, post: ShownState, template: string): boolean =>
  // Without an update time nothing says that the copy is as new as the post.
  post.updatedAt !== null && isUpToDate(copy, post, template);

/** Whether the stored copy of a post needs no writing. */
export async function hasCurrentCopy(
  services: Services,
  post: ShownState & Pick<Post, 'slug'>,
): Promise<boolean> {
  const key = copyKey(post.slug);
  if (key === undefined) return true;
  return isCurrent(await services.htmlCopies.head(key), post, await templateOf(services));
}

async function write(services: Services, key: string, post: Post): Promise<void> {
  const customMetadata = {
    [NAMES.updatedAt]: String(stateOf(post)),
    [NAMES.template]: await templateOf(services),
    [NAMES.post]: post.id,
    [NAMES.style]: await copyStyleSource(),
  };
  // First, because R2 may have done what it did not confirm: a copy that is named and not there is
  // made when it is asked for, one that is there and not named would be counted by nobody.
  await recordCopy(services, post.slug, post.id);
  await services.htmlCopies.put(key, renderCopy(services, post), {
    httpMetadata: { contentType: 'text/html; charset=UTF-8' },
    customMetadata,
  });
}

/**
 * Writes the HTML copy of a post for crawlers, unless the stored one is current or the slug is that
 * of a newer post.
 * @returns whether it was written
 */
export async function writeCopy(services: Services, post: Post): Promise<boolean> {
  const key = copyKey(post.slug);
  if (!key || (await hasCurrentCopy(services, post))) return false;
  if ((await readPostHead(services, post.slug))?.id !== post.id) return false;
  await write(services, key, post);
  return true;
}

/** Writes the copy of a post that was just published. Never rejects: the post is out without it, too. */
export async function followPublish(services: Services, post: Post): Promise<void> {
  try {
    await writeCopy(services, post);
  } catch (error) {
    logWarning('copies_left_behind', { posts: 1, ...traceOf(error) });
  }
}

/** Writes the copy of a changed post anew where there is one, under its present slug. */
async function renewCopy(services: Services, post: Post, formerSlug: string): Promise<void> {
  const formerKey = copyKey(formerSlug);
  if (!formerKey || post.contentHtml === null) return;
  const former = await services.htmlCopies.head(formerKey);
  if (!former || postOf(former) !== post.id) return;
  const key = copyKey(post.slug);
  if (key) await write(services, key, post);
  if (key !== formerKey) await removeCopies(services, [{ id: post.id, slug: formerSlug }]);
}

/** Whether the stored HTML copies of changed posts are written anew, or by the caller. */
export type Copies = 'renewed' | 'left';

/**
 * Minds the copies of posts that changed. Never rejects: what R2 does not take now is made from the
 * kept post whenever it is asked for, and written then (snapshots.routes.ts).
 */
export async function followChanges(
  services: Services,
  changed: readonly { id: string; slug: string; formerSlug: string }[],
  copies: Copies,
): Promise<void> {
  try {
    for (const { id, slug, formerSlug } of changed) {
      if (copies === 'renewed') {
        const post = await readPostById(services, id);
        if (post) await renewCopy(services, post, formerSlug);
      } else if (slug !== formerSlug) {
        await removeCopies(services, [{ id, slug: formerSlug }]);
      }
    }
  } catch (error) {
    // One that fails stands for the rest: a store that is silent would be waited for with each.
    logWarning('copies_left_behind', { posts: changed.length, ...traceOf(error) });
  }
}

/** Removes the copies of posts that are gone. Never rejects: a copy without its post is not shown. */
export async function followRemovals(
  services: Services,
  gone: readonly Pick<Post, 'id' | 'slug'>[],
): Promise<void> {
  try {
    await removeCopies(services, gone);
  } catch (error) {
    logWarning('copies_left_behind', { posts: gone.length, ...traceOf(error) });
  }
}

/** Removes the copies of posts that are gone; not those that another post has under the same slug. */
async function removeCopies(
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
