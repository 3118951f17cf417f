import { Hono } from 'hono';

import { bytesOf, lengthOf, rangeOf } from './byte-ranges.ts';
import type { AppEnv } from '../../../http/context.ts';

/** Of films by path and ETag, in bytes: the asset server's responses have no Content-Length. */
const sizes = new Map<string, number>();
/** More than a site has films. */
const MAX_SIZES = 50;

/**
 * The films, whole or a byte range of them. The asset server ignores Range, and WebKit does not loop
 * a film without it (docs/decisions/16-third-parties.md).
 */
export const films = new Hono<AppEnv>();

films.get('/media/:file{.+\\.(?:mp4|webm)}', async (c) => {
  const read = () => c.get('services').assets.fetch(c.req.raw);
  const file = await read();
  if (file.status >= 400) return c.notFound();
  const headers = new Headers(file.headers);
  headers.set('accept-ranges', 'bytes');
  // HEAD has no ranges, and 304 goes before them (RFC 9110, 13.2.2 and 14.2).
  const hasRange = c.req.raw.method === 'GET' && c.req.raw.headers.has('range');
  if (!hasRange || file.status !== 200 || !file.body) {
    return new Response(file.body, { status: file.status, headers });
  }

  const etag = headers.get('etag');
  const version = `${c.req.path} ${etag ?? ''}`;
  let size = sizes.get(version);
  let body: ReadableStream<Uint8Array> | null = file.body;
  if (size === undefined) {
    size = await lengthOf(body);
    if (sizes.size < MAX_SIZES) sizes.set(version, size);
    ({ body } = await read());
  }
  const range = rangeOf(c.req.raw.headers, size, etag);
  if (!range || !body) return new Response(body, { headers });
  if (range === 'unsatisfiable') {
    await body.cancel();
    return c.body(null, 416, { 'content-range': `bytes */${size}` });
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return new Response(bytesOf(body, range), { status: 206, headers });
});
