import type { ReactNode } from 'react';

import * as styles from './Chip.css.ts';

interface ChipProps {
  children: ReactNode;
  tone?: keyof typeof styles.tone;
}

/** A keyword or a status. */
export function Chip({ children, tone = 'plain' }: ChipProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
