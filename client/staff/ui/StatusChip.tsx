import * as styles from './StatusChip.css.ts';

interface StatusChipProps {
  tone: keyof typeof styles.tone;
  children: string;
}

export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className={styles.tone[tone]}>{children}</span>
);
