import type { ReactNode } from 'react';

import { SAMPLE_LABEL } from '../../../shared/sample-search/sample-role.ts';
import * as styles from './details.css.ts';

interface CropProps {
  title: string;
  /** What is not from the sample data says so with another label. */
  label?: string;
  children: ReactNode;
}

/** A part of the product's window, labeled as what it is. */
export function Crop({ title, label = SAMPLE_LABEL, children }: CropProps) {
  return (
    <figure className={styles.crop}>
      <figcaption className={styles.cropBar}>
        <span className={styles.cropTitle}>{title}</span>
        <span className={styles.cropSample}>{label}</span>
      </figcaption>
      {children}
    </figure>
  );
}
