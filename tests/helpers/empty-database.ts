import { env } from 'cloudflare:workers';

/** A table with more rows is emptied faster with its file. */
const MAX_ROWS = 500;

const named = (kind: RegExp) =>
  env.TEST_SCHEMA.flatMap((statement) => kind.exec(statement)?.[1] ?? []);

const tables = named(/^CREATE TABLE [`"](\w+)/);
const searches = named(/^CREATE VIRTUAL TABLE [`"](\w+)/);
const initialRows = env.TEST_SCHEMA.filter((statement) =>
  /^INSERT INTO "\w+" VALUES/.test(statement),
);
const triggers = env.TEST_SCHEMA.filter((statement) => statement.startsWith('CREATE TRIGGER'));
/** Deleting their rows writes to other tables. */
const watched = new Set(
  triggers.flatMap((trigger) => / DELETE ON [`"](\w+)/.exec(trigger)?.[1] ?? []),
);
const written = new Set(
  triggers.flatMap((trigger) =>
    [...trigger.matchAll(/INSERT INTO [`"](\w+)/g)].map(([, name]) => name),
  ),
);

const SHAPE = `(SELECT count(*) || ' ' || total(length(sql)) FROM sqlite_schema) AS shape`;
const LOOK = `SELECT ${[
  SHAPE,
  ...[...tables, 'sqlite_sequence'].map(
    (name) =>
      `EXISTS (SELECT 1 FROM "${name}") + EXISTS (SELECT 1 FROM "${name}" LIMIT 1 OFFSET ${MAX_ROWS}) AS "${name}"`,
  ),
].join(', ')}`;

type Look = Record<string, number | string>;

/** What a look at an empty database sees. */
let empty: string | undefined;

const look = () => env.DB.prepare(LOOK).first<Look>();

/** Notes what the database looks like while it is empty. */
export async function noteEmptyDatabase(): Promise<void> {
  empty = JSON.stringify(await look());
}

/**
 * Deletes all rows, which is many times faster than making the database again.
 * @returns false if the tables were changed, or hold many rows
 */
export async function emptyDatabase(): Promise<boolean> {
  const seen = await look().catch(() => null);
  if (!seen || empty === undefined || seen.shape !== (JSON.parse(empty) as Look).shape)
    return false;
  if (tables.some((name) => seen[name] === 2)) return false;
  const filled = tables.filter((name) => seen[name] !== 0);
  const results = await env.DB.batch<Look>(
    [
      ...filled.filter((name) => watched.has(name)).map((name) => `DELETE FROM "${name}"`),
      ...tables
        .filter((name) => !watched.has(name) && (seen[name] !== 0 || written.has(name)))
        .map((name) => `DELETE FROM "${name}"`),
      ...searches.map((name) => `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`),
      'DELETE FROM sqlite_sequence',
      ...initialRows,
      LOOK,
    ].map((statement) => env.DB.prepare(statement)),
  );
  return JSON.stringify(results.at(-1)?.results[0]) === empty;
}
