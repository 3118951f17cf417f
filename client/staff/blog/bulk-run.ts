/** A post whose HTML copy is to be written. */
export interface BulkPost {
  slug: string;
  title: string | null;
}

/** What came of one post; 'skipped' is one whose copy was current (GEN-07). */
export type BulkOutcome = 'updated' | 'skipped' | 'errors';

/** How far a run is. One that was stopped goes on with what is left. */
export interface BulkProgress extends Readonly<Record<BulkOutcome, number>> {
  total: number;
  left: readonly BulkPost[];
}

/** Each post costs StoryChief a call or more, and it publishes no rate limit. */
const CONCURRENCY = 3;

export const bulkTexts = {
  failed: 'Failed to generate HTML files. Check console for details.',
} as const;

/** A run that has all its posts before it. */
export function bulkOf(posts: readonly BulkPost[]): BulkProgress {
  return { total: posts.length, left: posts, updated: 0, skipped: 0, errors: 0 };
}

/**
 * Works through what is left of a run, a few posts at once.
 * @param save writes one copy; what it throws ends the run
 * @param tell hears of each post that is done
 * @param signal stops the run; posts that were not done yet stay left
 */
export async function continueBulk(
  from: BulkProgress,
  save: (post: BulkPost) => Promise<BulkOutcome>,
  tell: (progress: BulkProgress) => void,
  signal: AbortSignal,
): Promise<BulkProgress> {
  let progress = from;
  const finish = (post: BulkPost, outcome: BulkOutcome) => {
    const left = progress.left.filter((one) => one !== post);
    progress = { ...progress, left, [outcome]: progress[outcome] + 1 };
    tell(progress);
  };
  const queue = [...from.left];
  const worker = async () => {
    for (let post = queue.shift(); post !== undefined; post = queue.shift()) {
      if (signal.aborted) return;
      const outcome = await save(post);
      if (signal.aborted) return;
      finish(post, outcome);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return progress;
}

/** What the alert after a run says (BAM-11): processed, updated, skipped (unchanged), errors. */
export function bulkReport({ total, left, updated, skipped, errors }: BulkProgress): string {
  return [
    'HTML files generated.',
    `Processed: ${total - left.length}`,
    `Updated: ${updated}`,
    `Skipped (unchanged): ${skipped}`,
    `Errors: ${errors}`,
  ].join('\n');
}
