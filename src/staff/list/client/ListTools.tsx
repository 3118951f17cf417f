import type { ReactNode } from 'react';

import { shownDay, type DisplayTime } from '../../../shared/display-time.ts';
import { conditionWord } from '../../work/record-kind.contract.ts';
import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import * as links from '../../../ui/staff/FilterLinks.css.ts';
import { FilterMenu, type ChosenOrder, type FilteredKind } from './FilterMenu.tsx';
import { ARRIVAL_CONDITIONS } from '../list.contract.ts';
import type { List } from './use-list.ts';

interface ListToolsProps {
  /** Of the subsets, for screen readers. */
  label: string;
  list: Pick<List<unknown>, 'state' | 'conditions' | 'hrefOf' | 'go'>;
  /** '' is the whole list. `sort` is the order of a subset that has its own. */
  filters: readonly { value: string; label: string; count?: string; sort?: string | undefined }[];
  kind: FilteredKind;
  /** Names that are offered as owner. */
  names: readonly string[];
  orders: readonly ChosenOrder[];
  time: DisplayTime;
  /** It is about to show what was asked for. */
  onShow: () => void;
  /** Further menus. */
  children: ReactNode;
}

/** The subsets of a list and its further conditions; each stands in the address. */
export function ListTools({
  label,
  list,
  filters,
  kind,
  names,
  orders,
  time,
  onShow,
  children,
}: ListToolsProps) {
  const { state, conditions, hrefOf } = list;
  const current = filters.find(({ value }) => value === state.status);
  // A subset has its own order; what follows it has the usual one again.
  const usual = state.sort === current?.sort ? 'newest' : state.sort;
  return (
    <>
      <FilterLinks
        label={label}
        current={state.status}
        filters={filters.map((filter) => ({
          ...filter,
          href: hrefOf({ status: filter.value, sort: filter.sort ?? usual, offset: 0 }),
        }))}
      />
      <FilterMenu
        key={hrefOf({ open: null })}
        list={list}
        kind={kind}
        names={names}
        orders={orders}
        time={time}
        onShow={onShow}
      />
      {children}
      {Object.keys(state.conditions).length > 0 ? (
        <nav className={links.conditions} aria-label="Conditions">
          {Object.entries(state.conditions).map(([name, value]) => {
            const { [name]: _removed, ...others } = state.conditions;
            const word = Object.hasOwn(ARRIVAL_CONDITIONS, name)
              ? shownDay(value, { ...time, timeZone: 'UTC' })
              : conditionWord(kind, name, value);
            const text = `${conditions[name] ?? name}: ${word}`;
            return (
              <a
                key={name}
                className={links.link}
                href={hrefOf({ conditions: others, offset: 0 })}
                aria-label={`Remove ${text}`}
                suppressHydrationWarning
              >
                {`${text} ×`}
              </a>
            );
          })}
        </nav>
      ) : null}
    </>
  );
}
