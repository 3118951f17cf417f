import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ScoreBar.css.ts';

interface ScoreBarProps {
  /** An integer from 1 to 10. */
  score: number;
  /** For screen readers. */
  label: string;
}

/** A talent match rating. */
export function ScoreBar({ score, label }: ScoreBarProps) {
  const whole = Math.min(10, Math.max(1, Math.round(score)));
  return (
    <div className={styles.root}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill[whole]} />
      </div>
      <span className={styles.figure} aria-hidden="true">
        {whole}
      </span>
      <VisuallyHidden>
        {label}: {whole} out of 10
      </VisuallyHidden>
    </div>
  );
}
