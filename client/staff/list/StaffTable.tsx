import type { ReactNode } from 'react';

import * as styles from './ListScreen.css.ts';
import * as table from './Table.css.ts';

interface StaffTableProps {
  /** Its name for screen readers. */
  label: string;
  columns: readonly string[];
  /** Table rows. */
  rows: readonly ReactNode[];
  /** Said where there are none. */
  empty: string;
}

/** A table of the staff area; phones show each row as a card. */
export function StaffTable({ label, columns, rows, empty }: StaffTableProps) {
  return (
    <>
      <table className={`${table.table} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {rows.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
    </>
  );
}
