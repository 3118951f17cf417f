import type { Services } from '../../../services.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { readPostById, readPostHead, type Post } from '../store/posts.queries.ts';
import { snapshotTemplate } from './render-snapshot.tsx';
import {
  deleteAllSnapshotFiles,
  deleteSnapshotFiles,
  isUpToDate,
  metadataOf,
  snapshotKey,
  writeSnapshotFile,
  type PostState,
} from './snapshot-files.ts';
import {
  forgetAllSnapshots,
  forgetSnapshots,
  recordSnapshot,
  snapshotsOf,
} from './snapshots.queries.ts';

/** Whether the post's snapshot need not be written (GEN-07). */
export async function hasCurrentSnapshot(
  services: Services,
  post: PostState & Pick<Post, 'slug'>,
): Promise<boolean> {
  const key = snapshotKey(post.slug);
  // Without an update time, nothing says that the file is as new as the post.
  if (key === undefined || post.updatedAt === null) return false;
  const file = await services.snapshots.head(key);
  return isUpToDate(file, post, await snapshotTemplate(services));
}

async function write(services: Services, key: string, post: Post): Promise<void> {
  // The record comes first, because R2 may store a file without confirming it: a recorded snapshot
  // without a file is rendered when it is asked for, a file without a record is not served.
  await recordSnapshot(services, post.slug, post.id);
  await writeSnapshotFile(services, key, post);
}

/**
 * Writes a post's snapshot, unless it is current or a newer post has the slug.
 * @returns whether it was written
 */
export async function writeSnapshot(services: Services, post: Post): Promise<boolean> {
  const key = snapshotKey(post.slug);
  if (!key || (await hasCurrentSnapshot(services, post))) return false;
  if ((await readPostHead(services, post.slug))?.id !== post.id) return false;
  await write(services, key, post);
  return true;
}

/** Snapshots follow their posts without failing them: a page that is out needs no file. */
async function orLogged(work: Promise<unknown>, posts: number): Promise<void> {
  try {
    await work;
  } catch (error) {
    logWarning('snapshots_not_updated', { posts, ...traceOf(error) });
  }
}

/** Writes the snapshot of a post that was published or rendered. Never rejects. */
export const followPublish = (services: Services, post: Post): Promise<void> =>
  orLogged(writeSnapshot(services, post), 1);

/** Writes the snapshot of a changed post under its present slug, if it has one. */
async function rewrite(services: Services, post: Post, formerSlug: string): Promise<void> {
  const formerKey = snapshotKey(formerSlug);
  if (!formerKey || post.contentHtml === null) return;
  const former = await services.snapshots.head(formerKey);
  if (!former || metadataOf(former).post !== post.id) return;
  const key = snapshotKey(post.slug);
  if (key) await write(services, key, post);
  if (key !== formerKey) await removeSnapshots(services, [{ id: post.id, slug: formerSlug }]);
}

interface ChangedPost {
  id: string;
  slug: string;
  formerSlug: string;
}

async function updateSnapshots(
  services: Services,
  changed: readonly ChangedPost[],
  mode: SnapshotMode,
): Promise<void> {
  for (const { id, slug, formerSlug } of changed) {
    if (mode === 'write') {
      const post = await readPostById(services, id);
      if (post) await rewrite(services, post, formerSlug);
    } else if (slug !== formerSlug) {
      await removeSnapshots(services, [{ id, slug: formerSlug }]);
    }
  }
}

/** Whether a change of posts writes their snapshots, or the caller does it afterwards. */
export type SnapshotMode = 'write' | 'skip';

/**
 * Updates the snapshots of changed posts. Never rejects: a snapshot that is behind its post is
 * rendered from it when it is asked for. After one failure the rest is not tried, so that a store
 * that hangs is waited for once.
 */
export const followChanges = (
  services: Services,
  changed: readonly ChangedPost[],
  mode: SnapshotMode,
): Promise<void> => orLogged(updateSnapshots(services, changed, mode), changed.length);

/** Removes the snapshots of posts that are gone. Never rejects: without a post none is served. */
export const followRemovals = (
  services: Services,
  gone: readonly Pick<Post, 'id' | 'slug'>[],
): Promise<void> => orLogged(removeSnapshots(services, gone), gone.length);

/** Leaves the snapshots that another post has under the same slug. */
async function removeSnapshots(
  services: Services,
  posts: readonly Pick<Post, 'id' | 'slug'>[],
): Promise<void> {
  const owners = await snapshotsOf(
    services,
    posts.map(({ slug }) => slug),
  );
  const slugs = posts
    .filter(({ id, slug }) => (owners.get(slug) ?? id) === id)
    .map(({ slug }) => slug);
  await forgetSnapshots(services, slugs);
  const keys = slugs.map(snapshotKey).filter((key) => key !== undefined);
  await deleteSnapshotFiles(services, keys);
}

export async function removeAllSnapshots(services: Services): Promise<void> {
  await forgetAllSnapshots(services);
  await deleteAllSnapshotFiles(services);
}
