import { env } from 'cloudflare:workers';

const STATEMENTS = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

/**
 * Gives an empty database its tables, in one transaction: before each test, that takes a third of the
 * time that the migrations take one by one. That both come to the same, schema.test.ts holds.
 */
export async function migrate(): Promise<void> {
  await env.DB.batch(STATEMENTS.map((statement) => env.DB.prepare(statement)));
}
