import type { ReactNode } from 'react';

import { LINE, pileOf } from '../../shared/sample-search/pile.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { StillLandscape } from '../Landscape/Landscape.tsx';
import { sample } from '../ProductWindow/sample.ts';
import * as styles from './OnTheLine.css.ts';

/** By where the sheet lies: at its edge, or where it always stands. */
const LINES = { right: 60, left: LINE } as const;
const ratings = pileOf(sample);

interface OnTheLineProps {
  side?: keyof typeof LINES;
  children: ReactNode;
}

/** What is to be read, on a sheet right of the line, or on one that did not make it. */
export const OnTheLine = ({ side = 'right', children }: OnTheLineProps) => (
  <div className={styles.root}>
    <div className={styles.sheet[side]}>{children}</div>
    <div className={styles.picture}>
      <StillLandscape ratings={ratings} line={LINES[side]} />
      <p className={styles.sample}>{`${SAMPLE_LABEL}.`}</p>
    </div>
  </div>
);
