import type { Services } from '../../../services.ts';
import { paths } from '../../../shared/paths.ts';
import type { Story } from '../cms.port.ts';
import { followPostChanges, removeStrays, type SnapshotMode } from '../snapshots/snapshots.ts';
import { deletePosts, storePosts } from '../store/stored-posts.queries.ts';
import { purgeBlog } from './edge-purge.queries.ts';

/** Stores stories, and updates the pages and HTML snapshots of those that changed. */
export async function applyStories(
  services: Pick<Services, 'announce' | 'config' | 'db' | 'snapshots'>,
  stories: readonly Story[],
  snapshots: SnapshotMode = 'write',
): Promise<void> {
  const { written, changed } = await storePosts(services, stories, Date.now());
  if (written.length > 0) await purgeBlog(services.db);
  await followPostChanges(services, changed, snapshots);
  await services.announce(written.map(paths.post));
}

/** Deletes posts with their HTML snapshots. */
export async function removePosts(
  services: Pick<Services, 'db' | 'snapshots'>,
  ids: readonly string[],
): Promise<void> {
  const deleted = await deletePosts(services.db, ids);
  if (deleted.length === 0) return;
  await purgeBlog(services.db);
  await removeStrays(services);
}
