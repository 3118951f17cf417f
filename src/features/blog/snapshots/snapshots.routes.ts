import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { byPath } from '../../../http/cache/page-keys.ts';
import { sharedFile, type SharedFile } from '../../../http/page/shared-page.ts';
import { refuseMissingLimited } from '../../../http/rate-limit.ts';
import { pathParams } from '../../../http/validate.ts';
import { storeFailure } from '../../../http/without-d1.ts';
import { paths } from '../../../shared/paths.ts';
import { BLOG_TAG } from '../blog.tags.ts';
import { snapshotParams } from '../slug-params.ts';
import { readPost, readPostHead, redirectFor, type PostHead } from '../store/posts.queries.ts';
import { readBlogVersion } from '../../../db/blog-version.ts';
import { renderSnapshot, snapshotTemplate } from './render-snapshot.tsx';
import { fileOf, readFile, storedFile } from './served-file.ts';
import { undefinedWhenR2Fails } from '../../../db/post-snapshots.ts';
import { hasSnapshot, isUpToDate, isWhole, snapshotKey } from './snapshot-files.ts';
import { snapshotStyleSource } from './snapshot-style.ts';
import { followPublish } from './snapshots.ts';
import { readOrRespondWithoutD1 } from './post-without-d1.ts';

/**
 * Serves the snapshots. D1 says how new they must be; the file comes from R2, or is rendered
 * when R2 has an older one or does not respond. Without D1, R2 serves alone. Its routes come before
 * those of posts.
 */
export const snapshotRoutes = new Hono<AppEnv>();

const EDGE_SECONDS = 60;
/** How long a file is served from memory before D1 is asked whether it is current. */
const CHECK_EVERY_MS = 10_000;

async function currentFile(c: AppContext, key: string, head: PostHead): Promise<SharedFile> {
  const services = c.get('services');
  const stored = await readFile(services.snapshots, key);
  const isCurrent =
    stored && isUpToDate(stored.file, head, await snapshotTemplate(services.config));
  if (stored && (isCurrent || !head.hasBody)) return storedFile(services.config, stored);
  const post = stored !== null && head.hasBody ? await readPost(services.db, head.slug) : undefined;
  if (!post) throw new AppError('not_found', 'There is no page at this address.');
  if (stored !== undefined && isWhole(post)) {
    c.executionCtx.waitUntil(followPublish(services, post));
  }
  const text = await renderSnapshot(services.config, post);
  return fileOf(services.config, text, await snapshotStyleSource(), null);
}

const FILE = { checkEveryMs: CHECK_EVERY_MS, edgeSeconds: EDGE_SECONDS, key: byPath } as const;

/** Redirects from the former slug of a post; under its new one it may have no snapshot yet. */
async function movedOrMissing(c: AppContext, slug: string): Promise<Response> {
  const services = c.get('services');
  const moved = await redirectFor(services.db, slug);
  if (!moved) return c.notFound();
  const isThere = await undefinedWhenR2Fails(hasSnapshot(services.snapshots, moved));
  const target = isThere ? paths.postHtml(moved) : paths.post(moved);
  return c.redirect(target, 301);
}

async function respond(c: AppContext, slug: string, key: string): Promise<Response> {
  const services = c.get('services');
  const known = await readOrRespondWithoutD1(
    c,
    slug,
    Promise.all([readPostHead(services.db, slug), readBlogVersion(services.db)]),
  );
  if (known instanceof Response) return known;
  const [head, version] = known;
  if (!head) return movedOrMissing(c, slug);
  return sharedFile(c, {
    ...FILE,
    version: `${await snapshotTemplate(services.config)}-${head.id}-${version}`,
    tags: [BLOG_TAG],
    make: () => currentFile(c, key, head),
  });
}

/** HEAD has no body to measure. */
async function withLength(response: Response): Promise<Response> {
  const { byteLength } = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('content-length', String(byteLength));
  return new Response(null, { headers });
}

snapshotRoutes.get('/blog/:file{.*\\.html}', pathParams(snapshotParams), async (c) => {
  refuseMissingLimited(c);
  const { file: slug } = c.req.valid('param');
  const key = snapshotKey(slug);
  if (!key) return c.notFound();
  try {
    const response = await respond(c, slug, key);
    return c.req.method === 'HEAD' && response.status === 200 ? withLength(response) : response;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return c.notFound();
    throw storeFailure(c, error);
  }
});
