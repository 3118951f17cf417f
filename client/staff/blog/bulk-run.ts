import { forEachConcurrent } from '../../../src/shared/async/concurrency.ts';

export interface BulkPost {
  slug: string;
  title: string | null;
}

/** 'skipped': the snapshot was current (GEN-07). */
export type BulkOutcome = 'updated' | 'skipped' | 'errors';

/** A run that was stopped continues with what is left. */
export interface BulkProgress extends Readonly<Record<BulkOutcome, number>> {
  total: number;
  left: readonly BulkPost[];
}

/** Each post costs StoryChief a call or more, and it publishes no rate limit. */
const CONCURRENCY = 3;

export const bulkTexts = {
  failed: 'Failed to generate HTML files. Check console for details.',
} as const;

export function bulkOf(posts: readonly BulkPost[]): BulkProgress {
  return { total: posts.length, left: posts, updated: 0, skipped: 0, errors: 0 };
}

/**
 * Saves what is left of a run, a few posts at once.
 * @param save writes one snapshot; an error ends the run
 * @param onProgress is called after each post
 * @param signal stops the run; posts in progress then count as not done
 */
export async function continueBulk(
  from: BulkProgress,
  save: (post: BulkPost) => Promise<BulkOutcome>,
  onProgress: (progress: BulkProgress) => void,
  signal: AbortSignal,
): Promise<BulkProgress> {
  let progress = from;
  await forEachConcurrent(from.left, CONCURRENCY, async (post) => {
    if (signal.aborted) return;
    const outcome = await save(post);
    if (signal.aborted) return;
    const left = progress.left.filter((one) => one !== post);
    progress = { ...progress, left, [outcome]: progress[outcome] + 1 };
    onProgress(progress);
  });
  return progress;
}

/** The alert after a run (BAM-11). */
export function bulkReport({ total, left, updated, skipped, errors }: BulkProgress): string {
  return [
    'HTML files generated.',
    `Processed: ${total - left.length}`,
    `Updated: ${updated}`,
    `Skipped (unchanged): ${skipped}`,
    `Errors: ${errors}`,
  ].join('\n');
}
