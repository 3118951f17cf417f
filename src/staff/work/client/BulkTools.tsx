import { countText } from '../../list/list-texts.contract.ts';
import type { WorkValues } from '../values.contract.ts';
import type { Given } from '../work.contract.ts';
import { ActionButtons, type RecordAction } from './RowActions.tsx';
import type { useSelection } from './use-selection.ts';
import * as styles from './Work.css.ts';

interface BulkToolsProps {
  /** Of the kind. */
  actions: readonly RecordAction[];
  values: WorkValues;
  /** How many are selected, of how many that the list finds. */
  count: number;
  total: number;
  names: readonly string[];
  selection: Pick<ReturnType<typeof useSelection>, 'selectAll' | 'selectNone'>;
  onSet: (set: Given) => void;
}

/** What acts on the selected rows, in place of the filters. */
export const BulkTools = ({
  actions,
  values,
  count,
  total,
  names,
  selection: { selectAll, selectNone },
  onSet,
}: BulkToolsProps) => (
  <div className={styles.bulk} role="group" aria-label="Selected rows">
    <span>{countText(count)} selected</span>
    <ActionButtons actions={actions} />
    {Object.entries(values).map(([name, { bulk, options }]) =>
      bulk ? (
        <select
          key={name}
          className={styles.bulkSelect}
          aria-label={bulk.label}
          value=""
          onChange={({ currentTarget: { value } }) => onSet({ [name]: value })}
        >
          <option value="">{bulk.label}...</option>
          {(options ? Object.keys(options) : names).map((value) => (
            <option key={value} value={value}>
              {options?.[value]?.label ?? value}
            </option>
          ))}
        </select>
      ) : null,
    )}
    {count < total ? (
      <button type="button" onClick={selectAll}>
        {`Select all ${countText(total)}`}
      </button>
    ) : null}
    <button type="button" onClick={selectNone}>
      Select none
    </button>
  </div>
);
