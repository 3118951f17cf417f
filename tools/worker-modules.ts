import { readdirSync } from 'node:fs';

const ENTRY = 'index.js';

/** How Miniflare runs the Worker, written by `vite build --mode sandbox`. */
export const LOCAL_OPTIONS = 'miniflare.json';

/** The modules of a built Worker, relative to its folder: the entry, then what it loads. */
export function workerModules(root: string): string[] {
  const isModule = (file: string) => file.endsWith('.js') && file !== ENTRY;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return [ENTRY, ...files.filter(isModule).toSorted()];
}
