import type { ReactNode } from 'react';

import type { DisplayTime } from '../../shared/display-time.ts';
import { EmailText } from './EmailText.tsx';
import { ShownTime } from './ShownTime.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

/** What gives way to an open record, the last first. */
type GivesWay = 'day' | 'value' | 'time' | 'line' | 'email' | 'wide';

export interface Column {
  label: string;
  /** Its orders, by their API names; the first is what the first click gives. */
  sorts?: readonly [string, string];
  /** Can be left out where there is no room. */
  isMinor?: boolean;
  /** Only where there is much room: not on tablets, nor on phones. */
  isWide?: boolean;
  /** As what it gives way to an open record, where there is too little room for both; by default it stays. */
  gives?: GivesWay | undefined;
  /** Over the ends of the rows, without a width of its own. */
  isOver?: boolean;
}

interface Sorting {
  /** The order that the rows have. */
  current: string;
  isDescending: boolean;
  hrefOf: (sort: string) => string;
}

function Head({
  column: { label, sorts, isMinor, isWide, gives, isOver },
  sorting,
}: {
  column: Column;
  sorting: Sorting | undefined;
}) {
  const current = sorting?.current ?? '';
  const way = sorting?.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={isOver ? styles.over : undefined}
      data-minor={isMinor || undefined}
      data-wide={isWide || undefined}
      data-gives={gives}
      aria-sort={sorts?.includes(current) ? way : undefined}
    >
      {isOver ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      {sorting && sorts ? (
        <a
          className={styles.sort}
          href={sorting.hrefOf(sorts[0] === current ? sorts[1] : sorts[0])}
        >
          {label}
          <svg className={styles.sortArrow} viewBox="0 0 10 12" aria-hidden="true">
            <path d="M5 1.5v9M1.5 7 5 10.5 8.5 7" />
          </svg>
        </a>
      ) : isOver ? null : (
        label
      )}
    </th>
  );
}

interface TableProps {
  /** Its name for screen readers, where no heading gives it one. */
  label?: string;
  columns: readonly (string | Column)[];
  sorting?: Sorting;
  /** Table rows. */
  children: ReactNode;
  /** Shown below the head where there are no rows. */
  empty?: string | null;
}

/** A table of the staff area; phones show each row as a card. */
export const Table = ({ label, columns, sorting, children, empty }: TableProps) => (
  <>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns
            .map((column) => (typeof column === 'string' ? { label: column } : column))
            .map((column) => (
              <Head key={column.label} column={column} sorting={sorting} />
            ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
    {empty ? <p className={styles.empty}>{empty}</p> : null}
  </>
);

interface CellProps extends Pick<Column, 'isMinor' | 'isWide' | 'gives'> {
  kind?: keyof typeof styles.cell;
  /** The column's name, which a card shows before the value. */
  label?: string | undefined;
  /** What it holds, where the layout of a card asks. */
  holds?: string | undefined;
  /** The name of the row for screen readers, where its header holds more. */
  rowName?: string;
  children?: ReactNode;
}

export function Cell({
  kind = 'plain',
  label,
  holds,
  rowName,
  isMinor,
  isWide,
  gives,
  children,
}: CellProps) {
  const className = styles.cell[kind];
  return kind === 'name' ? (
    <th className={className} scope="row" data-label={label} aria-label={rowName}>
      {children}
    </th>
  ) : (
    <td
      className={className}
      data-label={label}
      data-holds={holds}
      data-minor={isMinor || undefined}
      data-wide={isWide || undefined}
      data-gives={gives}
    >
      {children}
    </td>
  );
}

interface NextRowProps {
  id: string;
  /** Whether staff go on here. */
  isNext: boolean;
  children: ReactNode;
}

/** A row that a form can lead back to. */
export const NextRow = ({ id, isNext, children }: NextRowProps) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form led here
  <tr id={id} {...(isNext ? { tabIndex: -1, autoFocus: true } : {})}>
    {children}
  </tr>
);

interface CellLinkProps {
  href: string;
  children: string;
  /** The id of the row that it opens, for the keyboard. */
  opener?: string;
}

/** A link that shows two lines of a long value at most, so that rows stay about as tall. */
export const CellLink = ({ href, children, opener }: CellLinkProps) => (
  <a className={styles.clampedLink} data-opener={opener} href={href} title={children} dir="auto">
    <EmailText>{children}</EmailText>
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
