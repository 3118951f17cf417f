import type { QueryClient } from '@tanstack/react-query';

import type { ListResponse } from '../../list/list.contract.ts';

/** Shows values of records that are known without reading again, by id, wherever the records are. */
export function patchRecords(
  client: QueryClient,
  list: string,
  sets: ReadonlyMap<string, object>,
): void {
  const patched = <Any extends { id: string }>(row: Any): Any => ({ ...row, ...sets.get(row.id) });
  client.setQueriesData<ListResponse<{ id: string }>>(
    { queryKey: [list, 'list'] },
    (page) =>
      page && {
        ...page,
        data: page.data.map(patched),
        ...(page.others ? { others: page.others.map(patched) } : {}),
      },
  );
  client.setQueriesData<{ id: string }>(
    { queryKey: [list, 'record'] },
    (record) => record && patched(record),
  );
}
