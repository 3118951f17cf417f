import type { ReactNode } from 'react';

import * as styles from './layout.css.ts';

export function Inline({ children }: { children: ReactNode }) {
  return <div className={styles.inline}>{children}</div>;
}
