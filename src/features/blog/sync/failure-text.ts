import type { CmsFailure } from '../cms.port.ts';

type Failure = Pick<CmsFailure, 'reason' | 'status' | 'message'>;
type Fallback = 'Failed to fetch posts' | 'Failed to fetch post';

/** What staff read of a failure: the content service's own message, or the specification's default. */
export const failureText = ({ reason, message }: Failure, fallback: Fallback): string =>
  reason === 'status' || reason === 'malformed' ? message : fallback;

/** Its words may name the key that it refused. */
const ABOUT_OUR_KEY: ReadonlySet<number | undefined> = new Set([401, 403]);

/**
 * What visitors read of a failure: the same, but the default where the content service
 * refused our key.
 */
export const publicFailureText = (failure: Failure, fallback: Fallback): string =>
  ABOUT_OUR_KEY.has(failure.status) ? fallback : failureText(failure, fallback);
