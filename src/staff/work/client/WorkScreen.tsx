import type { WorkedListProps } from '../../staff.contract.ts';
import { countText, positionText, showingText } from '../../list/list-texts.contract.ts';
import { pageLinks, parseOrder } from '../../list/list.contract.ts';
import { setText } from '../words.contract.ts';
import type { DetailsOf, WorkResponse, WorkRow } from '../work.contract.ts';
import { OfflineNote } from '../../client/OfflineNote.tsx';
import { OutcomeToast } from '../../client/OutcomeToast.tsx';
import { ExportButtons } from '../../list/client/ExportButtons.tsx';
import { ListTools } from '../../list/client/ListTools.tsx';
import { NewRows } from '../../list/client/NewRows.tsx';
import * as screen from '../../../ui/staff/Screen.css.ts';
import { Screen } from '../../../ui/staff/Screen.tsx';
import { ConfirmDialog } from '../../../ui/staff/DialogParts.tsx';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Pages } from '../../../ui/staff/Pages.tsx';
import { Table } from '../../../ui/staff/Table.tsx';
import { BulkTools } from './BulkTools.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useWorkKeys } from './use-work-keys.ts';
import { useWork, type Work } from './use-work.ts';
import * as styles from './Work.css.ts';
import { WorkPane } from './WorkPane.tsx';
import { WorkTableRow } from './WorkTableRow.tsx';
import { shownColumnsOf, type WorkView } from './work-view.ts';

interface WorkScreenProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  page: WorkedListProps<WorkResponse<Row>, Details>;
}

/** A list that staff work on: toolbar, counts, rows, and the open record next to them. */
export function WorkScreen<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  page,
}: WorkScreenProps<Row, Details>) {
  const { kind, acts = [] } = view;
  const { noun } = kind;
  const work = useWork(view, page);
  const { list, rows, selection, count, actOn, targets } = work;
  const { open } = list.state;
  useWorkKeys({
    list,
    ids: work.ids,
    selection,
    count,
    options: kind.values.status.options,
    acts,
    me: page.me,
    hasUnfolded: view.unfolded !== undefined,
    more: view.keys ?? [],
    targets,
    set: work.setByKey,
    actOn: (act) => actOn(act, targets()),
  });
  return (
    <div className={styles.root} data-pane={open === null ? undefined : ''}>
      <Screen
        title={kind.page.title}
        lead={<SearchForm list={list} what={noun.many} placeholder={view.placeholder} />}
        actions={view.tools}
        problem={list.problem}
        onRetry={list.refresh}
        tools={<WorkTools view={view} page={page} work={work} />}
        status={<WorkStatus view={view} work={work} />}
        pages={<WorkPages view={view} work={work} />}
        more={
          <>
            <ExportButtons api={view.api} list={list} />
            {view.footer}
          </>
        }
      >
        <div className={screen.columns}>
          <WorkTable view={view} page={page} work={work} />
          {open === null ? null : (
            <WorkPane
              key={open}
              view={view}
              id={open}
              row={rows.find(({ id }) => id === open)}
              start={page.open?.id === open ? page.open : null}
              isDeleted={list.live.left.get(open) === 'deleted'}
              closeHref={list.hrefOf({ open: null })}
              names={page.names}
              me={page.me}
              time={page.time}
              changes={work.changes}
              note={work.note}
              actionsOf={work.actionsOf}
            />
          )}
        </div>
      </Screen>
      <OutcomeToast />
      <ChangeQuestion view={view} work={work} />
    </div>
  );
}

interface PartProps<Row extends WorkRow, Details extends DetailsOf<Row>> extends WorkScreenProps<
  Row,
  Details
> {
  work: Work<Row, Details>;
}

