import type { MouseEvent } from 'react';

import { APPLICATION_STATUSES } from '../../src/features/staff/staff.contract.ts';
import * as styles from './Applications.css.ts';
import { STATUS_WORDS } from './decision-words.ts';
import { addressOf } from './list-address.ts';
import type { StaffList } from './use-staff-list.ts';

interface StatusFilterProps {
  page: string;
  list: Pick<StaffList<unknown>, 'view' | 'go'>;
}

/** Which applications are listed, by status; each choice is an address of its own. */
export function StatusFilter({ page, list: { view, go } }: StatusFilterProps) {
  return (
    <nav className={styles.filter} aria-label="Status of the applications">
      {(['', ...APPLICATION_STATUSES] as const).map((status) => (
        <a
          key={status}
          className={styles.filterLink}
          href={addressOf(page, { ...view, status, cursor: null, open: null })}
          aria-current={view.status === status ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go({ status, cursor: null });
          }}
        >
          {status === '' ? 'All' : STATUS_WORDS[status]}
        </a>
      ))}
    </nav>
  );
}
