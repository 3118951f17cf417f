import type { ReactNode } from 'react';

import { asRating, type Scored } from '../../shared/sample-search/score.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ProductWindow.css.ts';
import { Ruler } from './Ruler.tsx';

interface RowsProps {
  ranked: readonly Scored[];
  /** The number of the candidate with the open resume. */
  shown: string;
  /** Candidates are numbers until the visitor asks for names. */
  names?: boolean;
  /** In tenths: who is left of it is labeled so. */
  line?: number;
  /** The open resume. With it each row is a button of the demo's form. */
  children?: ReactNode;
}

interface RowProps {
  scored: Scored;
  at: number;
  names: boolean;
  line: number;
}

function RowContent({ scored, at, names, line }: RowProps) {
  const { candidate, tenths } = scored;
  return (
    <>
      <span className={styles.quiet}>{String(at + 1)}</span>
      <span className={styles.who}>
        <span className={styles.whoName}>
          {names ? (
            candidate.name
          ) : (
            <>
              <span className={hidden}>Candidate </span>
              {candidate.number}
            </>
          )}
        </span>
        <span className={styles.whoMore}>
          {tenths < line ? 'Left of the line' : `${candidate.years} years, ${candidate.city}`}
        </span>
      </span>
      <span className={styles.rowRuler}>
        <Ruler percent={((tenths - 10) * 100) / 90} />
      </span>
      <span className={styles.rowRating}>
        {asRating(tenths)}
        <span className={hidden}> out of 10</span>
      </span>
    </>
  );
}

/** The blind shortlist, best first. */
export function CandidateRows({ ranked, shown, names = false, line = 0, children }: RowsProps) {
  return (
    <ol className={styles.rows}>
      {ranked.map((scored, at) => {
        const { number } = scored.candidate;
        const isShown = number === shown;
        const content = <RowContent scored={scored} at={at} names={names} line={line} />;
        return (
          <li key={number}>
            {children ? (
              <button
                type="submit"
                name="do"
                value={`show:${number}`}
                className={`${styles.rowButton} ${isShown ? styles.chosen : ''}`}
                aria-current={isShown ? 'true' : undefined}
                data-uncovered=""
              >
                {content}
              </button>
            ) : (
              <div className={`${styles.row} ${isShown ? styles.chosen : ''}`}>{content}</div>
            )}
            {isShown ? children : null}
          </li>
        );
      })}
    </ol>
  );
}
