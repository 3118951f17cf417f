import path from 'node:path';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

import { Platform } from '../cloudflare/api.ts';

export type Value = string | number | null;

/** A D1 database, local or on the platform. */
export interface Store {
  /** For people: which database it is. */
  label: string;
  /** The binding of a local one. */
  d1?: D1Database;
  all: (sql: string, params?: readonly Value[]) => Promise<Value[][]>;
  run: (sql: string, params: readonly Value[]) => Promise<void>;
  /** Runs the statements of a migration in one transaction. */
  batch: (statements: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Another process has the file while `npm start` runs: stop it first. */
export async function localStore(stateDir: string): Promise<Store> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: path.resolve(stateDir, 'v3'),
      workers: [
        {
          name: 'backup',
          modules: true,
          compatibilityDate: '2026-10-01',
          script: 'export default { fetch: () => new Response() }',
          d1Databases: workerOptions.d1Databases as Record<string, string>,
        },
      ],
    }),
  );
  const d1 = await miniflare.getD1Database('DB');
  const bound = (sql: string, params: readonly Value[]) => d1.prepare(sql).bind(...params);
  return {
    d1,
    label: `the local database in ${stateDir}`,
    all: (sql, params = []) => bound(sql, params).raw<Value[]>(),
    run: async (sql, params) => void (await bound(sql, params).run()),
    batch: async (statements) => void (await d1.batch(statements.map((sql) => d1.prepare(sql)))),
    close: () => miniflare.dispose(),
  };
}

interface RawResult {
  results: { rows: Value[][] };
}

/** @throws Error when the account has no such database */
export async function remoteStore(database: string): Promise<Store> {
  const platform = new Platform();
  const found = await platform.find<{ uuid: string }>(`/d1/database/${database}`);
  if (!found) throw new Error(`The account has no D1 database ${database}.`);
  // Every statement that the backup and the restore send may be sent twice: reads, INSERT OR IGNORE.
  const call = (sql: string, params: readonly Value[], repeatable = true) =>
    platform.call<RawResult[]>(`/d1/database/${found.uuid}/raw`, {
      method: 'POST',
      body: { sql, params },
      repeatable,
    });
  return {
    label: `the database ${database} on Cloudflare`,
    all: async (sql, params = []) => (await call(sql, params))[0]?.results.rows ?? [],
    run: async (sql, params) => void (await call(sql, params)),
    batch: async (statements) =>
      void (await call(statements.map((sql) => sql.replace(/;?\s*$/, ';')).join('\n'), [], false)),
    close: async () => {},
  };
}
