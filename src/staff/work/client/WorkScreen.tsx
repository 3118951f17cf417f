import { useEffect, useRef, useState } from 'react';

import type { WorkedListProps } from '../../staff.contract.ts';
import { countText, positionText, showingText } from '../../list/list-texts.contract.ts';
import { pageLinks, parseOrder } from '../../list/list.contract.ts';
import { setText } from '../words.contract.ts';
import type { DetailsOf, Given, WorkResponse, WorkRow } from '../work.contract.ts';
import { OfflineNote } from '../../client/OfflineNote.tsx';
import { OutcomeToast } from '../../client/OutcomeToast.tsx';
import { ExportButtons } from '../../list/client/ExportButtons.tsx';
import { ListTools } from '../../list/client/ListTools.tsx';
import { NewRows } from '../../list/client/NewRows.tsx';
import { focusRow, keyboardRow, nextOf, returnToRow } from '../../list/client/row-focus.ts';
import { useList, type List } from '../../list/client/use-list.ts';
import * as screen from '../../../ui/staff/Screen.css.ts';
import { Screen } from '../../../ui/staff/Screen.tsx';
import { ConfirmDialog } from '../../../ui/staff/DialogParts.tsx';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Pages } from '../../../ui/staff/Pages.tsx';
import * as toolbar from '../../../ui/staff/Search.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { Table } from '../../../ui/staff/Table.tsx';
import { BulkTools } from './BulkTools.tsx';
import { useChanges } from './use-changes.ts';
import { useSelection } from './use-selection.ts';
import { useWorkKeys } from './use-work-keys.ts';
import * as styles from './Work.css.ts';
import { WorkPane } from './WorkPane.tsx';
import { WorkTableRow } from './WorkTableRow.tsx';
import { columnsOf, type Matched, type RecordAct, type WorkView } from './work-view.ts';

interface WorkScreenProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  page: WorkedListProps<WorkResponse<Row>, Details>;
}

