import { readFileSync } from 'node:fs';
import path from 'node:path';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { SourcelessWorkerOptions } from 'wrangler';

import { applyMigrations } from './migrate.ts';
import { sandboxVars } from './vite/sandbox-vars.ts';
import { LOCAL_OPTIONS, workerModules } from './worker-modules.ts';

interface ServeOptions {
  port: number;
  stateDir: string;
  /** Where workerd's inspector listens; left out, it does not. */
  inspectorPort?: number;
}

/**
 * In front of the built Worker: runs cron triggers on request, and forwards everything else.
 * Miniflare's own entry compresses, which delays streamed pages.
 */
const FRONT = `
  export default {
    async fetch(request, env) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/cdn-cgi/handler/scheduled') return env.SITE.fetch(request);
      const { outcome } = await env.SITE.scheduled({
        cron: searchParams.get('cron') ?? '',
        scheduledTime: new Date(),
      });
      return new Response(outcome, { status: outcome === 'ok' ? 200 : 500 });
    },
  };`;

/** A Worker as Vite built it; `vars` override those of the build. */
function builtWorker(folder: string, vars: Record<string, string>) {
  const root = path.resolve('dist', folder);
  const { modulesRules: _rules, ...options } = JSON.parse(
    readFileSync(path.join(root, LOCAL_OPTIONS), 'utf8'),
  ) as SourcelessWorkerOptions;
  const { bindings } = options as { bindings?: Record<string, unknown> };
  Object.assign(bindings ?? {}, vars);
  return {
    ...options,
    rootPath: root,
    modules: workerModules(root).map((file) => ({ type: 'ESModule' as const, path: file })),
  };
}

/** The site and the sandbox of `vite build --mode sandbox`, with the URLs of a port. */
export async function builtSite(port: number) {
  const site = builtWorker('worker', await sandboxVars(port));
  const sandbox = builtWorker('sandbox', {
    BROWSER_ORIGIN: `http://127.0.0.1:${port}`,
    MAIL_RECORDER: process.env['MAIL_RECORDER'] ?? '',
  });
  return { site: { ...site, name: 'ric-site' }, sandbox: { ...sandbox, name: 'sandbox' } };
}

type Options = Parameters<typeof convertV4MiniflareOptions>[0];
type Workers = Extract<Options, { workers: unknown }>['workers'];

export async function startWorkerd(
  stateDir: string,
  workers: Workers,
  inspectorPort?: number,
): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      cf: false,
      unsafeObservability: false,
      telemetry: { enabled: false },
      resourcePersistencePath: path.resolve(stateDir, 'v3'),
      workers,
    }),
  );
  await miniflare.ready;
  return miniflare;
}

/** Forwards from a port to a site. */
const frontOf = (site: string, port: number) => ({
  name: `front-${site}`,
  modules: true,
  compatibilityDate: '2026-10-01',
  compatibilityFlags: ['service_binding_extra_handlers'],
  script: FRONT,
  serviceBindings: { SITE: site },
  unsafeDirectSockets: [{ host: '127.0.0.1', port }],
});

interface StartedSite {
  /** Applies the pending migrations. */
  migrate: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves the built site with the sandbox bound, on the database as it is. */
export async function startSite({
  port,
  stateDir,
  inspectorPort,
}: ServeOptions): Promise<StartedSite> {
  const { site, sandbox } = await builtSite(port);
  const workers = [frontOf(site.name, port), site, sandbox];
  const miniflare = await startWorkerd(stateDir, workers, inspectorPort);
  return {
    migrate: async () => applyMigrations(await miniflare.getD1Database('DB', site.name)),
    stop: () => miniflare.dispose(),
  };
}

/**
 * Serves the built site with the sandbox bound, on a database with all migrations.
 * @returns a function that closes the server
 */
export async function serve(options: ServeOptions): Promise<() => Promise<void>> {
  const { migrate, stop } = await startSite(options);
  await migrate();
  return stop;
}
