import type { ReactNode } from 'react';

import { SAMPLE_LABEL, type SampleRole } from '../../shared/sample-search/sample-role.ts';
import * as styles from './ProductWindow.css.ts';

interface WindowProps {
  role: SampleRole;
  /** How many of the pile are read closely; without it the bar has no figures. */
  listed?: number;
  children: ReactNode;
}

/** The product's window around one or more panes, fed by the sample data and labeled as such. */
export function ProductWindow({ role, listed, children }: WindowProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <span className={styles.barTitle}>{`${role.title}, ${role.city}`}</span>
        {listed === undefined ? null : (
          <span className={styles.read}>
            <span data-pile={role.pile}>{String(role.pile)}</span>
            {` read, ${listed} read closely`}
          </span>
        )}
        <span className={styles.sample}>{SAMPLE_LABEL}</span>
      </div>
      {children}
    </div>
  );
}
