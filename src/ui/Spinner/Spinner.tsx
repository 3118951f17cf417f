import * as styles from './Spinner.css.ts';

/** A turning ring of the text's size and colour; the text beside it says what is under way. */
export function Spinner() {
  return <span className={styles.root} data-spinner="" aria-hidden="true" />;
}
