import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { run } from './local.ts';

const INPUTS = [
  'src',
  'client',
  'sandbox',
  'public',
  'tools/vite',
  'vite.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package-lock.json',
];
/** Every build empties this folder first, so the stamp disappears with its build. */
const STAMP = 'dist/worker/.sandbox-build';

/** Hashes the names and contents of all inputs, and the project's own folder. */
function fingerprint(): string {
  // The build contains absolute paths.
  const hash = createHash('sha256').update(process.cwd());
  const add = (file: string) => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) add(path.join(file, name));
    } else hash.update(`${file}\0`).update(readFileSync(file));
  };
  INPUTS.forEach(add);
  return hash.digest('hex');
}

/**
 * Builds the site with the sandbox bound, unless dist holds that build already. The build runs in
 * its own process, which frees its memory.
 */
export async function build(): Promise<void> {
  const inputs = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  await run('vite', ['build', '--mode', 'sandbox']);
  writeFileSync(STAMP, inputs);
}
