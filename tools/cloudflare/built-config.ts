import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What `vite build` makes of wrangler.toml for one environment, and what wrangler deploys. */
export const BUILT_CONFIG = 'dist/worker/wrangler.json';

/** The parts of it that name resources. */
export interface BuiltConfig {
  name: string;
  d1_databases: { binding: string; database_name: string; database_id?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  services?: { binding: string }[];
  vars: Record<string, string>;
}

/** @throws Error when there is no build, or one with the sandbox */
export function readBuiltConfig(): BuiltConfig {
  if (!existsSync(BUILT_CONFIG)) throw new Error('There is no build: run without --built.');
  const config = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as BuiltConfig;
  if (config.services?.some(({ binding }) => binding === 'SANDBOX'))
    throw new Error('dist holds a build with the sandbox bound: run without --built.');
  return config;
}

export function writeBuiltConfig(config: BuiltConfig): void {
  writeFileSync(BUILT_CONFIG, JSON.stringify(config));
}
