import type { CmsFailure } from '../cms.port.ts';

/**
 * What visitors read of a failure (BLOG-28): the content service's own message, or the
 * specification's default where it sent nothing readable.
 */
export function failureText(
  { reason, message }: Pick<CmsFailure, 'reason' | 'message'>,
  fallback: 'Failed to fetch posts' | 'Failed to fetch post',
): string {
  return reason === 'status' || reason === 'malformed' ? message : fallback;
}
