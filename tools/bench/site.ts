import { rmSync } from 'node:fs';

import { build } from '../build.ts';
import { local } from '../local.ts';
import { migrate } from '../migrate.ts';
import { builtSite, startWorkerd } from '../serve.ts';

export const STATE_DIR = '.wrangler/bench';
const HOST = `localhost:${local.port}`;

/** Builds the site and gives it an empty database. */
export async function prepare(): Promise<void> {
  rmSync(STATE_DIR, { recursive: true, force: true });
  await migrate(STATE_DIR);
  await build();
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The built site without assets: the CPU time of their router is not the site's. */
async function siteWorkers() {
  const { site, sandbox } = await builtSite(local.port);
  const { assets: _assets, ...worker } = site as typeof site & { assets?: unknown };
  return { site: worker, sandbox };
}

/** A Worker that stores what is PUT at a path, and returns it as a page. */
const CONSTANT = `
  const pages = new Map();
  export default {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === 'PUT') { pages.set(pathname, await request.text()); return new Response(null, { status: 204 }); }
      return new Response(pages.get(pathname) ?? '', { headers: { 'content-type': 'text/html; charset=UTF-8' } });
    },
  };`;

interface Options {
  /** The site's bindings with the constant instead of its code. */
  constant?: boolean;
  inspectorPort?: number;
  /** The source of an entry that wraps the site's own, './index.js'. */
  wrapper?: string;
}

/** Serves the site, or the constant in its place, at a port of its own. */
export async function serveBench({ constant = false, inspectorPort, wrapper }: Options = {}) {
  const { site, sandbox } = await siteWorkers();
  const { modules, ...settings } = site;
  const entry = wrapper ? [{ type: 'ESModule' as const, path: 'bench.js', contents: wrapper }] : [];
  const code = constant
    ? { modules: true as const, script: CONSTANT }
    : { modules: [...entry, ...modules] };
  const worker = {
    ...settings,
    ...code,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
  const miniflare = await startWorkerd(
    STATE_DIR,
    [worker, sandbox],
    inspectorPort === undefined ? {} : { inspectorPort },
  );
  const url = await miniflare.unsafeGetDirectURL(site.name);
  /** By the site's own host, which it does not redirect. */
  const request = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, url), { ...init, redirect: 'manual' });
  return { port: Number(url.port), host: HOST, request, stop: () => miniflare.dispose() };
}

export type BenchSite = Awaited<ReturnType<typeof serveBench>>;

/** @throws Error unless the response is 200 */
export async function html(site: BenchSite, path: string): Promise<string> {
  const response = await site.request(path);
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return response.text();
}

/** Has the site fetch its posts. Returns the path of the first. */
export async function storePosts(site: BenchSite): Promise<string> {
  // The first view of the list fetches the posts; the second uses stored posts.
  await html(site, '/blog');
  const post = /href="(\/blog\/[a-z0-9-]+)"/.exec(await html(site, '/blog'))?.[1];
  if (!post) throw new Error('The list shows no post');
  return post;
}
