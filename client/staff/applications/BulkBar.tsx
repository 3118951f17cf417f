import { useEffect, useEffectEvent, useRef } from 'react';

import {
  DECISIONS,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { figure } from '../ui/Counts.css.ts';
import { ActionButtons } from '../work/RowActions.tsx';
import * as work from '../work/Work.css.ts';
import * as styles from './Applications.css.ts';

interface BulkBarProps {
  /** How many rows are selected, and how many can be. */
  selected: number;
  selectable: number;
  onSelectAll: (all: boolean) => void;
  onDecide: (decision: DecisionRequest) => void;
  /** Decides on the selected rows with an e-mail. */
  onWrite: () => void;
}

/** Selection, and decisions on the selected rows. */
export function BulkBar({ selected, selectable, onSelectAll, onDecide, onWrite }: BulkBarProps) {
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
    <>
      <div className={styles.bulk} role="group" aria-label="Selected applications">
        <label className={styles.selectAll}>
          <input
            className={work.check}
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
            <ActionButtons
              actions={[
                ...DECISIONS.map(({ label, decision }) => ({
                  label,
                  run: () => onDecide(decision),
                })),
                { label: 'With e-mail...', run: onWrite },
              ]}
            />
          </>
        ) : null}
      </div>
    </>
  );
}
