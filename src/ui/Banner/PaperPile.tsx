import * as styles from './Banner.css.ts';

const PAPERS = 60;
const STEP = 5;
/** Papers that are pulled out of the pile. */
const PULLED: Readonly<Record<number, number>> = { 14: 96, 27: 148, 41: 72 };
const WIDTH = 420;
const TOP = 24;

/** A pile of paper from the side, three of them pulled out. */
export function PaperPile() {
  return (
    <figure className={styles.stack} aria-hidden="true">
      <svg viewBox={`0 0 620 ${TOP + PAPERS * STEP + 2}`} focusable="false">
        {Array.from({ length: PAPERS }, (_, at) => {
          const pulled = PULLED[at];
          // Not squared up.
          const x = 160 + ((at * 7) % 11) - (pulled ?? 0);
          const y = TOP + at * STEP;
          return pulled === undefined ? (
            <path key={at} className={styles.paper} d={`M${x} ${y}h${WIDTH}`} />
          ) : (
            <rect key={at} className={styles.pulled} x={x} y={y - 4} width={WIDTH} height="8" />
          );
        })}
      </svg>
    </figure>
  );
}
