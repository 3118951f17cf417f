import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

import { LOCAL_OPTIONS } from '../worker-modules.ts';

/**
 * Writes how Miniflare runs the built Workers. Reading their wrangler.json takes wrangler, which costs a
 * second and 120 MB; this process has loaded it already, and the server does not need it.
 */
export function localOptions(workers: readonly string[]): Plugin {
  return {
    name: 'local-options',
    buildApp: {
      order: 'post',
      async handler() {
        for (const worker of workers) {
          const folder = path.join('dist', worker);
          const { workerOptions } = unstable_getMiniflareWorkerOptions(
            path.join(folder, 'wrangler.json'),
          );
          writeFileSync(path.join(folder, LOCAL_OPTIONS), JSON.stringify(workerOptions));
        }
      },
    },
  };
}
