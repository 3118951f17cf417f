import * as styles from './Spinner.css.ts';

/** Has the size and color of its text, which names the operation. */
export function Spinner() {
  return <span className={styles.root} data-spinner="" aria-hidden="true" />;
}
