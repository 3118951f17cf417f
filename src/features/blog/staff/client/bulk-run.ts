import { forEachConcurrent } from '../../../../shared/async/concurrency.ts';

export interface BulkPost {
  slug: string;
  title: string | null;
}

/** 'skipped': the snapshot was current. */
export type BulkOutcome = 'updated' | 'skipped' | 'errors';

/** Each post costs StoryChief a call or more, and it publishes no rate limit. */
const CONCURRENCY = 3;

export const BULK_FAILED = 'Failed to generate HTML files. Check console for details.';

/**
 * Saves posts, a few at once.
 * @param save writes one snapshot; an error ends the run
 * @param onProgress is called after each post with how many are done
 * @returns the text of the alert
 */
export async function saveAll(
  posts: readonly BulkPost[],
  save: (post: BulkPost) => Promise<BulkOutcome>,
  onProgress: (done: number) => void,
): Promise<string> {
  const counts = { updated: 0, skipped: 0, errors: 0 };
  let done = 0;
  await forEachConcurrent(posts, CONCURRENCY, async (post) => {
    counts[await save(post)] += 1;
    done += 1;
    onProgress(done);
  });
  if (done > 0 && counts.errors === done) return BULK_FAILED;
  return [
    'HTML files generated.',
    `Processed: ${done}`,
    `Updated: ${counts.updated}`,
    `Skipped (unchanged): ${counts.skipped}`,
    `Errors: ${counts.errors}`,
  ].join('\n');
}
