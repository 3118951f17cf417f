import * as styles from './SortHeader.css.ts';

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
export function SortHeader({
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
      <button className={styles.button} type="button" onClick={() => onSort(next)}>
        {label}
        <svg className={styles.arrow} viewBox="0 0 10 12" aria-hidden="true" data-way={direction}>
          <path d="M5 1.5v9M1.5 7 5 10.5 8.5 7" />
        </svg>
      </button>
    </th>
  );
}
