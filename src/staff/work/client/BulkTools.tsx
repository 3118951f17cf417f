import { countText } from '../../list/list-texts.contract.ts';
import type { WorkValues } from '../values.contract.ts';
import { choicesOf } from '../words.contract.ts';
import type { Given } from '../work.contract.ts';
import { StoringSelect } from '../../client/StoringSelect.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { ActionButtons, type RecordAction } from './RowActions.tsx';
import type { useSelection } from './use-selection.ts';
import * as styles from './BulkTools.css.ts';

interface BulkToolsProps {
  /** Of the kind. */
  actions: readonly RecordAction[];
  values: WorkValues;
  /** How many are selected, how many of those left the list, and how many it finds. */
  count: number;
  left: number;
  total: number;
  names: readonly string[];
  selection: Pick<ReturnType<typeof useSelection>, 'selectAll' | 'selectNone'>;
  onSet: (set: Given) => void;
}

/** None, where '' is that nothing is chosen yet. */
const NONE = 'none:';

/** What is typed for selected rows, set together: a next step and its day. */
function TypedValues({ values, onSet }: Pick<BulkToolsProps, 'values' | 'onSet'>) {
  const typed = Object.entries(values).filter(
    ([, { kind, bulk }]) => bulk && (kind === 'text' || kind === 'day'),
  );
  const [[, first] = []] = typed;
  return first?.bulk ? (
    <form
      className={styles.bulkForm}
      onSubmit={(event) => {
        event.preventDefault();
        const given = [...new FormData(event.currentTarget)] as [string, string][];
        const set = given.filter(([, text]) => text.trim() !== '');
        if (set.length > 0) onSet(Object.fromEntries(set));
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      {typed.map(([name, { kind, label, maxLength }]) => (
        <input
          key={name}
          name={name}
          className={styles.bulkSelect}
          type={kind === 'day' ? 'date' : 'text'}
          aria-label={label}
          placeholder={kind === 'day' ? undefined : `${label}...`}
          maxLength={maxLength}
          autoComplete="off"
        />
      ))}
      <StaffButton kind="row" type="submit">
        {first.bulk.label}
      </StaffButton>
    </form>
  ) : null;
}

/** What acts on the selected rows, in place of the filters. */
export const BulkTools = ({
  actions,
  values,
  count,
  left,
  total,
  names,
  selection: { selectAll, selectNone },
  onSet,
}: BulkToolsProps) => (
  <div className={styles.bulk} role="group" aria-label="Selected rows">
    <span>
      {`${countText(count)} selected${left > 0 ? `, ${countText(left)} of them left this list` : ''}`}
    </span>
    <div className={styles.acts}>
      <ActionButtons actions={actions} />
      {Object.entries(values).map(([name, value]) =>
        value.bulk && (value.options || value.kind === 'name') ? (
          <StoringSelect
            key={name}
            className={styles.bulkSelect}
            aria-label={value.bulk.label}
            value=""
            onStore={(set) => onSet({ [name]: set === NONE ? null : set })}
          >
            <option value="">{value.bulk.label}...</option>
            {choicesOf(value, names).map(([choice, word]) => (
              <option key={choice} value={choice || NONE}>
                {word}
              </option>
            ))}
          </StoringSelect>
        ) : null,
      )}
      <TypedValues values={values} onSet={onSet} />
    </div>
    <StaffButton kind="row" onClick={selectNone}>
      Select none
    </StaffButton>
    {/* Last: no other button comes to its place when it goes. */}
    {count - left < total ? (
      <StaffButton kind="row" onClick={selectAll}>
        {`Select all ${countText(total)}`}
      </StaffButton>
    ) : null}
  </div>
);
