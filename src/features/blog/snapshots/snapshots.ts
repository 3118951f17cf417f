import type { Services } from '../../../services.ts';
import type { BlogStore } from '../blog-services.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { raiseVersion } from '../../../db/blog-version.ts';
import { readPostById, readPostHead, type Post } from '../store/posts.queries.ts';
import { slugsInUse, type ChangedPost } from '../store/stored-posts.queries.ts';
import { snapshotTemplate } from './render-snapshot.tsx';
import { snapshotSlugs } from '../../../db/post-snapshots.ts';
import {
  deleteSnapshotFiles,
  isUpToDate,
  metadataOf,
  snapshotKey,
  writeSnapshotFile,
  type PostState,
} from './snapshot-files.ts';

/** What R2 has at the address of a post, and whether it need not be written. */
async function look(
  services: Pick<Services, 'config' | 'snapshots'>,
  key: string,
  post: PostState,
) {
  const file = await services.snapshots.head(key);
  // Without an update time, nothing says that the file is as new as the post.
  const isCurrent =
    post.updatedAt !== null && isUpToDate(file, post, await snapshotTemplate(services.config));
  return { file, isCurrent };
}

export async function hasCurrentSnapshot(
  services: Pick<Services, 'config' | 'snapshots'>,
  post: PostState & Pick<Post, 'slug'>,
): Promise<boolean> {
  const key = snapshotKey(post.slug);
  return key !== undefined && (await look(services, key, post)).isCurrent;
}

/** The first snapshot at an address changes the post's page, which then names it. */
async function write(
  services: BlogStore,
  key: string,
  post: Post,
  isFirst: boolean,
): Promise<void> {
  await writeSnapshotFile(services, key, post);
  if (isFirst) await raiseVersion(services.db);
}

/**
 * Writes a post's snapshot, unless it is current or another post has the slug.
 * @returns whether it was written
 */
export async function writeSnapshot(services: BlogStore, post: Post): Promise<boolean> {
  const key = snapshotKey(post.slug);
  if (!key) return false;
  const { file, isCurrent } = await look(services, key, post);
  if (isCurrent || (await readPostHead(services.db, post.slug))?.id !== post.id) return false;
  await write(services, key, post, file === null);
  return true;
}

/** Snapshots follow their posts without failing them: a page that is out needs no file. */
const logSnapshotFailure = async (work: Promise<unknown>): Promise<void> => {
  await withFallback(work, undefined, 'snapshots_not_updated');
};

/** Writes the snapshot of a post that was published or rendered. Never rejects. */
export const followPublish = (services: BlogStore, post: Post): Promise<void> =>
  logSnapshotFailure(writeSnapshot(services, post));

/** Deletes the files at addresses that no stored post has any more. */
async function removeUnused(
  services: Pick<Services, 'db' | 'snapshots'>,
  slugs: readonly string[],
): Promise<void> {
  const used = await slugsInUse(services.db, slugs);
  await deleteSnapshotFiles(
    services.snapshots,
    slugs.filter((slug) => !used.has(slug)),
  );
}

/** Writes the snapshot of a changed post under its present slug, if it had one. */
async function rewrite(services: BlogStore, { id, slug, formerSlug }: ChangedPost): Promise<void> {
  const post = await readPostById(services.db, id);
  const key = snapshotKey(slug);
  const formerKey = snapshotKey(formerSlug);
  if (!key || !formerKey || !post || post.contentHtml === null) return;
  const former = await services.snapshots.head(formerKey);
  // Also where the update time did not move.
  if (former && metadataOf(former).post === id) await write(services, key, post, key !== formerKey);
}

/** Whether a change of posts writes their snapshots, or the caller does it afterwards. */
export type SnapshotMode = 'write' | 'skip';

async function updateSnapshots(
  services: BlogStore,
  changed: readonly ChangedPost[],
  mode: SnapshotMode,
): Promise<void> {
  if (mode === 'write') for (const post of changed) await rewrite(services, post);
  const moved = changed.filter(({ slug, formerSlug }) => slug !== formerSlug);
  if (moved.length === 0) return;
  await removeUnused(
    services,
    moved.map(({ formerSlug }) => formerSlug),
  );
}

/**
 * Updates the snapshots of changed posts. Never rejects: a snapshot that is behind its post is
 * rendered from it when it is asked for. After one failure the rest is not tried, so that a store
 * that hangs is waited for once.
 */
export const followPostChanges = (
  services: BlogStore,
  changed: readonly ChangedPost[],
  mode: SnapshotMode,
): Promise<void> => logSnapshotFailure(updateSnapshots(services, changed, mode));

/**
 * Removes the snapshots that no stored post has: of posts that are gone, also where a run stopped before
 * it removed them. Never rejects.
 */
export const removeStrays = (services: Pick<Services, 'db' | 'snapshots'>): Promise<void> =>
  logSnapshotFailure(
    snapshotSlugs(services.snapshots).then((slugs) => removeUnused(services, [...slugs])),
  );

export const removeAllSnapshots = async (snapshots: R2Bucket): Promise<void> =>
  deleteSnapshotFiles(snapshots, [...(await snapshotSlugs(snapshots))]);
