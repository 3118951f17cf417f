import { columnsOf, statementsOf, tablesOf, type Run } from './kept-values.ts';

const COPY = /^INSERT INTO `__new_(\w+)`/;
const INDEX = /^CREATE (?:UNIQUE )?INDEX /;

/** drizzle-kit quotes an expression of an index as names, one for each part between commas. */
const withExpressions = (index: string): string =>
  index.replaceAll(/`([^`]*)`/g, (quoted, text: string) => (/\W/.test(text) ? text : quoted));

/**
 * drizzle-kit rebuilds a table to change a CHECK or a NOT NULL. Its copy names columns that the old table lacks, which
 * SQLite reads as texts, and those that it computes; and it writes expressions of indexes as the names of
 * columns. This writes the copy from the tables that are there, and the expressions as they were meant.
 * @param run asks a database with the migrations before; the new table is made in it and goes again
 */
export async function rebuilt(migration: string, run: Run): Promise<string> {
  const kept: string[] = [];
  const before = await tablesOf(run);
  for (const statement of statementsOf(migration)) {
    const copied = COPY.exec(statement)?.[1];
    if (/^PRAGMA foreign_keys/i.test(statement)) continue;
    if (copied === undefined) {
      kept.push(INDEX.test(statement) ? withExpressions(statement) : statement);
      continue;
    }
    const create = kept.find((each) => each.startsWith(`CREATE TABLE \`__new_${copied}\``)) ?? '';
    await run(create);
    const columns = await columnsOf(run, `__new_${copied}`);
    await run(`DROP TABLE "__new_${copied}"`);
    const stored = (await columnsOf(run, copied)).filter(({ isGenerated }) => !isGenerated);
    const names = stored
      .filter(({ name }) => columns.some((column) => column.name === name && !column.isGenerated))
      .map(({ name }) => `\`${name}\``)
      .join(', ');
    kept.push(`INSERT INTO \`__new_${copied}\` (${names}) SELECT ${names} FROM \`${copied}\``);
    if (before.get(copied)?.includes('AUTOINCREMENT')) {
      // A number that was given once is not given again.
      kept.push(
        `DELETE FROM sqlite_sequence WHERE name = '__new_${copied}'`,
        `INSERT INTO sqlite_sequence (name, seq) SELECT '__new_${copied}', seq FROM sqlite_sequence WHERE name = '${copied}'`,
      );
    }
  }
  return `${kept.join(';\n')};\n`;
}
