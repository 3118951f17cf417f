import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OpenedRecord, WorkedListProps } from '../../../src/features/staff/staff.contract.ts';
import { listHref } from '../../../src/staff-list/list.contract.ts';
import { countText, showingText } from '../../../src/staff-list/list-texts.contract.ts';
import { namesOf } from '../../../src/staff-work/values.contract.ts';
import { setText } from '../../../src/staff-work/words.contract.ts';
import type {
  DetailsOf,
  Given,
  WorkResponse,
  WorkRow,
} from '../../../src/staff-work/work.contract.ts';
import { OutcomeToast } from '../data/OutcomeToast.tsx';
import { undoLast, useUndoable } from '../data/undo.ts';
import { ChipLinks } from '../list/ChipLinks.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { FilterMenu } from '../list/FilterMenu.tsx';
import { ListFilter } from '../list/ListFilter.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { between, focusRow, keyboardRow, nextOf } from '../list/row-focus.ts';
import { useList } from '../list/use-list.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { ConfirmDialog } from '../ui/DialogParts.tsx';
import { BulkTools } from './BulkTools.tsx';
import { useChanges } from './use-changes.ts';
import { useOpenRecord } from './use-open-record.ts';
import * as styles from './Work.css.ts';
import { WorkPane } from './WorkPane.tsx';
import { WorkTableRow } from './WorkTableRow.tsx';
import { shownValues, type Matched, type RecordAct, type WorkView } from './work-view.ts';

