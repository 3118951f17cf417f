import type { Left } from './live-rows.ts';
import * as styles from './NewRows.css.ts';

const WORDS: Readonly<Record<Left, string>> = {
  unmatched: 'left this list',
  deleted: 'deleted',
};

/** Marks a row that stays where it is until the list is read again. */
export const LeftMark = ({ left }: { left: Left | undefined }) =>
  left === undefined ? null : <span className={styles.left}>{WORDS[left]}</span>;
