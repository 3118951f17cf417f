import type { ReactNode } from 'react';

import { isPlainClick } from '../../plain-click.ts';
import { LeftMark } from '../list/LeftMark.tsx';
import type { Left } from '../live/live-rows.ts';
import { Cell, CellLink } from '../ui/Table.tsx';
import * as styles from './Work.css.ts';

interface WorkNameProps {
  row: { id: string; name: string };
  /** What the checkbox selects, for screen readers. */
  selects: string;
  screen: {
    work: { selected: ReadonlySet<string>; select: (id: string, isSelected: boolean) => void };
    record: { show: (id: string) => void };
    hrefOf: (id: string) => string;
    leftOf: (id: string) => Left | undefined;
  };
  /** What is to be known at a glance, after the name. */
  children: ReactNode;
}

/** The header of a row that staff work on: it selects the row and opens its record. */
export const WorkName = ({
  row: { id, name },
  selects,
  screen: { work, record, hrefOf, leftOf },
  children,
}: WorkNameProps) => (
  <Cell kind="name" rowName={name}>
    <span className={styles.who}>
      <label className={styles.checkPlace}>
        <input
          className={styles.check}
          type="checkbox"
          aria-label={selects}
          checked={work.selected.has(id)}
          onChange={({ currentTarget }) => work.select(id, currentTarget.checked)}
        />
      </label>
      <CellLink
        href={hrefOf(id)}
        opener={id}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          record.show(id);
        }}
      >
        {name}
      </CellLink>
      <span className={styles.tag}>{children}</span>
    </span>
    <LeftMark left={leftOf(id)} />
  </Cell>
);
