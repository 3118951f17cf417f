import * as styles from './Status.css.ts';

interface StatusChipProps {
  tone: keyof typeof styles.chipTone;
  children: string;
}

export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className={styles.chipTone[tone]}>{children}</span>
);

/** A status as a dot and a word: the marker's color is for what is selected. */
export const StatusDot = ({
  tone = 'calm',
  children,
}: {
  tone?: keyof typeof styles.dotTone | undefined;
  children: string;
}) => <span className={styles.dotTone[tone]}>{children}</span>;
