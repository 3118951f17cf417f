import type { ReactNode } from 'react';

import * as styles from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
