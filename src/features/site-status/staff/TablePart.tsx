import type { ReactNode } from 'react';

import { Part } from '../../../ui/staff/Part.tsx';
import { Table } from '../../../ui/staff/Table.tsx';

interface TablePartProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  columns: readonly string[];
  /** Table rows. */
  children: ReactNode;
  /** Shown below the head where there are no rows. */
  empty?: string | null;
}

/** A part of the page with a table. */
export const TablePart = ({
  title,
  text,
  action,
  columns,
  children,
  empty = null,
}: TablePartProps) => (
  <Part title={title} text={text} action={action}>
    <Table label={title} columns={columns} empty={empty}>
      {children}
    </Table>
  </Part>
);
