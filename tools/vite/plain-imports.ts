import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps each dynamic import into a helper that fetches its stylesheets and preloads. There are none
 * here: pages name their stylesheets themselves, and preloads are the Worker's business. So the helper is a plain
 * call, which takes 0.8 kB off the script that every page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
