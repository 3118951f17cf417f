import { useId, type ReactNode } from 'react';

import { StaffButton } from '../ui/StaffButton.tsx';
import { Table } from '../ui/Table.tsx';
import * as styles from './Operations.css.ts';

interface TablePartProps {
  title: string;
  text: ReactNode;
  /** What can be done with all of it. */
  action?: { label: string; isWorking: boolean; onClick: () => void } | null;
  columns: readonly string[];
  /** Table rows. */
  rows: readonly ReactNode[];
  /** Shown where there are none. */
  empty: string;
}

/** A part of the site status: its name, one line about it, its table. */
export function TablePart({ title, text, action, columns, rows, empty }: TablePartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle} id={id}>
          {title}
        </h2>
        <p className={styles.partText}>{text}</p>
        {action ? (
          <StaffButton disabled={action.isWorking} onClick={action.onClick}>
            {action.label}
          </StaffButton>
        ) : null}
      </div>
      <Table label={title} columns={columns} empty={rows.length === 0 ? empty : null}>
        {rows}
      </Table>
    </section>
  );
}
