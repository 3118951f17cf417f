import { useEffect, useRef, useState, type RefObject } from 'react';

import type {
  ApplicationRow,
  DecisionRequest,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type { RowActions } from './ApplicationRow.tsx';
import { pendingDecision } from './decision-queue.ts';
import { NO_IDS, toggled, withAll, without } from './id-sets.ts';
import { between, focusedRow, focusRow, nextOf, rowFrom } from '../list/row-focus.ts';
import { useDecisions } from './use-decisions.ts';

/** How long 'Copied' is shown (ms). */
const NOTICE_MS = 4_000;

/** When an application was last decided on, or could not be (ISO). */
const changedAt = ({ updated_at, failed_at }: ApplicationRow): string =>
  [updated_at ?? '', failed_at ?? ''].toSorted().at(-1) ?? '';

/** The places that the desk moves the focus between. */
export interface DeskPlaces {
  root: RefObject<HTMLElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
}

/**
 * The applications on the desk: which are open, selected or shown in full, the decisions on them, and
 * where the keyboard is. The focus itself is the place in the list: after a decision it is on the next
 * application that is pending.
 */
export function useApplications(listed: readonly ApplicationRow[], places: DeskPlaces) {
  const { root, dialog } = places;
  const [paused, setPaused] = useState(false);
  const { queue, state } = useDecisions(paused);
  const [open, setOpen] = useState(NO_IDS);
  const [selected, setSelected] = useState(NO_IDS);
  const [shownId, setShownId] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const anchor = useRef<string>(undefined);
  const lastRow = useRef<string>(undefined);

  // What the Worker answered to a decision is newer than the list that was read before it.
  const rows = listed.map((row) => {
    const decided = state.rows.get(row.id);
    return decided && changedAt(decided) >= changedAt(row) ? decided : row;
  });
  const order = rows.map(({ id }) => id);
  const free = rows.filter(
    (row) => row.status === 'pending' && pendingDecision(state, row.id) === null,
  );
  const chosen = free.filter(({ id }) => selected.has(id));

  const goTo = (id: string | undefined, scroll: boolean): boolean => {
    if (id === undefined || !root.current) return false;
    lastRow.current = id;
    return focusRow(root.current, id, scroll);
  };

  /** Holds a decision, and goes on to the next that is pending. */
  const decide = (ids: readonly string[], decision: DecisionRequest, scroll: boolean): boolean => {
    const targets = free.filter(({ id }) => ids.includes(id));
    if (!queue.hold(targets, decision)) return false;
    dialog.current?.close();
    setSelected(NO_IDS);
    const left = new Set(free.map(({ id }) => id).filter((id) => !ids.includes(id)));
    const last = targets.at(-1)?.id;
    goTo(nextOf(order, last, left) ?? last, scroll);
    return true;
  };

  const undo = (key?: number): boolean => {
    const undone = queue.undo(key);
    goTo(undone?.targets[0]?.id, key === undefined);
    return undone !== undefined;
  };

  const select = (id: string, isSelected: boolean, extend: boolean): void => {
    const from = extend ? (anchor.current ?? id) : id;
    const span = between(order, from, id);
    anchor.current = id;
    setSelected((before) =>
      isSelected || extend
        ? withAll(
            before,
            span.filter((each) => free.some((row) => row.id === each)),
          )
        : without(before, id),
    );
  };

  const showDetails = (id: string): void => {
    lastRow.current = id;
    setShownId(id);
  };
  // Once it is filled, so that the focus finds its first button.
  useEffect(() => {
    if (shownId !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [dialog, shownId]);

  const copy = (partnerId: string): void => {
    void navigator.clipboard.writeText(partnerId).then(
      () => setNotice('Partner id copied'),
      () => setNotice(`Partner id: ${partnerId}`),
    );
  };
  useEffect(() => {
    if (notice === '' || paused) return undefined;
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, paused]);

  // A toast that comes up must not lie over the row that the keyboard is on (WCAG 2.4.11).
  const toastCount = [state.held.length, state.failures.length, state.queue.length].filter(
    Boolean,
  ).length;
  useEffect(() => {
    const focused = document.activeElement;
    if (toastCount > 0 && focused?.matches(':focus-visible')) {
      focused.closest('tr')?.scrollIntoView({ block: 'nearest' });
    }
  }, [toastCount]);

  // Rows keep one object of actions, which always means the newest of each.
  const newest = useRef<RowActions>(null);
  useEffect(() => {
    newest.current = {
      toggle: (id) => setOpen((before) => toggled(before, id)),
      select,
      decide: (id, decision) => void decide([id], decision, false),
      undo,
      showDetails,
      copy,
    };
  });
  const [actions] = useState<RowActions>(() => ({
    toggle: (id) => newest.current?.toggle(id),
    select: (...args) => newest.current?.select(...args),
    decide: (...args) => newest.current?.decide(...args),
    undo: (key) => newest.current?.undo(key),
    showDetails: (id) => newest.current?.showDetails(id),
    copy: (partnerId) => newest.current?.copy(partnerId),
  }));

  /** The application that a key means: the one in the dialog, or the one that has the focus. */
  const current = (): string | undefined =>
    (dialog.current?.open ? shownId : undefined) ?? focusedRow();

  return {
    queue,
    state,
    rows,
    free,
    chosen,
    open,
    shown: rows.find(({ id }) => id === shownId) ?? null,
    notice,
    paused,
    setPaused,
    actions,
    undo,
    decideOnChosen: (decision: DecisionRequest, scroll: boolean) =>
      decide(
        chosen.map(({ id }) => id),
        decision,
        scroll,
      ),
    decideOnCurrent: (decision: DecisionRequest) => {
      const id = current();
      return id !== undefined && decide([id], decision, true);
    },
    selectAll: (all: boolean) => setSelected(all ? new Set(free.map(({ id }) => id)) : NO_IDS),
    selectCurrent: (extend: boolean) => {
      const id = focusedRow();
      if (id !== undefined) select(id, !selected.has(id), extend);
      return id !== undefined;
    },
    showCurrent: () => {
      const id = focusedRow();
      if (id !== undefined) showDetails(id);
      return id !== undefined;
    },
    closeDetails: () => setShownId(null),
    /** Goes so many rows on, in the dialog too. */
    move: (step: number) => {
      const next = rowFrom(order, current() ?? lastRow.current, step);
      if (next === undefined || !dialog.current?.open) return goTo(next, true);
      showDetails(next);
      return true;
    },
    noteFocus: () => {
      lastRow.current = focusedRow() ?? lastRow.current;
    },
    /** The focus returns to the row it was last on. */
    returnToRow: () => goTo(lastRow.current, false),
  };
}
