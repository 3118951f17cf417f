import { unstable_readConfig } from 'wrangler';

/** The name of the D1 database in an environment of wrangler.toml; '' is production. */
export function databaseName(env: string): string {
  const config = unstable_readConfig({ config: 'wrangler.toml', ...(env ? { env } : {}) });
  const name = config.d1_databases[0]?.database_name;
  if (!name) throw new Error('wrangler.toml names no D1 database.');
  return name;
}
