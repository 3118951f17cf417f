import { useState } from 'react';

import { addressOf, type Endpoint } from '../../../shared/api.ts';
import type { ListParameters } from '../list.contract.ts';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import * as styles from './ExportButtons.css.ts';
import { selectionOf, type List } from './use-list.ts';

type ListCall<Response> = Endpoint<string, { query: ListParameters }, Response>;

interface ExportButtonsProps {
  api: { list: ListCall<unknown>; csv: ListCall<never> };
  list: Pick<List<unknown>, 'state' | 'refresh'>;
}

/** The two exports of a list as it is filtered: the list's columns, and all. */
export function ExportButtons({ api, list: { state, refresh } }: ExportButtonsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  /** Checks the session first: a download cannot show the sign-in. */
  const save = async (columns: '' | 'all') => {
    setIsBusy(true);
    const checked = await callAsStaff(api.list, { query: { limit: '1' } });
    setIsBusy(false);
    if (!checked.ok) {
      refresh();
      return;
    }
    // A link, so that the page stays even if the Worker answers with an error.
    const link = document.createElement('a');
    link.href = addressOf(api.csv, {
      query: { ...selectionOf(state), sort: state.sort, columns },
    });
    link.download = '';
    link.click();
  };

  return (
    <>
      <span className={styles.opener}>
        <StaffButton kind="row" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Export…
        </StaffButton>
      </span>
      <span className={styles.exports} data-folded={isOpen ? undefined : ''}>
        {(['', 'all'] as const).map((columns) => (
          <StaffButton key={columns} kind="row" busy={isBusy} onClick={() => void save(columns)}>
            {columns ? 'Export all columns' : 'Export CSV'}
          </StaffButton>
        ))}
      </span>
    </>
  );
}
