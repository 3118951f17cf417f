import type { ReactNode } from 'react';

import * as styles from './Grid.css.ts';

interface GridProps {
  children: ReactNode;
  /** Columns from 600 and from 1024 px on; one below. */
  tablet?: keyof typeof styles.tablet;
  desktop?: keyof typeof styles.desktop;
  space?: keyof typeof styles.space;
  as?: 'div' | 'ul' | 'ol';
}

export function Grid({
  children,
  tablet = 2,
  desktop = 3,
  space = 'large',
  as: Element = 'div',
}: GridProps) {
  return (
    <Element
      className={[styles.space[space], styles.tablet[tablet], styles.desktop[desktop]].join(' ')}
    >
      {children}
    </Element>
  );
}
