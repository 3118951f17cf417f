import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientBuild } from 'virtual:client-build';
import type { Manifest, Plugin, ViteDevServer } from 'vite';

const BUILD = 'virtual:client-build';
const ENTRY = 'client/main.ts';
const DEV_NONCE = 'dev';

function fromManifest(root: string): ClientBuild {
  const folder = path.join(root, 'dist/client');
  const manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error('The client was built without its entry');
  const script = `/${entry.file}`;
  return {
    scripts: [script],
    integrity: { [script]: integrityOf(readFileSync(path.join(folder, entry.file))) },
    policy: { styles: [], connects: [] },
    devNonce: null,
  };
}

const integrityOf = (file: string | Buffer): string =>
  `sha256-${createHash('sha256').update(file).digest('base64')}`;

const inDevelopment: ClientBuild = {
  scripts: ['/@vite/client', `/${ENTRY}`],
  integrity: {},
  policy: { styles: [`'nonce-${DEV_NONCE}'`], connects: ['ws:'] },
  devNonce: DEV_NONCE,
};

/** A name for Vitest, where no page loads a file. */
const inTests: ClientBuild = {
  scripts: ['/assets/main.js'],
  integrity: { '/assets/main.js': integrityOf('') },
  policy: { styles: [], connects: [] },
  devNonce: null,
};

/**
 * Gives the Worker the names of the client's files as `virtual:client-build`: in a build from the
 * manifest, because the client is built first.
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
    resolveId: (id) => (id === BUILD ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${BUILD}`) return undefined;
      const local = server ? inDevelopment : undefined;
      const build = process.env['VITEST'] ? inTests : (local ?? fromManifest(root));
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
