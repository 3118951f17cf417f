import { briefEdgeCacheControl, cacheControl } from '../../../http/cache-control.ts';
import type { AppContext } from '../../../http/context.ts';
import { SECURITY_HEADERS } from '../../../http/security-headers.ts';
import { cachedBefore, D1_LEAD_MS, SUBSTITUTE_SECONDS } from '../../../http/without-d1.ts';
import { withSubstitute } from '../../../shared/async/with-substitute.ts';
import { logWarning } from '../../../shared/log.ts';
import { BLOG_TAG } from '../blog.tags.ts';
import { snapshotKey } from './snapshot-files.ts';
import { readFile, storedFile } from './served-file.ts';

/** The address as it was cached before the outage, else the post's snapshot; undefined for neither. */
async function respondWithoutD1(c: AppContext, slug: string): Promise<Response | undefined> {
  logWarning('post_without_d1', { request: c.get('requestId') });
  const cached = cachedBefore(c);
  if (cached) return cached;
  const services = c.get('services');
  const key = snapshotKey(slug);
  const stored = key ? await readFile(services.snapshots, key) : null;
  if (!stored) return undefined;
  const { text, contentType, headers } = storedFile(services.config, stored);
  return new Response(text, {
    headers: {
      ...SECURITY_HEADERS,
      ...headers,
      'content-type': `${contentType}; charset=UTF-8`,
      'cache-control': cacheControl.none,
      'cloudflare-cdn-cache-control': briefEdgeCacheControl(SUBSTITUTE_SECONDS),
      'cache-tag': BLOG_TAG,
    },
  });
}

/**
 * What D1 has of a post, or the response without it where D1 fails or is slow.
 * @throws D1's error where nothing else has the post
 */
export const readOrRespondWithoutD1 = <Value>(
  c: AppContext,
  slug: string,
  fromD1: Promise<Value>,
): Promise<Value | Response> => withSubstitute(fromD1, D1_LEAD_MS, () => respondWithoutD1(c, slug));
