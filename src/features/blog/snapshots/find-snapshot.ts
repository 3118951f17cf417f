import { R2_READ_MS } from '../../../db/with-timeout.ts';
import type { Services } from '../../../services.ts';
import { withTimeout } from '../../../shared/timeout.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { readPostHead, type PostHead } from '../store/posts.queries.ts';
import { copiesOf } from './snapshots.queries.ts';
import { isUpToDate } from './snapshots.ts';
import { templateOf } from './render-snapshot.tsx';

/** What R2 has of a copy; without bytes where they were not asked for, or the reader has them. */
export interface StoredCopy {
  copy: R2Object;
  bytes: ArrayBuffer | undefined;
}

/** What R2 answered, its body included; a body that stalls would stall its reader. */
export async function received(
  answer: Promise<R2ObjectBody | R2Object | null>,
): Promise<StoredCopy | null> {
  const copy = await answer;
  if (!copy) return null;
  const bytes = 'body' in copy ? withTimeout(copy.arrayBuffer(), R2_READ_MS, 'R2') : undefined;
  return { copy, bytes: await bytes };
}

/** What answers for a copy's address. */
export type FoundCopy =
  | { from: 'r2'; stored: StoredCopy }
  /** The copy cannot be read or is behind its post: it is made from what is kept of that. */
  | { from: 'd1'; head: PostHead; template: string; isReadable: boolean };

/** A store's answer, or that there was none; the log has why. */
async function asked<Answer>(
  store: string,
  work: Promise<Answer>,
): Promise<Result<Answer, unknown>> {
  try {
    return success(await work);
  } catch (error) {
    logWarning('copy_store_failed', { store, ...traceOf(error) });
    return failure(error);
  }
}

/**
 * Finds the copy of a slug's post. R2 and D1 are asked at once, and each does without the other: a
 * copy that D1 knows to be behind, or that R2 does not hand out, is made from D1; what D1 cannot
 * judge is taken as it is stored.
 * @param stored what is asked of R2
 * @returns undefined where there is no copy
 * @throws where the store that would know does not answer
 */
export async function findCopy(
  services: Services,
  slug: string,
  stored: Promise<StoredCopy | null>,
): Promise<FoundCopy | undefined> {
  const [fromR2, fromD1] = await Promise.all([
    asked('R2', stored),
    asked('D1', readPostHead(services, slug)),
  ]);
  const found = fromR2.ok ? fromR2.value : null;
  if (!fromD1.ok) {
    if (!found) throw fromD1.error;
    return { from: 'r2', stored: found };
  }
  const head = fromD1.value;
  // Without a post there is no copy, although R2 may not have removed it yet.
  if (!head) return undefined;
  const template = await templateOf(services);
  if (found && (!head.hasBody || isUpToDate(found.copy, head, template))) {
    return { from: 'r2', stored: found };
  }
  if (!head.hasBody || (!found && !(await copiesOf(services, [slug])).has(slug))) return undefined;
  return { from: 'd1', head, template, isReadable: fromR2.ok };
}
