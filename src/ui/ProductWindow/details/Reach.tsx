import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';

/** Two circles: those who applied, and those who are not looking. One search has both. */
export function Reach() {
  return (
    <Crop title="Who is searched" label="Drawing">
      <div className={styles.pad}>
        <svg className={styles.drawing} viewBox="0 0 280 124" aria-hidden="true">
          <circle className={styles.overlap} cx="100" cy="62" r="56" />
          <circle className={styles.overlap} cx="180" cy="62" r="56" />
          <circle className={styles.outline} cx="100" cy="62" r="56" />
          <circle className={styles.outline} cx="180" cy="62" r="56" />
        </svg>
        <p className={styles.line}>
          <span>Active</span>
          <span>Passive</span>
        </p>
      </div>
    </Crop>
  );
}
