import * as styles from './SortHeader.css.ts';

interface SortHeaderProps {
  label: string;
  /** The orders by this column, by their API names; the first is what the first press gives. */
  sorts: readonly [string, string];
  /** The order that the rows have. */
  current: string;
  /** The plain form that a press submits without JavaScript. */
  form: string;
  onSort: (sort: string) => void;
}

/** Descending orders are 'newest' and those that begin with a minus. */
const isDescending = (sort: string) => sort === 'newest' || sort.startsWith('-');

/** A column's name that sorts by it, and tells whether the rows are. */
export function SortHeader({ label, sorts, current, form, onSort }: SortHeaderProps) {
  const isCurrent = sorts.includes(current);
  const next = sorts[0] === current ? sorts[1] : sorts[0];
  const direction = isCurrent ? (isDescending(current) ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={direction}>
      <button
        className={styles.press}
        type="submit"
        form={form}
        name="sort"
        value={next}
        onClick={(event) => {
          event.preventDefault();
          onSort(next);
        }}
      >
        {label}
        <svg className={styles.arrow} viewBox="0 0 10 12" aria-hidden="true" data-way={direction}>
          <path d="M5 1.5v9M1.5 7 5 10.5 8.5 7" />
        </svg>
      </button>
    </th>
  );
}
