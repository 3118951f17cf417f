import { build, type Rollup } from 'vite';

import { browserScript } from './browser-script.ts';

/**
 * Bundles a Worker that stands next to the site into one script, for runtimes that compile only the
 * site.
 */
export async function bundleWorker(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [browserScript()],
    build: { ssr: entry, write: false, target: 'es2024' },
    ssr: { target: 'webworker', noExternal: true },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} built to no script`);
  return chunk.code;
}
