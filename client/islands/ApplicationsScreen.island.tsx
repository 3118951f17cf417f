import { useId, useRef, useState } from 'react';

import { ARRIVAL_CHIPS, listHref, type ListState } from '../../src/staff-list/list.contract.ts';
import {
  APPLICATION_FILTERS,
  type ApplicationFilter,
  type ApplicationCounts,
  type ApplicationResponse,
  type ApplicationRow as Application,
  type ApplicationsResponse,
  applicationsApi,
  filterIn,
  applicationTexts,
} from '../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { DECISIONS, SENDING } from '../../src/features/affiliates/review/review.contract.ts';
import { countText } from '../../src/staff-list/list-texts.contract.ts';
import { TEMPLATES_PATH } from '../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import type { OpenedRecord, RecordListProps } from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import { actionsOf, type ActionState } from '../staff/applications/application-actions.ts';
import { ApplicationPane } from '../staff/applications/ApplicationPane.tsx';
import { ApplicationRow } from '../staff/applications/ApplicationRow.tsx';
import * as layout from '../staff/applications/Applications.css.ts';
import { BulkBar } from '../staff/applications/BulkBar.tsx';
import { shiftedCounts } from '../staff/applications/decision-state.ts';
import { FILTER_WORDS } from '../staff/applications/decision-words.ts';
import { DecisionToasts } from '../staff/applications/DecisionToasts.tsx';
import { ChipLinks } from '../staff/list/ChipLinks.tsx';
import { ExportButtons } from '../staff/list/ExportButtons.tsx';
import { ListFilter } from '../staff/list/ListFilter.tsx';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useRowKeys } from '../staff/list/use-row-keys.ts';
import { focusedRow } from '../staff/list/row-focus.ts';
import { MailDialog } from '../staff/applications/MailDialog.tsx';
import { useMailDraft } from '../staff/applications/use-mail-draft.ts';
import { changedAt } from '../staff/applications/use-decisions.ts';
import { useApplications } from '../staff/applications/use-applications.ts';
import { useList } from '../staff/list/use-list.ts';
import { Counts } from '../staff/ui/Counts.tsx';
import { useOpenRecord } from '../staff/work/use-open-record.ts';

