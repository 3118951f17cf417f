import type { MouseEvent } from 'react';

import { APPLICATION_FILTERS } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import * as styles from '../applications/Applications.css.ts';
import { FILTER_WORDS } from '../applications/decision-words.ts';
import { listHref } from '../../../src/staff-list/list.contract.ts';
import type { List } from './use-list.ts';

interface StatusFilterProps {
  page: string;
  list: Pick<List<unknown>, 'view' | 'go'>;
  /** How many could not be sent. */
  notSent: number;
}

/** Which applications are listed; each choice is an address of its own. */
export function StatusFilter({ page, list: { view, go }, notSent }: StatusFilterProps) {
  return (
    <nav className={styles.filter} aria-label="Status of the applications">
      {(['', ...APPLICATION_FILTERS] as const).map((status) => (
        <a
          key={status}
          className={styles.filterLink}
          href={listHref(page, { ...view, status, cursor: null })}
          aria-current={view.status === status ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go({ status, cursor: null });
          }}
        >
          {FILTER_WORDS[status]}
          {status === 'not_sent' && notSent > 0 ? ` (${notSent})` : ''}
        </a>
      ))}
    </nav>
  );
}
