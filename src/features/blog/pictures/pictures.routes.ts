import { Hono } from 'hono';
import { z } from 'zod';

import { cachedBriefly } from '../../../http/cache/brief-cache.ts';
import { cacheControl } from '../../../http/cache-control.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { providerErrorCode } from '../../../http/errors.tsx';
import {
  enforceMissingLimit,
  enforceRateLimit,
  refuseMissingLimited,
  TOO_MANY_REQUESTS,
} from '../../../http/rate-limit.ts';
import { NO_CONTENT_POLICY } from '../../../http/security-headers.ts';
import { pathParams } from '../../../http/validate.ts';
import { storeFailure } from '../../../http/without-d1.ts';
import { fetchPicture, type Picture } from '../../../providers/picture-hosts.ts';
import type { Services } from '../../../services.ts';
import type { Config } from '../../../config.ts';
import { logWarning } from '../../../shared/log.ts';
import { PICTURES_TAG } from '../blog.tags.ts';
import { imageOriginsOf, isImageAddress } from '../html/image-policy.ts';
import { slugParams } from '../slug-params.ts';
import { PICTURE_WIDTHS, pictureFile, type PictureWidth } from './picture-address.ts';
import { readPictureUrls } from './pictures.queries.ts';

/**
 * Pictures of posts from our own origin: they need no connection to another host. The address at the
 * provider comes from the stored post, never from the request.
 */
export const pictureRoutes = new Hono<AppEnv>();

/** How long an isolate has a picture, for requests that miss the edge cache. */
const CACHED_MS = 600_000;

const pictureParams = slugParams.extend({ file: z.string() });
type PictureParams = z.output<typeof pictureParams>;

interface Source {
  url: string;
  width: PictureWidth;
}

/** Whether we may fetch it; a request to ourselves could go in a circle. */
function isForeign(config: Config, url: string): boolean {
  const origin = URL.parse(url)?.origin;
  return (
    origin !== undefined &&
    origin !== config.SITE_ORIGIN &&
    isImageAddress(url, imageOriginsOf(config))
  );
}

/** The stored picture that an address names; undefined also for one that the post had before. */
async function findSource(
  services: Pick<Services, 'config' | 'db'>,
  { slug, file }: PictureParams,
): Promise<Source | undefined> {
  const urls = await readPictureUrls(services.db, slug);
  return urls
    .filter((url) => isForeign(services.config, url))
    .flatMap((url) => PICTURE_WIDTHS.map((width) => ({ url, width })))
    .find(({ url, width }) => pictureFile(url, width) === file);
}

async function load(c: AppContext, params: PictureParams): Promise<Picture> {
  const services = c.get('services');
  const source = await findSource(services, params).catch((error: unknown) => {
    throw storeFailure(c, error);
  });
  if (!source) {
    await enforceMissingLimit(c);
    throw new AppError('not_found', 'There is no picture at this address.');
  }
  await enforceRateLimit(c, 'pictures', TOO_MANY_REQUESTS, 'reads');
  const fetched = await fetchPicture(services.outbound, source);
  if (fetched.ok) return fetched.value;
  const { reason, message } = fetched.error;
  logWarning('picture_failed', { slug: params.slug, reason, message });
  throw new AppError(providerErrorCode(reason), 'The picture of this post could not be loaded.');
}

pictureRoutes.get('/blog/pictures/:slug/:file', pathParams(pictureParams), async (c) => {
  refuseMissingLimited(c);
  const { pathname, search } = new URL(c.req.url);
  // The edge caches an address with its query, so each query would cost a call to the provider.
  if (search) return c.redirect(pathname, 301);
  const { type, bytes } = await cachedBriefly(
    { key: `picture ${pathname}`, forMs: CACHED_MS, tags: [PICTURES_TAG] },
    () => load(c, c.req.valid('param')),
  );
  return c.body(bytes, 200, {
    'content-type': type,
    'cache-control': cacheControl.immutable,
    'cache-tag': PICTURES_TAG,
    // An SVG that is opened by itself is a document: nothing in it runs or loads.
    'content-security-policy': `${NO_CONTENT_POLICY}; sandbox`,
  });
});
