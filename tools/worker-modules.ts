import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ENTRY = 'index.js';

/** How Miniflare runs the Worker, written by `vite build --mode sandbox`. */
export const LOCAL_OPTIONS = 'miniflare.json';

/** A static import or re-export of another module of the build. */
const STATIC_IMPORT = /(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?"(\.{1,2}\/[^"]+\.js)"/g;

/** The modules of a built Worker, relative to its folder: the entry, then what it loads. */
export function workerModules(root: string): string[] {
  const isModule = (file: string) => file.endsWith('.js') && file !== ENTRY;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return [ENTRY, ...files.filter(isModule).toSorted()];
}

/** The modules that are evaluated when an isolate starts: the entry and its static imports. */
export function eagerModules(root: string): string[] {
  const found = new Set([ENTRY]);
  for (const file of found) {
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) {
      found.add(path.join(path.dirname(file), imported));
    }
  }
  return [...found];
}

/** What the modules weigh together, each gzipped, in bytes. */
export const gzipBytes = (root: string, modules: readonly string[]): number =>
  modules.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(root, file))).length, 0);
