import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

interface InlineProps {
  children: ReactNode;
  space?: keyof typeof styles.inlineSpace;
}

export function Inline({ children, space = 'small' }: InlineProps) {
  return <div className={styles.inlineSpace[space]}>{children}</div>;
}
