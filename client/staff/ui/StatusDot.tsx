import * as styles from './StatusDot.css.ts';

/** A status as a dot and a word: the marker's color is for what is selected. */
export const StatusDot = ({
  tone = 'calm',
  children,
}: {
  tone?: keyof typeof styles.tone | undefined;
  children: string;
}) => <span className={styles.tone[tone]}>{children}</span>;
