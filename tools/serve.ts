import { readFileSync } from 'node:fs';
import path from 'node:path';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { SourcelessWorkerOptions } from 'wrangler';

import { sandboxVars } from './vite/sandbox-vars.ts';
import { LOCAL_OPTIONS, workerModules } from './worker-modules.ts';

interface ServeOptions {
  port: number;
  /** With all migrations applied. */
  stateDir: string;
  /** Takes what the Workers log; left out, it is printed. */
  onLog?: (line: string) => void;
}

/** A site's response; byte ranges of its whole files as the platform's cache makes them. */
const ANSWER_OF = `
  async function answerOf(site, request) {
    const [, from, to] = /^bytes=(\\d*)-(\\d*)$/.exec(request.headers.get('range')) ?? [];
    const whole = await site.fetch(request, { redirect: 'manual' });
    if (!from && !to || whole.status !== 200) return whole;
    // Ranges of what has changed since do not fit together.
    const known = request.headers.get('if-range');
    const current = [whole.headers.get('etag'), whole.headers.get('last-modified')];
    if (known && (known.startsWith('W/') || !current.includes(known))) return whole;
    const bytes = await whole.arrayBuffer();
    const size = bytes.byteLength;
    const first = from ? Number(from) : Math.max(0, size - Number(to));
    const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
    const headers = new Headers(whole.headers);
    headers.set('content-range', 'bytes ' + (first < size ? first + '-' + last : '*') + '/' + size);
    if (first >= size) return new Response(null, { status: 416, headers });
    return new Response(bytes.slice(first, last + 1), { status: 206, headers });
  }`;

/**
 * In front of the built Worker: runs cron triggers on request, and forwards everything else.
 * Miniflare's own entry compresses, which delays streamed pages.
 */
const FRONT = `
  ${ANSWER_OF}

  export default {
    async fetch(request, env) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/cdn-cgi/handler/scheduled') return answerOf(env.SITE, request);
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
  const sandbox = builtWorker('sandbox', { BROWSER_ORIGIN: `http://127.0.0.1:${port}` });
  return { site: { ...site, name: 'ric-site' }, sandbox: { ...sandbox, name: 'sandbox' } };
}

type Options = Parameters<typeof convertV4MiniflareOptions>[0];
type Workers = Extract<Options, { workers: unknown }>['workers'];

interface WorkerdOptions {
  onLog?: ((line: string) => void) | undefined;
  inspectorPort?: number;
}

export async function startWorkerd(
  stateDir: string,
  workers: Workers,
  { onLog, ...options }: WorkerdOptions = {},
): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
      cf: false,
      unsafeObservability: false,
      telemetry: { enabled: false },
      resourcePersistencePath: path.resolve(stateDir, 'v3'),
      ...options,
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

/**
 * Serves the built site with the sandbox bound.
 * @returns a function that closes the server
 */
export async function serve({ port, stateDir, onLog }: ServeOptions): Promise<() => Promise<void>> {
  const { site, sandbox } = await builtSite(port);
  const workers = [frontOf(site.name, port), site, sandbox];
  const miniflare = await startWorkerd(stateDir, workers, { onLog });
  return () => miniflare.dispose();
}
