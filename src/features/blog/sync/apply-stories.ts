import { purgeTag } from '../../../http/page/purge.ts';
import type { Services } from '../../../services.ts';
import { BLOG_TAG, PICTURES_TAG } from '../blog.tags.ts';
import type { Story } from '../cms.port.ts';
import { followChanges, followRemovals, type SnapshotMode } from '../snapshots/snapshots.ts';
import { deletePosts, storePosts } from '../store/stored-posts.queries.ts';

/** Drops every cached page of the blog: rendering one again takes a millisecond or two. */
export const purgeBlog = (): Promise<void> => purgeTag(BLOG_TAG);

/** For a picture that its host has replaced under the same address. */
export const purgePictures = (): Promise<void> => purgeTag(PICTURES_TAG);

/** Stores stories, and updates the pages and HTML snapshots of those that changed. */
export async function applyStories(
  services: Services,
  stories: readonly Story[],
  snapshots: SnapshotMode = 'write',
): Promise<void> {
  const { hasChanges, changed } = await storePosts(services, stories, Date.now());
  if (hasChanges) await purgeBlog();
  await followChanges(services, changed, snapshots);
}

/** Deletes posts with their HTML snapshots. */
export async function removePosts(services: Services, ids: readonly string[]): Promise<void> {
  const deleted = await deletePosts(services, ids);
  if (deleted.length > 0) await purgeBlog();
  await followRemovals(services, deleted);
}
