import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const IMPORT = /^import \{([^}]*)\} from 'lucide-react';/gm;

/** The file of each icon, by all its names. */
function iconFiles(): Map<string, string> {
  const entry = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace('/cjs/', '/esm/');
  const exported = readFileSync(entry, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/**
 * Imports each icon from its own file. The package's entry imports all of its 1,600 files: the tests in
 * workerd would load each of them, and a build would read them only to leave them out.
 */
export function singleIcons(): Plugin {
  let files: Map<string, string> | undefined;
  const importOf = (specifier: string): string => {
    const [name = '', alias = name] = specifier.split(' as ');
    const file = (files ??= iconFiles()).get(name);
    if (!file) throw new Error(`${PACKAGE} has no icon ${name}`);
    return `import ${alias} from '${PACKAGE}/dist/esm/${file}';`;
  };
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:src|client)\/[^?]+\.tsx?$/, code: PACKAGE },
      handler: (code) => ({
        code: code.replace(IMPORT, (all, names: string) => {
          const icons = names
            .split(',')
            .map((specifier) => specifier.trim())
            .filter((specifier) => specifier && !specifier.startsWith('type '));
          // On as many lines as before, so that the line numbers of errors stay right.
          return icons.map(importOf).join(' ') + '\n'.repeat(all.split('\n').length - 1);
        }),
        map: null,
      }),
    },
  };
}
