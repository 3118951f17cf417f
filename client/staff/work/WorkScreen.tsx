import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import type { ListName } from '../../../src/features/staff/poll/poll.contract.ts';
import type { WorkedListProps } from '../../../src/features/staff/staff.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import type { Result } from '../../../src/shared/result.ts';
import type { StaffPage } from '../../../src/shared/staff-pages.ts';
import { countText, showingText } from '../../../src/staff-list/list-texts.contract.ts';
import { rowWords } from '../../../src/staff-work/words.contract.ts';
import type { DetailsOf, WorkResponse, WorkRow } from '../../../src/staff-work/work.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { useResource } from '../list/use-resource.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import { ChipLinks } from '../list/ChipLinks.tsx';
import { ExportForms } from '../list/ExportForms.tsx';
import { LeftMark } from '../list/LeftMark.tsx';
import { ListFilter } from '../list/ListFilter.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/use-list.ts';
import { ShownTime } from '../ui/ShownTime.tsx';
import type { EmptyNext } from '../ui/EmptyState.tsx';
import { Facts } from '../ui/Facts.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Cell, CellLink } from '../ui/Table.tsx';
import { RecordChange, RecordPane, WorkHistory } from './RecordPane.tsx';
import { RowActions } from './RowActions.tsx';
import { useWorkList, type AnyKind, type MoreKey, type SetValues } from './use-work-list.ts';
import * as styles from './Work.css.ts';
import { WorkForm } from './WorkForm.tsx';
import { BulkTools, WorkToast } from './WorkTools.tsx';

/** What a pane is filled with. */
interface PaneOf<Row> {
  row: Row;
  time: DisplayTime;
  save: (set: SetValues) => Promise<unknown>;
  /** Reads the record again. */
  reload: () => void;
}

/** What tells one kind of records from another. */
export interface WorkView<Row extends WorkRow, Details extends DetailsOf<Row>> {
  kind: AnyKind<Row, Details>;
  page: StaffPage;
  follows: ListName;
  noun: { one: string; many: string };
  placeholder: string;
  emptyNext: EmptyNext;
  /** Of the columns: the name, then those of `cells`, then the time. */
  columns: readonly string[];
  sorts: Readonly<Record<string, readonly [string, string]>>;
  /** The order of a subset that has its own. */
  sortOf?: (filter: string) => string | undefined;
  /** What the checkbox selects, for screen readers; before the name. */
  selects: string;
  /** What else is to be known at a glance, after the name. */
  tags: (row: Row) => readonly (string | null | false)[];
  cells: (row: Row) => ReactNode;
  /** Its title; above and below what is set on it, and below its history. */
  titleOf: (row: Row) => string;
  above: (pane: PaneOf<Row>) => ReactNode;
  below?: (pane: PaneOf<Row>) => ReactNode;
  more?: (details: Details, time: DisplayTime) => ReactNode;
  /** Further keys, for the open record. */
  keys?: readonly MoreKey[];
}

