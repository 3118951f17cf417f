import { hasNoDay, parseOrder, REVERSED } from '../../list/list.contract.ts';
import * as screen from '../../../ui/staff/Screen.css.ts';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Table } from '../../../ui/staff/Table.tsx';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import { shownColumns } from './shown-columns.ts';
import type { WorkPartProps } from './use-work.ts';
import { useSteadyTable } from './use-steady-table.ts';
import { WorkTableRow } from './WorkTableRow.tsx';

/** The rows of the list, or why there are none. */
export function WorkTable<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work,
}: WorkPartProps<Row, Details>) {
  const { view, list, rows, rowActionsShow } = work;
  const { state, hrefOf, data, busy, region } = list;
  const columns = shownColumns(view.list, view.kind.values, rowActionsShow);
  const isNarrow = state.open !== null;
  useSteadyTable(region, [isNarrow, ...rows.map(({ id }) => id)].join());
  return (
    <div
      className={screen.region}
      ref={region}
      role="group"
      aria-label={`${view.kind.page.title}, entries`}
      tabIndex={-1}
      aria-busy={busy}
    >
      <Table
        columns={columns}
        sorting={{
          current: state.sort,
          isDescending: parseOrder(state.sort).descending,
          hrefOf: (sort) => hrefOf({ sort, offset: 0 }),
        }}
      >
        {rows.map((row) => (
          <WorkTableRow key={row.id} work={work} row={row} columns={columns.length} />
        ))}
      </Table>
      {data && rows.length === 0 ? <NoRows work={work} /> : null}
    </div>
  );
}

function NoRows<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { view, list },
}: WorkPartProps<Row, Details>) {
  const { texts, page } = view.kind;
  const { state, hrefOf } = list;
  const isNarrowed = hrefOf({ open: null, sort: '', offset: 0 }) !== page.path;
  return (
    <EmptyState
      text={
        hasNoDay(state.conditions)
          ? REVERSED
          : state.search
            ? texts.noneMatch
            : (texts.noneOf?.[state.status] ?? texts.none)
      }
      isNarrowed={isNarrowed}
      next={
        isNarrowed
          ? { href: page.path, label: 'Clear the search and all filters' }
          : view.list.emptyNext
      }
    />
  );
}
