import { sql, type SQL } from 'drizzle-orm';

/** D1 refuses a UNION of more than five SELECTs. */
const TERMS = 5;

const joined = (selects: readonly SQL[]): SQL => sql.join([...selects], sql` union all `);

/** The rows of any number of SELECTs with the same columns. */
export function unionAll(selects: readonly SQL[]): SQL {
  if (selects.length <= TERMS) return joined(selects);
  const groups = Array.from({ length: Math.ceil(selects.length / TERMS) }, (_, index) =>
    selects.slice(index * TERMS, (index + 1) * TERMS),
  );
  return joined(groups.map((group) => sql`select * from (${joined(group)})`));
}
