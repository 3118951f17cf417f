import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import {
  canSend,
  type ApplicationRow,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type {
  DecisionChoice,
  DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { between, focusedRow, focusRow, nextOf } from '../list/row-focus.ts';
import type { OpenRecord } from '../work/use-open-record.ts';
import type { ApplicationActions } from './application-actions.ts';
import { NO_IDS, toggled, withAll, without } from './id-sets.ts';
import { useDecisions } from './use-decisions.ts';

interface Elements {
  /** Reads the list again. */
  refresh: () => void;
  /** Opens the dialog of a decision with an e-mail. */
  write: (targets: readonly ApplicationRow[], name: DecisionChoice['name']) => void;
  root: RefObject<HTMLElement | null>;
  /** The application that is open next to the list. */
  record: OpenRecord;
}

/**
 * The state of the applications screen: which rows are unfolded or selected, the decisions, and the
 * focus. The focus is the position in the list: after a decision it moves to the next pending
 * application, and the pane with it.
 */
export function useApplications(
  listed: readonly ApplicationRow[],
  { root, record, refresh, write }: Elements,
) {
  const decisions = useDecisions(listed);
  const { rows, undoableIds, outcomes } = decisions;
  const [open, setOpen] = useState(NO_IDS);
  const [selected, setSelected] = useState(NO_IDS);
  const [notice, setNotice] = useState('');
  const anchor = useRef<string>(undefined);
  const lastRow = useRef<string>(undefined);

  const keepTicks = useEffectEvent(() => {
    const boxes = root.current?.querySelectorAll('[data-row] input[type=checkbox]:checked') ?? [];
    const ids = [...boxes].flatMap((box) => box.closest('tr')?.dataset['row'] ?? []);
    if (ids.length > 0) setSelected(new Set(ids));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- boxes that were ticked before hydration
  useEffect(() => keepTicks(), []);

  const order = rows.map(({ id }) => id);
  const pending = rows.filter(({ status }) => status === 'pending');
  const chosen = pending.filter(({ id }) => selected.has(id));

  const focus = (id: string | undefined, scroll: boolean): boolean => {
    if (id === undefined || !root.current) return false;
    lastRow.current = id;
    return focusRow(root.current, id, scroll);
  };

  const goTo = (id: string | undefined, scroll: boolean): boolean => {
    if (id !== undefined && record.id !== null) record.show(id);
    return focus(id, scroll);
  };

  const decide = (ids: readonly string[], decision: DecisionRequest, scroll: boolean): boolean => {
    const targets = pending.filter(({ id }) => ids.includes(id));
    if (targets.length === 0) return false;
    decisions.decide(targets, decision);
    setSelected(NO_IDS);
    const left = new Set(pending.map(({ id }) => id).filter((id) => !ids.includes(id)));
    const last = targets.at(-1)?.id;
    const next = nextOf(order, last, left);
    if (next !== undefined) return goTo(next, scroll);
    if (record.id !== null && ids.includes(record.id)) record.hide();
    focus(last, scroll);
    return true;
  };

  /** Sends an approved application; not while its approval can still be undone. */
  const send = (id: string): boolean => {
    const row = rows.find((each) => each.id === id);
    if (!row || !canSend(row) || undoableIds.has(id) || decisions.sendingNow.has(id)) return false;
    decisions.sendApproved([row]);
    return true;
  };

  const canReopen = (row: ApplicationRow): boolean =>
    row.status === 'rejected' && row.reopened_as === null && !undoableIds.has(row.id);

  const reopen = (id: string): void => {
    const make = async () => {
      if (!(await decisions.reopen(id))) return;
      setNotice('A new pending application was made');
      refresh();
    };
    void make();
  };

  /** Opens the dialog for pending applications. */
  const writeTo = (ids: readonly string[], name: DecisionChoice['name']): boolean => {
    const targets = pending.filter(({ id }) => ids.includes(id));
    if (targets.length === 0) return false;
    write(targets, name);
    return true;
  };

  /** Undoes what was decided last on this page. */
  const undoLast = (scroll: boolean): boolean => {
    const { undoable } = outcomes;
    if (!undoable) return false;
    decisions.undo(undoable.targets.map(({ id }) => id));
    goTo(undoable.targets[0]?.id, scroll);
    return true;
  };

  const select = (id: string, isSelected: boolean, extend: boolean): void => {
    const from = extend ? (anchor.current ?? id) : id;
    const span = between(order, from, id);
    anchor.current = id;
    setSelected((before) =>
      isSelected || extend
        ? withAll(
            before,
            span.filter((each) => pending.some((row) => row.id === each)),
          )
        : without(before, id),
    );
  };

  /** Set where the pane takes the focus once it shows. */
  const entersPane = useRef(false);
  const enterPane = useEffectEvent(() => {
    if (!entersPane.current) return;
    entersPane.current = false;
    root.current?.querySelector<HTMLElement>('[data-close]')?.focus();
  });
  useEffect(() => enterPane());
  const showDetails = (id: string): void => {
    lastRow.current = id;
    entersPane.current = true;
    record.show(id);
  };

  const copy = (partnerId: string): void => {
    void navigator.clipboard.writeText(partnerId).then(
      () => setNotice('Partner id copied'),
      () => setNotice(`Partner id: ${partnerId}`),
    );
  };

  // A new toast must not cover the row that has the focus (WCAG 2.4.11).
  const toastCount = [
    outcomes.undoable ? 1 : 0,
    outcomes.failures.length,
    outcomes.done.length,
  ].filter(Boolean).length;
  useEffect(() => {
    const focused = document.activeElement;
    if (toastCount > 0 && focused?.matches(':focus-visible')) {
      focused.closest('tr')?.scrollIntoView({ block: 'nearest' });
    }
  }, [toastCount]);

  const actions: ApplicationActions = {
    toggle: (id) => {
      setOpen((before) => toggled(before, id));
      if (record.id !== null) record.show(id);
    },
    select,
    decide: (id, decision) => void decide([id], decision, false),
    write: (id) => void writeTo([id], 'approve-and-send'),
    reopen,
    send: (id) => void send(id),
    undo: (id) => {
      decisions.undo([id]);
      goTo(id, false);
    },
    showDetails,
    copy,
  };

  return {
    decisions,
    rows,
    pending,
    chosen,
    open,
    undoableIds,
    notice,
    clearNotice: () => setNotice(''),
    actions,
    undoLast,
    decide,
    writeTo,
    send,
    select,
    canReopen,
    /** Whether staff can send an application now. */
    canSend: (row: ApplicationRow) => canSend(row) && !undoableIds.has(row.id),
    selectAll: (all: boolean) => setSelected(all ? new Set(pending.map(({ id }) => id)) : NO_IDS),
    selected,
    lastRow: () => lastRow.current,
    noteFocus: () => {
      lastRow.current = focusedRow() ?? lastRow.current;
    },
    /** Moves the focus back to the row that had it last. */
    returnToRow: () => focus(lastRow.current, false),
  };
}
