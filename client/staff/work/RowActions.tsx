import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './RowActions.css.ts';

interface RowActionsProps {
  /** Of the row, for screen readers. */
  name: string;
  actions: readonly { label: string; run: () => void }[];
}

/** What is done most with a row, at its end; shown while the row has the pointer or the focus. */
export const RowActions = ({ name, actions }: RowActionsProps) => (
  <span className={styles.actions}>
    {actions.map(({ label, run }) => (
      <StaffButton key={label} kind="row" onClick={run}>
        {label}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </StaffButton>
    ))}
  </span>
);
