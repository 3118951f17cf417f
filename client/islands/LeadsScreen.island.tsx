import { useState } from 'react';

import {
  boundText,
  leadsCountText,
  shownTime,
  texts,
  type LeadDetails,
  type LeadRow,
  type ListResponse,
  type DisplayTime,
} from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { staffGet } from '../staff/shell/api.ts';
import { LeadDialog } from '../staff/leads/LeadDetailsDialog.tsx';
import { addressOf } from '../staff/list/list-address.ts';
import * as styles from '../staff/list/ListScreen.css.ts';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { mailTo } from '../staff/shell/mail-to.ts';
import { isPlainClick } from '../staff/shell/plain-click.ts';
import { useOpenLead } from '../staff/leads/use-open-lead.ts';
import { useStaffList } from '../staff/list/use-staff-list.ts';

type LeadsScreenProps = {
  answer: ListResponse<LeadRow> | null;
  problem: string | null;
  search: string;
  sort: string;
  cursor: string | null;
  /** The lead whose details are open, as far as the Worker found it. */
  open: { id: string; details: LeadDetails | null; problem: string | null } | null;
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

/** Has the browser save a file without leaving the page, even if the Worker answers with an error. */
function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/**
 * The leads (ADL-01 to ADL-15): searched as staff type, sorted, paged, opened, exported.
 *
 * Why is this an island? Searching, refreshing and a session that ends must not cost staff the
 * place they are at; without JavaScript its forms and links do the same by loading the page.
 */
export function LeadsScreen({
  answer,
  problem,
  search,
  sort,
  cursor,
  open,
  time,
}: LeadsScreenProps) {
  const list = useStaffList<ListResponse<LeadRow>>({
    api: '/api/admin/leads',
    page: paths.adminLeads,
    start: answer,
    startProblem: problem,
    startSearch: search,
    startSort: sort,
    startCursor: cursor,
    failed: texts.leadsFailed,
  });
  const lead = useOpenLead(paths.adminLeads, open ?? { id: null, details: null, problem: null });
  const [isExporting, setIsExporting] = useState(false);

  const meta = list.answer?.meta;
  const hrefOf = (id: string | null) => addressOf(paths.adminLeads, { ...list.view, open: id });

  /** Asks for the session first: a download cannot show the sign-in. */
  const exportLeads = async () => {
    setIsExporting(true);
    const alive = new AbortController();
    const read = await staffGet('/api/admin/leads?limit=1', texts.leadsFailed, alive.signal);
    setIsExporting(false);
    if (!read.ok) return list.refresh();
    const wanted = list.wanted();
    const query = new URLSearchParams({ search: wanted.search, sort: wanted.sort });
    download(`/api/admin/leads.csv?${query.toString()}`);
  };

  return (
    <>
      <ListScreen
        title="Leads"
        page={paths.adminLeads}
        list={list}
        searchLabel="Search leads"
        placeholder="Search by name, email, or source..."
        counts={meta ? leadsCountText(meta) : null}
        note={meta ? boundText(meta, list.view) : null}
        columns={COLUMNS}
        sorts={SORTS}
        empty={{ always: texts.noLeads, searched: texts.noLeadsMatch }}
        timeZone={time.timeZone}
        exit={{ label: 'Logout', next: paths.adminLeads }}
        rows={list.answer?.data.map((row) => (
          <tr key={row.id}>
            <th className={styles.name} scope="row">
              <a
                className={styles.clamped}
                href={hrefOf(row.id)}
                title={row.name}
                dir="auto"
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  lead.show(row.id);
                }}
              >
                {row.name}
              </a>
            </th>
            <td className={styles.email}>
              <a className={styles.clamped} href={mailTo(row.email)} title={row.email}>
                {row.email}
              </a>
            </td>
            <td className={styles.cell} data-label="Source">
              {row.source}
            </td>
            <td className={styles.wholeLine} data-label="Partner key">
              {row.partner_key}
            </td>
            <td className={styles.timeBeside}>
              {/* Two builds of Unicode's data may put another blank before AM; the Worker's stays. */}
              <time dateTime={row.created_at ?? undefined} suppressHydrationWarning>
                {shownTime(row.created_at, time)}
              </time>
            </td>
          </tr>
        ))}
      >
        <form
          action="/api/admin/leads.csv"
          onSubmit={(event) => {
            event.preventDefault();
            void exportLeads();
          }}
        >
          <input type="hidden" name="search" value={list.search} />
          <input type="hidden" name="sort" value={list.view.sort} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className={styles.press}
            busy={isExporting}
          >
            Export CSV
          </Button>
        </form>
      </ListScreen>
      <LeadDialog
        id="lead-details"
        lead={lead}
        row={list.answer?.data.find(({ id }) => id === lead.id)}
        isOpenAtFirst={open !== null}
        closeHref={hrefOf(null)}
        time={time}
      />
    </>
  );
}