/** What is done with selected rows; without any, what narrows the list. */
function WorkTools<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view: { kind, acts, sortOf },
  page: { names },
  work: { list, chosen, count, selection, actOn, set },
}: PartProps<Row, Details>) {
  const meta = list.data?.meta;
  if (count > 0)
    return (
      <BulkTools
        actions={(acts ?? [])
          .filter(({ buttons }) => buttons.includes('selection'))
          .map((act) => ({ label: act.label, run: () => actOn(act, chosen) }))}
        values={kind.values}
        count={count}
        total={meta?.matched ?? 0}
        names={names}
        selection={selection}
        onSet={(given) => set(chosen, given)}
      />
    );
  return (
    <ListTools
      kind={kind}
      label={`${kind.page.title} by status`}
      list={list}
      names={names}
      filters={Object.entries({ '': 'All', ...kind.filters }).map(([value, label]) => ({
        value,
        label,
        sort: value === '' ? undefined : sortOf?.(value),
        count: value !== '' && meta ? countText(meta.counts[value] ?? 0) : '',
      }))}
    />
  );
}

type WithoutPage<Row extends WorkRow, Details extends DetailsOf<Row>> = Omit<
  PartProps<Row, Details>,
  'page'
>;

/** The figures above the list. */
function WorkStatus<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view: { kind, counts },
  work: { list },
}: WithoutPage<Row, Details>) {
  const { live, data } = list;
  return (
    <>
      {data ? (
        // What changes by itself is not read out.
        <div aria-live={live.left.size > 0 || live.arrived.length > 0 ? 'off' : 'polite'}>
          {counts?.(data.meta) ?? showingText(data.meta, kind.noun.many)}
        </div>
      ) : null}
      <OfflineNote />
    </>
  );
}

/** The ways to other pages, and to rows that arrived. */
function WorkPages<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view: { kind },
  work: { list, rows },
}: WithoutPage<Row, Details>) {
  const { hrefOf } = list;
  const meta = list.data?.meta;
  const first =
    meta && meta.offset > 0 ? [{ label: 'First page', href: hrefOf({ offset: 0 }) }] : [];
  return (
    <>
      <Pages
        label="Pages of the list"
        position={meta ? positionText(meta, rows.length) : null}
        links={
          meta ? [...first, ...pageLinks(meta, rows.length, (offset) => hrefOf({ offset }))] : []
        }
      />
      <NewRows list={list} noun={kind.noun} />
    </>
  );
}

function WorkTable<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  page: { time },
  work: { list, rows, selection, actionsOf, usualOf },
}: PartProps<Row, Details>) {
  const { kind } = view;
  const { texts, page } = kind;
  const { state, hrefOf, live, data, busy, region } = list;
  const columns = shownColumnsOf(view);
  const isNarrowed = hrefOf({ open: null, sort: '', offset: 0 }) !== page.path;
  return (
    <div
      className={screen.region}
      ref={region}
      role="group"
      aria-label={`${page.title}, entries`}
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
          <WorkTableRow
            key={row.id}
            view={view}
            row={row}
            time={time}
            href={hrefOf({ open: row.id })}
            isOpen={row.id === state.open}
            isSelected={selection.isSelected(row.id)}
            left={live.left.get(row.id)}
            actions={view.acts ? actionsOf(row, 'row') : usualOf(row)}
            columns={columns.length}
            onSelect={(on, extend) => selection.select(row.id, on, extend)}
          />
        ))}
      </Table>
      {data && rows.length === 0 ? (
        <EmptyState
          text={state.search ? texts.noneMatch : (texts.noneOf?.[state.status] ?? texts.none)}
          isNarrowed={isNarrowed}
          next={
            isNarrowed
              ? { href: page.path, label: 'Clear the search and all filters' }
              : view.emptyNext
          }
        />
      ) : null}
    </div>
  );
}

/** Asks before many records are changed. */
function ChangeQuestion<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view: { kind },
  work: { asking, asked, apply },
}: WithoutPage<Row, Details>) {
  const count = asked?.all?.count ?? asked?.targets.length ?? 0;
  return (
    <ConfirmDialog
      id="change-many"
      dialogRef={asking}
      title={`Change ${countText(count)} ${count === 1 ? kind.noun.one : kind.noun.many}?`}
      text={asked ? `They get: ${setText(kind.values, asked.set, 'toast')}.` : ''}
      confirm="Change them"
      onConfirm={() => {
        if (asked) apply(asked);
      }}
    />
  );
}
