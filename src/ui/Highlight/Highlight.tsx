import type { ReactNode } from 'react';

import * as styles from './Highlight.css.ts';

/** Highlights one phrase per view. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className={styles.root}>{children}</mark>;
}
