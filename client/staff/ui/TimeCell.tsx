import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { ShownTime } from './ShownTime.tsx';
import { Cell } from './Table.tsx';

interface TimeCellProps {
  /** The column's name, which a card shows before the time. */
  label: string;
  at: string | null;
  time: DisplayTime;
}

export const TimeCell = ({ label, at, time }: TimeCellProps) => (
  <Cell kind="timeLine" label={label}>
    <ShownTime at={at} time={time} />
  </Cell>
);
