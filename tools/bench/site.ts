import { rmSync } from 'node:fs';

import { build } from '../build.ts';
import { local } from '../local.ts';
import { migrate } from '../migrate.ts';
import { builtSite, startWorkerd } from '../serve.ts';

export const STATE_DIR = '.wrangler/bench';

/** Builds the site and gives it an empty database. */
export async function prepare(): Promise<void> {
  rmSync(STATE_DIR, { recursive: true, force: true });
  await migrate(STATE_DIR);
  await build();
}

interface Options {
  /** Of another checkout. */
  folder?: string | undefined;
  inspectorPort?: number;
  /** The source of an entry that wraps the site's own, './index.js'. */
  wrapper?: string;
}

/** Serves a build at a port of its own, without assets: the CPU time of their router is not the site's. */
export async function serveBench({ folder, inspectorPort, wrapper }: Options = {}) {
  const home = process.cwd();
  process.chdir(folder ?? home);
  const { site, sandbox } = await builtSite(local.port);
  const { assets: _assets, modules, ...worker } = site as typeof site & { assets?: unknown };
  const entry = wrapper ? [{ type: 'ESModule' as const, path: 'bench.js', contents: wrapper }] : [];
  const sockets = { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] };
  const miniflare = await startWorkerd(
    folder ? '.wrangler/state' : STATE_DIR,
    [{ ...worker, ...sockets, modules: [...entry, ...modules] }, sandbox],
    inspectorPort === undefined ? {} : { inspectorPort },
  );
  process.chdir(home);
  const url = await miniflare.unsafeGetDirectURL(site.name);
  /** @throws Error unless the response is as good as 200 */
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(path, url), { ...init, redirect: 'manual' });
    if (response.ok) return response;
    throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
  };
  const html = async (path: string): Promise<string> => (await request(path)).text();
  return { port: Number(url.port), request, html, stop: () => miniflare.dispose() };
}
