import * as styles from './SkipLink.css.ts';

export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to content
    </a>
  );
}
