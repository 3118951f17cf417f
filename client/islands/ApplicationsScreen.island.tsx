import { useId, useRef, useState } from 'react';

import { listHref, type ListState } from '../../src/staff-list/list.contract.ts';
import {
  APPLICATION_FILTERS,
  type ApplicationFilter,
  type ApplicationCounts,
  type ApplicationsResponse,
  applicationsApi,
  filterIn,
  applicationTexts,
} from '../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { applicationsCsv } from '../../src/features/affiliates/export/applications-csv.contract.ts';
import {
  DECISIONS,
  SENDING,
  type DecisionRequest,
} from '../../src/features/affiliates/review/review.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import type { Flash } from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { sections } from '../../src/shared/staff-sections.ts';
import { ApplicationDialog } from '../staff/applications/ApplicationDialog.tsx';
import { ApplicationRow } from '../staff/applications/ApplicationRow.tsx';
import * as layout from '../staff/applications/Applications.css.ts';
import { BulkBar } from '../staff/applications/BulkBar.tsx';
import { shiftedCounts } from '../staff/applications/decision-state.ts';
import { FILTER_WORDS } from '../staff/applications/decision-words.ts';
import { DecisionToasts } from '../staff/applications/DecisionToasts.tsx';
import { ExportForms } from '../staff/list/ExportForms.tsx';
import { ListFilter } from '../staff/list/ListFilter.tsx';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { focusedRow } from '../staff/list/row-focus.ts';
import { usePageActions } from '../staff/palette/page-actions.ts';
import { useShortcuts, type Shortcuts } from '../staff/shell/shortcuts.ts';
import { MailDialog } from '../staff/applications/MailDialog.tsx';
import { useMailDraft } from '../staff/applications/use-mail-draft.ts';
import { ShortcutsDialog } from '../staff/shell/ShortcutsDialog.tsx';
import { useApplications } from '../staff/applications/use-applications.ts';
import { useList } from '../staff/list/use-list.ts';
import { Counts } from '../staff/ui/Counts.tsx';

type ApplicationsScreenProps = {
  response: ApplicationsResponse | null;
  state: ListState;
  /** The outcome of a decision that was sent as a plain form. */
  flash: Flash | null;
  time: DisplayTime;
};

/** The filters with how many there are of what should not wait. */
function filtersWith(meta: ApplicationsResponse['meta'] | undefined) {
  const counted: Partial<Record<ApplicationFilter, number>> = meta
    ? { due: meta.due, overdue: meta.overdue, not_sent: meta.not_sent }
    : {};
  return (['', ...APPLICATION_FILTERS] as const).map((value) => {
    const count = value === '' ? 0 : (counted[value] ?? 0);
    return {
      value,
      label: FILTER_WORDS[value] + (count > 0 ? ` (${count})` : ''),
      // What has waited for longest comes first.
      ...(value === 'due' || value === 'overdue' ? { sort: 'oldest' } : {}),
    };
  });
}

const SORTS = { Applied: ['newest', 'oldest'] } as const;

/** Why there are no rows: the search, else the filter in use. */
function emptyText({ search, status }: Pick<ListState, 'search' | 'status'>): string {
  if (search) return applicationTexts.noneMatch;
  const filter = filterIn(status);
  return filter === '' ? applicationTexts.none : applicationTexts.noneOf[filter];
}

const COLUMNS = ['Applicant', 'Status', 'Applied', 'Actions'];

/**
 * The applications to the affiliate program, newest first, and the decisions on them (ADA-01 to
 * ADA-20).
 *
 * Why is this an island? Staff search as they type, open rows, and decide and undo by keyboard. The
 * list and the session can change under them. Without JavaScript, a decision is a plain form with a
 * question before it.
 */
