import type { QueryClient } from '@tanstack/react-query';

import { noteOwn } from '../../client/own-rows.ts';
import { ALL_LISTS } from '../../client/staff-query.ts';
import type { ListResponse } from '../../list/list.contract.ts';

/** A page with records of every list. */
interface Shown {
  records: readonly { list: string; row: { id: string } }[];
}

type Sets = ReadonlyMap<string, object>;
const followers = new Set<(list: string, sets: Sets) => void>();

/** Calls back before values show, for what a page still shows although it is no longer read. @returns what ends that */
export function beforePatches(react: (list: string, sets: Sets) => void): () => void {
  followers.add(react);
  return () => void followers.delete(react);
}

/** Shows values of records that are known without reading again, by id, wherever the records are. */
export function patchRecords(client: QueryClient, list: string, sets: Sets): void {
  for (const follower of followers) follower(list, sets);
  noteOwn(list, sets.keys());
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
  client.setQueriesData<Shown>(
    { queryKey: [ALL_LISTS] },
    (page) =>
      page && {
        ...page,
        records: page.records.map((each) =>
          each.list === list ? { ...each, row: patched(each.row) } : each,
        ),
      },
  );
  client.setQueriesData<{ id: string }>(
    { queryKey: [list, 'record'] },
    (record) => record && patched(record),
  );
}