interface WorkScreenProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  page: WorkedListProps<WorkResponse<Row>, Details>;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** A list that staff work on, with the open record next to it. */
export function WorkScreen<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  page: { response, state, open, me, names, time },
}: WorkScreenProps<Row, Details>) {
  const { kind, page, noun, sortOf, follows, acts = [] } = view;
  const { api, texts, values, filters, chips } = kind;
  const { path, title } = page;
  const { options } = values.status;
  const list = useList(api.list, {
    path,
    start: response,
    state,
    failed: texts.failed,
    chips,
    follows,
  });
  const root = useRef<HTMLDivElement>(null);
  const record = useOpenRecord(path, open?.id ?? null);
  const rows = list.data?.data ?? [];
  const ids = rows.map(({ id }) => id);
  const anchor = useRef<string>(undefined);
  const meta = list.data?.meta;
  const changes = useChanges(kind, follows, (id) => rows.find((row) => row.id === id));
  const [selected, setSelected] = useState(NO_IDS);
  const keepTicks = useEffectEvent(() => {
    const boxes = root.current?.querySelectorAll('[data-row] input[type=checkbox]:checked') ?? [];
    const ids = [...boxes].flatMap((box) => box.closest('tr')?.dataset['row'] ?? []);
    if (ids.length > 0) setSelected(new Set(ids));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- boxes that were ticked before hydration
  useEffect(() => keepTicks(), []);
  /** Whether all are selected that the view finds, on other pages too. */
  const [isAll, setAll] = useState(false);
  const asking = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<{
    set: Given;
    targets: readonly Row[];
    all: Matched | null;
  }>();
  const undoable = useUndoable();
  const chosen = isAll ? rows : rows.filter(({ id }) => selected.has(id));
  const count = isAll ? (meta?.matched ?? 0) : chosen.length;
  const hrefOf = (id: string | null) => listHref(path, { ...list.view, open: id });

  const selectNone = () => {
    setAll(false);
    setSelected(NO_IDS);
  };
  /** @param extend from the one that was selected last */
  const select = (id: string, isSelected: boolean, extend = false) => {
    const before = isAll ? new Set(ids) : selected;
    const span = extend && anchor.current ? between(ids, anchor.current, id) : [id];
    anchor.current = id;
    setAll(false);
    setSelected(
      isSelected || extend
        ? new Set([...before, ...span])
        : new Set([...before].filter((each) => each !== id)),
    );
  };

  const apply = (targets: readonly Row[], all: Matched | null, set: Given) => {
    if (all) changes.setAll({ ...all, set });
    else void changes.setOn(targets, set);
    selectNone();
  };
  /** The view, where the targets are all that it finds. */
  const allOf = (targets: readonly Row[]): Matched | null =>
    isAll && targets === chosen ? { view: list.view, count } : null;
  /** Many on other pages, and what hides a record, are asked about. */
  const set = (targets: readonly Row[], values: Given, isKey = false): boolean => {
    if (targets.length === 0) return false;
    const asks = isKey && options[values['status'] ?? '']?.asks === true;
    const all = allOf(targets);
    if (all || asks) {
      setAsked({ set: values, targets, all });
      asking.current?.showModal();
    } else apply(targets, null, values);
    return true;
  };

  /** Does what is the kind's own. @returns whether it is for any of them */
  const actOn = (act: RecordAct<Row>, targets: readonly Row[]): boolean => {
    const fit = targets.filter((row) => act.isFor(row));
    const all = allOf(targets);
    if (fit.length === 0 && !all) return false;
    const done = new Set(fit.map(({ id }) => id));
    const left = rows.filter((row) => act.isFor(row) && !done.has(row.id));
    act.run(fit, all, () => {
      selectNone();
      const last = fit.at(-1)?.id;
      const next = nextOf(ids, last, new Set(left.map(({ id }) => id)));
      if (record.id !== null && next !== undefined) record.show(next);
      const focused = next ?? last;
      if (root.current && focused) focusRow(root.current, focused, keyboardRow() !== undefined);
    });
    return true;
  };
  const actionsOf = (row: Row, where: 'pane' | 'row' = 'pane') =>
    acts
      .filter(
        ({ buttons, isFor }) =>
          buttons !== 'none' && (where === 'pane' || buttons.includes('row')) && isFor(row),
      )
      .map((act) => ({
        label: act.labelFor?.(row) ?? act.label,
        run: () => void actOn(act, [row]),
      }));

  /** Letters act on rows that are selected, or that the keyboard is on. */
  const targets = (): readonly Row[] => {
    if (chosen.length > 0) return chosen;
    const id = keyboardRow();
    return rows.filter((row) => row.id === id);
  };
  const changing = { group: 'Change', isOffered: () => targets().length > 0 };
  const ofRecord = { group: 'Open record', isOffered: record.id !== null };
  const close = useRowKeys(
    {
      root,
      ids,
      openId: record.id,
      show: record.show,
      hide: record.hide,
    },
    [
      ...namesOf(options).flatMap((status) => {
        const { key, label } = options[status] ?? {};
        const run = () => set(targets(), { status }, true);
        return key ? [{ key, label: `Set status: ${label}`, ...changing, run }] : [];
      }),
      ...acts.map((act) => ({
        key: act.key,
        label: act.label,
        group: 'Change',
        isOffered: () => targets().some((row) => act.isFor(row)),
        run: () => actOn(act, targets()),
      })),
      {
        key: 'm',
        label: 'Assign to me',
        ...changing,
        run: () => set(targets(), { owner: me }, true),
      },
      {
        key: 'u',
        label: 'Undo the last change',
        group: 'Change',
        isOffered: undoable !== undefined,
        run: undoLast,
      },
      {
        key: 'x',
        label: 'Select',
        group: 'Change',
        isOffered: () => keyboardRow() !== undefined,
        run: () => {
          const id = keyboardRow() ?? record.id;
          if (id) select(id, !selected.has(id));
          return Boolean(id);
        },
      },
      {
        key: 'Shift+X',
        label: 'Select up to here',
        group: 'Change',
        isOffered: () => keyboardRow() !== undefined,
        run: () => {
          const id = keyboardRow();
          if (id) select(id, true, true);
          return Boolean(id);
        },
      },
      {
        key: 'Escape',
        label: 'Select none',
        group: 'Change',
        isOffered: count > 0,
        run: () => {
          selectNone();
          return count > 0;
        },
      },
      ...(view.unfolded
        ? [
            {
              key: 'v',
              label: 'Unfold or fold the row',
              group: 'Read',
              isOffered: () => keyboardRow() !== undefined,
              run: () => {
                const row = CSS.escape(keyboardRow() ?? '');
                const unfold = root.current?.querySelector<HTMLElement>(`[data-unfold="${row}"]`);
                unfold?.click();
                return Boolean(unfold);
              },
            },
          ]
        : []),
      {
        key: 'e',
        label: 'Write a note',
        ...ofRecord,
        run: () => {
          const note = root.current?.querySelector<HTMLElement>('[data-note]');
          note?.focus();
          return Boolean(note);
        },
      },
      ...(view.keys ?? []).map((action) => ({ ...ofRecord, ...action })),
    ],
  );

  const row = rows.find(({ id }) => id === record.id);
  const askedCount = asked?.all?.count ?? asked?.targets.length ?? 0;
  return (
    <div className={styles.root} ref={root} data-pane={record.id === null ? undefined : ''}>
      <ListScreen
        title={title}
        noun={noun}
        path={path}
        list={list}
        searchBox={{ label: `Search ${noun.many}`, placeholder: view.placeholder }}
        counts={meta ? (view.counts?.(meta) ?? showingText(meta, noun.many)) : null}
        columns={columnsOf(view)}
        minorColumns={[
          ...view.columns.flatMap(({ label, isMinor }) => (isMinor ? label : [])),
          'Actions',
        ]}
        hasRowActions={!view.acts}
        sorts={sortsOf(view)}
        empty={
          list.view.search ? texts.noneMatch : (texts.noneOf?.[list.view.status] ?? texts.none)
        }
        emptyNext={view.emptyNext}
        more={
          <>
            <ExportButtons api={api} list={list} />
            {view.footer}
          </>
        }
        tools={
          count > 0 ? (
            <BulkTools
              actions={acts
                .filter(({ buttons }) => buttons.includes('selection'))
                .map((act) => ({ label: act.label, run: () => void actOn(act, chosen) }))}
              values={values}
              count={count}
              total={meta?.matched ?? 0}
              names={names}
              onSelectAll={(all) => {
                setAll(all);
                setSelected(NO_IDS);
              }}
              onSet={(given) => set(chosen, given)}
            />
          ) : (
            <>
              <ListFilter
                label={`${title} by status`}
                path={path}
                list={list}
                filters={Object.entries({ '': 'All', ...filters }).map(([value, label]) => {
                  const sort = value === '' ? undefined : sortOf?.(value);
                  const counted = value !== '' && meta;
                  return {
                    value,
                    label,
                    ...(sort ? { sort } : {}),
                    ...(counted ? { count: countText(meta.counts[value] ?? 0) } : {}),
                  };
                })}
              />
              <FilterMenu path={path} list={list} names={names} />
              <ChipLinks path={path} list={list} />
            </>
          )
        }
        pane={
          record.id === null ? null : (
            <WorkPane
              key={record.id}
              view={view}
              id={record.id}
              row={row}
              start={startOf(open, record.id)}
              isDeleted={list.live.left.get(record.id) === 'deleted'}
              closeHref={hrefOf(null)}
              names={names}
              me={me}
              time={time}
              changes={changes}
              actionsOf={actionsOf}
              onClose={close}
            />
          )
        }
        rows={rows.map((each) => (
          <WorkTableRow
            key={each.id}
            view={view}
            row={each}
            time={time}
            me={me}
            href={hrefOf(each.id)}
            isOpen={each.id === record.id}
            isSelected={isAll || selected.has(each.id)}
            left={list.live.left.get(each.id)}
            onOpen={() => record.show(each.id)}
            actions={actionsOf(each, 'row')}
            columns={columnsOf(view).length}
            onSelect={(isSelected, extend) => select(each.id, isSelected, extend)}
            onSet={(given) => set([each], given)}
          />
        ))}
      >
        {view.tools}
      </ListScreen>
      <OutcomeToast />
      <ConfirmDialog
        id="change-many"
        dialogRef={asking}
        title={`Change ${askedCount.toLocaleString('en-US')} ${askedCount === 1 ? noun.one : noun.many}?`}
        text={asked ? `They get: ${setText(values, asked.set, 'toast')}.` : ''}
        confirm="Change them"
        onConfirm={() => {
          if (asked) apply(asked.targets, asked.all, asked.set);
        }}
      />
    </div>
  );
}

const columnsOf = <Row extends WorkRow, Details extends DetailsOf<Row>>(
  view: WorkView<Row, Details>,
) => [
  view.nameColumn.label,
  ...view.columns.map(({ label }) => label),
  ...shownValues(view.kind).map(([, { column, label }]) => column ?? label),
  view.timeColumn,
  ...(view.acts ? ['Actions'] : []),
];

const sortsOf = <Row extends WorkRow, Details extends DetailsOf<Row>>(
  view: WorkView<Row, Details>,
): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries([
    ...[view.nameColumn, ...view.columns].flatMap(({ label, sorts }) =>
      sorts ? [[label, sorts] as const] : [],
    ),
    ...shownValues(view.kind).map(
      ([name, { column, label }]) => [column ?? label, [name, `-${name}`]] as const,
    ),
    [view.timeColumn, ['newest', 'oldest']] as const,
  ]);

/** What the page came with of the record that is open. */
const startOf = <Details,>(open: OpenedRecord<Details> | null, id: string) =>
  open?.id === id ? open : null;
