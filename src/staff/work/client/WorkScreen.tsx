import type { ReactNode } from 'react';

import type { WorkedListProps } from '../../staff.contract.ts';
import { countText, positionText, showingText } from '../../list/list-texts.contract.ts';
import { pageLinks } from '../../list/list.contract.ts';
import { becomesText } from '../words.contract.ts';
import type { DetailsOf, WorkResponse, WorkRow } from '../work.contract.ts';
import { ExportButtons } from '../../list/client/ExportButtons.tsx';
import { ListTools } from '../../list/client/ListTools.tsx';
import { useWayToRows } from '../../list/client/use-way-to-rows.ts';
import { ViewsMenu } from '../../views/client/ViewsMenu.tsx';
import { NewRows } from '../../list/client/NewRows.tsx';
import * as screen from '../../../ui/staff/Screen.css.ts';
import { Screen } from '../../../ui/staff/Screen.tsx';
import { ConfirmDialog } from '../../../ui/staff/DialogParts.tsx';
import { Pages } from '../../../ui/staff/Pages.tsx';
import { BulkTools } from './BulkTools.tsx';
import { actsForSelection, type RecordAct } from './record-acts.ts';
import { SearchForm } from './SearchForm.tsx';
import { columnOrders, shownColumns } from './shown-columns.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { useWork, type WorkPartProps } from './use-work.ts';
import * as styles from './WorkScreen.css.ts';
import { WorkPane } from './WorkPane.tsx';
import { WorkTable } from './WorkTable.tsx';
import type { WorkView } from './work-view.ts';

interface WorkScreenProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  page: WorkedListProps<WorkResponse<Row>, Details>;
  /** What is done with its records beside what is set on them. */
  acts?: readonly RecordAct<Row>[];
  /** Further buttons of the toolbar. */
  tools?: ReactNode;
}

const NO_ACTS: readonly never[] = [];

/** A list that staff work on: toolbar, counts, rows, and the open record next to them. */
export function WorkScreen<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  page,
  acts = NO_ACTS,
  tools,
}: WorkScreenProps<Row, Details>) {
  const work = useWork(view, page, acts);
  useWorkKeys(work);
  const { list } = work;
  const { open } = list.state;
  const search = view.list.searchPlaceholder;
  return (
    <div className={styles.root} data-pane={open === null ? undefined : ''}>
      <Screen
        title={view.kind.page.title}
        lead={<SearchForm list={list} what={view.kind.noun.many} placeholder={search} />}
        actions={tools}
        problem={list.problem}
        onRetry={list.refresh}
        tools={<WorkTools work={work} />}
        status={<WorkStatus work={work} />}
        pages={<WorkPages work={work} />}
        more={<ExportButtons api={view.api} list={list} />}
      >
        <div className={screen.columns}>
          <WorkTable work={work} />
          {open === null ? null : <WorkPane key={open} work={work} id={open} />}
        </div>
      </Screen>
      <ChangeQuestion work={work} />
    </div>
  );
}

/** What narrows the list, and over it what is done with selected rows. */
function WorkTools<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work,
}: WorkPartProps<Row, Details>) {
  const { view, page, list, chosen, count, chosenLeft, selection } = work;
  const { kind } = view;
  const goToRows = useWayToRows(list.busy);
  const meta = list.data?.meta;
  const countOf = (status: string) => meta?.counts[status] ?? 0;
  const whole = Object.keys(kind.values.status.options).reduce(
    (sum, status) => sum + countOf(status),
    0,
  );
  return (
    <>
      {/* They stay below, so that the rows stay where they are. */}
      <div className={styles.filters} inert={count > 0}>
        <ListTools
          kind={kind}
          label={`${kind.page.title} by status`}
          list={list}
          onShow={goToRows}
          names={page.names}
          time={page.time}
          orders={columnOrders(shownColumns(view.list, kind.values, work.rowActionsShow))}
          filters={Object.entries({ '': 'Total', ...kind.filters }).map(([value, label]) => ({
            value,
            label,
            sort: value === '' ? undefined : view.list.sortOf?.(value),
            count: meta ? countText(value === '' ? whole : countOf(value)) : '',
          }))}
        >
          <ViewsMenu
            // Beside the menu of the filter, which has its own.
            key={`views ${list.hrefOf({ open: null })}`}
            state={list.state}
            kind={kind}
            onShow={goToRows}
          />
        </ListTools>
      </div>
      {count > 0 ? (
        <BulkTools
          actions={actsForSelection(work.acts).map((act) => ({
            label: act.label,
            run: () => work.actOn(act, chosen),
          }))}
          values={kind.values}
          count={count}
          left={chosenLeft}
          total={meta?.matched ?? 0}
          names={page.names}
          selection={selection}
          onSet={(given) => work.set(chosen, given)}
        />
      ) : null}
    </>
  );
}

/** The figures above the list. */
function WorkStatus<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { view, list },
}: WorkPartProps<Row, Details>) {
  const { live, data } = list;
  return (
    <>
      {data ? (
        // What changes by itself is not read out.
        <div
          className={styles.matched}
          aria-live={live.left.size > 0 || live.arrived.length > 0 ? 'off' : 'polite'}
        >
          {showingText(data.meta, view.kind.noun.many)}
        </div>
      ) : null}
    </>
  );
}

/** The ways to other pages, and to rows that arrived. */
function WorkPages<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { view, list, rows, left },
}: WorkPartProps<Row, Details>) {
  const { hrefOf, region } = list;
  const meta = list.data?.meta;
  const staying = rows.length - left;
  const first = { label: 'First page', href: hrefOf({ offset: 0 }) };
  const links = meta ? pageLinks(meta, staying, (offset) => hrefOf({ offset })) : [];
  // Where all of a page left, the next one has moved up to its place.
  const showMovedUp = () => {
    list.refresh();
    region.current?.scrollTo(0, 0);
    region.current?.focus();
  };
  return (
    <>
      <Pages
        label="Pages of the list"
        position={meta ? positionText(meta, staying) : null}
        links={[...(meta && meta.offset > 0 ? [first] : []), ...links]}
        onSame={{ href: hrefOf({}), show: showMovedUp }}
      />
      <NewRows list={list} noun={view.kind.noun} />
    </>
  );
}

/** Asks before several records are changed. */
function ChangeQuestion<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { view, question },
}: WorkPartProps<Row, Details>) {
  const { noun, values } = view.kind;
  const { dialog, asked, replaced, confirm } = question;
  const count = asked?.all?.count ?? asked?.targets.length ?? 0;
  return (
    <ConfirmDialog
      id="change-many"
      dialogRef={dialog}
      title={`Change ${countText(count)} ${noun.many}?`}
      text={asked ? `${becomesText(values, asked.set)} ${replaced}`.trim() : ''}
      confirm="Change them"
      onConfirm={confirm}
    />
  );
}
