import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import type { RecordKind } from '../../work/record-kind.contract.ts';
import { parseListState } from '../list.contract.ts';
import { callOrThrow, useStaffClient } from '../../client/staff-query.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import * as styles from '../../../ui/staff/FilterMenu.css.ts';
import type { List } from './use-list.ts';

interface FilterMenuProps {
  list: Pick<List<unknown>, 'state' | 'conditions' | 'go'>;
  kind: Pick<RecordKind, 'values' | 'offers' | 'list'>;
  /** Names that are offered as owner. */
  names: readonly string[];
}

/** The further conditions of a list: each can be set by mouse and keyboard, and stands in the address. */
export function FilterMenu({ list: { state, conditions, go }, kind, names }: FilterMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { values, offers } = kind;
  const { data: found } = useQuery(
    {
      queryKey: ['offers', kind.list],
      queryFn: () => (offers ? callOrThrow(offers, {}, '') : {}),
      enabled: isOpen && offers !== undefined,
    },
    useStaffClient(),
  );
  const offered = new Map<string, readonly string[]>(Object.entries(found ?? {}));
  return (
    <details
      data-list=""
      className={styles.menu}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>Filter</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const given = [...new FormData(event.currentTarget)] as [string, string][];
          go({ conditions: parseListState(new URLSearchParams(given)).conditions, offset: 0 });
        }}
      >
        {Object.entries(conditions).map(([name, words]) => {
          const { [name]: set = '' } = state.conditions;
          const choices =
            name === 'owner'
              ? [...new Set([...names, set])].filter(Boolean).map((each) => [each, each] as const)
              : Object.entries(values[name]?.options ?? {}).map(
                  ([value, { label }]) => [value, label] as const,
                );
          return (
            <label key={name}>
              {words}
              {choices.length > 0 || name === 'owner' ? (
                <select name={name} defaultValue={set}>
                  <option value="">{name === 'owner' ? 'Anyone' : 'Any'}</option>
                  {choices.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              ) : (
                <>
                  <input
                    name={name}
                    type={name === 'since' || name === 'until' ? 'date' : 'text'}
                    defaultValue={set}
                    list={offered.has(name) ? id + name : undefined}
                  />
                  <datalist id={id + name}>
                    {offered.get(name)?.map((value) => (
                      <option key={value}>{value}</option>
                    ))}
                  </datalist>
                </>
              )}
            </label>
          );
        })}
        <StaffButton type="submit">Show</StaffButton>
      </form>
    </details>
  );
}
