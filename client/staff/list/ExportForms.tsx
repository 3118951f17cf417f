import { useState } from 'react';

import { addressOf, type Endpoint } from '../../../src/shared/api.ts';
import type { ListParameters } from '../../../src/staff-list/list.contract.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import type { List } from './use-list.ts';

type ListCall<Response> = Endpoint<string, { query: ListParameters }, Response>;

interface ExportFormsProps {
  api: { list: ListCall<unknown>; csv: ListCall<never> };
  list: Pick<List<unknown>, 'view' | 'wanted' | 'refresh'>;
}

const fieldsOf = ({ search, status, chips, sort }: List<unknown>['view'], columns?: 'all') => ({
  search,
  status,
  ...chips,
  sort: sort === 'newest' ? '' : sort,
  columns,
});

/** The two exports of a list as it is filtered: the list's columns, and all. */
export function ExportForms({ api, list }: ExportFormsProps) {
  const [isBusy, setIsBusy] = useState(false);

  /** Checks the session first: a download cannot show the sign-in. */
  const save = async (columns?: 'all') => {
    setIsBusy(true);
    const checked = await callAsStaff(api.list, { query: { limit: '1' } });
    setIsBusy(false);
    if (!checked.ok) return list.refresh();
    // A link, so that the page stays even if the Worker answers with an error.
    const link = document.createElement('a');
    link.href = addressOf(api.csv, { query: fieldsOf(list.wanted(), columns) });
    link.download = '';
    link.click();
  };

  return ([undefined, 'all'] as const).map((columns) => (
    <form
      key={columns ?? ''}
      action={api.csv.path}
      onSubmit={(event) => {
        event.preventDefault();
        void save(columns);
      }}
    >
      {Object.entries(fieldsOf(list.view, columns)).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <StaffButton type="submit" busy={isBusy}>
        {columns === 'all' ? 'Export all columns' : 'Export CSV'}
      </StaffButton>
    </form>
  ));
}
