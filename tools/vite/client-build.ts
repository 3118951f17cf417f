import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Manifest, ManifestChunk, Plugin, ViteDevServer } from 'vite';

import { entryOf, manifestOf, SHEET_NAMES } from './sheets.ts';

const VIRTUAL = 'virtual:client-build';
const RESOLVED = `\0${VIRTUAL}`;
const ENTRY = 'client/main.ts';
const STYLES = 'client/styles.ts';
const PRELOAD_HELPER = /^\0vite\/preload-helper/;
const DEV_NONCE = 'dev';

/** Every file that a chunk needs before it can run, itself first. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk: ManifestChunk | undefined = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen)),
  ];
}

function fromBuild(root: string) {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(root, 'dist/client', name), 'utf8')) as Manifest;
  const manifest = read('.vite/manifest.json');
  const islands = Object.fromEntries(
    Object.keys(manifest)
      .filter((key) => key.startsWith('client/islands/'))
      .map((key) => [path.basename(key).replace('.island.tsx', ''), filesOf(manifest, key)]),
  );
  const fonts = Object.values(manifest)
    .map((chunk) => `/${chunk.file}`)
    .filter((name) => name.endsWith('.woff2'));
  const style = manifest['style.css'];
  const entry = manifest[ENTRY];
  const sheets = Object.fromEntries(
    SHEET_NAMES.map((name) => {
      const sheet = read(manifestOf(name))['style.css'];
      if (!sheet) throw new Error(`The stylesheet ${name} was not built`);
      return [name, [`/${sheet.file}`]];
    }),
  );
  if (!style || !entry) {
    throw new Error('The client was built without a stylesheet or an entry');
  }
  return {
    styles: [`/${style.file}`],
    sheets,
    scripts: [`/${entry.file}`],
    fonts,
    islands,
    policy: { scripts: [], styles: [], connects: [] },
    devNonce: null,
  };
}

/** The stylesheets in import order, as URLs that the development server answers with plain CSS. */
async function stylesInDev(server: ViteDevServer, entry: string): Promise<string[]> {
  const client = server.environments['client'];
  if (!client) return [];
  const found: string[] = [];
  const seen = new Set<string>();
  const walk = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    const isStyle = (url.split('?')[0] ?? '').endsWith('.css');
    if (isStyle) {
      found.push(url);
      return;
    }
    // Only a transformed module has told the graph what it imports.
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    for (const imported of module?.importedModules ?? []) await walk(imported.url);
  };
  await walk(`/${entry}`);
  return found;
}

/**
 * Tells the Worker what the client's build is called: in a build from the manifest (the client is
 * built first), in development from the server's module graph, in tests by names that no page loads.
 */
export function clientBuild(): Plugin {
  let server: ViteDevServer | undefined;
  let root = process.cwd();
  return {
    name: 'client-build',
    configResolved(config) {
      root = config.root;
    },
    configureServer(devServer) {
      server = devServer;
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    transform: {
      filter: { id: PRELOAD_HELPER },
      // One stylesheet and no preloads leave Vite's helper nothing to do, in a script of every page.
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    async load(id) {
      if (id !== RESOLVED) return undefined;
      if (process.env['VITEST']) {
        return `export const clientBuild = ${JSON.stringify({
          styles: ['/assets/style.css'],
          sheets: Object.fromEntries(SHEET_NAMES.map((name) => [name, [`/assets/${name}.css`]])),
          scripts: ['/assets/main.js'],
          fonts: [],
          islands: {},
          policy: { scripts: [], styles: [], connects: [] },
          devNonce: null,
        })}`;
      }
      if (!server) return `export const clientBuild = ${JSON.stringify(fromBuild(root))}`;
      const developed = server;
      return `export const clientBuild = ${JSON.stringify({
        styles: await stylesInDev(server, STYLES),
        sheets: Object.fromEntries(
          await Promise.all(
            SHEET_NAMES.map(async (name) => [name, await stylesInDev(developed, entryOf(name))]),
          ),
        ),
        scripts: ['/@vite/client', `/${ENTRY}`],
        fonts: [],
        islands: {},
        policy: { scripts: [], styles: [`'nonce-${DEV_NONCE}'`], connects: ['ws:'] },
        devNonce: DEV_NONCE,
      })}`;
    },
    hotUpdate() {
      // The page is the Worker's: a change of server code has no hot update of its own.
      if (this.environment.name === 'worker') {
        server?.environments['client']?.hot.send({ type: 'full-reload' });
      }
    },
  };
}
