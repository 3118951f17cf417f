import { useRef, useState } from 'react';

import {
  LEAD_FILTERS,
  leadsApi,
  leadTexts,
  type LeadRow,
  type LeadsResponse,
  type LeadValues,
} from '../../src/features/leads/admin/leads-admin.contract.ts';
import type { Flash } from '../../src/features/staff/staff.contract.ts';
import { addressOf } from '../../src/shared/api.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { sections } from '../../src/shared/staff-sections.ts';
import {
  countText,
  listHref,
  showingText,
  type ListState,
} from '../../src/staff-list/list.contract.ts';
import { callAsStaff } from '../api/call-as-staff.ts';
import {
  LEAD_FILTER_WORDS,
  LEAD_STATUS_KEYS,
  LEAD_STATUS_WORDS,
} from '../staff/leads/lead-words.ts';
import { LeadPane, type StartLead } from '../staff/leads/LeadPane.tsx';
import { ChipLinks } from '../staff/list/ChipLinks.tsx';
import { ListFilter } from '../staff/list/ListFilter.tsx';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useList } from '../staff/list/use-list.ts';
import { useRowKeys } from '../staff/list/use-row-keys.ts';
import { mailTo } from '../staff/shell/mail-to.ts';
import { isPlainClick } from '../staff/shell/plain-click.ts';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { StaffButton } from '../staff/ui/StaffButton.tsx';
import { StatusDot } from '../staff/ui/StatusDot.tsx';
import { Cell, CellLink } from '../staff/ui/Table.tsx';
import { useOpenRecord } from '../staff/work/use-open-record.ts';
import { useWork } from '../staff/work/use-work.ts';
import * as styles from '../staff/work/Work.css.ts';
import { BulkTools, WorkToast } from '../staff/work/WorkTools.tsx';

type LeadsScreenProps = {
  response: LeadsResponse | null;
  state: ListState;
  /** The lead that is open next to the list. */
  open: StartLead | null;
  /** The reader's own name, and those that leads can be given to. */
  me: string;
  names: string[];
  /** The outcome of a plain form. */
  flash: Flash | null;
  time: DisplayTime;
};

const SORTS = {
  Name: ['name', '-name'],
  Email: ['email', '-email'],
  Source: ['source', '-source'],
  'Partner Key': ['partner_key', '-partner_key'],
  'Created At': ['newest', 'oldest'],
} as const;
const COLUMNS = Object.keys(SORTS);

const CALLS = {
  change: (id: string, body: LeadValues & { note?: string; version?: number }) =>
    callAsStaff(leadsApi.change, { params: { id }, body }),
  changeAll: (body: { records: { id: string; version: number }[]; set: LeadValues }) =>
    callAsStaff(leadsApi.changeAll, { body }),
  undo: (change: string) => callAsStaff(leadsApi.undo, { params: { change } }),
};

/** Has the browser save a file without leaving the page, even if the Worker answers with an error. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** What is to be known of a lead at a glance, after its name. */
const tagOf = ({ owner, next_at: next, visit_count: visits }: LeadRow): string =>
  [owner, next && `next ${next}`, visits > 0 && `came back ${visits}×`].filter(Boolean).join(' · ');

/**
 * The leads (ADL-01 to ADL-15, FUP-01): searched as staff type, filtered, sorted, paged, worked in a
 * pane that follows the list, exported.
 *
 * Why is this an island? Searching, working and a session that ends keep staff where they are; without
 * JavaScript its forms and links do the same by loading the page.
 */
