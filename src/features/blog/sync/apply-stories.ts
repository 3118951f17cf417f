import type { Services } from '../../../services.ts';
import type { Story } from '../cms.port.ts';
import { followChanges, removeStrays, type SnapshotMode } from '../snapshots/snapshots.ts';
import { deletePosts, storePosts } from '../store/stored-posts.queries.ts';
import { purgeBlog } from './edge-purge.queries.ts';

/** Stores stories, and updates the pages and HTML snapshots of those that changed. */
export async function applyStories(
  services: Services,
  stories: readonly Story[],
  snapshots: SnapshotMode = 'write',
): Promise<void> {
  const { hasChanges, changed } = await storePosts(services, stories, Date.now());
  if (hasChanges) await purgeBlog(services);
  await followChanges(services, changed, snapshots);
}

/** Deletes posts with their HTML snapshots. */
export async function removePosts(services: Services, ids: readonly string[]): Promise<void> {
  const deleted = await deletePosts(services, ids);
  if (deleted.length === 0) return;
  await purgeBlog(services);
  await removeStrays(services);
}
