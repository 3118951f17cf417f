import { purgeTag } from '../../../http/page/purge.ts';
import type { Services } from '../../../services.ts';
import { BLOG_TAG } from '../blog.tags.ts';
import type { Story } from '../cms.port.ts';
import { followChanges, followRemovals, type SnapshotMode } from '../snapshots/snapshots.ts';
import { deletePosts, storeStories } from '../store/stored-posts.queries.ts';
import { raiseVersion, readJob } from './sync-jobs.queries.ts';

/** The job whose version stands for what every page of the blog shows. */
export const LIST_JOB = 'blog-list';

/** Changes whenever a page of the blog may show something else. */
export const readBlogVersion = async (services: Services): Promise<number> =>
  (await readJob(services, LIST_JOB))?.version ?? 0;

/** Drops every cached page of the blog: rendering one again takes a millisecond or two. */
async function purgePages(services: Services): Promise<void> {
  await raiseVersion(services, LIST_JOB);
  await purgeTag(BLOG_TAG);
}

/** Stores stories, and updates the pages and HTML snapshots of those that changed. */
export async function applyStories(
  services: Services,
  stories: readonly Story[],
  snapshots: SnapshotMode = 'write',
): Promise<void> {
  const { hasChanges, changed } = await storeStories(services, stories, Date.now());
  if (hasChanges) await purgePages(services);
  await followChanges(services, changed, snapshots);
}

/** Deletes posts with their HTML snapshots. */
export async function removePosts(services: Services, ids: readonly string[]): Promise<void> {
  const deleted = await deletePosts(services, ids);
  if (deleted.length > 0) await purgePages(services);
  await followRemovals(services, deleted);
}
