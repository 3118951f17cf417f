import type { SampleRole } from '../../shared/sample-search/sample-role.ts';
import {
  asAdded,
  earnedShares,
  type Scored,
  type Weights,
} from '../../shared/sample-search/score.ts';
import * as styles from './ProductWindow.css.ts';
import { Ruler } from './Ruler.tsx';

interface PointsProps {
  role: SampleRole;
  scored: Scored;
  weights: Weights;
}

/** What each requirement earned: a full ruler is all that it can add. */
export function Points({ role, scored, weights }: PointsProps) {
  return (
    <div className={styles.points}>
      <p className={styles.pointsLabel}>Points by requirement</p>
      {earnedShares(scored, weights).map(({ id, tenths, percent }) => (
        <p key={id} className={styles.point}>
          <span>{role.requirements.find((one) => one.id === id)?.label}</span>
          <span>{asAdded(tenths)}</span>
          <Ruler percent={percent} />
        </p>
      ))}
    </div>
  );
}
