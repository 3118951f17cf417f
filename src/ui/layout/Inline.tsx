import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

interface InlineProps {
  children: ReactNode;
  space?: keyof typeof styles.inlineSpace;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  as?: 'div' | 'ul' | 'ol';
}

/** One beside the other, wrapping, with even gaps. */
export function Inline({
  children,
  space = 'small',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${styles.inlineSpace[space]} ${styles.align[align]} ${styles.justify[justify]}`}
    >
      {children}
    </Element>
  );
}
