/**
 * The keyed hash of each erased address is in R2, too: a database that was restored to before an erasure
 * does not know of it.
 */
const FOLDER = 'erased/';
const MAX_PAGES = 50;

/** @param at ms */
export async function listErased(snapshots: R2Bucket, hash: string, at: number): Promise<void> {
  await snapshots.put(FOLDER + hash, '', { customMetadata: { at: String(at) } });
}

export const unlistErased = (snapshots: R2Bucket, hashes: readonly string[]): Promise<void> =>
  snapshots.delete(hashes.map((hash) => FOLDER + hash));

/** When (ms) each address on the list was erased, by its hash. */
export async function listedErasures(snapshots: R2Bucket): Promise<Map<string, number>> {
  const listed = new Map<string, number>();
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found = await snapshots.list({
      prefix: FOLDER,
      include: ['customMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const { key, customMetadata } of found.objects) {
      listed.set(key.slice(FOLDER.length), Number(customMetadata?.['at'] ?? 0));
    }
    if (!found.truncated) break;
    cursor = found.cursor;
  }
  return listed;
}
