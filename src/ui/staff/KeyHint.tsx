import * as styles from './KeyHint.css.ts';

/** The key that does what is said before it. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd className={styles.keyHint} aria-hidden>
    {children}
  </kbd>
);