/** A list that staff work on: toolbar, counts, rows, and the open record next to them. */
export function WorkScreen<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  page: { response, state: startState, open: start, me, names, time },
}: WorkScreenProps<Row, Details>) {
  const { kind, api, sortOf, acts = [] } = view;
  const { noun, texts, values, filters, chips } = kind;
  const { path, title } = kind.page;
  const { options } = values.status;
  const list = useList(api.list, {
    path,
    start: response,
    state: startState,
    failed: texts.failed,
    chips,
    name: kind.list,
  });
  const { data, state, hrefOf, live, busy, region } = list;
  const { open } = state;
  const rows = data?.data ?? [];
  const ids = rows.map(({ id }) => id);
  const meta = data?.meta;
  const changes = useChanges(view, (id) => rows.find((row) => row.id === id));
  const selection = useSelection(ids);
  const { isAll, isSelected, selectNone } = selection;
  const chosen = rows.filter(({ id }) => isSelected(id));
  const count = isAll ? (meta?.matched ?? 0) : chosen.length;
  const asking = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<{
    set: Given;
    targets: readonly Row[];
    all: Matched | null;
  }>();

  // The pane closed: the focus is where its row is.
  const opened = useRef(open);
  useEffect(() => {
    if (open === null && opened.current !== null) returnToRow(opened.current);
    opened.current = open;
  }, [open]);

  const apply = (targets: readonly Row[], all: Matched | null, set: Given) => {
    if (all) changes.setAll({ ...all, set });
    else void changes.setOn(targets, set);
    selectNone();
  };
  /** What the list finds, where the targets are all of it. */
  const allOf = (targets: readonly Row[]): Matched | null =>
    isAll && targets === chosen ? { view: state, count } : null;
  /** Many on other pages, and what hides a record, are asked about. */
  const set = (targets: readonly Row[], values: Given, isKey = false) => {
    const asks = isKey && options[values['status'] ?? '']?.asks === true;
    const all = allOf(targets);
    if (!all && !asks) {
      apply(targets, null, values);
      return;
    }
    setAsked({ set: values, targets, all });
    asking.current?.showModal();
  };
  const actOn = (act: RecordAct<Row>, targets: readonly Row[]) => {
    const fit = targets.filter((row) => act.isFor(row));
    const done = new Set(fit.map(({ id }) => id));
    const left = rows.filter((row) => act.isFor(row) && !done.has(row.id));
    act.run(fit, allOf(targets), () => {
      selectNone();
      const last = fit.at(-1)?.id;
      const next = nextOf(ids, last, new Set(left.map(({ id }) => id)));
      if (open !== null && next !== undefined) list.go({ open: next });
      const focused = next ?? last;
      if (focused) focusRow(focused, keyboardRow() !== undefined);
    });
  };
  const actionsOf = (row: Row, where: 'pane' | 'row' = 'pane') =>
    acts
      .filter(
        ({ buttons, isFor }) =>
          buttons !== 'none' && (where === 'pane' || buttons.includes('row')) && isFor(row),
      )
      .map((act) => ({
        label: act.labelFor?.(row) ?? act.label,
        run: () => actOn(act, [row]),
      }));
  /** The statuses that are of use now, and that it is the reader's. */
  const usualOf = (row: Row) => [
    ...(options[row.status]?.next ?? []).map((status) => ({
      label: options[status]?.label ?? status,
      run: () => set([row], { status }),
    })),
    ...(row.owner === me ? [] : [{ label: 'Assign to me', run: () => set([row], { owner: me }) }]),
  ];
  /** Letters act on rows that are selected, or that the keyboard is on. */
  const targets = (): readonly Row[] => {
    if (chosen.length > 0) return chosen;
    const id = keyboardRow();
    return rows.filter((row) => row.id === id);
  };
  useWorkKeys({
    list,
    ids,
    selection,
    count,
    options,
    acts,
    me,
    hasUnfolded: view.unfolded !== undefined,
    more: view.keys ?? [],
    targets,
    set: (given) => set(targets(), given, true),
    actOn: (act) => actOn(act, targets()),
  });

  const columns = columnsOf(view);
  const isNarrowed = hrefOf({ open: null, sort: '', offset: 0 }) !== path;
  const askedCount = asked?.all?.count ?? asked?.targets.length ?? 0;
  return (
    <div className={styles.root} data-pane={open === null ? undefined : ''}>
      <Screen
        title={title}
        lead={<SearchForm list={list} what={noun.many} placeholder={view.placeholder} />}
        actions={view.tools}
        problem={list.problem}
        onRetry={list.refresh}
        tools={
          count > 0 ? (
            <BulkTools
              actions={acts
                .filter(({ buttons }) => buttons.includes('selection'))
                .map((act) => ({ label: act.label, run: () => actOn(act, chosen) }))}
              values={values}
              count={count}
              total={meta?.matched ?? 0}
              names={names}
              selection={selection}
              onSet={(given) => set(chosen, given)}
            />
          ) : (
            <ListTools
              kind={kind}
              label={`${title} by status`}
              list={list}
              names={names}
              filters={Object.entries({ '': 'All', ...filters }).map(([value, label]) => ({
                value,
                label,
                sort: value === '' ? undefined : sortOf?.(value),
                count: value !== '' && meta ? countText(meta.counts[value] ?? 0) : '',
              }))}
            />
          )
        }
        status={
          <>
            {meta ? (
              // What changes by itself is not read out.
              <div aria-live={live.left.size > 0 || live.arrived.length > 0 ? 'off' : 'polite'}>
                {view.counts?.(meta) ?? showingText(meta, noun.many)}
              </div>
            ) : null}
            <OfflineNote />
          </>
        }
        pages={
          <>
            <Pages
              label="Pages of the list"
              position={meta ? positionText(meta, rows.length) : null}
              links={
                meta
                  ? [
                      ...(meta.offset > 0
                        ? [{ label: 'First page', href: hrefOf({ offset: 0 }) }]
                        : []),
                      ...pageLinks(meta, rows.length, (offset) => hrefOf({ offset })),
                    ]
                  : []
              }
            />
            <NewRows list={list} noun={noun} />
          </>
        }
        more={
          <>
            <ExportButtons api={api} list={list} />
            {view.footer}
          </>
        }
      >
        <div className={screen.columns}>
          <div
            className={screen.region}
            ref={region}
            role="group"
            aria-label={`${title}, entries`}
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
                  isOpen={row.id === open}
                  isSelected={isSelected(row.id)}
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
                    ? { href: path, label: 'Clear the search and all filters' }
                    : view.emptyNext
                }
              />
            ) : null}
          </div>
          {open === null ? null : (
            <WorkPane
              key={open}
              view={view}
              id={open}
              row={rows.find(({ id }) => id === open)}
              start={start?.id === open ? start : null}
              isDeleted={live.left.get(open) === 'deleted'}
              closeHref={hrefOf({ open: null })}
              names={names}
              me={me}
              time={time}
              changes={changes}
              actionsOf={actionsOf}
            />
          )}
        </div>
      </Screen>
      <OutcomeToast />
      <ConfirmDialog
        id="change-many"
        dialogRef={asking}
        title={`Change ${countText(askedCount)} ${askedCount === 1 ? noun.one : noun.many}?`}
        text={asked ? `They get: ${setText(values, asked.set, 'toast')}.` : ''}
        confirm="Change them"
        onConfirm={() => {
          if (asked) apply(asked.targets, asked.all, asked.set);
        }}
      />
    </div>
  );
}

interface SearchFormProps {
  list: Pick<List<unknown>, 'state' | 'searchBox' | 'search' | 'refresh'>;
  what: string;
  placeholder: string;
}

function SearchForm({ list, what, placeholder }: SearchFormProps) {
  const { state, searchBox, search, refresh } = list;
  // What was typed before hydration, or restored by the browser, is searched for too.
  const searchAtFirst = useRef(search);
  useEffect(() => searchAtFirst.current(searchBox.current?.value ?? ''), [searchBox]);
  return (
    <search>
      <form
        className={toolbar.search}
        onSubmit={(event) => {
          event.preventDefault();
          refresh();
        }}
      >
        <input
          className={toolbar.searchBox}
          ref={searchBox}
          type="search"
          name="q"
          defaultValue={state.search}
          aria-label={`Search ${what}`}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <StaffButton type="submit">Refresh</StaffButton>
      </form>
    </search>
  );
}
