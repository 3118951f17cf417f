import type { WorkedListProps } from '../../staff.contract.ts';
import { currentRow } from '../../list/client/row-focus.ts';
import { useList } from '../../list/client/use-list.ts';
import type { DetailsOf, WorkResponse, WorkRow } from '../work.contract.ts';
import type { Matched } from './record-acts.ts';
import { useSelection } from './use-selection.ts';
import type { WorkView } from './work-view.ts';

/** The rows of a list, which of them are selected, and what keys act on. */
export function useRows<Row extends WorkRow, Details extends DetailsOf<Row>>(
  { kind, api }: Pick<WorkView<Row, Details>, 'kind' | 'api'>,
  { response, state }: WorkedListProps<WorkResponse<Row>, Details>,
) {
  const list = useList(api.list, {
    path: kind.page.path,
    start: response,
    state,
    failed: kind.texts.failed,
    conditions: kind.conditions,
    name: kind.list,
  });
  const { data, live } = list;
  const rows = data?.data ?? [];
  const ids = rows.map(({ id }) => id);
  const selection = useSelection(ids, live.left);
  const chosen = rows.filter(({ id }) => selection.isSelected(id));
  const count = selection.isAll ? (data?.meta.matched ?? 0) : chosen.length;
  return {
    list,
    rows,
    ids,
    selection,
    chosen,
    /** How many of the page, and of what is selected of it, are no longer in the list. */
    left: live.left.size,
    chosenLeft: chosen.filter(({ id }) => live.left.has(id)).length,
    /** How many are selected. */
    count,
    /** Letters act on rows that are selected, or the one that the person is on. */
    targets: (): readonly Row[] => {
      if (chosen.length > 0) return chosen;
      const id = currentRow(list.state.open);
      return rows.filter((row) => row.id === id);
    },
    /** What the list finds, where the targets are all of it. */
    allOf: (targets: readonly Row[]): Matched | null =>
      selection.isAll && targets === chosen ? { view: list.state, count } : null,
  };
}

export type Rows<Row extends WorkRow> = ReturnType<typeof useRows<Row, DetailsOf<Row>>>;
