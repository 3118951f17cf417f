import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** A call of the helper, up to the list that Vite fills in. */
const CALL = /__vitePreload\(((?:async )?\(\) => [\s\S]*?), __VITE_PRELOAD__\)/g;
/** The helper itself, and its names in lists of imports and exports. */
const DECLARATION = /\bvar __vitePreload = .*;/;
const LISTED = /__vitePreload as \w+,? ?|\w+ as __vitePreload,? ?/g;

/**
 * Removes Vite's preload helper from dynamic imports: pages name their stylesheets and preloads
 * themselves. The script that every page loads gets 0.9 kB smaller.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: (code) => ({
      code: code.replace(CALL, '($1)()').replace(DECLARATION, '').replace(LISTED, ''),
      map: null,
    }),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
