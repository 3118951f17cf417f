import type { SharedFile } from '../../../http/page/shared-page.ts';
import { inertPolicy } from '../../../http/security-headers.ts';
import type { Config } from '../../../config.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { imagePolicy } from '../html/image-policy.ts';
import { metadataOf, readSnapshotFile } from './snapshot-files.ts';

/** A file that runs nothing; `style` is the policy's source for the style in its bytes. */
export const fileOf = (
  config: Config,
  text: string,
  style: string | undefined,
  changedAt: number | null,
): SharedFile => ({
  text,
  contentType: 'text/html',
  changedAt,
  headers: {
    'content-security-policy': inertPolicy({
      styles: style ? [style] : [],
      images: ['data:', ...imagePolicy(config)],
    }),
  },
});

/** @returns null when R2 has no such file, undefined when it does not respond */
export async function readFile(snapshots: R2Bucket, key: string) {
  try {
    return await readSnapshotFile(snapshots, key);
  } catch (error) {
    logWarning('snapshot_store_failed', { store: 'R2', ...traceOf(error) });
    return undefined;
  }
}

export const storedFile = (
  config: Config,
  { file, text }: NonNullable<Awaited<ReturnType<typeof readSnapshotFile>>>,
): SharedFile => fileOf(config, text, metadataOf(file).style, file.uploaded.getTime());
