import type { Result } from '../../shared/result.ts';

/** Cloudflare Access, which knows who someone is before they see the staff area. */
export interface Access {
  /**
   * The e-mail that a token of ours names.
   * @returns 'refused' for a token that proves nothing, 'unavailable' while the keys cannot be had
   */
  identify(token: string): Promise<Result<string, 'refused' | 'unavailable'>>;
}
