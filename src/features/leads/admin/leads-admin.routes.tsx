import { Hono } from 'hono';

import { LeadsScreen } from '../../../../client/islands/LeadsScreen.island.tsx';
import type { AppEnv } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import { csvExport } from '../../../staff-list/csv-route.ts';
import { takeFlash } from '../../staff/flash.ts';
import { workForm } from '../../staff/work-form.ts';
import { readerOf, staffIn, workRoutes } from '../../staff/work-routes.ts';
import { openRecord, staffList } from '../../staff/staff-list.tsx';
import { timeStyle } from '../../staff/time-style.ts';
import {
  LEAD_CHIPS,
  LEAD_FILTERS,
  LEAD_SORTS,
  leadPath,
  leadsApi,
  leadTexts,
} from './leads-admin.contract.ts';
import { readLead, readLeads } from './leads-admin.ts';
import { leadBatches } from './leads-admin.queries.ts';
import { ALL_LEAD_COLUMNS, LEAD_COLUMNS } from './leads-csv.ts';
import { LEADS_WORK } from './lead-work.ts';

/** The leads, for staff. */
export const leadsAdmin = new Hono<AppEnv>();

const OPTIONS = {
  isSearched: true,
  sorts: LEAD_SORTS,
  filters: LEAD_FILTERS,
  chips: LEAD_CHIPS,
};

leadsAdmin.route(
  '/',
  csvExport({
    ...OPTIONS,
    path: leadsApi.csv.path,
    name: 'leads',
    action: 'leads_exported',
    failed: leadTexts.failed,
    columns: LEAD_COLUMNS,
    allColumns: ALL_LEAD_COLUMNS,
    read: (c, query, size) => leadBatches(c.get('services').db, query, readerOf(c), size),
    timeZone: (c) => timeStyle(c).timeZone,
  }),
);

leadsAdmin.route('/', workRoutes(LEADS_WORK));
leadsAdmin.route('/', workForm(leadPath(':id'), sections.leads.path, LEADS_WORK));

leadsAdmin.route(
  '/',
  staffList({
    ...OPTIONS,
    hasViews: true,
    section: sections.leads,
    api: leadsApi.list,
    failed: leadTexts.failed,
    read: (c, query) => readLeads(c.get('services'), query, readerOf(c)),
    screen: async (props, c) => (
      <Island
        name="LeadsScreen"
        component={LeadsScreen}
        when="load"
        props={{
          ...props,
          open: await openRecord(
            props.state.open,
            (id) => readLead(c.get('services'), id),
            leadTexts,
          ),
          ...(await staffIn(c)),
          flash: takeFlash(c),
        }}
      />
    ),
  }),
);
