import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

import { missingInSchema } from '../src/db/schema-state.queries.ts';

const FOLDER = 'migrations';
/** wrangler's own table, so that either can apply the next migration. */
const APPLIED = 'd1_migrations';

/** The migrations in order, each with its statements. */
const migrations = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({
      name,
      statements: readFileSync(path.join(FOLDER, name), 'utf8')
        .split(/;\s*$/m)
        .filter((statement) => statement.trim()),
    }));

/** Lends the local D1 to a tool. The site may be running on it. */
export async function withLocalD1(
  stateDir: string,
  use: (d1: D1Database) => Promise<void>,
): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: path.resolve(stateDir, 'v3'),
      workers: [
        {
          name: 'tool',
          modules: true,
          compatibilityDate: '2026-10-01',
          script: 'export default { fetch: () => new Response() }',
          // Without a database_id in wrangler.toml, its local id is the binding.
          d1Databases: { DB: 'DB' },
        },
      ],
    }),
  );
  try {
    await use(await miniflare.getD1Database('DB'));
  } finally {
    await miniflare.dispose();
  }
}

async function applyPending(d1: D1Database): Promise<void> {
  await d1
    .prepare(
      `CREATE TABLE IF NOT EXISTS ${APPLIED} (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await d1.prepare(`SELECT name FROM ${APPLIED}`).all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const pending = migrations().filter(({ name }) => !applied.has(name));
  if (pending.length === 0) return;
  const batch: D1PreparedStatement[] = [];
  for (const { name, statements } of pending) {
    for (const statement of statements) batch.push(d1.prepare(statement));
    batch.push(d1.prepare(`INSERT INTO ${APPLIED} (name) VALUES (?)`).bind(name));
  }
  await d1.batch(batch);
}

const otherMigrations = (stateDir: string, cause: unknown): Error =>
  new Error(
    `The local database was made by other migrations. Delete it with its contents: rm -r ${stateDir}`,
    { cause },
  );

const ATTEMPTS = 3;

/** On a busy machine Miniflare may use a connection just as workerd closes it, after five idle seconds. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed';

/**
 * Applies pending migrations to a local database, all in one call: `wrangler d1 migrations apply` takes
 * eight seconds.
 * @throws Error with what to do, for a database that was made by other migrations
 */
export const migrate = (stateDir: string): Promise<void> =>
  withLocalD1(stateDir, async (d1) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // It reads what is applied, and applies all or nothing: safe to repeat.
        await applyPending(d1);
        break;
      } catch (error) {
        if (!isConnectionLost(error)) throw otherMigrations(stateDir, error);
        if (attempt === ATTEMPTS) throw error;
      }
    }
    const missing = await missingInSchema(d1);
    if (missing.length > 0) throw otherMigrations(stateDir, missing);
  });
