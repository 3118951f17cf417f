import { useId, type ReactNode } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import * as list from '../list/ListScreen.css.ts';
import * as styles from './Operations.css.ts';
import { StaffTable } from '../list/StaffTable.tsx';

interface TablePartProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  columns: readonly string[];
  /** Table rows. */
  rows: readonly ReactNode[];
  /** Said where there are none. */
  empty: string;
}

/** A part of the site's state: its name, one line about it, its table. */
export function TablePart({ title, text, action, columns, rows, empty }: TablePartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle} id={id}>
          {title}
        </h2>
        <p className={styles.partText}>{text}</p>
        {action}
      </div>
      <StaffTable label={title} columns={columns} rows={rows} empty={empty} />
    </section>
  );
}

interface PartButtonProps {
  /** Whether something is under way already. */
  isWorking: boolean;
  onPress: () => void;
  children: string;
}

/** What can be done with all of a part. */
export function PartButton({ isWorking, onPress, children }: PartButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className={list.press}
      disabled={isWorking}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
