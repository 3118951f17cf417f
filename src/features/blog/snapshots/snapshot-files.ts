import { snapshotFileName } from '../../../db/post-snapshots.ts';
import { R2_READ_MS } from '../../../db/with-timeout.ts';
import type { Services } from '../../../services.ts';
import { withTimeout } from '../../../shared/async/timeout.ts';
import { isPostAddress } from '../blog.contract.ts';
import type { Post } from '../store/posts.queries.ts';
import { renderSnapshot, snapshotTemplate } from './render-snapshot.tsx';
import { snapshotStyleSource } from './snapshot-style.ts';

/** @returns undefined for what cannot be a post's address, so that keys cannot leave blog/ */
export const snapshotKey = (slug: string): string | undefined =>
  isPostAddress(slug) ? snapshotFileName(slug) : undefined;

const keysOf = (slugs: readonly string[]): string[] =>
  slugs.map(snapshotKey).filter((key) => key !== undefined);

/** The times that say how new a post and its body are. */
export type PostState = Pick<Post, 'id' | 'updatedAt' | 'bodyUpdatedAt'>;

/** When the older of a post's parts was updated (ms): its body may be behind the rest. */
const updatedAtOf = ({ updatedAt, bodyUpdatedAt }: PostState): number =>
  Math.min(updatedAt ?? 0, bodyUpdatedAt ?? 0);

/** Whether a post's body is as new as the rest of it. */
export const isWhole = (post: PostState): boolean => updatedAtOf(post) >= (post.updatedAt ?? 0);

/** What a snapshot was made from, as it is stored with the file. */
interface SnapshotMetadata {
  /** ms. */
  updatedAt: number;
  template: string;
  /** The post's id; '' when it is not stored. */
  post: string;
  /** The content policy's source for the style in the file; undefined allows none. */
  style: string | undefined;
}

export function metadataOf({ customMetadata = {} }: R2Object): SnapshotMetadata {
  const { updatedAt, template = '', post = '', style = '' } = customMetadata;
  return {
    updatedAt: Number(updatedAt),
    template,
    post,
    style: /^'sha256-[A-Za-z0-9+/]{43}='$/.test(style) ? style : undefined,
  };
}

/** Whether a stored file shows the post as it is now, in today's template. */
export function isUpToDate(file: R2Object | null, post: PostState, template: string): boolean {
  if (!file) return false;
  const made = metadataOf(file);
  return (
    made.template === template && made.post === post.id && made.updatedAt >= (post.updatedAt ?? 0)
  );
}

export async function hasSnapshot(snapshots: R2Bucket, slug: string): Promise<boolean> {
  const key = snapshotKey(slug);
  return key !== undefined && (await snapshots.head(key)) !== null;
}

/** A stored snapshot with its text, both within R2's deadline; null for none. */
export async function readSnapshotFile(
  snapshots: R2Bucket,
  key: string,
): Promise<{ file: R2Object; text: string } | null> {
  const file = await snapshots.get(key);
  return file && { file, text: await withTimeout(file.text(), R2_READ_MS, 'R2') };
}

export async function writeSnapshotFile(
  services: Pick<Services, 'config' | 'snapshots'>,
  key: string,
  post: Post,
): Promise<void> {
  await services.snapshots.put(key, await renderSnapshot(services.config, post), {
    httpMetadata: { contentType: 'text/html; charset=UTF-8' },
    customMetadata: {
      updatedAt: String(updatedAtOf(post)),
      template: await snapshotTemplate(services.config),
      post: post.id,
      style: await snapshotStyleSource(),
    },
  });
}

/** As many as R2 deletes in one call. */
const DELETED_AT_ONCE = 1000;

export async function deleteSnapshotFiles(
  snapshots: R2Bucket,
  slugs: readonly string[],
): Promise<void> {
  const keys = keysOf(slugs);
  for (let start = 0; start < keys.length; start += DELETED_AT_ONCE) {
    await snapshots.delete(keys.slice(start, start + DELETED_AT_ONCE));
  }
}
