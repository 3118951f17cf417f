import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './RowActions.css.ts';

/** What can be done with a record. */
export interface RecordAction {
  label: string;
  /** Without it, a click sends the form. */
  run?: (() => void) | null;
  disabled?: boolean;
  /** What does the same without JavaScript; without one, the action needs a script. */
  form?: { form: string; formAction?: string; name?: string; value?: string };
}

interface ActionButtonsProps {
  actions: readonly RecordAction[];
  /** Of the record, for screen readers, where several records have the same actions. */
  name?: string;
}

export const ActionButtons = ({ actions, name }: ActionButtonsProps) =>
  actions.map(({ label, run, disabled = false, form }) => (
    <StaffButton
      key={form?.value ?? label}
      kind="row"
      disabled={disabled}
      {...(form ? { ...form, type: 'submit' as const } : { shownWith: 'script' as const })}
      onClick={(event) => {
        if (!run) return;
        event.preventDefault();
        run();
      }}
    >
      {label}
      {name === undefined ? null : <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
    </StaffButton>
  ));

/** What is done most with a row, over its end; shown while the row has the pointer or the focus. */
export const RowActions = ({
  kind = 'scripted',
  ...buttons
}: Required<ActionButtonsProps> & { kind?: keyof typeof styles.actions }) => (
  <span className={styles.actions[kind]}>
    <ActionButtons {...buttons} />
  </span>
);
