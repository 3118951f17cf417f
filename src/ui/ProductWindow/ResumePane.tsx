import type { SampleRole } from '../../shared/sample-search/sample-role.ts';
import {
  asAdded,
  asRating,
  reasonId,
  type Reason,
  type Scored,
} from '../../shared/sample-search/score.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ProductWindow.css.ts';

interface ResumeProps {
  role: SampleRole;
  scored: Scored;
  names?: boolean;
  /** Whether reasons can be struck out. */
  interactive?: boolean;
  /** How many sentences show, those that earn most; what can be taken out shows all, in their places. */
  most?: number;
  /** False where a heading would break the outline of the page. */
  hasHeading?: boolean;
}

interface SentenceProps {
  reason: Reason;
  /** The requirement's label; undefined for a sentence that meets none. */
  label: string | undefined;
  strikeId: string | undefined;
}

function Sentence({ reason: { text, added, isStruck }, label, strikeId }: SentenceProps) {
  const counts = added > 0;
  return (
    <li className={styles.sentence}>
      <p>
        {isStruck ? (
          <span className={styles.struck}>{text}</span>
        ) : counts ? (
          <mark className={styles.mark}>{text}</mark>
        ) : (
          text
        )}
      </p>
      {label === undefined || !(counts || isStruck) ? null : (
        <div className={styles.note}>
          <span className={styles.added}>{isStruck ? '+0' : asAdded(added)}</span>
          <span>{label}</span>
          {strikeId === undefined ? null : (
            <button
              type="submit"
              name="do"
              value={`strike:${strikeId}`}
              className={styles.textButton}
              aria-label={`${isStruck ? 'Count again' : "Don't count"}: ${label}`}
            >
              {isStruck ? 'Count again' : "Don't count"}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** A resume as text: the sentences that earn points are marked, and the margin says how many and what for. */
export function ResumePane({
  role,
  scored,
  names = false,
  interactive = false,
  most = 4,
  hasHeading = true,
}: ResumeProps) {
  const { candidate, tenths, reasons } = scored;
  const shown = interactive
    ? reasons
    : reasons.toSorted((a, b) => b.added - a.added).slice(0, most);
  const sentence = (reason: Reason) => (
    <Sentence
      key={reason.text}
      reason={reason}
      label={role.requirements.find(({ id }) => id === reason.requirement)?.label}
      strikeId={interactive ? reasonId(candidate, reason) : undefined}
    />
  );
  const Name = hasHeading ? 'h3' : 'p';
  return (
    <div className={styles.resumeBox}>
      <div className={styles.resume}>
        <div className={styles.resumeHead} data-uncovered="">
          <div>
            <Name className={styles.resumeName}>
              {names ? candidate.name : `Candidate ${candidate.number}`}
            </Name>
            <p className={styles.quiet}>{`${candidate.years} years, ${candidate.city}`}</p>
          </div>
          <p className={styles.total}>
            <span className={hidden}>Talent match rating: </span>
            {asRating(tenths)}
            <span className={hidden}> out of 10</span>
          </p>
        </div>
        <ul className={styles.sentences}>{shown.map(sentence)}</ul>
      </div>
    </div>
  );
}
