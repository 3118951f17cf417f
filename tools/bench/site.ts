import { rmSync } from 'node:fs';

import { build } from '../build.ts';
import { local } from '../local.ts';
import { migrate } from '../migrate.ts';
import { builtSite, startWorkerd } from '../serve.ts';

export const STATE_DIR = '.wrangler/bench';
export const HOST = `localhost:${local.port}`;

/** Builds the site and gives it an empty database. */
export async function prepare(): Promise<void> {
  rmSync(STATE_DIR, { recursive: true, force: true });
  await migrate(STATE_DIR);
  await build();
}

/** The built site without assets: the CPU time of their router is not the site's. */
export async function siteWorkers() {
  const { site, sandbox } = await builtSite(local.port);
  const { assets: _assets, ...worker } = site as typeof site & { assets?: unknown };
  return { site: worker, sandbox };
}

/** A Worker that stores what is PUT at a path, and returns it as a page. */
export const CONSTANT = `
  const pages = new Map();
  export default {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === 'PUT') { pages.set(pathname, await request.text()); return new Response(null, { status: 204 }); }
      return new Response(pages.get(pathname) ?? '', { headers: { 'content-type': 'text/html; charset=UTF-8' } });
    },
  };`;

export type Site = Awaited<ReturnType<typeof siteWorkers>>['site'];

/** The site's settings and bindings with other code. */
export const withScript = ({ modules: _modules, ...settings }: Site, script: string) => ({
  ...settings,
  modules: true,
  script,
});

const direct = { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] };

/** Serves the site next to a Worker with the same bindings, each at a port of its own. */
export async function serveWithFloor(script: string, inspectorPort?: number) {
  const { site, sandbox } = await siteWorkers();
  const other = { ...withScript(site, script), name: 'other', ...direct };
  const miniflare = await startWorkerd(
    STATE_DIR,
    [{ ...site, ...direct }, sandbox, other],
    inspectorPort,
  );
  const portOf = async (worker: string) =>
    Number((await miniflare.unsafeGetDirectURL(worker)).port);
  const ports = { site: await portOf(site.name), other: await portOf('other') };
  return { ports, stop: () => miniflare.dispose() };
}

/** The HTML of a page, by the site's own host. */
export async function html(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return response.text();
}

/** Has the site fetch its posts. Returns the path of the first. */
export async function storePosts(port: number): Promise<string> {
  // The first view of the list fetches the posts; the second uses stored posts.
  await html(port, '/blog');
  const post = /href="(\/blog\/[a-z0-9-]+)"/.exec(await html(port, '/blog'))?.[1];
  if (!post) throw new Error('The list shows no post');
  return post;
}
