/** A statement, and the rows that D1 reports as read and written. */
export interface Metered {
  sql: string;
  values: unknown[];
  read: number;
  written: number;
}

/**
 * A D1 binding that logs the cost of each statement.
 * @param beforeRead may throw, to fail the call
 */
export function meteredD1(
  d1: D1Database,
  beforeRead: () => void = () => undefined,
): { d1: D1Database; log: Metered[]; read: () => number } {
  const log: Metered[] = [];
  const inner = new WeakMap<
    object,
    { sql: string; values: unknown[]; plain: D1PreparedStatement }
  >();

  const note = (statement: object, meta: D1Meta) => {
    const { sql, values } = inner.get(statement) ?? { sql: '', values: [] };
    log.push({ sql, values, read: meta.rows_read, written: meta.rows_written });
  };

  const wrap = (
    sql: string,
    values: unknown[],
    plain: D1PreparedStatement,
  ): D1PreparedStatement => {
    const wrapped = new Proxy(plain, {
      get(target, property) {
        if (property === 'bind')
          return (...bound: unknown[]) => wrap(sql, bound, target.bind(...bound));
        if (property === 'all' || property === 'run')
          return async () => {
            beforeRead();
            const result = await target.all();
            note(wrapped, result.meta);
            return result;
          };
        if (property === 'raw')
          return async () => {
            beforeRead();
            const result = await target.all();
            note(wrapped, result.meta);
            return result.results.map((row) => Object.values(row));
          };
        if (property === 'first') throw new Error(`Not metered: ${property}`);
        return Reflect.get(target, property) as unknown;
      },
    });
    inner.set(wrapped, { sql, values, plain });
    return wrapped;
  };

  const metered = new Proxy(d1, {
    get(target, property) {
      if (property === 'prepare') return (sql: string) => wrap(sql, [], target.prepare(sql));
      if (property === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          beforeRead();
          const results = await target.batch(
            statements.map((statement) => inner.get(statement)?.plain ?? statement),
          );
          results.forEach((result, index) => note(statements[index] ?? {}, result.meta));
          return results;
        };
      return Reflect.get(target, property) as unknown;
    },
  });
  return { d1: metered, log, read: () => log.reduce((sum, { read }) => sum + read, 0) };
}
