import { claims } from '../../shared/content/claims.ts';
import * as styles from './TestimonialsPage.css.ts';

const COLUMNS = 100;
const ROWS = 10;
const CELL = 12;
const HIRES = Math.round((Number.parseFloat(claims.hireRate) / 100) * COLUMNS * ROWS);
const FULL_ROWS = Math.floor(HIRES / COLUMNS);
const IN_LAST = HIRES - FULL_ROWS * COLUMNS;

/** The hire rate drawn: a thousand ticks, of which those without a hire are hollow. */
export function HireRate() {
  const width = COLUMNS * CELL;
  const last = FULL_ROWS * CELL;
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${width} ${ROWS * CELL}`}
      role="img"
      aria-label="The hire rate, drawn as a thousand ticks"
    >
      <pattern id="hired" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <rect className={styles.hired} x="3" y="1" width="6" height="10" />
      </pattern>
      <pattern id="open" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <rect className={styles.open} x="3.5" y="1.5" width="5" height="9" />
      </pattern>
      <rect width={width} height={last} fill="url(#hired)" />
      <rect y={last} width={IN_LAST * CELL} height={CELL} fill="url(#hired)" />
      <rect
        x={IN_LAST * CELL}
        y={last}
        width={width - IN_LAST * CELL}
        height={(ROWS - FULL_ROWS) * CELL}
        fill="url(#open)"
      />
    </svg>
  );
}
