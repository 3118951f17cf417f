import { useEffect, useEffectEvent, useRef } from 'react';

import { openIn } from '../../client/open-record.ts';
import type { WorkedListProps } from '../../staff.contract.ts';
import { focusRow, isKeyboardInRows, nextOf, returnToRow } from '../../list/client/row-focus.ts';
import { askForName, takeWanted } from '../../names/client/ask-for-name.ts';
import type { DetailsOf, Given, WorkResponse, WorkRow } from '../work.contract.ts';
import { actsFor, usualSets, type RecordAct } from './record-acts.ts';
import { recordChanges } from './record-changes.ts';
import type { RecordAction } from './RowActions.tsx';
import { useRows, type Rows } from './use-rows.ts';
import { useSetValues } from './use-set-values.ts';
import type { WorkView } from './work-view.ts';

/** Does what a kind does with records, and goes on to the next that it is for. */
function runAct<Row extends WorkRow>(
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
    if (focused) focusRow(focused, isKeyboardInRows());
  });
}

/** A page that opens with a record begins at its row; once the pane closes, the focus is there. */
function useReturnToRow(open: string | null): void {
  const opened = useRef(open);
  useEffect(() => {
    if (opened.current !== null && document.activeElement === document.body)
      focusRow(opened.current);
  }, []);
  useEffect(() => {
    if (open === null && opened.current !== null) returnToRow(opened.current);
    opened.current = open;
  }, [open]);
}

/** Sets values; what is to be the reader's own waits until they have a name, by which it is found. */
function useSetMine<Row extends WorkRow>(
  list: string,
  { me, signature }: { me: string; signature: string },
  { rows, allOf }: Pick<Rows<Row>, 'rows' | 'allOf'>,
  set: (targets: readonly Row[], given: Given) => void,
) {
  const goOn = useEffectEvent(() => {
    if (signature === '') return;
    const ids = takeWanted(list);
    const [first] = ids;
    if (first === undefined) return;
    // Not out of a field that somebody has gone to meanwhile.
    if (document.activeElement === document.body) focusRow(first);
    set(
      rows.filter(({ id }) => ids.includes(id)),
      { owner: me },
    );
  });
  useEffect(() => goOn(), []);
  return (targets: readonly Row[], given: Given) => {
    if (signature !== '' || given['owner'] !== me) set(targets, given);
    else askForName({ list, ids: allOf(targets) ? [] : targets.map(({ id }) => id) });
  };
}

/** A list that staff work on: its rows, and what is done with them. */
export function useWork<Row extends WorkRow, Details extends DetailsOf<Row>>(
  view: WorkView<Row, Details>,
  page: WorkedListProps<WorkResponse<Row>, Details>,
  acts: readonly RecordAct<Row>[],
) {
  const { values } = view.kind;
  const found = useRows(view, page);
  const changes = recordChanges(view.kind);
  const { set: setGiven, question } = useSetValues(view, found, changes);
  const set = useSetMine(view.kind.list, page, found, setGiven);
  useReturnToRow(found.list.state.open);
  const open = useEffectEvent((id: string) => found.list.go({ open: id }));
  useEffect(() => openIn(view.kind.list, (id) => open(id)), [view.kind.list]);
  const actOn = (act: RecordAct<Row>, targets: readonly Row[]) => runAct(found, act, targets);
  const actionsIn = (where: 'pane' | 'row', row: Row): readonly RecordAction[] =>
    actsFor(acts, row, where).map((act) => ({
      label: act.labelFor?.(row) ?? act.label,
      run: () => actOn(act, [row]),
    }));
  const usualActions = (row: Row): readonly RecordAction[] =>
    usualSets(values, row, page.me).map(({ label, set: given, isLast }) => ({
      label,
      isLast,
      run: () => set([row], given),
    }));
  return {
    view,
    page,
    acts,
    ...found,
    set,
    question,
    changes,
    actOn,
    paneActions: (row: Row) => actionsIn('pane', row),
    /** Where a kind has acts of its own, each row shows them, in place of what is set mostly. */
    rowActions: (row: Row) => (acts.length > 0 ? actionsIn('row', row) : usualActions(row)),
    rowActionsShow: acts.length > 0 ? ('always' as const) : ('hidden' as const),
  };
}

export type Work<Row extends WorkRow, Details extends DetailsOf<Row>> = ReturnType<
  typeof useWork<Row, Details>
>;

/** What each part of the screen draws. */
export interface WorkPartProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  work: Work<Row, Details>;
}