export function ApplicationsScreen({
  response,
  state: listState,
  flash,
  time,
}: ApplicationsScreenProps) {
  const ids = useId();
  const [forms] = useState({ decide: `${ids}decide`, undo: `${ids}undo` });
  const list = useList(applicationsApi.list, {
    path: sections.applications.path,
    start: response,
    state: listState,
    failed: applicationTexts.failed,
  });
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const listed = list.data?.data ?? [];
  const mailDialog = useRef<HTMLDialogElement>(null);
  const { draft, problem: draftProblem, write, close } = useMailDraft(mailDialog);
  const screen = useApplications(listed, { root, dialog, refresh: list.refresh, write });
  const { decisions, chosen, shown, pending } = screen;

  const decide = (decision: DecisionRequest): boolean =>
    chosen.length > 0 && !dialog.current?.open
      ? screen.decideOnChosen(decision, true)
      : screen.decideOnCurrent(decision);
  const arrow = (step: number): boolean =>
    focusedRow() !== undefined && !dialog.current?.open && screen.move(step);
  const showHelp = (): boolean => {
    help.current?.showModal();
    return true;
  };
  const leaveFor = (path: string): boolean => {
    location.assign(path);
    return true;
  };
  const shortcuts: Shortcuts = {
    j: () => screen.move(1),
    k: () => screen.move(-1),
    ArrowDown: () => arrow(1),
    ArrowUp: () => arrow(-1),
    ...Object.fromEntries(DECISIONS.map(({ key, decision }) => [key, () => decide(decision)])),
    ...Object.fromEntries(
      DECISIONS.map(({ key, name }) => [
        `Shift+${key.toUpperCase()}`,
        () =>
          chosen.length > 0 && !dialog.current?.open
            ? screen.writeToChosen(name)
            : screen.writeToCurrent(name),
      ]),
    ),
    [SENDING.key]: () => screen.sendCurrent(),
    u: () => screen.undoLast(true),
    o: () => screen.showCurrent(),
    x: () => screen.selectCurrent(false),
    'Shift+X': () => screen.selectCurrent(true),
    Escape: () => {
      if (chosen.length === 0 || dialog.current?.open) return false;
      screen.selectAll(false);
      return true;
    },
    '/': () => {
      root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
      return true;
    },
    '?': showHelp,
    'g l': () => leaveFor(sections.leads.path),
    'g a': () => leaveFor(sections.applications.path),
  };
  usePageActions(() =>
    [
      ...(chosen.length > 0 || focusedRow() !== undefined
        ? [...DECISIONS.map(({ key, label }) => [key, label] as const), ['o', 'Details'] as const]
        : []),
      ['/', 'Search this list'] as const,
      ['?', 'Keyboard shortcuts'] as const,
    ].map(([keys, label]) => ({ label, keys, run: () => void shortcuts[keys]?.() })),
  );
  useShortcuts(shortcuts, () =>
    [...document.querySelectorAll('dialog[open]')].every((each) => each === dialog.current),
  );

  return (
    <div className={layout.root} ref={root} onFocus={screen.noteFocus}>
      <ListScreen
        title="Affiliate applications"
        path={sections.applications.path}
        list={list}
        searchBox={{ label: 'Search applications', placeholder: applicationTexts.search }}
        counts={
          list.data ? (
            <Counts
              counts={shownCounts(shiftedCounts(list.data.meta.counts, listed, decisions.known))}
            />
          ) : null
        }
        columns={COLUMNS}
        sorts={SORTS}
        empty={emptyText(list.view)}
        flash={list.data === response ? flash : null}
        timeZone={time.timeZone}
        exit={{ label: 'Exit Admin', next: paths.home }}
        tools={
          <BulkBar
            undo={list.data === response ? (flash?.undo ?? null) : null}
            undoForm={forms.undo}
            filter={
              <ListFilter
                label="Status of the applications"
                path={sections.applications.path}
                list={list}
                filters={filtersWith(list.data?.meta)}
              />
            }
            selected={chosen.length}
            selectable={pending.length}
            onSelectAll={screen.selectAll}
            onDecide={(decision) => screen.decideOnChosen(decision, false)}
            onWrite={() => void screen.writeToChosen('approve-and-send')}
            onShowShortcuts={showHelp}
          />
        }
        rows={screen.rows.map((row) => (
          <ApplicationRow
            key={row.id}
            row={row}
            time={time}
            open={screen.open.has(row.id)}
            selected={chosen.includes(row)}
            undoable={screen.undoableIds.has(row.id)}
            canSend={screen.canSend(row)}
            canReopen={screen.canReopen(row)}
            isSendingNow={decisions.sendingNow.has(row.id)}
            columns={COLUMNS.length}
            forms={forms}
            actions={screen.actions}
          />
        ))}
      >
        <ExportForms path={applicationsCsv.path} view={list.view} />
      </ListScreen>
      <form id={forms.decide} hidden>
        <input type="hidden" name="next" value={listHref(sections.applications.path, list.view)} />
      </form>
      <form id={forms.undo} method="post" hidden>
        <input type="hidden" name="next" value={listHref(sections.applications.path, list.view)} />
      </form>
      <DecisionToasts
        decisions={decisions}
        notice={draftProblem || screen.notice}
        onNoticeShown={screen.clearNotice}
        onUndo={() => screen.undoLast(false)}
        onGone={screen.returnToRow}
      />
      <ApplicationDialog
        id={`${ids}details`}
        dialogRef={dialog}
        row={shown}
        canDecide={shown !== null && pending.includes(shown)}
        canSend={shown !== null && screen.canSend(shown)}
        isSendingNow={shown !== null && decisions.sendingNow.has(shown.id)}
        time={time}
        onDecide={screen.decideOnCurrent}
        onSend={screen.sendCurrent}
        canReopen={shown !== null && screen.canReopen(shown)}
        onWrite={() => void screen.writeToCurrent('approve-and-send')}
        onReopen={() => {
          if (shown) screen.actions.reopen(shown.id);
        }}
        onClose={screen.closeDetails}
      />
      <MailDialog
        id={`${ids}mail`}
        dialogRef={mailDialog}
        draft={draft}
        onDecide={(targets, decision) => void screen.decideOn(targets, decision)}
        onClose={() => {
          close();
          screen.returnToRow();
        }}
      />
      <ShortcutsDialog id={`${ids}shortcuts`} dialogRef={help} onClose={screen.returnToRow} />
    </div>
  );
}

const shownCounts = (counts: ApplicationCounts) =>
  [
    ['Pending', counts.pending],
    ...(counts.sending > 0 ? ([['Sending', counts.sending]] as const) : []),
    ['Approved', counts.approved],
    ['Rejected', counts.rejected],
    ['Total', counts.total],
  ] as const;
