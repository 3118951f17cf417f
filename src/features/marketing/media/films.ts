import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';

/**
 * The films, whole and with their length: the platform's cache keeps them so, and makes the byte ranges
 * without which WebKit does not loop a film (docs/decisions/16-third-parties.md). It stores no 206.
 */
export const films = new Hono<AppEnv>();

films.get('/media/:file{.+\\.(?:mp4|webm)}', async (c) => {
  const file = await c.get('services').assets.fetch(c.req.raw);
  if (file.status >= 400) return c.notFound();
  // The asset server's stream has no length.
  return file.body ? new Response(await file.arrayBuffer(), file) : file;
});
