import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

interface StackProps {
  children: ReactNode;
  space?: keyof typeof styles.stackSpace;
  /** As wide as the column, or as what is in it. */
  align?: keyof typeof styles.stackAlign;
}

export function Stack({ children, space = 'medium', align = 'stretch' }: StackProps) {
  return (
    <div className={`${styles.stackSpace[space]} ${styles.stackAlign[align]}`}>{children}</div>
  );
}
