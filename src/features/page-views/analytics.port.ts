import type { ProviderFailure } from '../../providers/http.ts';
import type { Result } from '../../shared/result.ts';

/** How often a value was counted on a day. */
export interface StoredCount {
  /** 'YYYY-MM-DD' */
  day: string;
  dimension: string;
  value: string;
  count: number;
}

/** Reads what was written to Analytics Engine (store-tally.ts). */
export interface Analytics {
  /** The counts of a day and the days after it. @param since 'YYYY-MM-DD' */
  countsSince(since: string): Promise<Result<StoredCount[], ProviderFailure>>;
}
