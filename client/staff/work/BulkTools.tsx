import type { WorkValues } from '../../../src/staff-work/values.contract.ts';
import type { Given } from '../../../src/staff-work/work.contract.ts';
import { ActionButtons, type RecordAction } from './RowActions.tsx';
import * as styles from './Work.css.ts';

interface BulkToolsProps {
  /** Of the kind. */
  actions: readonly RecordAction[];
  values: WorkValues;
  /** How many are selected, of how many that the view finds. */
  count: number;
  total: number;
  names: readonly string[];
  onSelectAll: (all: boolean) => void;
  onSet: (set: Given) => void;
}

/** What acts on the selected rows, in place of the filters. */
export function BulkTools({
  actions,
  values,
  count,
  total,
  names,
  onSelectAll,
  onSet,
}: BulkToolsProps) {
  return (
    <div className={styles.bulk} role="group" aria-label="Selected rows">
      <span>{count.toLocaleString('en-US')} selected</span>
      <ActionButtons actions={actions} />
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
      {count < total ? (
        <button type="button" onClick={() => onSelectAll(true)}>
          {`Select all ${total.toLocaleString('en-US')}`}
        </button>
      ) : null}
      <button type="button" onClick={() => onSelectAll(false)}>
        Select none
      </button>
    </div>
  );
}
