import type { ReactNode } from 'react';

import * as styles from './Table.css.ts';

interface TableProps {
  /** Its name for screen readers. */
  label: string;
  /** thead and tbody. */
  children: ReactNode;
}

/** Dense: 14 px text, 36 px rows, a header that stays. For the staff area. */
export function Table({ label, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
