import * as styles from './SkipLink.css.ts';

/** For keyboards: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to content
    </a>
  );
}
