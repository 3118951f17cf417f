import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

interface ContainerProps {
  children: ReactNode;
  /** 720 or 1440 px, without the gutters. */
  width?: keyof typeof styles.containerWidth;
}

export function Container({ children, width = 'wide' }: ContainerProps) {
  return <div className={styles.containerWidth[width]}>{children}</div>;
}
