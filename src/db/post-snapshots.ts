import { withFallback } from '../shared/async/with-fallback.ts';
import { valueWithin } from '../shared/async/timeout.ts';

/** R2 holds one file per post; nothing else records which there are. */

const FOLDER = 'blog/';
const ENDING = '.html';

export const snapshotFileName = (slug: string): string => FOLDER + slug + ENDING;

/** R2 lists a thousand files a page, so this is enough for two hundred thousand posts. */
const MAX_PAGES = 200;

/** The slugs of all posts that have a snapshot. */
export async function snapshotSlugs(snapshots: R2Bucket): Promise<Set<string>> {
  const slugs = new Set<string>();
  let cursor: string | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await snapshots.list({ prefix: FOLDER, ...(cursor ? { cursor } : {}) });
    for (const { key } of page.objects) slugs.add(key.slice(FOLDER.length, -ENDING.length));
    if (!page.truncated) break;
    cursor = page.cursor;
  }
  return slugs;
}

/**
 * How long (ms) a page waits for what R2 says of its snapshots: less than it waits for D1 (D1_LEAD_MS), or a
 * slow R2 would look like a slow D1, and the page be shown as it was cached before.
 */
const PATIENCE_MS = 300;

/** What R2 says of snapshots, or undefined where it fails or is slow: pages do without it. */
export const undefinedWhenR2Fails = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  valueWithin(withFallback(asked, undefined, 'snapshot_store_failed'), PATIENCE_MS);
