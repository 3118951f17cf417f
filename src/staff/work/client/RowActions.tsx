import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { holdPlace, isHeldPlace } from '../../client/held-place.ts';
import * as styles from './RowActions.css.ts';

/** What can be done with a record. */
export interface RecordAction {
  label: string;
  /** Where the screen binds one that presses the button. */
  key?: string;
  run: () => void;
  /** Whether it stands at the end, whatever is before it. */
  isLast?: boolean;
}

interface ActionButtonsProps {
  actions: readonly RecordAction[];
  /** Of the record, for screen readers, where several records have the same actions. */
  name?: string;
}

export const ActionButtons = ({ actions, name }: ActionButtonsProps) =>
  actions.map(({ label, key, run, isLast }) => (
    <StaffButton
      key={label}
      kind="row"
      aria-keyshortcuts={key}
      data-place={isLast ? 'last' : undefined}
      onClick={({ nativeEvent }) => {
        if (isHeldPlace(nativeEvent)) return;
        holdPlace(nativeEvent);
        run();
      }}
    >
      {label}
      {name === undefined ? null : <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
    </StaffButton>
  ));

interface RowActionsProps extends Required<ActionButtonsProps> {
  /** Hidden ones are over the end of the row, and show while it has the pointer or the focus. */
  kind: keyof typeof styles.actions;
}

/** What is done most with a row. */
export const RowActions = ({ kind, ...buttons }: RowActionsProps) => (
  <span className={styles.actions[kind]}>
    <ActionButtons {...buttons} />
  </span>
);
