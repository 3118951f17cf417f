import type { ReactNode } from 'react';

import * as styles from './Highlight.css.ts';

/** The one phrase that the marker went over. Once per view. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className={styles.root}>{children}</mark>;
}
