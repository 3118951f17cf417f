import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** A call of the helper: what it wraps, and where Vite would list the preloads. */
const CALL = /__vitePreload\((\(\) => import\([\s\S]*?), __VITE_PRELOAD__\)/g;

/**
 * Vite wraps each dynamic import into a helper that fetches its stylesheets and preloads. There are none
 * here: pages name their stylesheets themselves, and preloads are the Worker's business. So the helper is a plain
 * call, and the calls that are left in a chunk become what they wrap: 0.9 kB less in the script that every
 * page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: (code) => ({ code: code.replace(CALL, '($1)()'), map: null }),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
