import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientBuild } from 'virtual:client-build';
import type { CriticalCss } from 'virtual:critical-css';
import type { Manifest, Plugin, ViteDevServer } from 'vite';

import { inlineStyles } from './inline-styles.ts';
import {
  canWait,
  constantsOf,
  layersOf,
  shortened,
  styleRules,
  withConstants,
} from './style-rules.ts';
import { FONTS, SITE, stylesheetOf } from './stylesheets.ts';

const BUILD = 'virtual:client-build';
const CRITICAL_CSS = 'virtual:critical-css';
const ENTRY = 'client/main.ts';
const STYLES = 'client/styles.ts';
const DEV_NONCE = 'dev';
/** src/styles/fonts.css.ts: a file for what few pages have in them. */
const REST_OF_FONT = '-rest-';

const integrityOf = (file: string | Buffer): string =>
  `sha256-${createHash('sha256').update(file).digest('base64')}`;

function fromManifest(root: string): ClientBuild {
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error('The client was built without its entry');
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const { [FONTS]: [faces = ''] = [], ...stylesheets } = Object.fromEntries(
    [...files].map((file) => [path.basename(file).replace(/-.{8}\.css$/, ''), [`/${file}`]]),
  );
  if (!faces) throw new Error('The client was built without the stylesheet of its fonts');
  return {
    inlineStyles: inlineStyles(readFileSync(path.join(root, 'dist/client', faces), 'utf8')),
    stylesheets,
    scripts: [`/${entry.file}`],
    integrity: {
      [`/${entry.file}`]: integrityOf(readFileSync(path.join(root, 'dist/client', entry.file))),
    },
    fonts: Object.values(manifest)
      .map((chunk) => `/${chunk.file}`)
      .filter((name) => name.endsWith('.woff2') && !name.includes(REST_OF_FONT)),
    policy: { scripts: [], styles: [], connects: [] },
    devNonce: null,
  };
}

/** The rules of the visitors' stylesheets, but for those that can wait, with values for constants. */
function criticalCss(root: string): CriticalCss {
  const stylesheets = Object.entries(fromManifest(root).stylesheets)
    .filter(([name]) => name !== 'staff')
    .map(([name, [file = '']]) => {
      const css = readFileSync(path.join(root, 'dist/client', file), 'utf8');
      return { name, css, rules: [...styleRules(css)] };
    });
  const constants = constantsOf(stylesheets.flatMap(({ rules }) => rules));
  return {
    layers: layersOf(stylesheets.find(({ name }) => name === SITE)?.css ?? ''),
    rules: Object.fromEntries(
      stylesheets.map(({ name, rules }) => [
        name,
        rules
          .filter((rule) => !canWait(rule))
          .map((rule) => shortened(withConstants(rule, constants)))
          .filter(({ text }) => !text.endsWith('{}')),
      ]),
    ),
  };
}

/** The URLs of the styles in import order; the development server answers them with plain CSS. */
async function styleUrls(server: ViteDevServer): Promise<string[]> {
  const client = server.environments['client'];
  if (!client) return [];
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    if ((url.split('?')[0] ?? '').endsWith('.css')) {
      found.push(url);
      return;
    }
    // The module graph knows the imports of a module only after its transform.
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    for (const imported of module?.importedModules ?? []) await visit(imported.url);
  };
  await visit(`/${STYLES}`);
  return found;
}

async function inDevelopment(server: ViteDevServer): Promise<ClientBuild> {
  const urls = Object.groupBy(await styleUrls(server), stylesheetOf);
  return {
    inlineStyles: inlineStyles(''),
    stylesheets: Object.fromEntries(
      Object.entries(urls).map(([name, files = []]) => [name, files]),
    ),
    scripts: ['/@vite/client', `/${ENTRY}`],
    integrity: {},
    fonts: [],
    policy: { scripts: [], styles: [`'nonce-${DEV_NONCE}'`], connects: ['ws:'] },
    devNonce: DEV_NONCE,
  };
}

/** Names for Vitest, where no page loads a file. */
function inTests(): ClientBuild {
  const names = new Set(
    globSync('{src,client}/**/*.css.ts').map((file) => stylesheetOf(`/${file}`)),
  );
  return {
    inlineStyles: inlineStyles(''),
    stylesheets: Object.fromEntries([...names].map((name) => [name, [`/assets/${name}.css`]])),
    scripts: ['/assets/main.js'],
    integrity: { '/assets/main.js': integrityOf('') },
    fonts: [],
    policy: { scripts: [], styles: [], connects: [] },
    devNonce: null,
  };
}

/**
 * Gives the Worker the names of the client's files as `virtual:client-build`: from the manifest in a
 * build (the client is built first), from the module graph in development. The rules of pages are
 * `virtual:critical-css`, a module of its own, because only rendering needs them.
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
    resolveId: (id) => (id === BUILD || id === CRITICAL_CSS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${CRITICAL_CSS}`) {
        const styles = process.env['VITEST'] || server ? null : criticalCss(root);
        // Parsed when a page is rendered; as a literal it would be parsed when the Worker starts.
        return `export const criticalCss = JSON.parse(${JSON.stringify(JSON.stringify(styles))})`;
      }
      if (id !== `\0${BUILD}`) return undefined;
      const build = process.env['VITEST']
        ? inTests()
        : await (server ? inDevelopment(server) : fromManifest(root));
      return `export const clientBuild = ${JSON.stringify(build)}`;
    },
    hotUpdate() {
      // Pages are made by the Worker: server code has no hot update, so the browser reloads.
      if (this.environment.name === 'worker') {
        server?.environments['client']?.hot.send({ type: 'full-reload' });
      }
    },
  };
}
