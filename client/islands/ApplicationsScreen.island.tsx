import { useId, useRef } from 'react';

import { listHref, type ListState } from '../../src/staff-list/list.contract.ts';
import {
  type ApplicationCounts,
  type ApplicationsResponse,
  DECISIONS,
  type DecisionRequest,
  applicationsApi,
  applicationTexts,
} from '../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import type { Flash } from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { ApplicationDialog } from '../staff/applications/ApplicationDialog.tsx';
import { ApplicationRow } from '../staff/applications/ApplicationRow.tsx';
import * as screenStyles from '../staff/applications/Applications.css.ts';
import { BulkBar } from '../staff/applications/BulkBar.tsx';
import {
  pendingDecision,
  shiftedCounts,
  type QueueState,
} from '../staff/applications/decision-queue.ts';
import { labelOf } from '../staff/applications/decision-words.ts';
import * as styles from '../staff/list/ListScreen.css.ts';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { focusedRow } from '../staff/list/row-focus.ts';
import { useShortcuts, type Shortcuts } from '../staff/shell/shortcuts.ts';
import { ShortcutsDialog } from '../staff/shell/ShortcutsDialog.tsx';
import { StatusFilter } from '../staff/list/StatusFilter.tsx';
import { Toasts } from '../staff/shell/Toasts.tsx';
import { useApplications } from '../staff/applications/use-applications.ts';
import { useList } from '../staff/list/use-list.ts';

type ApplicationsScreenProps = {
  response: ApplicationsResponse | null;
  state: ListState;
  /** The outcome of a decision that was sent as a plain form. */
  flash: Flash | null;
  time: DisplayTime;
};

const COLUMNS = ['Applicant', 'Status', 'Applied', 'Actions'];
/** What a row says while a decision on it is on its way. */
function onItsWayText(state: QueueState, id: string): string | null {
  const way = pendingDecision(state, id);
  if (!way) return null;
  return way.held
    ? `${labelOf(way.decision)} in ${Math.ceil(way.held.remainingMs / 1000)} s`
    : 'Sending...';
}

/**
 * The applications to the affiliate programme, newest first, and the decisions on them (ADA-01 to
 * ADA-20).
 *
 * Why is this an island? Staff search as they type, open rows and decide by keyboard; decisions are
 * held for ten seconds in which they can be undone, and none of it may be lost when the list is read
 * again or the session ends. Without JavaScript, a decision is a form with a question before it.
 */
export function ApplicationsScreen({
  response,
  state: listState,
  flash,
  time,
}: ApplicationsScreenProps) {
  const ids = useId();
  const list = useList(applicationsApi.list, {
    path: paths.adminAffiliates,
    start: response,
    state: listState,
    failed: applicationTexts.failed,
  });
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const listed = list.data?.data ?? [];
  const desk = useApplications(listed, { root, dialog });
  const { state, chosen, shown, free } = desk;

  const press = (decision: DecisionRequest): boolean =>
    chosen.length > 0 && !dialog.current?.open
      ? desk.decideOnChosen(decision, true)
      : desk.decideOnCurrent(decision);
  const arrow = (step: number): boolean =>
    focusedRow() !== undefined && !dialog.current?.open && desk.move(step);
  const showHelp = (): boolean => {
    help.current?.showModal();
    return true;
  };
  const leaveFor = (path: string): boolean => {
    location.assign(path);
    return true;
  };
  const shortcuts: Shortcuts = {
    j: () => desk.move(1),
    k: () => desk.move(-1),
    ArrowDown: () => arrow(1),
    ArrowUp: () => arrow(-1),
    ...Object.fromEntries(DECISIONS.map(({ key, decision }) => [key, () => press(decision)])),
    u: () => desk.undo(),
    o: () => desk.showCurrent(),
    x: () => desk.selectCurrent(false),
    'Shift+X': () => desk.selectCurrent(true),
    Escape: () => {
      if (chosen.length === 0 || dialog.current?.open) return false;
      desk.selectAll(false);
      return true;
    },
    '/': () => {
      root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
      return true;
    },
    '?': showHelp,
    'g l': () => leaveFor(paths.adminLeads),
    'g a': () => leaveFor(paths.adminAffiliates),
  };
  useShortcuts(shortcuts, () =>
    [...document.querySelectorAll('dialog[open]')].every((each) => each === dialog.current),
  );

  return (
    <div className={screenStyles.root} ref={root} onFocus={desk.noteFocus}>
      <ListScreen
        title="Affiliate applications"
        path={paths.adminAffiliates}
        list={list}
        searchLabel="Search applications"
        placeholder={applicationTexts.search}
        counts={
          list.data ? (
            <Counts counts={shiftedCounts(list.data.meta.counts, listed, state.rows)} />
          ) : null
        }
        columns={COLUMNS}
        empty={{ always: applicationTexts.none, searched: applicationTexts.noneMatch }}
        flash={list.data === response ? flash : null}
        timeZone={time.timeZone}
        exit={{ label: 'Exit Admin', next: paths.home }}
        tools={
          <BulkBar
            filter={
              <StatusFilter
                page={paths.adminAffiliates}
                list={list}
                notSent={list.data?.meta.not_sent ?? 0}
              />
            }
            selected={chosen.length}
            selectable={free.length}
            onSelectAll={desk.selectAll}
            onDecide={(decision) => desk.decideOnChosen(decision, false)}
            onShowShortcuts={showHelp}
          />
        }
        rows={desk.rows.map((row) => (
          <ApplicationRow
            key={row.id}
            row={row}
            time={time}
            open={desk.open.has(row.id)}
            selected={chosen.includes(row)}
            onItsWay={onItsWayText(state, row.id)}
            heldKey={pendingDecision(state, row.id)?.held?.key ?? null}
            columns={COLUMNS.length}
            form={`${ids}decide`}
            actions={desk.actions}
          />
        ))}
      />
      <form id={`${ids}decide`} hidden>
        <input type="hidden" name="next" value={listHref(paths.adminAffiliates, list.view)} />
      </form>
      <Toasts
        queue={desk.queue}
        state={state}
        notice={desk.notice}
        paused={desk.paused}
        onPause={desk.setPaused}
        onUndo={desk.undo}
        onGone={desk.returnToRow}
      />
      <ApplicationDialog
        id={`${ids}details`}
        dialogRef={dialog}
        row={shown}
        canDecide={shown !== null && free.includes(shown)}
        time={time}
        onDecide={desk.decideOnCurrent}
        onClose={desk.closeDetails}
      />
      <ShortcutsDialog id={`${ids}shortcuts`} dialogRef={help} onClose={desk.returnToRow} />
    </div>
  );
}

function Counts({ counts }: { counts: ApplicationCounts }) {
  const shown = [
    ['Pending', counts.pending],
    ['Approved', counts.approved],
    ['Rejected', counts.rejected],
    ['Total', counts.total],
  ] as const;
  return (
    <dl className={styles.counts}>
      {shown.map(([label, value]) => (
        <div className={styles.count} key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
