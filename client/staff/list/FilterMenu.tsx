import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { originsApi } from '../../../src/features/leads/admin/leads-admin.contract.ts';
import { listHref, type Chips } from '../../../src/staff-list/list.contract.ts';
import { callOrThrow, useStaffClient } from '../data/staff-query.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from '../ui/FilterMenu.css.ts';
import type { List } from './use-list.ts';

interface FilterMenuProps {
  path: string;
  list: Pick<List<unknown>, 'view' | 'go' | 'chips'>;
  /** Names that are offered as owner. */
  names: readonly string[];
}

const typeOf = (name: string) => (name === 'since' || name === 'until' ? 'date' : 'text');

/** The further conditions of a list: each can be set by mouse and keyboard, and stands in the address. */
export function FilterMenu({ path, list: { view, go, chips: words }, names }: FilterMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data: origins } = useQuery(
    {
      queryKey: [originsApi.path],
      queryFn: () => callOrThrow(originsApi, {}, ''),
      enabled: isOpen && Object.hasOwn(words, 'source'),
    },
    useStaffClient(),
  );
  const offered = new Map(Object.entries(origins ?? {}));
  return (
    <details
      className={styles.menu}
      key={listHref(path, view)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>Filter</summary>
      <form
        className={styles.form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            Object.hasOwn(words, name) && typeof value === 'string' && value.trim()
              ? [[name, value.trim()]]
              : [],
          );
          go({ chips: Object.fromEntries(given) as Chips, offset: 0 });
        }}
      >
        {Object.entries(words).map(([name, label]) => (
          <label key={name} className={styles.field}>
            {label}
            {name === 'owner' ? (
              <select name={name} defaultValue={view.chips[name] ?? ''}>
                <option value="">Anyone</option>
                {[...new Set([...names, ...(view.chips[name] ? [view.chips[name]] : [])])].map(
                  (each) => (
                    <option key={each}>{each}</option>
                  ),
                )}
              </select>
            ) : (
              <>
                <input
                  name={name}
                  type={typeOf(name)}
                  defaultValue={view.chips[name] ?? ''}
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
        ))}
        {view.status ? <input type="hidden" name="status" value={view.status} /> : null}
        {view.search ? <input type="hidden" name="q" value={view.search} /> : null}
        <StaffButton type="submit">Show</StaffButton>
      </form>
    </details>
  );
}
