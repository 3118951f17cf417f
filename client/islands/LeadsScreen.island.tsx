import { useRef, useState } from 'react';

import {
  LEAD_FILTERS,
  leadsApi,
  leadTexts,
  type LeadDetails,
  type LeadRow,
  type LeadStatus,
  type LeadsResponse,
  type LeadValues,
} from '../../src/features/leads/admin/leads-admin.contract.ts';
import type { WorkedListProps } from '../../src/features/staff/staff.contract.ts';
import { addressOf } from '../../src/shared/api.ts';
import { paths } from '../../src/shared/paths.ts';
import { sections } from '../../src/shared/staff-sections.ts';
import { countText, showingText } from '../../src/staff-list/list-texts.contract.ts';
import { callAsStaff } from '../api/call-as-staff.ts';
import {
  LEAD_FILTER_WORDS,
  LEAD_STATUS_KEYS,
  LEAD_STATUS_WORDS,
} from '../staff/leads/lead-words.ts';
import { LeadPane } from '../staff/leads/LeadPane.tsx';
import { ChipLinks } from '../staff/list/ChipLinks.tsx';
import { ExportForms } from '../staff/list/ExportForms.tsx';
import { ListFilter } from '../staff/list/ListFilter.tsx';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useList } from '../staff/list/use-list.ts';
import { mailTo } from '../staff/shell/mail-to.ts';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { StatusDot } from '../staff/ui/StatusDot.tsx';
import { Cell, CellLink } from '../staff/ui/Table.tsx';
import { RecordChange } from '../staff/work/RecordChange.tsx';
import { useWorkList } from '../staff/work/use-work-list.ts';
import * as styles from '../staff/work/Work.css.ts';
import { RowActions } from '../staff/work/RowActions.tsx';
import { WorkName } from '../staff/work/WorkName.tsx';
import { BulkTools, WorkToast } from '../staff/work/WorkTools.tsx';

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

/** What mostly comes after a status. */
const NEXT: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'spam'],
  contacted: ['qualified', 'lost'],
  qualified: ['won', 'lost'],
  won: [],
  lost: [],
  spam: ['new'],
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
 * Why is this an island? Searching, working and a session that ends keep staff where they are.
 */
export function LeadsScreen({
  response,
  state,
  open,
  me,
  names,
  time,
}: WorkedListProps<LeadsResponse, LeadDetails>) {
  const { path } = sections.leads;
  const list = useList(leadsApi.list, {
    path,
    start: response,
    state,
    failed: leadTexts.failed,
    follows: 'leads',
  });
  const root = useRef<HTMLDivElement>(null);
  const screen = useWorkList(list, {
    root,
    path,
    open,
    calls: CALLS,
    failed: leadTexts.changeFailed,
    words: LEAD_STATUS_WORDS,
    statusKeys: LEAD_STATUS_KEYS,
    me,
  });
  const { work, record } = screen;
  const [isExporting, setIsExporting] = useState(false);
  const meta = list.data?.meta;

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

  return (
    <div className={styles.root} ref={root}>
      <ListScreen
        title="Leads"
        noun={{ one: 'lead', many: 'leads' }}
        path={path}
        list={list}
        searchBox={{ label: 'Search leads', placeholder: 'Search by name, email, or source...' }}
        counts={meta ? showingText(meta, 'leads') : null}
        columns={COLUMNS}
        sorts={SORTS}
        empty={list.view.search ? leadTexts.noneMatch : leadTexts.none}
        emptyNext={{
          text: 'A lead arrives with each name and e-mail address that a visitor leaves.',
          href: paths.getStarted,
          label: 'See the form that visitors see',
        }}
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
                ...(value === '' ? {} : { sort: value === 'due' ? 'next_step' : '-activity' }),
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
              onStatus={(status) => void screen.setStatus(work.chosen, status)}
              onOwner={(owner) => void screen.assign(work.chosen, owner)}
            />
          </>
        }
        pane={
          record.id === null ? null : (
            <LeadPane
              key={record.id}
              id={record.id}
              row={screen.row}
              details={screen.details}
              problem={open && open.id === record.id ? open.problem : null}
              names={names}
              closeHref={screen.hrefOf(null)}
              time={time}
              onSave={work.save}
              onClose={screen.close}
              change={<RecordChange text={screen.changeText} onShow={screen.showChange} />}
            />
          )
        }
        rows={work.rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-open={row.id === record.id || undefined}
            data-selected={work.selected.has(row.id) || undefined}
            data-left={screen.leftOf(row.id)}
          >
            <WorkName row={row} selects={`Select ${row.name}`} screen={screen}>
              <StatusDot tone={row.status}>{LEAD_STATUS_WORDS[row.status]}</StatusDot>
              {tagOf(row)}
            </WorkName>
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
              <RowActions name={row.name} actions={screen.rowActions(row, NEXT[row.status])} />
            </Cell>
          </tr>
        ))}
      >
        <ExportForms
          path={leadsApi.csv.path}
          view={list.view}
          busy={isExporting}
          onExport={(columns) => void exportLeads(columns)}
        />
      </ListScreen>
      <WorkToast outcome={work.outcome} onUndo={() => void work.undo()} onDismiss={work.dismiss} />
    </div>
  );
}
