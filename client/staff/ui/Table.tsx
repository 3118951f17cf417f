import type { MouseEventHandler, ReactNode } from 'react';

import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { ShownTime } from './ShownTime.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

/** How a table sorts. */
export interface Sorting {
  /** By column, its orders by their API names; the first is what the first click gives. */
  sorts: Readonly<Record<string, readonly [string, string]>>;
  /** The order that the rows have. */
  current: string;
  onSort: (sort: string) => void;
}

/** Descending orders are 'newest' and those that begin with a minus. */
const isDescending = (sort: string) => sort === 'newest' || sort.startsWith('-');

/** A column's name, which sorts by it. */
function SortHeader({
  label,
  sorts,
  sorting: { current, onSort },
  isMinor,
}: {
  label: string;
  /** The orders by this column. */
  sorts: readonly [string, string];
  sorting: Sorting;
  isMinor: boolean;
}) {
  const isCurrent = sorts.includes(current);
  const next = sorts[0] === current ? sorts[1] : sorts[0];
  const direction = isCurrent ? (isDescending(current) ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={direction} data-minor={isMinor || undefined}>
      <button className={styles.sort} type="button" onClick={() => onSort(next)}>
        {label}
        <svg
          className={styles.sortArrow}
          viewBox="0 0 10 12"
          aria-hidden="true"
          data-way={direction}
        >
          <path d="M5 1.5v9M1.5 7 5 10.5 8.5 7" />
        </svg>
      </button>
    </th>
  );
}

interface TableProps {
  /** Its name for screen readers, where no heading gives it one. */
  label?: string;
  columns: readonly string[];
  /** Those that can be left out where there is no room. */
  minor?: readonly string[] | undefined;
  sorting?: Sorting | undefined;
  /** Whether rows end with what can be done with them. */
  hasActions?: boolean;
  /** Table rows. */
  children: ReactNode;
  /** Shown below the head where there are no rows. */
  empty?: string | null;
}

/** A table of the staff area; phones show each row as a card. */
export function Table({ label, columns, minor, sorting, hasActions, children, empty }: TableProps) {
  return (
    <>
      <table className={styles.table} aria-label={label} data-sortable={sorting ? true : undefined}>
        <thead>
          <tr>
            {columns.map((column) => {
              const sorts = sorting?.sorts[column];
              return sorting && sorts ? (
                <SortHeader
                  key={column}
                  label={column}
                  sorts={sorts}
                  sorting={sorting}
                  isMinor={minor?.includes(column) ?? false}
                />
              ) : (
                <th key={column} scope="col" data-minor={minor?.includes(column) || undefined}>
                  {column}
                </th>
              );
            })}
            {hasActions ? (
              <th scope="col" className={styles.noWidth}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {empty ? <p className={styles.empty}>{empty}</p> : null}
    </>
  );
}

interface CellProps {
  kind?: keyof typeof styles.cell;
  /** The column's name, which a card shows before the value. */
  label?: string;
  /** The name of the row for screen readers, where its header holds more. */
  rowName?: string;
  isMinor?: boolean;
  children?: ReactNode;
}

export function Cell({ kind = 'plain', label, rowName, isMinor, children }: CellProps) {
  const className = styles.cell[kind];
  return kind === 'name' ? (
    <th className={className} scope="row" data-label={label} aria-label={rowName}>
      {children}
    </th>
  ) : (
    <td className={className} data-label={label} data-minor={isMinor || undefined}>
      {children}
    </td>
  );
}

interface CellLinkProps {
  href: string;
  children: string;
  /** The id of the row that it opens, for the keyboard. */
  opener?: string;
  onClick?: MouseEventHandler;
}

/** A link that shows two lines of a long value at most, so that rows stay about as tall. */
export const CellLink = ({ href, children, opener, onClick }: CellLinkProps) => (
  <a
    className={styles.clampedLink}
    data-opener={opener}
    href={href}
    title={children}
    dir="auto"
    onClick={onClick}
  >
    {children}
  </a>
);

interface TimeCellProps {
  /** The column's name, which a card shows before the time. */
  label: string;
  at: string | null;
  time: DisplayTime;
}

export const TimeCell = ({ label, at, time }: TimeCellProps) => (
  <Cell kind="timeLine" label={label}>
    <ShownTime at={at} time={time} />
  </Cell>
);

/** A second, smaller line of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span className={styles.second}>{children}</span>
);