export function LeadsScreen({ response, state, open, me, names, flash, time }: LeadsScreenProps) {
  const { path } = sections.leads;
  const list = useList(leadsApi.list, { path, start: response, state, failed: leadTexts.failed });
  const lead = useOpenRecord(path, open?.id ?? null);
  const work = useWork(list, CALLS, leadTexts.changeFailed);
  const [isExporting, setIsExporting] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const meta = list.data?.meta;
  const hrefOf = (id: string | null) => listHref(path, { ...list.view, open: id });
  const shown = work.rows.find(({ id }) => id === lead.id);

  const keys = useRowKeys(
    { root, ids: work.rows.map(({ id }) => id), openId: lead.id, show: lead.show, hide: lead.hide },
    (id) => {
      /** What a key changes: the selected leads, else the one that is open or has the focus. */
      const targets =
        work.chosen.length > 0 ? work.chosen : work.rows.filter((row) => row.id === id);
      const change = (set: LeadValues, what: string) => {
        void work.changeAll(targets, set, what);
        return targets.length > 0;
      };
      return {
        ...Object.fromEntries(
          Object.entries(LEAD_STATUS_KEYS).map(([key, status]) => [
            key,
            () => change({ status }, LEAD_STATUS_WORDS[status].toLowerCase()),
          ]),
        ),
        m: () => change({ owner: me }, `assigned to ${me}`),
        u: () => {
          void work.undo();
          return work.outcome.undo !== null;
        },
        x: () => {
          if (id !== undefined) work.select(id, !work.selected.has(id));
          return id !== undefined;
        },
      };
    },
  );

  /** Checks the session first: a download cannot show the sign-in. */
  const exportLeads = async (columns?: 'all') => {
    setIsExporting(true);
    const checked = await callAsStaff(leadsApi.list, { query: { limit: '1' } });
    setIsExporting(false);
    if (!checked.ok) return list.refresh();
    const { search, sort, status, chips } = list.wanted();
    const filter = LEAD_FILTERS.find((each) => each === status);
    download(
      addressOf(leadsApi.csv, {
        query: { search, sort, ...(filter ? { status: filter } : {}), ...chips, columns },
      }),
    );
  };

  const details = work.details?.id === lead.id ? work.details : undefined;
  const started = open && open.id === lead.id ? open : undefined;
  const isStartCurrent = !shown || started?.details?.version === shown.version;
  return (
    <div className={styles.root} ref={root}>
      <ListScreen
        title="Leads"
        path={path}
        list={list}
        searchBox={{ label: 'Search leads', placeholder: 'Search by name, email, or source...' }}
        counts={meta ? showingText(meta, 'leads') : null}
        columns={COLUMNS}
        sorts={SORTS}
        empty={list.view.search ? leadTexts.noneMatch : leadTexts.none}
        flash={list.data === response ? flash : null}
        timeZone={time.timeZone}
        exit={{ label: 'Logout', next: path }}
        tools={
          <>
            <ListFilter
              label="Leads by status"
              path={path}
              list={list}
              filters={(['', ...LEAD_FILTERS] as const).map((value) => ({
                value,
                label: value === '' ? 'All' : LEAD_FILTER_WORDS[value],
                ...(value !== '' && meta ? { count: countText(meta.counts[value]) } : {}),
              }))}
            />
            <ChipLinks path={path} list={list} />
            <BulkTools
              selected={work.chosen.length}
              total={work.rows.length}
              statuses={LEAD_STATUS_WORDS}
              names={names}
              onSelectAll={work.selectAll}
              onStatus={(status) =>
                void work.changeAll(
                  work.chosen,
                  { status },
                  LEAD_STATUS_WORDS[status].toLowerCase(),
                )
              }
              onOwner={(owner) =>
                void work.changeAll(work.chosen, { owner }, `assigned to ${owner}`)
              }
            />
          </>
        }
        pane={
          lead.id === null ? null : (
            <LeadPane
              key={lead.id}
              id={lead.id}
              row={shown}
              details={details ?? (isStartCurrent ? started?.details : undefined)}
              problem={started?.problem ?? null}
              names={names}
              closeHref={hrefOf(null)}
              href={hrefOf(lead.id)}
              time={time}
              onSave={work.save}
              onClose={keys.close}
            />
          )
        }
        rows={work.rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-open={row.id === lead.id || undefined}
            data-selected={work.selected.has(row.id) || undefined}
          >
            <Cell kind="name" rowName={row.name}>
              <span className={styles.who}>
                <label className={styles.checkPlace}>
                  <input
                    className={styles.check}
                    type="checkbox"
                    aria-label={`Select ${row.name}`}
                    checked={work.selected.has(row.id)}
                    onChange={({ currentTarget }) => work.select(row.id, currentTarget.checked)}
                  />
                </label>
                <CellLink
                  href={hrefOf(row.id)}
                  opener={row.id}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    lead.show(row.id);
                  }}
                >
                  {row.name}
                </CellLink>
                <span className={styles.tag}>
                  <StatusDot tone={row.status}>{LEAD_STATUS_WORDS[row.status]}</StatusDot>
                  {tagOf(row)}
                </span>
              </span>
            </Cell>
            <Cell kind="email">
              <CellLink href={mailTo(row.email)}>{row.email}</CellLink>
            </Cell>
            <Cell kind="word" label="Source">
              {row.source}
            </Cell>
            <Cell kind="line" label="Partner key">
              {row.partner_key}
            </Cell>
            <Cell kind="time">
              <ShownTime isRequired at={row.created_at} time={time} />
            </Cell>
          </tr>
        ))}
      >
        <form
          action={leadsApi.csv.path}
          onSubmit={(event) => {
            event.preventDefault();
            void exportLeads();
          }}
        >
          <input type="hidden" name="search" value={list.view.search} />
          <input type="hidden" name="sort" value={list.view.sort} />
          <StaffButton type="submit" busy={isExporting}>
            Export CSV
          </StaffButton>
        </form>
        <form
          action={leadsApi.csv.path}
          onSubmit={(event) => {
            event.preventDefault();
            void exportLeads('all');
          }}
        >
          <input type="hidden" name="search" value={list.view.search} />
          <input type="hidden" name="sort" value={list.view.sort} />
          <input type="hidden" name="columns" value="all" />
          <StaffButton type="submit" busy={isExporting}>
            Export all columns
          </StaffButton>
        </form>
      </ListScreen>
      <WorkToast outcome={work.outcome} onUndo={() => void work.undo()} onDismiss={work.dismiss} />
    </div>
  );
}
