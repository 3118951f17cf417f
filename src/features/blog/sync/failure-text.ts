import type { ProviderFailure } from '../../../providers/http.ts';

/**
 * What people read of a failure (BLOG-28): what StoryChief said, or that it could not be read.
 * Where it said nothing, the specification's default; how it was silent is for the log.
 */
export function failureText(
  { reason, message }: ProviderFailure,
  silent: 'Failed to fetch posts' | 'Failed to fetch post',
): string {
  return reason === 'status' || reason === 'malformed' ? message : silent;
}