interface WorkScreenProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  page: WorkedListProps<WorkResponse<Row>, Details>;
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** A list that staff work on, with the open record next to it. */
export function WorkScreen<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  page: { response, state, open, me, names, time },
}: WorkScreenProps<Row, Details>) {
  const {
    kind: { api, texts, values, filters, chips },
    page: { path, title },
    noun,
    sortOf,
  } = view;
  const { options } = values.status;
  const list = useList(api.list, {
    path,
    start: response,
    state,
    failed: texts.failed,
    chips,
    follows: view.follows,
  });
  const root = useRef<HTMLDivElement>(null);
  const work = useWorkList(view, { list, root, open, me });
  const { record } = work;
  const meta = list.data?.meta;

  return (
    <div className={styles.root} ref={root}>
      <ListScreen
        title={title}
        noun={noun}
        path={path}
        list={list}
        searchBox={{ label: `Search ${noun.many}`, placeholder: view.placeholder }}
        counts={meta ? showingText(meta, noun.many) : null}
        columns={view.columns}
        sorts={view.sorts}
        empty={list.view.search ? texts.noneMatch : texts.none}
        emptyNext={view.emptyNext}
        tools={
          <>
            <ListFilter
              label={`${title} by status`}
              path={path}
              list={list}
              filters={Object.entries({ '': 'All', ...filters }).map(([value, label]) => {
                const sort = value === '' ? undefined : sortOf?.(value);
                return {
                  value,
                  label,
                  ...(sort ? { sort } : {}),
                  ...(value !== '' && meta ? { count: countText(meta.counts[value] ?? 0) } : {}),
                };
              })}
            />
            <ChipLinks path={path} list={list} />
            <BulkTools
              values={values}
              selected={work.chosen.length}
              total={work.rows.length}
              names={names}
              onSelectAll={work.selectAll}
              onSet={(set) => void work.setOn(work.chosen, set)}
            />
          </>
        }
        pane={
          record.id === null ? null : (
            <WorkPane
              key={record.id}
              view={view}
              id={record.id}
              row={work.row}
              start={
                work.start && (work.row?.version ?? 0) <= (work.start.details?.version ?? 0)
                  ? work.start.details
                  : undefined
              }
              failed={work.start?.problem ?? texts.failed}
              closeHref={work.hrefOf(null)}
              names={names}
              time={time}
              onSave={work.save}
              onChanged={list.refresh}
              onClose={work.close}
              change={<RecordChange text={work.changeText} onShow={work.showChange} />}
            />
          )
        }
        rows={work.rows.map((row) => {
          const { id, name } = row;
          const left = list.live.left.get(id);
          return (
            <tr
              key={id}
              data-row={id}
              data-open={id === record.id || undefined}
              data-selected={work.selected.has(id) || undefined}
              data-left={left}
            >
              <Cell kind="name" rowName={name}>
                <span className={styles.who}>
                  <label className={styles.checkPlace}>
                    <input
                      className={styles.check}
                      type="checkbox"
                      aria-label={`${view.selects} ${name}`}
                      checked={work.selected.has(id)}
                      onChange={({ currentTarget }) => work.select(id, currentTarget.checked)}
                    />
                  </label>
                  <CellLink
                    href={work.hrefOf(id)}
                    opener={id}
                    onClick={(event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      record.show(id);
                    }}
                  >
                    {name}
                  </CellLink>
                  <span className={styles.tag}>
                    <StatusDot tone={options[row.status]?.tone}>
                      {options[row.status]?.label ?? row.status}
                    </StatusDot>
                    {[...rowWords(values, row), ...view.tags(row)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <LeftMark left={left} />
              </Cell>
              {view.cells(row)}
              <Cell kind="time">
                <ShownTime isRequired at={row.created_at} time={time} />
                <RowActions name={name} actions={work.rowActions(row)} />
              </Cell>
            </tr>
          );
        })}
      >
        <ExportForms api={api} list={list} />
      </ListScreen>
      <WorkToast outcome={work.outcome} onUndo={() => void work.undo()} onDismiss={work.dismiss} />
    </div>
  );
}

interface WorkPaneProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  id: string;
  /** As the list has it, where it does. */
  row: Row | undefined;
  /** What is known of it already; undefined where it is yet to be read. */
  start: Details | null | undefined;
  /** Why it could not be read. */
  failed: string;
  names: readonly string[];
  time: DisplayTime;
  closeHref: string;
  onSave: (row: Row, set: SetValues) => Promise<Result<Details, string>>;
  /** It was changed elsewhere: the list is read again. */
  onChanged: () => void;
  onClose: () => void;
  /** What someone else changed. */
  change: ReactNode;
}

/** One record next to the list: what is set on it, what staff did, and what its kind adds. */
function WorkPane<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view: { kind, noun, titleOf, above, below, more },
  id,
  row: listed,
  start,
  failed,
  names,
  time,
  onSave,
  onChanged,
  ...pane
}: WorkPaneProps<Row, Details>) {
  const input = { params: { id } };
  const details = useResource(kind.api.details, input, { start, failed });
  const { data, problem } = details;
  const row = listed ?? data ?? undefined;
  const unread = row && data && row.version > data.version ? row.version : 0;
  const readAgain = useEffectEvent(() => void details.read(input));
  useEffect(() => {
    if (unread > 0) readAgain();
  }, [unread]);
  const save = async (set: SetValues): Promise<string | null> => {
    if (!row) return null;
    const saved = await onSave(row, set);
    if (saved.ok) details.change(() => saved.value);
    return saved.ok ? null : saved.error;
  };
  const reload = () => {
    void details.read(input);
    onChanged();
  };
  const filled = row && { row, time, save, reload };
  return (
    <RecordPane {...pane} label={capital(noun.one)} title={row ? titleOf(row) : capital(noun.one)}>
      {filled ? (
        <>
          {above(filled)}
          <WorkForm values={kind.values} row={filled.row} names={names} onSave={save} />
          {below?.(filled)}
        </>
      ) : null}
      {data ? (
        <>
          <WorkHistory history={data.history} time={time} onTried={reload} />
          {more?.(data, time)}
        </>
      ) : (
        <div className={styles.quiet} aria-live="polite">
          {problem ?? `Reading the ${noun.one}...`}
          {problem ? (
            <Button variant="secondary" size="small" onClick={() => void details.read(input)}>
              Try again
            </Button>
          ) : null}
        </div>
      )}
    </RecordPane>
  );
}

/** Some facts under a heading; none where nothing is known. */
export function FactsPart({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
}) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <Facts kind="dialog" facts={known} />
    </section>
  );
}
