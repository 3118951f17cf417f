import type { ReactNode } from 'react';

import { pileOf } from '../../shared/sample-search/pile.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { StillLandscape } from '../Landscape/Landscape.tsx';
import { sample } from '../ProductWindow/sample.ts';
import * as styles from './OnTheLine.css.ts';

/** Where the sheet's edge stands. */
const LINE = 60;
const ratings = pileOf(sample);

/** What is to be read, on a sheet right of the line. */
export const OnTheLine = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>
    <div className={styles.sheet}>{children}</div>
    <div className={styles.picture}>
      <StillLandscape ratings={ratings} line={LINE} />
      <p className={styles.sample}>{`${SAMPLE_LABEL}.`}</p>
    </div>
  </div>
);
