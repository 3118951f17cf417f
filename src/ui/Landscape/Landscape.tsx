import type { ReactNode } from 'react';

import { LINE, peopleText } from '../../shared/sample-search/pile.ts';
import { asRating } from '../../shared/sample-search/score.ts';
import { divided, HEIGHT, lineAt, sheetsOf, WIDTH } from './sheets.ts';
import * as styles from './Landscape.css.ts';

const TICKS = Array.from(
  { length: 91 },
  (_, at) => `M${at * 10} 0v${at % 10 === 0 ? 10 : at % 5 === 0 ? 7 : 4}`,
).join('');

interface LandscapeProps {
  /** The rating of each resume, in tenths. */
  ratings: readonly number[];
  /** In tenths. */
  line?: number;
  /** Below the sentence. */
  aside?: ReactNode;
  /** Covers the sheets until someone moves the line. */
  film?: ReactNode;
}

interface SheetsProps {
  ratings: readonly number[];
  line?: number;
  /** Whether no slider shows the line. */
  isStill?: boolean;
}

/** The sheets left of the line, and those that it chooses. */
export function Sheets({ ratings, line = LINE, isStill = false }: SheetsProps) {
  const { left, right } = divided(sheetsOf(ratings), line, isStill);
  return (
    <svg
      className={styles.sheets}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.left} data-sheets="left" d={left} transform="translate(0 -.5)" />
      <path className={styles.right} data-sheets="right" d={right} />
      <path
        className={isStill ? styles.drawnLine : styles.printedLine}
        data-drawn-line=""
        d={lineAt(line)}
      />
    </svg>
  );
}

/** The ruler from 1 to 10. */
const Scale = () => (
  <>
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={TICKS} />
    </svg>
    <div className={styles.numerals} aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) => (
        <span key={at}>{at + 1}</span>
      ))}
    </div>
  </>
);

/** The same as a picture: nobody moves its line. */
export const StillLandscape = ({ ratings, line }: Pick<LandscapeProps, 'ratings' | 'line'>) => (
  <div className={styles.root} aria-hidden="true">
    <div className={styles.field}>
      <Sheets ratings={ratings} {...(line ? { line } : {})} isStill />
    </div>
    <Scale />
  </div>
);

/**
 * A search as sheets of paper on the ruler of the rating, and the line that the visitor draws
 * (client/behaviors/move-line.ts). The input named "line" is part of the form around it, if there is one.
 */
export function Landscape({ ratings, line = LINE, aside, film }: LandscapeProps) {
  const count = ratings.filter((tenths) => tenths >= line).length;
  return (
    <div className={styles.root} data-landscape="">
      <p className={styles.sentence}>
        {/* A visitor may move the line before an island hydrates. */}
        Call everyone from{' '}
        <span data-line-from="" suppressHydrationWarning>
          {asRating(line)}
        </span>{' '}
        up:{' '}
        <span data-line-people="" suppressHydrationWarning>
          {peopleText(count)}
        </span>
      </p>
      {aside}
      <div className={styles.field}>
        <Sheets ratings={ratings} line={line} />
        {film}
        <input
          type="range"
          name="line"
          className={styles.line}
          min={10}
          max={100}
          defaultValue={line}
          aria-label="Who to call"
          aria-valuetext={`From ${asRating(line)} up: ${peopleText(count)}`}
        />
      </div>
      <Scale />
    </div>
  );
}
