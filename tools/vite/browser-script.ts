import path from 'node:path';

import { build, type Plugin, type Rollup } from 'vite';

const REQUEST = /^script:(.+)$/;
const ID = /^\0script:(.+)$/;

async function bundle(file: string): Promise<Rollup.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2024',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${file} built to no script`);
  return chunk;
}

/**
 * `import script from 'script:./client/main.ts'` is a program for the browser as the text of one script,
 * for a page that has its script inline.
 */
export function browserScript(): Plugin {
  return {
    name: 'browser-script',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, file] = REQUEST.exec(source) ?? [];
      return file && `\0script:${path.resolve(path.dirname(importer), file)}`;
    },
    async load(id) {
      const [, file] = ID.exec(id) ?? [];
      if (!file) return undefined;
      const { code, moduleIds } = await bundle(file);
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
