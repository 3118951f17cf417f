import { claims } from '../../../shared/content/claims.ts';
import * as kit from '../ProductWindow.css.ts';
import { site } from '../../../shared/content/site.ts';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';

const BEFORE = 35;
const AFTER = Math.round((BEFORE * (100 - Number.parseInt(claims.faster, 10))) / 100);

const BARS = [
  { name: 'Before', days: BEFORE, fill: styles.quietFill },
  { name: `With ${site.brand}`, days: AFTER, fill: styles.overlap },
] as const;

/** The claim as two bars, in days that only serve as an example. */
export function Bars() {
  return (
    <Crop title="Days to a hire" label="For example">
      <div className={styles.pad}>
        {BARS.map(({ name, days, fill }) => (
          <div key={name} className={styles.bar}>
            <p className={styles.line}>
              <span className={kit.quiet}>{name}</span>
              <span className={styles.figure}>{String(days)}</span>
            </p>
            <svg
              className={styles.barLength}
              viewBox={`0 0 ${BEFORE} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className={fill} width={days} height="10" />
            </svg>
          </div>
        ))}
      </div>
    </Crop>
  );
}
