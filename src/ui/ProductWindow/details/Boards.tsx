import { claims } from '../../../shared/content/claims.ts';
import * as kit from '../ProductWindow.css.ts';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';

const BOARDS = Number.parseInt(claims.jobBoards, 10);
const COLUMNS = 15;
const CELL = 24;
const ROWS = Math.ceil(BOARDS / COLUMNS);

interface BoardsProps {
  /** Unique on the page: the drawing's pattern has it. */
  id: string;
}

/** One opening on every job board: a box with a tick for each. */
export function Boards({ id }: BoardsProps) {
  return (
    <Crop title="Job boards">
      <div className={styles.pad}>
        <p className={styles.line}>
          <span className={kit.quiet}>Your opening</span>
          <strong>Posted</strong>
        </p>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
          aria-hidden="true"
        >
          <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
            <rect className={styles.quietFill} x="2" y="2" width="20" height="20" rx="2" />
            <path className={styles.outline} d="M8 12.5 11 15.5 16.5 9" strokeWidth="1.5" />
          </pattern>
          <rect width={COLUMNS * CELL} height={ROWS * CELL} fill={`url(#${id})`} />
        </svg>
      </div>
    </Crop>
  );
}
