import { useLayoutEffect, useRef } from 'react';

import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import * as styles from './Work.css.ts';

/** What can be done with a record. */
export interface RecordAction {
  label: string;
  run: () => void;
}

interface ActionButtonsProps {
  actions: readonly RecordAction[];
  /** Of the record, for screen readers, where several records have the same actions. */
  name?: string;
}

/** The second press of a nervous hand, or on a slow page, is meant for the button that was there. */
const SETTLES_MS = 400;

export function ActionButtons({ actions, name }: ActionButtonsProps) {
  const labels = actions.map(({ label }) => label).join();
  const changedAt = useRef(-SETTLES_MS);
  const shown = useRef(labels);
  useLayoutEffect(() => {
    if (shown.current !== labels) changedAt.current = performance.now();
    shown.current = labels;
  }, [labels]);
  return actions.map(({ label, run }) => (
    <StaffButton
      key={label}
      kind="row"
      onClick={({ detail, timeStamp }) => {
        const isPointer = detail > 0;
        if (!isPointer || timeStamp - changedAt.current >= SETTLES_MS) run();
      }}
    >
      {label}
      {name === undefined ? null : <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
    </StaffButton>
  ));
}

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
