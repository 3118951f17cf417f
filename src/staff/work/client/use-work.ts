import { useEffect, useRef, useState } from 'react';

import type { WorkedListProps } from '../../staff.contract.ts';
import { focusRow, keyboardRow, nextOf, returnToRow } from '../../list/client/row-focus.ts';
import { useList } from '../../list/client/use-list.ts';
import type { DetailsOf, Given, WorkResponse, WorkRow } from '../work.contract.ts';
import type { RecordAction } from './RowActions.tsx';
import { useChanges } from './use-changes.ts';
import { useNote } from './use-note.ts';
import { useSelection } from './use-selection.ts';
import type { Matched, RecordAct, WorkView } from './work-view.ts';

/** What is asked about before it is set: many on other pages, or what hides a record. */
export interface AskedChange<Row> {
  set: Given;
  targets: readonly Row[];
  all: Matched | null;
}

/** The rows of a list, which of them are selected, and what keys act on. */
function useRows<Row extends WorkRow, Details extends DetailsOf<Row>>(
  { kind, api }: WorkView<Row, Details>,
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
  const { data } = list;
  const rows = data?.data ?? [];
  const ids = rows.map(({ id }) => id);
  const selection = useSelection(ids);
  const chosen = rows.filter(({ id }) => selection.isSelected(id));
  const count = selection.isAll ? (data?.meta.matched ?? 0) : chosen.length;
  /** Letters act on rows that are selected, or that the keyboard is on. */
  const targets = (): readonly Row[] => {
    if (chosen.length > 0) return chosen;
    const id = keyboardRow();
    return rows.filter((row) => row.id === id);
  };
  /** What the list finds, where the targets are all of it. */
  const allOf = (of: readonly Row[]): Matched | null =>
    selection.isAll && of === chosen ? { view: list.state, count } : null;
  return { list, rows, ids, selection, chosen, count, targets, allOf };
}

type Rows<Row extends WorkRow> = ReturnType<typeof useRows<Row, DetailsOf<Row>>>;

/** Does what a kind does with records, and goes on to the next that it is for. */
function actOn<Row extends WorkRow>(
  { list, rows, ids, selection, allOf }: Rows<Row>,
  act: RecordAct<Row>,
  targets: readonly Row[],
): void {
  const fit = targets.filter((row) => act.isFor(row));
  const done = new Set(fit.map(({ id }) => id));
  const left = rows.filter((row) => act.isFor(row) && !done.has(row.id));
  act.run(fit, allOf(targets), () => {
    selection.selectNone();
    const last = fit.at(-1)?.id;
    const next = nextOf(ids, last, new Set(left.map(({ id }) => id)));
    if (list.state.open !== null && next !== undefined) list.go({ open: next });
    const focused = next ?? last;
    if (focused) focusRow(focused, keyboardRow() !== undefined);
  });
}

/** A list that staff work on: its rows, and what is done with them. */
export function useWork<Row extends WorkRow, Details extends DetailsOf<Row>>(
  view: WorkView<Row, Details>,
  page: WorkedListProps<WorkResponse<Row>, Details>,
) {
  const found = useRows(view, page);
  const { rows, selection, allOf, list } = found;
  const { open } = list.state;
  const { acts = [] } = view;
  const { options } = view.kind.values.status;
  const changes = useChanges(view, (id) => rows.find((row) => row.id === id));
  const note = useNote(view);
  const asking = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<AskedChange<Row>>();

  // The pane closed: the focus is where its row is.
  const opened = useRef(open);
  useEffect(() => {
    if (open === null && opened.current !== null) returnToRow(opened.current);
    opened.current = open;
  }, [open]);

  const apply = ({ set, targets, all }: AskedChange<Row>) => {
    if (all) changes.setAll({ ...all, set });
    else void changes.setOn(targets, set);
    selection.selectNone();
  };
  const request = (targets: readonly Row[], set: Given, asks: boolean) => {
    const change = { set, targets, all: allOf(targets) };
    if (!change.all && !asks) {
      apply(change);
      return;
    }
    setAsked(change);
    asking.current?.showModal();
  };
  const set = (targets: readonly Row[], given: Given) => request(targets, given, false);
  return {
    ...found,
    changes,
    note,
    asking,
    asked,
    apply,
    set,
    /** The same by a key, which is pressed more easily than a button: what hides a record is asked about. */
    setByKey: (given: Given) =>
      request(found.targets(), given, options[given['status'] ?? '']?.asks === true),
    actOn: (act: RecordAct<Row>, targets: readonly Row[]) => actOn(found, act, targets),
    /** The buttons of a kind's own actions. */
    actionsOf: (row: Row, where: 'pane' | 'row' = 'pane'): RecordAction[] =>
      acts
        .filter(
          ({ buttons, isFor }) =>
            buttons !== 'none' && (where === 'pane' || buttons.includes('row')) && isFor(row),
        )
        .map((act) => ({
          label: act.labelFor?.(row) ?? act.label,
          run: () => actOn(found, act, [row]),
        })),
    /** The statuses that are of use now, and that it is the reader's. */
    usualOf: (row: Row): RecordAction[] => [
      ...(options[row.status]?.next ?? []).map((status) => ({
        label: options[status]?.label ?? status,
        run: () => set([row], { status }),
      })),
      ...(row.owner === page.me
        ? []
        : [{ label: 'Assign to me', run: () => set([row], { owner: page.me }) }]),
    ],
  };
}

export type Work<Row extends WorkRow, Details extends DetailsOf<Row>> = ReturnType<
  typeof useWork<Row, Details>
>;