/** The filters with how many there are of what should not wait; the counts above have the others. */
function filtersWith(meta: ApplicationsResponse['meta'] | undefined) {
  const counted: Partial<Record<ApplicationFilter, number>> = meta
    ? { due: meta.due, overdue: meta.overdue, not_sent: meta.not_sent }
    : {};
  return (['', ...APPLICATION_FILTERS] as const).map((value) => {
    const count = value === '' ? 0 : (counted[value] ?? 0);
    return {
      value,
      label: FILTER_WORDS[value],
      ...(count > 0 ? { count: countText(count) } : {}),
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
 * list and the session can change under them.
 */
export function ApplicationsScreen({
  response,
  state: listState,
  open,
  time,
}: RecordListProps<ApplicationsResponse, ApplicationResponse>) {
  const { path } = staffPages.applications;
  const ids = useId();
  const list = useList(applicationsApi.list, {
    path,
    start: response,
    state: listState,
    failed: applicationTexts.failed,
    chips: ARRIVAL_CHIPS,
    follows: 'applications',
  });
  const root = useRef<HTMLDivElement>(null);
  const mailDialog = useRef<HTMLDialogElement>(null);
  const record = useOpenRecord(path, open?.id ?? null);
  const rows = list.data?.data ?? [];
  const inList = (id: string) => rows.some((row) => row.id === id);
  // One that was opened by its address may be on another page of the list.
  const other = open?.details?.application;
  const listed = other && !inList(other.id) ? [...rows, other] : rows;
  const { draft, problem: draftProblem, write, close: closeMail } = useMailDraft(mailDialog);
  const screen = useApplications(listed, { root, record, refresh: list.refresh, write });
  const { decisions, chosen, pending, actions } = screen;
  const shown = screen.rows.find(({ id }) => id === record.id);
  // What others change after this is announced in the pane.
  const [opened, setOpened] = useState<{ id: string | null; at: string | null }>();
  if (opened?.id !== record.id) setOpened({ id: record.id, at: shown ? changedAt(shown) : null });
  const hrefOf = (id: string | null) => listHref(path, { ...list.view, open: id });

  const current = () => focusedRow() ?? record.id ?? undefined;
  /** What a key decides on: the selected, else the one that is open or has the focus. */
  const targets = (): string[] =>
    chosen.length > 0 ? chosen.map(({ id }) => id) : [current() ?? []].flat();
  const onOne = (act: (id: string) => unknown) => (): boolean => {
    const id = current();
    return id !== undefined && act(id) !== false;
  };
  const decides = { group: 'Decide', isOffered: () => targets().length > 0 };
  const selects = { group: 'Select', isOffered: () => current() !== undefined };
  const close = useRowKeys(
    {
      root,
      ids: screen.rows.map(({ id }) => id),
      openId: record.id,
      show: record.show,
      hide: record.hide,
      last: screen.lastRow,
    },
    [
      ...DECISIONS.flatMap(({ key, label, name, decision }) => [
        { key, label, ...decides, run: () => screen.decide(targets(), decision, true) },
        {
          key: `Shift+${key.toUpperCase()}`,
          label: `${label}, with a reason and an e-mail`,
          ...decides,
          run: () => screen.writeTo(targets(), name),
        },
      ]),
      {
        key: SENDING.key,
        label: 'Send an approved one to PartnerStack',
        group: 'Decide',
        isOffered: false,
        run: onOne(screen.send),
      },
      {
        key: 'u',
        label: 'Undo the last decision',
        group: 'Decide',
        isOffered: decisions.outcomes.undoable !== null,
        run: () => screen.undoLast(true),
      },
      {
        key: 'x',
        label: 'Select',
        ...selects,
        run: onOne((id) => screen.select(id, !screen.selected.has(id), false)),
      },
      {
        key: 'Shift+X',
        label: 'Select up to here',
        ...selects,
        run: onOne((id) => screen.select(id, !screen.selected.has(id), true)),
      },
      {
        key: 'Escape',
        label: 'Select none',
        group: 'Select',
        isOffered: chosen.length > 0,
        run: () => {
          screen.selectAll(false);
          return chosen.length > 0;
        },
      },
    ],
  );

  const stateOf = (row: Application): ActionState => ({
    undoable: screen.undoableIds.has(row.id),
    canSend: screen.canSend(row),
    canReopen: screen.canReopen(row),
    isSendingNow: decisions.sendingNow.has(row.id),
  });

  return (
    <div className={layout.root} ref={root} onFocus={screen.noteFocus}>
      <ListScreen
        title="Affiliate applications"
        noun={{ one: 'application', many: 'applications' }}
        path={path}
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
        emptyNext={{
          text: 'Applications arrive from the form on the affiliate page.',
          href: paths.affiliates,
          label: 'See the affiliate page',
        }}
        tools={
          <>
            <ListFilter
              label="Status of the applications"
              path={path}
              list={list}
              filters={filtersWith(list.data?.meta)}
            />
            <ChipLinks path={path} list={list} />
            <BulkBar
              selected={chosen.length}
              selectable={pending.length}
              onSelectAll={screen.selectAll}
              onDecide={(decision) =>
                screen.decide(
                  chosen.map(({ id }) => id),
                  decision,
                  false,
                )
              }
              onWrite={() =>
                screen.writeTo(
                  chosen.map(({ id }) => id),
                  'approve-and-send',
                )
              }
            />
          </>
        }
        more={
          <>
            <Button size="small" variant="quiet" className={layout.more} href={TEMPLATES_PATH}>
              Texts of the e-mails
            </Button>
            <Button
              size="small"
              variant="quiet"
              className={layout.shortcuts}
              aria-haspopup="dialog"
              data-keys=""
            >
              Keyboard shortcuts
            </Button>
          </>
        }
        pane={
          record.id === null ? null : (
            <ApplicationPane
              key={`${record.id} ${shown?.updated_at ?? ''} ${shown?.failed_at ?? ''}`}
              id={record.id}
              openedAt={opened?.at ?? null}
              row={shown}
              start={startOf(open, record.id, shown)}
              failed={(open?.id === record.id ? open.problem : null) ?? applicationTexts.oneFailed}
              actionsOf={(row) => actionsOf(row, stateOf(row), actions)}
              closeHref={hrefOf(null)}
              time={time}
              onClose={close}
            />
          )
        }
        rows={screen.rows
          .filter(({ id }) => inList(id))
          .map((row) => (
            <ApplicationRow
              key={row.id}
              row={row}
              time={time}
              open={screen.open.has(row.id)}
              shown={row.id === record.id}
              selected={chosen.includes(row)}
              {...stateOf(row)}
              left={list.live.left.get(row.id)}
              columns={COLUMNS.length}
              actions={actions}
            />
          ))}
      >
        <ExportButtons api={applicationsApi} list={list} />
      </ListScreen>
      <DecisionToasts
        decisions={decisions}
        notice={draftProblem || screen.notice}
        onNoticeShown={screen.clearNotice}
        onUndo={() => screen.undoLast(false)}
        onGone={screen.returnToRow}
      />
      <MailDialog
        id={`${ids}mail`}
        dialogRef={mailDialog}
        draft={draft}
        onDecide={(targets, decision) =>
          screen.decide(
            targets.map(({ id }) => id),
            decision,
            true,
          )
        }
        onClose={() => {
          closeMail();
          screen.returnToRow();
        }}
      />
    </div>
  );
}

/** What the page came with of the application that is open; undefined once it has changed. */
function startOf(
  open: OpenedRecord<ApplicationResponse> | null,
  id: string,
  row: Application | undefined,
) {
  if (open?.id !== id) return undefined;
  const isCurrent =
    !row ||
    (row.updated_at === open.details?.application.updated_at &&
      row.failed_at === open.details.application.failed_at);
  return isCurrent ? open.details : undefined;
}

const shownCounts = (counts: ApplicationCounts) =>
  [
    ['Pending', counts.pending],
    ...(counts.sending > 0 ? ([['Sending', counts.sending]] as const) : []),
    ['Approved', counts.approved],
    ['Rejected', counts.rejected],
    ['Total', counts.total],
  ] as const;
