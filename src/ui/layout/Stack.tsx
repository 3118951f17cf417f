import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

interface StackProps {
  children: ReactNode;
  space?: keyof typeof styles.stackSpace;
}

export function Stack({ children, space = 'medium' }: StackProps) {
  return <div className={styles.stackSpace[space]}>{children}</div>;
}
