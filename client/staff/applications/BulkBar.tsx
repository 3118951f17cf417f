import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import {
  DECISIONS,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { TEMPLATES_PATH } from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from './Applications.css.ts';
import { figure } from '../ui/Counts.css.ts';
import { StaffButton } from '../ui/StaffButton.tsx';

interface BulkBarProps {
  /** Where the decision of the last plain form is undone, without JavaScript; null if there is none. */
  undo: string | null;
  undoForm: string;
  filter: ReactNode;
  /** How many rows are selected, and how many can be. */
  selected: number;
  selectable: number;
  onSelectAll: (all: boolean) => void;
  onDecide: (decision: DecisionRequest) => void;
  /** Decides on the selected rows with an e-mail. */
  onWrite: () => void;
  onShowShortcuts: () => void;
}

/** The toolbar of the list: filter, selection, and decisions on the selected rows. */
export function BulkBar({
  undo,
  undoForm,
  filter,
  selected,
  selectable,
  onSelectAll,
  onDecide,
  onWrite,
  onShowShortcuts,
}: BulkBarProps) {
  const all = useRef<HTMLInputElement>(null);
  const some = selected > 0 && selected < selectable;
  useEffect(() => {
    if (all.current) all.current.indeterminate = some;
  }, [some]);
  // Ticked before hydration.
  const keepTick = useEffectEvent(() => {
    if (all.current?.checked) onSelectAll(true);
  });
  useEffect(() => keepTick(), []);
  return (
    <div className={styles.bulkLine}>
      {filter}
      {undo === null ? null : (
        <StaffButton
          type="submit"
          kind="row"
          shownWith="no script"
          form={undoForm}
          formAction={undo}
        >
          Undo the last decision
        </StaffButton>
      )}
      <div className={styles.bulk} role="group" aria-label="Selected applications">
        <label className={styles.selectAll}>
          <input
            className={styles.check}
            ref={all}
            type="checkbox"
            checked={selectable > 0 && selected === selectable}
            disabled={selectable === 0}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
          Select all pending
        </label>
        {selected > 0 ? (
          <>
            <span className={figure} role="status">{`${selected} selected`}</span>
            {DECISIONS.map(({ label, decision }) => (
              <StaffButton key={label} kind="row" onClick={() => onDecide(decision)}>
                {label}
              </StaffButton>
            ))}
            <StaffButton kind="row" onClick={onWrite}>
              With e-mail...
            </StaffButton>
          </>
        ) : null}
        <Button size="small" variant="quiet" className={styles.texts} href={TEMPLATES_PATH}>
          Texts of the e-mails
        </Button>
        <Button
          size="small"
          variant="quiet"
          className={styles.shortcuts}
          aria-haspopup="dialog"
          onClick={onShowShortcuts}
        >
          Keyboard shortcuts
        </Button>
      </div>
    </div>
  );
}
