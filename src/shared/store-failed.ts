/** A store (D1, KV, R2) that failed, or did not respond in time. Its cause is the store's own error. */
export class StoreFailed extends Error {
  override name = 'StoreFailed';

  constructor(store: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : `${store} failed`, { cause });
  }
}

/** Drizzle wraps what it catches. */
const MOST_CAUSES = 4;

/** Whether an error comes from a store. */
export function isStoreFailed(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < MOST_CAUSES && at instanceof Error; depth += 1) {
    if (at instanceof StoreFailed) return true;
    at = at.cause;
  }
  return false;
}
