import { Toast, ToastButton, Toasts } from '../shell/Toasts.tsx';
import * as styles from './Work.css.ts';

interface BulkToolsProps<Status extends string> {
  selected: number;
  total: number;
  statuses: Readonly<Record<Status, string>>;
  names: readonly string[];
  onSelectAll: (all: boolean) => void;
  onStatus: (status: Status) => void;
  onOwner: (name: string) => void;
}

/** What acts on the selected rows; shown once something is selected. */
export function BulkTools<Status extends string>({
  selected,
  total,
  statuses,
  names,
  onSelectAll,
  onStatus,
  onOwner,
}: BulkToolsProps<Status>) {
  if (selected === 0) return null;
  const choose = (
    label: string,
    options: readonly (readonly [string, string])[],
    then: (value: string) => void,
  ) => (
    <select
      className={styles.bulkSelect}
      aria-label={label}
      value=""
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') then(value);
      }}
    >
      <option value="">{label}...</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles.bulk} role="group" aria-label="Selected rows">
      <span>{selected} selected</span>
      {choose('Set status', Object.entries<string>(statuses), (status) =>
        onStatus(status as Status),
      )}
      {choose(
        'Assign to',
        names.map((name) => [name, name] as const),
        onOwner,
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
