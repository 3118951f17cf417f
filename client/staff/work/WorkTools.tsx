import type { WorkValues } from '../../../src/staff-work/values.contract.ts';
import { Toast, ToastButton, Toasts } from '../shell/Toasts.tsx';
import type { SetValues } from './use-work-list.ts';
import * as styles from './Work.css.ts';

interface BulkToolsProps {
  values: WorkValues;
  selected: number;
  total: number;
  names: readonly string[];
  onSelectAll: (all: boolean) => void;
  onSet: (set: SetValues) => void;
}

/** What acts on the selected rows; shown once something is selected. */
export function BulkTools({ values, selected, total, names, onSelectAll, onSet }: BulkToolsProps) {
  if (selected === 0) return null;
  return (
    <div className={styles.bulk} role="group" aria-label="Selected rows">
      <span>{selected} selected</span>
      {Object.entries(values).map(([name, { bulk, options }]) =>
        bulk ? (
          <select
            key={name}
            className={styles.bulkSelect}
            aria-label={bulk.label}
            value=""
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') onSet({ [name]: value });
            }}
          >
            <option value="">{bulk.label}...</option>
            {(options
              ? Object.entries(options).map(([option, { label }]) => [option, label] as const)
              : names.map((each) => [each, each] as const)
            ).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : null,
      )}
      <button type="button" onClick={() => onSelectAll(selected < total)}>
        {selected < total ? `Select all ${total}` : 'Select none'}
      </button>
    </div>
  );
}

interface WorkToastProps {
  outcome: { text: string; isProblem: boolean; undo: string | null };
  onUndo: () => void;
  onDismiss: () => void;
}

const stayed = () => undefined;

/** What came of the last change of several rows; it stays until it is undone or dismissed. */
export const WorkToast = ({ outcome, onUndo, onDismiss }: WorkToastProps) => (
  <Toasts label="Changes" isEmpty={outcome.text === ''} onRest={stayed}>
    <Toast text={outcome.text} tone={outcome.isProblem ? 'problem' : 'plain'}>
      {outcome.undo === null ? null : (
        <ToastButton variant="secondary" onClick={onUndo}>
          Undo
        </ToastButton>
      )}
      <ToastButton variant="quiet" onClick={onDismiss}>
        Dismiss
      </ToastButton>
    </Toast>
  </Toasts>
);
