import { useState } from 'react';

import {
  leadsApi,
  leadTexts,
  type LeadRow,
} from '../../src/features/leads/admin/leads-admin.contract.ts';
import { addressOf } from '../../src/shared/api.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { sections } from '../../src/shared/staff-sections.ts';
import {
  listHref,
  showingText,
  type ListResponse,
  type ListState,
} from '../../src/staff-list/list.contract.ts';
import { callAsStaff } from '../api/call-as-staff.ts';
import { LeadDetailsDialog, type StartLead } from '../staff/leads/LeadDetailsDialog.tsx';
import { useOpenLead } from '../staff/leads/use-open-lead.ts';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useList } from '../staff/list/use-list.ts';
import { StaffButton } from '../staff/ui/StaffButton.tsx';
import { Cell, CellLink } from '../staff/ui/Table.tsx';
import { mailTo } from '../staff/shell/mail-to.ts';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { isPlainClick } from '../staff/shell/plain-click.ts';

type LeadsScreenProps = {
  response: ListResponse<LeadRow> | null;
  state: ListState;
  /** The lead whose details are open. */
  open: StartLead | null;
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
 * Why is this an island? Searching, refreshing and a session that ends keep staff where they are;
 * without JavaScript its forms and links do the same by loading the page.
 */
export function LeadsScreen({ response, state, open, time }: LeadsScreenProps) {
  const list = useList(leadsApi.list, {
    path: sections.leads.path,
    start: response,
    state,
    failed: leadTexts.failed,
  });
  const lead = useOpenLead(sections.leads.path, open?.id ?? null);
  const [isExporting, setIsExporting] = useState(false);

  const meta = list.data?.meta;
  const hrefOf = (id: string | null) => listHref(sections.leads.path, { ...list.view, open: id });

  /** Checks the session first: a download cannot show the sign-in. */
  const exportLeads = async () => {
    setIsExporting(true);
    const checked = await callAsStaff(leadsApi.list, { query: { limit: '1' } });
    setIsExporting(false);
    if (!checked.ok) return list.refresh();
    const { search, sort } = list.wanted();
    download(addressOf(leadsApi.csv, { query: { search, sort } }));
  };

  return (
    <>
      <ListScreen
        title="Leads"
        path={sections.leads.path}
        list={list}
        searchBox={{ label: 'Search leads', placeholder: 'Search by name, email, or source...' }}
        counts={meta ? showingText(meta, 'leads') : null}
        columns={COLUMNS}
        sorts={SORTS}
        empty={list.view.search ? leadTexts.noneMatch : leadTexts.none}
        timeZone={time.timeZone}
        exit={{ label: 'Logout', next: sections.leads.path }}
        rows={list.data?.data.map((row) => (
          <tr key={row.id}>
            <Cell kind="name">
              <CellLink
                href={hrefOf(row.id)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  lead.show(row.id);
                }}
              >
                {row.name}
              </CellLink>
            </Cell>
            <Cell kind="email">
              <CellLink href={mailTo(row.email)}>{row.email}</CellLink>
            </Cell>
            <Cell kind="text" label="Source">
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
      </ListScreen>
      <LeadDetailsDialog
        id="lead-details"
        lead={lead}
        row={list.data?.data.find(({ id }) => id === lead.id)}
        start={open}
        closeHref={hrefOf(null)}
        time={time}
      />
    </>
  );
}
