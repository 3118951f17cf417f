import * as kit from '../ProductWindow.css.ts';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';
import { sampleRanking } from './sample.ts';

/** Where the three lit dots are, in a field of 640 by 160. */
const LIT = [
  [236, 52],
  [340, 92],
  [428, 44],
] as const;

interface PoolProps {
  /** Unique on the page: the drawing's pattern has it. */
  id: string;
}

/** Everyone who is searched as a dot, and the three that are found. */
export function Pool({ id }: PoolProps) {
  return (
    <Crop title="Search">
      <div className={styles.fieldBox}>
        <svg
          className={styles.field}
          viewBox="0 0 640 160"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <circle className={styles.dot} cx="4" cy="4" r="1.1" />
          </pattern>
          <rect width="640" height="160" fill={`url(#${id})`} />
          {LIT.map(([x, y]) => (
            <circle key={x} className={styles.lit} cx={x} cy={y} r="7" />
          ))}
        </svg>
        <p className={styles.fieldFoot}>
          <span className={kit.quiet}>Found</span>
          {sampleRanking.slice(0, LIT.length).map(({ candidate }) => (
            <span key={candidate.number}>{candidate.number}</span>
          ))}
        </p>
      </div>
    </Crop>
  );
}
