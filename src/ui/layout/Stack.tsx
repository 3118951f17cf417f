import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

interface StackProps {
  children: ReactNode;
  space?: keyof typeof styles.stackSpace;
  align?: keyof typeof styles.align;
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** One below the other, with even gaps. */
export function Stack({
  children,
  space = 'medium',
  align = 'stretch',
  as: Element = 'div',
}: StackProps) {
  return (
    <Element className={`${styles.stackSpace[space]} ${styles.align[align]}`}>{children}</Element>
  );
}
