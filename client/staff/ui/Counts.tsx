import * as styles from './Counts.css.ts';

/** Figures with their names, in one line. */
export const Counts = ({ counts }: { counts: readonly (readonly [string, number])[] }) => (
  <dl className={styles.counts}>
    {counts.map(([name, figure]) => (
      <div className={styles.count} key={name}>
        <dt>{name}</dt>
        <dd className={styles.figure}>{figure}</dd>
      </div>
    ))}
  </dl>
);
