import { env } from 'cloudflare:workers';

const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
const tables = statements.flatMap(
  (query) => /^\s*CREATE TABLE [`"](?!__new_)(\w+)/.exec(query)?.[1] ?? [],
);

const run = <Row>(queries: readonly string[]) =>
  env.DB.batch<Row>(queries.map((query) => env.DB.prepare(query)));

/** What the tables look like; another text once a test has changed one. */
const shapeOf = () =>
  env.DB.prepare(
    "SELECT count(*) || ' ' || total(length(sql)) AS shape FROM sqlite_schema",
  ).first<string>('shape');

let made: string | null = null;

/** Makes the database as the migrations do. */
export async function createDatabase(): Promise<void> {
  await run(statements);
  made = await shapeOf();
}

/** Deletes all rows, which is many times faster than making the database again. @returns false if a test changed tables */
export async function emptyDatabase(): Promise<boolean> {
  if (made === null || (await shapeOf()) !== made) return false;
  await run([...tables, 'sqlite_sequence'].map((name) => `DELETE FROM "${name}"`));
  return true;
}
